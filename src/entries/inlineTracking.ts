import { startEarly } from '@/app/boot/startEarly';
import { readEnv } from '@/config/env';
import { searchEarly } from '@/features/tracking/early/searchEarly';

startEarly();
searchEarly(readEnv(location.origin), window.early);
