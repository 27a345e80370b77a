import { dispatch } from '../scripts/dispatch';
import { toolCommands } from './commands';

void dispatch('npm run tool', toolCommands);
