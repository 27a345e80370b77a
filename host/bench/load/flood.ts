import { someClient } from '../../../supabase/tests/support/api';
import { atRate } from '../pace';
import { timeEmptyRequests } from './emptyRequests';
import { createCaller } from '../caller';
import { type Figure, figure, p95, times } from './report';
import { openChats, type Stage } from './stage';
import { chatVisitor, track } from './visitors';

const RATE = 500;
const WINDOW_SECONDS = 60;

/** The number of rows that the limits store for one client and one function. */
const countRows = async ({ host }: Stage, client: string): Promise<number> => {
  const [row] = await host.sql<{ rows: number }>(
    `with asked as materialized (select set_config('request.headers', $1, true))
     select count(*)::int as rows from private.hits
     where action = 'track' and client = (select (private.client_keys())[1] from asked)`,
    [JSON.stringify({ 'x-real-ip': client })],
  );
  return row?.rows ?? NaN;
};

/** L6: one client floods one function, and others continue. */
export const measureFlood = async (stage: Stage): Promise<Figure[]> => {
  await openChats(stage, 1000);
  const { host, ids, ledger, tokens } = stage;
  const seconds = stage.isFull ? 60 : 15;
  const client = someClient();
  const callerOfFlood = createCaller(host);
  const statuses = new Map<number, number>();
  const flood = (): Promise<unknown> =>
    ledger.attempt('flood', async () => {
      const { status } = await callerOfFlood('POST', '/rest/v1/rpc/track_consignment', {
        body: { tracking_id: ids[0] },
        headers: { 'x-forwarded-for': client },
      });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    });

  const chatVisitors = tokens.slice(0, 50).map((token) => chatVisitor(stage, token));
  const otherTimes: number[] = [];
  let turn = 0;
  const since = async (dueAt: number, work: () => Promise<unknown>): Promise<void> => {
    await work();
    otherTimes.push(performance.now() - dueAt);
  };
  const [, , , , empty] = await Promise.all([
    atRate(RATE, seconds, flood),
    atRate(10, seconds, (dueAt) =>
      since(dueAt, () => chatVisitors[turn++ % 50]?.poll() ?? Promise.resolve()),
    ),
    atRate(3, seconds, (dueAt) => since(dueAt, () => chatVisitors[turn++ % 50]?.send() ?? Promise.resolve())),
    atRate(5, seconds, (dueAt) => since(dueAt, () => track(stage))),
    timeEmptyRequests(stage, seconds),
  ]);
  const strange = [...statuses].filter(([status]) => status !== 200 && status !== 429);
  for (const [status, count] of strange) ledger.errors.set(`flood: ${status}`, count);
  return [
    figure(`L6 p95 of the others' calls beside ${RATE} in a second of one client`, p95(otherTimes), 'ms', {
      goal: 300,
      beside: times(p95(otherTimes), p95(empty), 'empty'),
    }),
    {
      what: 'L6 of the flood answered with 200, with 429',
      measured: `${statuses.get(200) ?? 0}, ${statuses.get(429) ?? 0}`,
    },
    figure('L6 rows that the limits keep of that client', await countRows(stage, client), 'rows', {
      goal: Math.ceil(seconds / WINDOW_SECONDS) + 1,
    }),
  ];
};
