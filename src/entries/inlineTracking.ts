import { startEarly } from '@/app/boot/startEarly';
import { readEnv } from '@/config/env';
import { searchEarly } from '@/features/tracking/early/searchEarly';

searchEarly(readEnv(location.origin), startEarly());
