import { dispatch } from '../../scripts/dispatch';
import { hostCommands } from './commands';

void dispatch('npm run host', hostCommands);
