import { runMailCheck } from '../mailCheck/command';

runMailCheck(process.argv.slice(2), process.env).then(
  ({ text, isGood }) => {
    console.log(text);
    process.exitCode = isGood ? 0 : 1;
  },
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
