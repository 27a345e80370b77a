/**
 * How long the server takes to respond to each entry of the list of bad inputs (S3): the slowest, compared with the limit
 * of half a second and with a valid call. Runs on the embedded database, or on a new one of TEST_DATABASE_URL.
 */
import { everyRole, manyClients } from '../../supabase/tests/support/api';
import { badCalls } from '../../supabase/tests/support/badCalls';
import { badInputs } from '../../supabase/tests/support/badInputs';
import { WITHOUT_LIMITS } from '../../supabase/tests/support/chat';
import { startMeasuredHost } from '../../bench/measuredHost';
import { startMailServer } from '../../supabase/tests/support/mailServer';
import { below, count, type Line, line, table, time, typical } from '../../bench/statistics';

const MOST_MS = 500;
const ROUNDS = 3;
const SHOWN = 5;

const run = async (): Promise<void> => {
  const mail = await startMailServer();
  const host = await startMeasuredHost({
    env: { ...manyClients, SMTP_URL: mail.url, MAIL_FROM: 'support@carmine.test' },
  });
  await host.sql(WITHOUT_LIMITS);
  const { anon, admin } = await everyRole(host);
  const calls = badCalls(anon, admin, host.url);
  const good: number[] = [];
  const bad = new Map<string, number>();
  let broken = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const { field, name, value } of badInputs) {
      const [part = '', ...rest] = field.split('.');
      const call = calls[part];
      if (!call) continue;
      good.push(await time(() => calls.track?.('', 'CARGO001') ?? Promise.resolve()));
      const duration = await time(async () => {
        const { status } = await call(rest.join('.'), value);
        if (status >= 500) broken++;
      });
      bad.set(`${field}: ${name}`, Math.min(duration, bad.get(`${field}: ${name}`) ?? Infinity));
    }
  }
  await host.stop();
  await mail.stop();
  const slowest = [...bad].sort(([, a], [, b]) => b - a);
  const lines: Line[] = [
    line('a look-up', good),
    line(`${bad.size} bad inputs`, [...bad.values()], { base: typical(good) }),
    ...slowest
      .slice(0, SHOWN)
      .map(([name, duration]) => ({ what: name, p50: duration.toFixed(1), limit: below(MOST_MS, duration) })),
    count('answered 5xx', broken, 0),
  ];
  console.log(table(lines));
};

void run();
