/** Claims the folder of its argument, prints 'held', and holds it until stdin ends; prints the reason if it is refused. */
import { lockDataFolder } from '../dataFolder';

lockDataFolder(process.argv[2] ?? '').then(
  (release) => {
    console.log('held');
    process.stdin.on('end', () => void release().then(() => process.exit())).resume();
  },
  (error: Error) => {
    console.log(`${error.name}: ${error.message}`);
  },
);
