import { secretsIn } from './supply/shipped';

const found = secretsIn('dist');
for (const line of found) console.error(line);
process.exitCode = found.length > 0 ? 1 : 0;
