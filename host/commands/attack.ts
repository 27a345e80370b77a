import { attackAccounts } from '../attack/accounts';
import { attackChannels } from '../attack/channels';
import { attackConversations } from '../attack/conversations';
import { attackWithFloods } from '../attack/floods';
import { runFlood } from '../attack/flood/command';
import { attackFunctions } from '../attack/functions';
import { runFuzz } from '../attack/fuzz/command';
import { attackLanguage } from '../attack/language';
import { attackTables } from '../attack/tables';
import type { Attempt, Target } from '../attack/target';
import { attackTokens } from '../attack/tokens';

const USAGE = `Usage: npm run host -- attack URL PUBLIC_KEY [TRACKING_ID] [--chat LINK]
       npm run host -- attack --flood [PATTERN …] [--minutes N] [--database URL]
       npm run host -- attack --fuzz [--seed N] [--count N] [--database URL]`;

const parts: Record<string, (target: Target) => Promise<Attempt[]>> = {
  Tables: attackTables,
  Language: attackLanguage,
  Functions: attackFunctions,
  Tokens: attackTokens,
  Accounts: attackAccounts,
  Channels: attackChannels,
  Conversations: attackConversations,
  'Floods and files': attackWithFloods, // last: it uses up the limits
};

const line = ({ name, answer, isHole }: Attempt) => `  ${isHole ? 'HOLE' : 'ok  '}  ${name}  →  ${answer}`;

/** Tries what anyone with the public key could try, prints the results, and fails if anything got through. */
const main = async (): Promise<void> => {
  const args = process.argv.slice(2);
  for (const [option, run] of Object.entries({ '--flood': runFlood, '--fuzz': runFuzz })) {
    if (args.includes(option)) process.exit((await run(args.filter((arg) => arg !== option))) ? 0 : 1);
  }
  const chat = args.indexOf('--chat');
  const [, chatLink] = chat < 0 ? [] : args.splice(chat, 2);
  const [url, key, knownId] = args;
  if (!url || !key || !URL.canParse(url) || (chat >= 0 && !chatLink)) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const target: Target = { url: url.replace(/\/+$/, ''), key, knownId, chatLink };
  const all: Attempt[] = [];
  for (const [name, attack] of Object.entries(parts)) {
    const attempts = await attack(target);
    all.push(...attempts);
    console.log(
      `\n${name}\n${attempts.map(line).join('\n') || '  not tried: no link was given (--chat LINK)'}`,
    );
  }
  const holes = all.filter(({ isHole }) => isHole);
  console.log(`\n${all.length} attempts, ${holes.length} ${holes.length === 1 ? 'hole' : 'holes'}`);
  process.exit(holes.length > 0 ? 1 : 0);
};

main().catch((error: Error) => {
  console.error(`The attack could not be carried out: ${error.message}`);
  process.exit(2);
});
