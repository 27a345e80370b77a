import { manyClients } from '../../../supabase/tests/support/api';
import { complaintsOf, fuzz } from '../../testing/fuzz';
import { startHost } from '../../testing/hostProcess';

const COUNT = 20_000;
const SEED = 20260101;

const numberOf = (args: string[], name: string, usual: number): number => {
  const at = args.indexOf(name);
  return at < 0 ? usual : Number(args[at + 1]);
};

/** `--fuzz [--seed N] [--count N]`: made-up requests and frames for a host that it starts itself. True if nothing broke. */
export const runFuzz = async (args: string[]): Promise<boolean> => {
  const [count, seed] = [numberOf(args, '--count', COUNT), numberOf(args, '--seed', SEED)];
  const at = args.indexOf('--database');
  if (at >= 0) process.env.TEST_DATABASE_URL = args[at + 1];
  const host = await startHost({ env: manyClients });
  try {
    const { requests, statuses, failures } = await fuzz(host, count, seed);
    const isAlive = (await host.sql('select 1').catch(() => [])).length === 1;
    const complaints = complaintsOf(host.log());
    for (const failure of failures.slice(0, 20)) console.log(`${failure}\n`);
    for (const complaint of complaints.slice(0, 40)) console.log(complaint);
    const counts = Object.entries(statuses).map(([status, times]) => `${status} × ${times}`);
    console.log(`seed ${seed}: ${requests} requests and sockets; ${counts.join(', ')}`);
    console.log(
      `${failures.length} internal errors, ${complaints.length} complaints in the log, ${isAlive ? 'alive' : 'ENDED'}`,
    );
    return failures.length === 0 && complaints.length === 0 && isAlive;
  } finally {
    await host.stop();
  }
};
