import { attackAccounts } from './attack/accounts';
import { attackChannels } from './attack/channels';
import { attackWithFloods } from './attack/floods';
import { attackFunctions } from './attack/functions';
import { attackLanguage } from './attack/language';
import { attackTables } from './attack/tables';
import type { Attempt, Target } from './attack/target';
import { attackTokens } from './attack/tokens';

const parts: Record<string, (target: Target) => Promise<Attempt[]>> = {
  Tables: attackTables,
  Language: attackLanguage,
  Functions: attackFunctions,
  Tokens: attackTokens,
  Accounts: attackAccounts,
  Channels: attackChannels,
  'Floods and files': attackWithFloods, // last: it uses up the limits
};

const line = ({ name, answer, isHole }: Attempt) => `  ${isHole ? 'HOLE' : 'ok  '}  ${name}  →  ${answer}`;

/** Tries what anyone with the public key could try, prints the results, and fails if anything got through. */
const main = async (): Promise<void> => {
  const [url, key, knownId] = process.argv.slice(2);
  if (!url || !key || !URL.canParse(url)) {
    console.error('Usage: npm run attack -- URL PUBLIC_KEY [TRACKING_ID]');
    process.exitCode = 2;
    return;
  }
  const target: Target = { url: url.replace(/\/+$/, ''), key, knownId };
  const all: Attempt[] = [];
  for (const [name, attack] of Object.entries(parts)) {
    const attempts = await attack(target);
    all.push(...attempts);
    console.log(`\n${name}\n${attempts.map(line).join('\n')}`);
  }
  const holes = all.filter(({ isHole }) => isHole);
  console.log(`\n${all.length} attempts, ${holes.length} ${holes.length === 1 ? 'hole' : 'holes'}`);
  process.exit(holes.length > 0 ? 1 : 0);
};

main().catch((error: Error) => {
  console.error(`The attack could not be carried out: ${error.message}`);
  process.exit(2);
});
