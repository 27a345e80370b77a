import { hashSources } from '../host/build';
import { readStamp } from '../host/buildNotes';
import { secretsIn } from './supply/shipped';

/** What is wrong with the built site as it would be released, one line each. */
const check = async (): Promise<string[]> => {
  const faults = secretsIn('dist');
  const isMarked = (await readStamp('dist')) === (await hashSources(process.env));
  if (!isMarked)
    faults.push('dist is not what `npm run build` makes of these sources: a start would build it once more.');
  return faults;
};

void check().then((faults) => {
  for (const line of faults) console.error(line);
  process.exitCode = faults.length > 0 ? 1 : 0;
});
