import { atRate } from '../pace';
import { timeEmptyRequests } from './emptyRequests';
import { trackInSql } from './inSql';
import { type Figure, figure, p50, p95, times } from './report';
import { cpuTime, type Stage } from './stage';
import { track } from './visitors';

const RATE = 300;
const GOAL_MS = 50;
const CPU_GOAL_MS = 1.5;

/** Many visitors look up consignments, without waiting for the responses to earlier ones. */
const lookUp = async (stage: Stage, seconds: number, when: string): Promise<Figure[]> => {
  const durations: number[] = [];
  const before = await cpuTime(stage);
  const start = performance.now();
  const [, empty] = await Promise.all([
    atRate(RATE, seconds, async (dueAt) => {
      await track(stage);
      durations.push(performance.now() - dueAt);
    }),
    timeEmptyRequests(stage, seconds),
  ]);
  const served = durations.length / ((performance.now() - start) / 1000);
  const cost = ((await cpuTime(stage)) - before) / durations.length;
  const title = `${RATE} look-ups begun in a second, ${when}`;
  return [
    figure(`L3 ${title} (${served.toFixed(0)} served), p95`, p95(durations), 'ms', {
      goal: GOAL_MS,
      beside: times(p95(durations), p95(empty), 'empty'),
    }),
    figure('L3 p50 of the same', p50(durations), 'ms'),
    figure('L3 processor of the hosts for one of them', cost, 'ms', { goal: CPU_GOAL_MS }),
  ];
};

const timeInSql = async (stage: Stage, seconds: number): Promise<number[]> => {
  const durations: number[] = [];
  let turn = 0;
  await atRate(RATE, seconds, async (dueAt) => {
    await trackInSql(stage, turn++);
    durations.push(performance.now() - dueAt);
  });
  return durations;
};

/** L3, twice: the code of a host that has hardly been asked is not optimized yet. */
export const measureLookUps = async (stage: Stage): Promise<Figure[]> => {
  const seconds = stage.isFull ? 60 : 10;
  return [
    ...(await lookUp(stage, 10, 'in the first ten seconds')),
    ...(await lookUp(stage, seconds, 'then')),
    figure('L3 p95 of the same in SQL, without the API', p95(await timeInSql(stage, seconds)), 'ms', {
      goal: GOAL_MS,
    }),
  ];
};
