import type { SupabaseClient } from '@supabase/supabase-js';
import { randomBytes } from 'node:crypto';
import { type ChatHost, startChatHost } from './support/chatHost';
import { connect, disconnect, listen } from './support/listening';
import { everyToken, isAdmin, people, type Person } from './access/people';

describe('channel access', () => {
  let stage: ChatHost;
  let tokens: Awaited<ReturnType<typeof everyToken>>;
  let trackingId: string;
  let consignment: string;
  const clients: SupabaseClient[] = [];
  beforeAll(async () => {
    stage = await startChatHost();
    tokens = await everyToken(stage.host);
    trackingId = (await stage.start()).topic;
    const { body } = await stage.roles.anon('POST', '/rest/v1/rpc/track_consignment', {
      body: { tracking_id: 'CARGO001' },
    });
    consignment = (body as [{ topic: string }])[0].topic;
  });
  afterEach(async () => {
    await Promise.all(clients.splice(0).map(disconnect));
  });
  afterAll(() => stage.host.stop());

  const join = async (person: Person, topic: string, isPrivate = true) => {
    const client = await connect(stage.host, tokens[person]);
    clients.push(client);
    return listen(client, topic, isPrivate);
  };
  const answerTo = async (...request: Parameters<typeof join>) => (await join(...request)).statuses[0];

  it.each(people)('%s can join exactly the allowed channels', async (person) => {
    expect({
      chats: await answerTo(person, 'admin:chats'),
      consignments: await answerTo(person, 'admin:consignments'),
      chat: await answerTo(person, trackingId),
      consignment: await answerTo(person, consignment),
      guessedChat: await answerTo(person, `chat:${randomBytes(32).toString('hex')}`),
      guessedConsignment: await answerTo(person, `consignment:${randomBytes(32).toString('hex')}`),
      trackingId: await answerTo(person, 'consignment:CARGO001'),
      public: await answerTo(person, consignment, false),
    }).toEqual({
      chats: isAdmin(person) ? 'SUBSCRIBED' : 'CHANNEL_ERROR',
      consignments: isAdmin(person) ? 'SUBSCRIBED' : 'CHANNEL_ERROR',
      chat: 'SUBSCRIBED', // a topic is a secret: knowing it gives access
      consignment: 'SUBSCRIBED',
      guessedChat: 'CHANNEL_ERROR',
      guessedConsignment: 'CHANNEL_ERROR',
      trackingId: 'CHANNEL_ERROR',
      public: 'CHANNEL_ERROR',
    });
  });

  it.each(people)('%s cannot send to a channel', async (person) => {
    const topics = isAdmin(person) ? ['admin:chats', 'admin:consignments'] : [trackingId, consignment];
    for (const topic of topics) {
      const { channel } = await join(person, topic);
      const payload = { seq: 999, kind: 'item', by: 'agent' };
      expect(await channel.send({ type: 'broadcast', event: 'poke', payload })).toBe('error');
      expect(await channel.track({ online: true })).toBe('error');
    }
  });
});
