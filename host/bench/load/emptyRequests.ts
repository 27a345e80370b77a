import { atRate } from '../pace';
import { time } from '../../../bench/statistics';
import type { Stage } from './stage';

/** The host answers this without the database. */
export const sendEmptyRequest = ({ anon }: Pick<Stage, 'anon'>): Promise<unknown> => anon('GET', '/healthz');

/** Times of empty requests alongside other load: the part that the machine and the host's process alone account for. */
export const timeEmptyRequests = async (stage: Stage, seconds: number): Promise<number[]> => {
  const times: number[] = [];
  await atRate(5, seconds, async () => {
    await stage.ledger.attempt('empty', async () => times.push(await time(() => sendEmptyRequest(stage))));
  });
  return times;
};
