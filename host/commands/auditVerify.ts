import { runAuditCommand } from '../audit/command';

runAuditCommand(process.argv.slice(2), process.env).then(console.log, (error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
