import { runMailCheck } from '../mailCheck/command';

runMailCheck(process.argv.slice(2), process.env).then(
  ({ said, isGood }) => {
    console.log(said);
    process.exitCode = isGood ? 0 : 1;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
