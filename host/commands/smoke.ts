import { type Check, smoke } from '../smoke/smoke';

const [url, key] = process.argv.slice(2);
if (!url || !key) {
  console.error('npm run host -- smoke URL PUBLISHABLE_KEY');
  process.exit(1);
}

const show = ({ what, isGood, text }: Check): void =>
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${what}${isGood ? '' : `: ${text}`}`);

void smoke(url.replace(/\/+$/, ''), key, show).then((checks) => {
  const failed = checks.filter(({ isGood }) => !isGood).length;
  console.log(`${checks.length - failed} good, ${failed} failed`);
  process.exit(failed > 0 ? 1 : 0);
});
