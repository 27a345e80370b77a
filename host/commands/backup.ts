import { runBackupCommand } from '../backup/command';

runBackupCommand(process.argv.slice(2), process.env).then(
  (message) => {
    console.log(message);
    process.exitCode = 0; // a database engine that does not start sets another
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
