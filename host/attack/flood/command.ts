import { isLoopback } from '../../../supabase/functions/_shared/isLoopback.ts';
import { endure } from './endure';
import { flood } from './flood';

const valueOf = (args: string[], name: string): string | undefined => {
  const at = args.indexOf(name);
  return at < 0 ? undefined : (args[at + 1] ?? '');
};

/**
 * `--flood [PATTERN …] [--minutes N] [--database URL]`: floods a host that it starts itself. Throws for any address beyond
 * this machine. True if every bound was held.
 */
export const runFlood = (args: string[]): Promise<boolean> => {
  const database = valueOf(args, '--database');
  const minutes = valueOf(args, '--minutes');
  const patternNames = args.filter(
    (arg, at) => !arg.startsWith('--') && !args[at - 1]?.match(/^--(database|minutes)$/),
  );
  const addresses = [database, ...patternNames.filter((name) => URL.canParse(name))].filter(
    (address) => address !== undefined,
  );
  if (addresses.some((address) => !URL.canParse(address) || !isLoopback(new URL(address).hostname)))
    throw new Error(
      'Only this machine may be flooded: a host that this command starts, and a database on loopback.',
    );
  if (process.platform !== 'linux') console.error('Memory and sockets are measured on Linux only.');
  if (database) process.env.TEST_DATABASE_URL = database;
  return minutes === undefined ? flood(patternNames) : endure(Number(minutes) || 60, patternNames);
};
