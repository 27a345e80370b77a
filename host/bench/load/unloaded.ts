import { time } from '../../../bench/statistics';
import { sendEmptyRequest } from './emptyRequests';
import { sendInSql, trackInSql } from './inSql';
import { p50, p95, rows } from './report';
import { cpuTime, openChats, type Stage } from './stage';
import { chatVisitor, track } from './visitors';

const ROUNDS = 300;

/** What is measured without load here, and at increasing rates later. */
export interface Unloaded {
  track: number[];
  send: number[];
  text: string;
}

/** Milliseconds of processor that a call costs the hosts. */
const costOf = async (stage: Stage, call: () => Promise<unknown>): Promise<number> => {
  const before = await cpuTime(stage);
  for (let round = 0; round < ROUNDS; round++) await call();
  return ((await cpuTime(stage)) - before) / ROUNDS;
};

/** Sequential calls, alternating with the same work in bare SQL and with an empty request. */
export const measureUnloaded = async (stage: Stage): Promise<Unloaded> => {
  await openChats(stage, 1000);
  const { host, tokens } = stage;
  const [token = ''] = tokens;
  const visitor = chatVisitor(stage, token);
  const [row] = await host.sql<{ id: string }>(
    'select chat as id from private.chat_key where token_hash = private.token_hash($1)',
    [token],
  );
  const durations = {
    empty: [] as number[],
    track: [] as number[],
    trackSql: [] as number[],
    send: [] as number[],
    sendSql: [] as number[],
    poll: [] as number[],
  };
  for (let round = -30; round < ROUNDS; round++) {
    const results = {
      empty: await time(() => sendEmptyRequest(stage)),
      track: await time(() => track(stage)),
      trackSql: await trackInSql(stage, Math.abs(round)),
      send: await time(() => visitor.send()),
      sendSql: await sendInSql(stage, row?.id),
      poll: await time(() => visitor.poll()),
    };
    if (round < 0) continue; // these warm the engine up
    for (const [kind, value] of Object.entries(results))
      durations[kind as keyof typeof durations].push(value);
  }
  const ratio = (a: number[], b?: number[]) => (b ? (p50(a) / p50(b)).toFixed(1) : '');
  const figures: [string, number[], number[]?, (() => Promise<unknown>)?][] = [
    ['an empty request', durations.empty, undefined, () => sendEmptyRequest(stage)],
    ['a look-up', durations.track, durations.trackSql, () => track(stage)],
    ['the same in SQL', durations.trackSql],
    ['a message', durations.send, durations.sendSql, visitor.send],
    ['the same in SQL', durations.sendSql],
    ['a poll without news', durations.poll, undefined, visitor.poll],
  ];
  const costs: string[] = [];
  for (const [, , , call] of figures) costs.push(call ? (await costOf(stage, call)).toFixed(2) : '');
  const text = rows(
    ['one after the other', 'p50 ms', 'p95 ms', '÷ SQL', '÷ empty', 'CPU ms of the host'],
    figures.map(([name, times, sql], index) => [
      name,
      p50(times).toFixed(2),
      p95(times).toFixed(2),
      ratio(times, sql),
      ratio(times, durations.empty),
      costs[index] ?? '',
    ]),
  );
  return { track: durations.track, send: durations.send, text };
};
