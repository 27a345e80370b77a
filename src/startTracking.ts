import './start';
import { readEnv } from '@/config/env';
import { searchEarly } from '@/features/tracking/early/searchEarly';

/** The inline script of the tracking page, which also sends searches before the app is there. */
searchEarly(readEnv(location.origin), window.early);
