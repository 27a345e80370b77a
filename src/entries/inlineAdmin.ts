import { showFrame } from '@/app/boot/showFrame';

showFrame();
