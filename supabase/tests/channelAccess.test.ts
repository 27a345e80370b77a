import type { SupabaseClient } from '@supabase/supabase-js';
import { randomBytes } from 'node:crypto';
import { type ChatHost, startChatHost } from '../local/testing/chatHost';
import { connect, disconnect, listen } from '../local/testing/listening';
import { everyToken, isAdmin, people, type Person } from './access/people';

describe('channel access', () => {
  let stage: ChatHost;
  let tokens: Awaited<ReturnType<typeof everyToken>>;
  let known: string;
  const clients: SupabaseClient[] = [];
  beforeAll(async () => {
    stage = await startChatHost();
    tokens = await everyToken(stage.host);
    known = (await stage.start()).topic;
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
      admin: await answerTo(person, 'admin:chats'),
      chat: await answerTo(person, known),
      guessed: await answerTo(person, `chat:${randomBytes(32).toString('hex')}`),
      public: await answerTo(person, known, false),
    }).toEqual({
      admin: isAdmin(person) ? 'SUBSCRIBED' : 'CHANNEL_ERROR',
      chat: 'SUBSCRIBED', // a topic is a secret: knowing it gives access
      guessed: 'CHANNEL_ERROR',
      public: 'CHANNEL_ERROR',
    });
  });

  it.each(people)('%s cannot send to a channel', async (person) => {
    const topic = isAdmin(person) ? 'admin:chats' : known;
    const { channel } = await join(person, topic);
    const payload = { seq: 999, kind: 'item', by: 'agent' };
    expect(await channel.send({ type: 'broadcast', event: 'poke', payload })).toBe('error');
    expect(await channel.track({ online: true })).toBe('error');
  });
});
