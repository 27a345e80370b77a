import { startEarly } from '@/app/boot/startEarly';

startEarly();
