import { randomBytes } from 'node:crypto';
import { connect, listen } from '../../supabase/tests/support/listening';
import type { Attempt, Target } from './target';

const guessed = (kind: 'chat' | 'consignment') => `${kind}:${randomBytes(32).toString('hex')}`;

/** Channels that an attacker could want to listen to, or send on. */
const joins: [name: string, topic: string, isPrivate: boolean][] = [
  ['hear all chats', 'admin:chats', true],
  ['hear all chats as a public channel', 'admin:chats', false],
  ['hear a guessed chat', guessed('chat'), true],
  ['hear a guessed chat as a public channel', guessed('chat'), false],
  ['hear all consignments', 'admin:consignments', true],
  ['hear a guessed consignment', guessed('consignment'), true],
  ['hear a consignment by its tracking id', 'consignment:CARGO001', true],
  ['hear every chat by a pattern', 'chat:%', true],
  ['hear the changes of the database', 'realtime', true],
];

/** Joins each channel, and sends on those that let it in. */
export const attackChannels = async ({ url, key }: Target): Promise<Attempt[]> => {
  const attempts: Attempt[] = [];
  for (const [name, topic, isPrivate] of joins) {
    const client = await connect({ url, publishableKey: key });
    const { statuses, channel } = await listen(client, topic, isPrivate);
    const isIn = statuses[0] === 'SUBSCRIBED';
    attempts.push({ name, answer: String(statuses[0]), isHole: isIn });
    if (isIn) {
      const sendStatus = await channel.send({ type: 'broadcast', event: 'poke', payload: { seq: 999 } });
      const trackStatus = await channel.track({ online: true });
      attempts.push({ name: `${name}, and forge a poke`, answer: sendStatus, isHole: sendStatus === 'ok' });
      attempts.push({
        name: `${name}, and be seen there`,
        answer: String(trackStatus),
        isHole: trackStatus === 'ok',
      });
    }
    await client.removeAllChannels();
    await client.realtime.disconnect();
  }
  return attempts;
};
