import { atRate } from '../pace';
import { timeEmptyRequests } from './emptyRequests';
import { trackInSql } from './inSql';
import { type Figure, figure, p50, p95, times } from './report';
import type { Stage } from './stage';
import { track } from './visitors';

const RATE = 300;

/** L3: many visitors look up consignments, without waiting for the responses to earlier ones. */
export const measureLookUps = async (stage: Stage): Promise<Figure[]> => {
  const seconds = stage.isFull ? 60 : 10;
  const taken: number[] = [];
  const start = performance.now();
  const [, empty] = await Promise.all([
    atRate(RATE, seconds, async (due) => {
      await track(stage);
      taken.push(performance.now() - due);
    }),
    timeEmptyRequests(stage, seconds),
  ]);
  const served = taken.length / ((performance.now() - start) / 1000);
  const inSql: number[] = [];
  let turn = 0;
  await atRate(RATE, seconds, async (due) => {
    await trackInSql(stage, turn++);
    inSql.push(performance.now() - due);
  });
  return [
    figure(`L3 p95 of a look-up, ${RATE} begun in a second (${served.toFixed(0)} served)`, p95(taken), 'ms', {
      goal: 50,
      beside: times(p95(taken), p95(empty), 'empty'),
    }),
    figure('L3 p50 of the same', p50(taken), 'ms'),
    figure('L3 p95 of the same in SQL, without the API', p95(inSql), 'ms', { goal: 50 }),
  ];
};
