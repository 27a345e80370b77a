import type { SupabaseClient } from '@supabase/supabase-js';
import { createHmac, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Caller, caller, everyRole, manyClients, signIn } from '../testing/api';
import { startChat, WITHOUT_LIMITS } from '../testing/chat';
import { type HostProcess, startHost } from '../testing/hostProcess';
import { connect, listen, type Listening, until } from '../testing/listening';

describe('listening', () => {
  let host: HostProcess;
  let roles: Record<'anon' | 'user' | 'admin', Caller>;
  let adminToken: string;
  const clients: SupabaseClient[] = [];
  const client = async (token?: string): Promise<SupabaseClient> => {
    const made = await connect(host, token);
    clients.push(made);
    return made;
  };

  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    await host.sql(WITHOUT_LIMITS);
    roles = await everyRole(host);
    adminToken = await signIn(host, host.admin.email, host.admin.password);
  });
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((one) => one.removeAllChannels()));
  });
  afterAll(() => host.stop());

  const start = () => startChat(roles.anon, roles.admin);
  const pokesOf = async ({ pokes }: Listening, count: number) => {
    await until(() => pokes.length >= count);
    return pokes;
  };

  describe('to a chat', () => {
    it('brings a poke for everything that happens, and no text', async () => {
      const { visitor, agent, topic } = await start();
      const heard = await listen(await client(), topic);
      expect(heard.statuses).toEqual(['SUBSCRIBED']);
      await visitor.send('a secret');
      await agent.reply('another secret');
      await agent.markRead(2);
      await visitor.seen(3);
      await visitor.typing();
      await agent.typing();
      await visitor.end();
      await agent.delete();
      expect(await pokesOf(heard, 8)).toEqual([
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

    it('says nothing when nothing happened', async () => {
      const { visitor, agent, topic } = await start();
      const heard = await listen(await client(), topic);
      const { item } = await visitor.send('Once');
      await visitor.send('Once', item.cid);
      await agent.markRead(2);
      await agent.markRead(1);
      await visitor.end();
      await visitor.end();
      await visitor.send('Too late');
      await visitor.typing();
      await agent.delete();
      const kinds = (await pokesOf(heard, 4)).map(({ kind }) => kind);
      expect(kinds).toEqual(['item', 'read', 'ended', 'deleted']);
    });

    it('works on two sockets at the same time', async () => {
      const { visitor, topic } = await start();
      const both = [await listen(await client(), topic), await listen(await client(), topic)];
      await visitor.send();
      for (const heard of both) expect(await pokesOf(heard, 1)).toMatchObject([{ seq: 2 }]);
    });

    it('can be left and taken up again', async () => {
      const { visitor, topic } = await start();
      const browser = await client();
      const first = await listen(browser, topic);
      await browser.removeChannel(first.channel);
      await visitor.send();
      const second = await listen(browser, topic);
      await visitor.send();
      expect(await pokesOf(second, 1)).toEqual([{ seq: 3, kind: 'item', by: 'visitor' }]);
      expect(first.pokes).toEqual([]);
    });

    it('does not mix chats up', async () => {
      const [mine, other] = [await start(), await start()];
      const heard = await listen(await client(), mine.topic);
      await other.visitor.send();
      await mine.visitor.send();
      expect(await pokesOf(heard, 1)).toHaveLength(1);
    });

    it('passes typing on once in two seconds for each side', async () => {
      const { visitor, agent, topic } = await start();
      await host.sql(`update private.limits set window_seconds = 1000000000 where action = 'chatTyping'`);
      const heard = await listen(await client(), topic);
      for (let times = 0; times < 5; times++) await Promise.all([visitor.typing(), agent.typing()]);
      await visitor.send();
      const kinds = (await pokesOf(heard, 3)).map(({ kind, by }) => `${String(kind)} ${String(by)}`);
      expect(kinds.sort()).toEqual(['item visitor', 'typing agent', 'typing visitor']);
      await host.sql(`update private.limits set window_seconds = 2 where action = 'chatTyping'`);
    });

    it('keeps no poke', async () => {
      await (await start()).visitor.send();
      expect(await host.sql('select from realtime.messages')).toEqual([]);
    });
  });

  describe('to all chats', () => {
    it('tells the admin which chat it is', async () => {
      const heard = await listen(await client(adminToken), 'admin:chats');
      const { chat, visitor } = await start();
      await visitor.end();
      expect(await pokesOf(heard, 2)).toEqual([
        { chat, seq: 1, kind: 'item', by: 'visitor' },
        { chat, seq: 1, kind: 'ended', by: 'visitor' },
      ]);
    });

    it('is for the admin alone', async () => {
      const [email, password] = ['listener@example.test', 'correct horse battery'];
      await host.createUser(email, password);
      for (const token of [undefined, await signIn(host, email, password)]) {
        const heard = await listen(await client(token), 'admin:chats');
        expect(heard.statuses).toEqual(['CHANNEL_ERROR']);
      }
    });

    it('wants the second factor of an admin who has one', async () => {
      const [admin] = await host.sql<{ user_id: string }>('select user_id from private.admins');
      await host.sql(`insert into auth.mfa_factors values (gen_random_uuid(), $1, 'verified')`, [
        admin?.user_id,
      ]);
      const heard = await listen(await client(adminToken), 'admin:chats');
      expect(heard.statuses).toEqual(['CHANNEL_ERROR']);
      await host.sql('delete from auth.mfa_factors');
    });

    it('ends when the token is no longer an admin’s', async () => {
      const browser = await client(adminToken);
      const heard = await listen(browser, 'admin:chats');
      await browser.realtime.setAuth(host.publishableKey);
      await until(() => heard.statuses.includes('CLOSED'));
      await start();
      expect(heard.pokes).toEqual([]);
    });

    it('goes on with a new token', async () => {
      const browser = await client(adminToken);
      const heard = await listen(browser, 'admin:chats');
      await browser.realtime.setAuth(await signIn(host, host.admin.email, host.admin.password));
      await start();
      expect(await pokesOf(heard, 1)).toHaveLength(1);
      expect(heard.statuses).toEqual(['SUBSCRIBED']);
    });
  });

  describe('with a token that runs out', () => {
    const tokenFor = async (seconds: number): Promise<string> => {
      const { jwtSecret } = JSON.parse(await readFile(path.join(host.dataDir, 'secrets.json'), 'utf8')) as {
        jwtSecret: string;
      };
      const [header = '', payload = ''] = adminToken.split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
      const exp = Math.floor(Date.now() / 1000) + seconds;
      const signed = `${header}.${Buffer.from(JSON.stringify({ ...claims, exp })).toString('base64url')}`;
      return `${signed}.${createHmac('sha256', jwtSecret).update(signed).digest('base64url')}`;
    };

    it('ends', async () => {
      const heard = await listen(await client(await tokenFor(2)), 'admin:chats');
      expect(heard.statuses).toEqual(['SUBSCRIBED']);
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await start();
      await until(() => heard.statuses.includes('CLOSED'));
      expect(heard.pokes).toEqual([]);
    });

    it('does not begin', async () => {
      const heard = await listen(await client(await tokenFor(-1)), 'admin:chats');
      expect(heard.statuses).toEqual(['CHANNEL_ERROR']);
    });
  });

  describe('is refused', () => {
    const refused = async (topic: string, isPrivate = true, token?: string) =>
      expect((await listen(await client(token), topic, isPrivate)).statuses).toEqual(['CHANNEL_ERROR']);

    it.each([
      ['a topic nobody has', `chat:${randomBytes(32).toString('hex')}`],
      ['a pattern', 'chat:%'],
      ['all of them', '*'],
      ['NUL', 'chat:\u0000'],
      ['another channel', 'room1'],
    ])('for %s', (_name, topic) => refused(topic));

    it('for a chat’s topic as a public channel', async () => {
      const { topic } = await start();
      await refused(topic, false);
    });

    it('for a chat’s id or name, which are no secret', async () => {
      const { chat, visitor } = await start();
      await refused(`chat:${chat}`);
      await refused(`chat:${(await visitor.read()).senderName}`);
    });

    it('for a chat that was deleted', async () => {
      const { agent, topic } = await start();
      await agent.delete();
      await refused(topic);
    });

    it('with a token that is forged', async () => {
      const { topic } = await start();
      await refused(topic, true, `${adminToken.slice(0, -3)}AAA`);
    });
  });

  describe('is all that a client may do', () => {
    it('sends nothing to others', async () => {
      const { visitor, topic } = await start();
      const [forger, victim] = [await listen(await client(), topic), await listen(await client(), topic)];
      const payload = { seq: 999, kind: 'item', by: 'agent' };
      expect(await forger.channel.send({ type: 'broadcast', event: 'poke', payload })).toBe('error');
      expect(await forger.channel.track({ online: true })).toBe('error');
      const message = { topic, event: 'poke', payload, private: true };
      const overHttp = await caller(host, adminToken)('POST', '/realtime/v1/api/broadcast', {
        body: { messages: [message] },
      });
      expect(overHttp.status).toBe(404);
      await visitor.send();
      expect(await pokesOf(victim, 1)).toEqual([{ seq: 2, kind: 'item', by: 'visitor' }]);
    });

    it('hears no change of a table', async () => {
      const { visitor, topic } = await start();
      const changes: unknown[] = [];
      let status = '';
      (await client())
        .channel(topic, { config: { private: true } })
        .on('postgres_changes', { event: '*', schema: 'public', table: 'chats' }, (change) =>
          changes.push(change),
        )
        .subscribe((now) => (status = now));
      await until(() => status === 'SUBSCRIBED');
      const heard = await listen(await client(), topic);
      await visitor.send();
      await pokesOf(heard, 1);
      expect(changes).toEqual([]);
    });
  });

  it('is not needed for a message to be stored', async () => {
    const { visitor } = await start();
    await host.sql('alter function realtime.send rename to unsent');
    expect(await visitor.send()).toMatchObject({ status: 'ok' });
    await host.sql('alter function realtime.unsent rename to send');
    expect((await visitor.read()).seq).toBe(2);
  });
});
