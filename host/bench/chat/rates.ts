import { type Caller, someClient } from '../../../supabase/tests/support/api';
import { asVisitor } from '../../../supabase/tests/support/chat';
import { atRate } from '../pace';
import { count, type Line, line, time } from '../../../bench/statistics';
import type { Stage } from './stage';

const TRACK = '/rest/v1/rpc/track_consignment';

const track = (anon: Caller, id: string, client = someClient()) =>
  anon('POST', TRACK, { body: { tracking_id: id }, headers: { 'x-forwarded-for': client } });

/** L3: many visitors look up consignments. L6: one of them floods the look-up, and the others continue. */
export const measureRates = async ({ host, anon, isFull }: Stage): Promise<Line[]> => {
  const rows = await host.sql<{ trackingId: string }>('select "trackingId" from public.consignment limit 50');
  const ids = rows.map(({ trackingId }) => trackingId);
  const anyId = (turn: number): string => ids[turn % ids.length] ?? '';
  const lookUps: number[] = [];
  let turns = 0;
  let unanswered = 0;
  await atRate(100, 5, () => track(anon, anyId(turns++))); // warms the engine up
  await atRate(300, isFull ? 60 : 10, async (dueAt) => {
    await track(anon, anyId(turns++)).catch(() => unanswered++);
    lookUps.push(performance.now() - dueAt);
  });

  await host.sql(`update private.limits set per_client = 30, overall = 1200 where action = 'track'`);
  await host.sql(`delete from private.hits where action = 'track'`);
  const flooder = someClient();
  const statuses = new Map<number, number>();
  const otherTimes: number[] = [];
  const visitor = asVisitor(anon);
  await visitor.start();
  const seconds = isFull ? 60 : 15;
  let failed = 0;
  await Promise.all([
    atRate(500, seconds, async () => {
      // No response at all counts as status 0.
      const { status } = await track(anon, anyId(0), flooder).catch(() => ({ status: 0 }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }),
    atRate(20, seconds, async () => {
      otherTimes.push(await time(() => visitor.read(1).catch(() => failed++)));
    }),
  ]);
  const [hits] = await host.sql<{ rows: number }>(
    `with asked as materialized (select set_config('request.headers', $1, true))
     select count(*)::int as rows from private.hits
     where action = 'track' and client = (select (private.client_keys())[1] from asked)`,
    [JSON.stringify({ 'x-real-ip': flooder })],
  );
  const unexpected = [...statuses].filter(([status]) => status !== 200 && status !== 429);
  return [
    line(`L3 a look-up among 300 in a second`, lookUps, { limit: 50 }),
    count('L3 of these look-ups were not answered', unanswered, 0),
    line(`L6 a call beside 500 in a second of one client`, otherTimes, { limit: 300 }),
    count('L6 of the calls beside failed', failed, 0),
    { what: 'L6 of the flood answered 429', p50: String(statuses.get(429) ?? 0) },
    count(
      'L6 of the flood answered neither 200 nor 429',
      unexpected.reduce((sum, [, times]) => sum + times, 0),
      0,
    ),
    count('L6 rows that the flood left in the limits', hits?.rows ?? NaN, 2),
  ];
};
