import type { SupabaseClient } from '@supabase/supabase-js';
import { randomBytes } from 'node:crypto';
import { caller } from '../../supabase/tests/support/api';
import { type ChatHost, startChatHost } from '../../supabase/tests/support/chatHost';
import { connect, disconnect, listen, waitForHints, until } from '../../supabase/tests/support/listening';
import { claimsOf, mintToken } from '../testing/tokens';

/** Long enough to join even on a busy machine. */
const LIFE_S = 6;

describe('realtime access', () => {
  let stage: ChatHost;
  const clients: SupabaseClient[] = [];
  const client = async (token?: string): Promise<SupabaseClient> => {
    const client = await connect(stage.host, token);
    clients.push(client);
    return client;
  };
  beforeAll(async () => {
    stage = await startChatHost();
  });
  afterEach(async () => {
    await Promise.all(clients.splice(0).map(disconnect));
  });
  afterAll(() => stage.host.stop());

  describe('with an expiring token', () => {
    const tokenFor = (seconds: number): Promise<string> => {
      const exp = Math.floor(Date.now() / 1000) + seconds;
      return mintToken(stage.host, { ...claimsOf(stage.adminToken), exp });
    };

    it('closes the channel after the token has expired', async () => {
      const subscription = await listen(await client(await tokenFor(LIFE_S)), 'admin:chats');
      expect(subscription.statuses).toEqual(['SUBSCRIBED']);
      await new Promise((resolve) => setTimeout(resolve, LIFE_S * 1000));
      await stage.start();
      await until(() => subscription.statuses.includes('CLOSED'));
      expect(subscription.hints).toEqual([]);
    });

    it('refuses to join with an expired token', async () => {
      const subscription = await listen(await client(await tokenFor(-1)), 'admin:chats');
      expect(subscription.statuses).toEqual(['CHANNEL_ERROR']);
    });
  });

  describe('joining', () => {
    const expectRefused = async (topic: string, isPrivate = true, token?: string) =>
      expect((await listen(await client(token), topic, isPrivate)).statuses).toEqual(['CHANNEL_ERROR']);

    it.each([
      ['an unknown topic', `chat:${randomBytes(32).toString('hex')}`],
      ['a pattern', 'chat:%'],
      ['a wildcard', '*'],
      ['NUL', 'chat:\u0000'],
      ['another channel', 'room1'],
    ])('is refused for %s', (_name, topic) => expectRefused(topic));

    it('is refused for a chat’s topic as a public channel', async () => {
      const { topic } = await stage.start();
      await expectRefused(topic, false);
    });

    it('is refused for a chat’s id or name', async () => {
      const { chat, visitor } = await stage.start();
      await expectRefused(`chat:${chat}`);
      await expectRefused(`chat:${(await visitor.read()).senderName}`);
    });

    it('is refused for a deleted chat', async () => {
      const { agent, topic } = await stage.start();
      await agent.delete();
      await expectRefused(topic);
    });

    it('is refused with a forged token', async () => {
      const { topic } = await stage.start();
      await expectRefused(topic, true, `${stage.adminToken.slice(0, -3)}AAA`);
    });
  });

  describe('a joined client', () => {
    it('cannot broadcast over the socket or over HTTP', async () => {
      const { visitor, topic } = await stage.start();
      const [forger, victim] = [await listen(await client(), topic), await listen(await client(), topic)];
      const payload = { seq: 999, kind: 'item', by: 'agent' };
      expect(await forger.channel.send({ type: 'broadcast', event: 'poke', payload })).toBe('error');
      expect(await forger.channel.track({ online: true })).toBe('error');
      const message = { topic, event: 'poke', payload, private: true };
      const overHttp = await caller(stage.host, stage.adminToken)('POST', '/realtime/v1/api/broadcast', {
        body: { messages: [message] },
      });
      expect(overHttp.status).toBe(405);
      await visitor.send();
      expect(await waitForHints(victim, 1)).toEqual([{ seq: 2, kind: 'item', by: 'visitor' }]);
    });

    it('receives no table changes', async () => {
      const { visitor, topic } = await stage.start();
      const changes: unknown[] = [];
      let status = '';
      (await client())
        .channel(topic, { config: { private: true } })
        .on('postgres_changes', { event: '*', schema: 'public', table: 'chats' }, (change) =>
          changes.push(change),
        )
        .subscribe((now) => (status = now));
      await until(() => status === 'SUBSCRIBED');
      const subscription = await listen(await client(), topic);
      await visitor.send();
      await waitForHints(subscription, 1);
      expect(changes).toEqual([]);
    });
  });
});
