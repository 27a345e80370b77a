import '@/app/fonts.css';
import { reportBrowserErrors } from '@/app/boot/browserErrors';
import { startBootstrap } from '@/app/boot/startBootstrap';
import { readEnv } from '@/config/env';
import { keepPage } from '@/ui/foreignFiles';

keepPage();
reportBrowserErrors(readEnv(location.origin));
startBootstrap();
