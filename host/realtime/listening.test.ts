import type { SupabaseClient } from '@supabase/supabase-js';
import { signIn } from '../../supabase/tests/support/api';
import { type ChatHost, startChatHost } from '../../supabase/tests/support/chatHost';
import { connect, disconnect, listen, waitForHints, until } from '../../supabase/tests/support/listening';

describe('realtime hints', () => {
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

  describe('channel of a chat', () => {
    it('sends a hint without text for every event', async () => {
      const { visitor, agent, topic } = await stage.start();
      const subscription = await listen(await client(), topic);
      expect(subscription.statuses).toEqual(['SUBSCRIBED']);
      await visitor.send('a secret');
      await agent.reply('another secret');
      await agent.markRead(2);
      await visitor.seen(3);
      await visitor.typing();
      await agent.typing();
      await visitor.end();
      await agent.delete();
      expect(await waitForHints(subscription, 8)).toEqual([
        { seq: 2, kind: 'item', by: 'visitor' },
        { seq: 3, kind: 'item', by: 'agent' },
        { seq: 2, kind: 'read', by: 'agent' },
        { seq: 3, kind: 'seen', by: 'visitor' },
        { seq: 3, kind: 'typing', by: 'visitor' },
        { seq: 3, kind: 'typing', by: 'agent' },
        { seq: 3, kind: 'ended', by: 'visitor' },
        { seq: 3, kind: 'deleted', by: 'agent' },
      ]);
    });

    it('sends no hint for a call that changes nothing', async () => {
      const { visitor, agent, topic } = await stage.start();
      const subscription = await listen(await client(), topic);
      const { item } = await visitor.send('Once');
      await visitor.send('Once', item.cid);
      await agent.markRead(2);
      await agent.markRead(1);
      await visitor.end();
      await visitor.end();
      await visitor.send('Too late');
      await visitor.typing();
      await agent.delete();
      const kinds = (await waitForHints(subscription, 4)).map(({ kind }) => kind);
      expect(kinds).toEqual(['item', 'read', 'ended', 'deleted']);
    });

    it('sends each hint to two sockets', async () => {
      const { visitor, topic } = await stage.start();
      const both = [await listen(await client(), topic), await listen(await client(), topic)];
      await visitor.send();
      for (const subscription of both)
        expect(await waitForHints(subscription, 1)).toMatchObject([{ seq: 2 }]);
    });

    it('can be left and joined again', async () => {
      const { visitor, topic } = await stage.start();
      const browser = await client();
      const first = await listen(browser, topic);
      await browser.removeChannel(first.channel);
      await visitor.send();
      const second = await listen(browser, topic);
      await visitor.send();
      // Messages sent in between may still be in transit when the second one joins.
      await until(() => second.hints.some(({ seq }) => seq === 3));
      expect(second.hints).toContainEqual({ seq: 3, kind: 'item', by: 'visitor' });
      expect(first.hints).toEqual([]);
    });

    it('sends no hint of another chat', async () => {
      const [chat, other] = [await stage.start(), await stage.start()];
      const subscription = await listen(await client(), chat.topic);
      await other.visitor.send();
      await chat.visitor.send();
      expect(await waitForHints(subscription, 1)).toHaveLength(1);
    });

    it('sends one typing hint in two seconds for each side', async () => {
      const { visitor, agent, topic } = await stage.start();
      await stage.host.sql(
        `update private.limits set window_seconds = 1000000000 where action = 'chatTyping'`,
      );
      const subscription = await listen(await client(), topic);
      for (let times = 0; times < 5; times++) await Promise.all([visitor.typing(), agent.typing()]);
      await visitor.send();
      const kinds = (await waitForHints(subscription, 3)).map(
        ({ kind, by }) => `${String(kind)} ${String(by)}`,
      );
      expect(kinds.sort()).toEqual(['item visitor', 'typing agent', 'typing visitor']);
      await stage.host.sql(`update private.limits set window_seconds = 2 where action = 'chatTyping'`);
    });

    it('stores no hint', async () => {
      await (await stage.start()).visitor.send();
      expect(await stage.host.sql(`select from realtime.messages where topic <> ''`)).toEqual([]);
    });
  });

  describe('channel of all chats', () => {
    it('names the chat in each hint', async () => {
      const subscription = await listen(await client(stage.adminToken), 'admin:chats');
      const { chat, visitor } = await stage.start();
      await visitor.end();
      const ofChat = () => subscription.hints.filter((hint) => hint.chat === chat); // others' may still be in transit
      await until(() => ofChat().length >= 2);
      expect(ofChat()).toEqual([
        { chat, seq: 1, kind: 'item', by: 'visitor' },
        { chat, seq: 1, kind: 'ended', by: 'visitor' },
      ]);
    });

    it('closes when the new token is not an admin’s', async () => {
      const browser = await client(stage.adminToken);
      const subscription = await listen(browser, 'admin:chats');
      await browser.realtime.setAuth(stage.host.publishableKey);
      await until(() => subscription.statuses.includes('CLOSED'));
      await stage.start();
      expect(subscription.hints).toEqual([]);
    });

    it('continues with a new admin token', async () => {
      const browser = await client(stage.adminToken);
      const subscription = await listen(browser, 'admin:chats');
      await browser.realtime.setAuth(
        await signIn(stage.host, stage.host.admin.email, stage.host.admin.password),
      );
      await stage.start();
      expect(await waitForHints(subscription, 1)).toHaveLength(1);
      expect(subscription.statuses).toEqual(['SUBSCRIBED']);
    });
  });
  it('do not prevent a message from being stored when they fail', async () => {
    const { visitor } = await stage.start();
    await stage.host.sql('alter function realtime.send rename to unsent');
    expect(await visitor.send()).toMatchObject({ status: 'ok' });
    await stage.host.sql('alter function realtime.unsent rename to send');
    expect((await visitor.read()).seq).toBe(2);
  });
});
