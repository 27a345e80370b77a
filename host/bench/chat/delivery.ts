import { startChat } from '../../../supabase/tests/support/chat';
import { connect, disconnect, listen, until } from '../../../supabase/tests/support/listening';
import { type Line, line, time } from '../../../bench/statistics';
import type { Stage } from './stage';

const ROUNDS = 300;

/** From the visitor's click until the admin has the message: send, poke, read. */
const deliver = async (stage: Stage): Promise<{ shownTimes: number[]; answered: number[] }> => {
  const { visitor, agent, topic } = await startChat(stage.anon, stage.admin);
  const client = await connect(stage.host, stage.adminToken);
  const { channel } = await listen(client, topic);
  let last = 1;
  let arrived: (() => void) | undefined;
  channel.on('broadcast', { event: 'poke' }, () => {
    void agent.read(last).then(({ seq }) => {
      last = seq;
      arrived?.();
    });
  });
  const [shownTimes, answered]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    const arrival = new Promise<void>((resolve) => (arrived = resolve));
    answered.push(await time(() => visitor.send('hello')));
    await arrival;
    await until(() => last >= round + 2);
    shownTimes.push(performance.now() - start);
  }
  await disconnect(client);
  return { shownTimes, answered };
};

export const measureDelivery = async (stage: Stage): Promise<Line[]> => {
  const { shownTimes, answered } = await deliver(stage);
  return [
    line('D3 send, poke, read at the other side', shownTimes, { limit: 1000 }),
    line('D2 the sender has the answer', answered, { limit: 500 }),
  ];
};
