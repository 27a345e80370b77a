import { randomUUID } from 'node:crypto';
import { type Caller, everyRole, manyClients } from '../local/testing/api';
import { asAgent, asVisitor, startChat, WITHOUT_LIMITS } from '../local/testing/chat';
import { type HostProcess, startHost } from '../local/testing/hostProcess';

const gone = { status: 'gone' };

describe('a chat', () => {
  let host: HostProcess;
  let roles: Record<'anon' | 'user' | 'admin', Caller>;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    await host.sql(WITHOUT_LIMITS);
    roles = await everyRole(host);
  });
  afterAll(() => host.stop());

  const start = () => startChat(roles.anon, roles.admin);
  const messagesOf = (chat: string) =>
    host.sql('select * from public.chat_message where chat = $1 order by seq', [chat]);

  describe('begins', () => {
    it('with the first message of a visitor, who gets a name', async () => {
      const cid = randomUUID();
      const begun = await asVisitor(roles.anon).start('Where is my parcel?', cid);
      const senderName = expect.stringMatching(/^visitor-[0-9a-z]{4}$/) as string;
      const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;
      const topic = expect.stringMatching(/^chat:[0-9a-f]{64}$/) as string;
      const item = {
        seq: 1,
        cid,
        senderName,
        date,
        message: 'Where is my parcel?',
        isDelivered: false,
        isRead: false,
        type: 'visitor',
      };
      expect(begun).toEqual({
        status: 'open',
        senderName,
        topic,
        seq: 1,
        readSeq: 0,
        seenSeq: 0,
        items: [item],
      });
      expect(begun.items[0]?.senderName).toBe(begun.senderName);
    });

    it('once, however often and however simultaneously it is begun', async () => {
      const visitor = asVisitor(roles.anon);
      const cid = randomUUID();
      const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.start('Hello', cid)));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(await visitor.start('Hello', cid)).toEqual(answers[0]);
      expect((await visitor.read()).items).toHaveLength(1);
    });

    it('with a second message when the first start was thought lost', async () => {
      const visitor = asVisitor(roles.anon);
      const first = await visitor.start('First');
      const second = await visitor.start('Second');
      expect(second).toMatchObject({ topic: first.topic, seq: 2, items: [{ seq: 1 }, { seq: 2 }] });
    });

    it('with another name and topic for everybody', async () => {
      const [one, other] = [await asVisitor(roles.anon).start(), await asVisitor(roles.anon).start()];
      expect(one.topic).not.toBe(other.topic);
    });

    it('and its secret is stored as a hash alone', async () => {
      const { visitor, chat } = await start();
      const rows = await host.sql(
        `select to_jsonb(chats)::text || to_jsonb(chat_key)::text as stored
         from public.chats join private.chat_key on chat = id where id = $1`,
        [chat],
      );
      expect(JSON.stringify(rows)).not.toContain(visitor.token);
      expect(
        await host.sql(
          `select chat from private.chat_key where token_hash = sha256(convert_to($1, 'UTF8'))`,
          [visitor.token],
        ),
      ).toEqual([{ chat }]);
    });

    it('not at all with an ended one’s secret', async () => {
      const { visitor } = await start();
      await visitor.end();
      expect(await visitor.start('Again')).toMatchObject({ status: 'ended', seq: 1, items: [{ seq: 1 }] });
    });
  });

  describe('goes on', () => {
    it('with messages of both sides, numbered in one order', async () => {
      const { visitor, agent } = await start();
      expect(await visitor.send('And another thing')).toMatchObject({
        status: 'ok',
        item: { seq: 2, type: 'visitor' },
      });
      expect(await agent.reply('It is in Hamburg')).toMatchObject({
        status: 'ok',
        item: { seq: 3, type: 'agent', senderName: 'agent-support' },
      });
      const read = await visitor.read();
      expect(read.items.map(({ seq, message }) => [seq, message])).toEqual([
        [1, 'Hello'],
        [2, 'And another thing'],
        [3, 'It is in Hamburg'],
      ]);
      expect(await agent.read()).toEqual(read);
    });

    it('with a message that is sent twice stored once', async () => {
      const { visitor, agent } = await start();
      for (const send of [visitor.send, agent.reply]) {
        const cid = randomUUID();
        const answers = await Promise.all(Array.from({ length: 8 }, () => send('Once', cid)));
        for (const answer of answers) expect(answer).toEqual(answers[0]);
        expect(await send('Other words do not change it', cid)).toEqual(answers[0]);
      }
      expect((await visitor.read()).seq).toBe(3);
    });

    it('and is read from any place, in pages of 500', async () => {
      const { visitor, agent, chat } = await start();
      await host.sql(
        `insert into public.chat_message (chat, seq, cid, "senderName", message, type)
         select $1, seq, gen_random_uuid(), 'visitor-ab12', 'Hello', 'visitor' from generate_series(2, 1200) seq`,
        [chat],
      );
      await host.sql('update public.chats set seq = 1200 where id = $1', [chat]);
      const seqs: number[] = [];
      for (const expected of [500, 500, 200, 0]) {
        const page = (await visitor.read(seqs.at(-1) ?? 0)).items.map(({ seq }) => seq);
        expect(page).toHaveLength(expected);
        seqs.push(...page);
      }
      expect(seqs).toEqual(Array.from({ length: 1200 }, (_, index) => index + 1));
      expect((await agent.read(1198)).items).toHaveLength(2);
    });

    it('and its dates never go back', async () => {
      const { visitor, agent, chat } = await start();
      await host.sql(`update public.chats set updated_at = '2099-01-01T00:00:00Z' where id = $1`, [chat]);
      await visitor.send();
      await agent.reply();
      const dates = (await visitor.read()).items.map(({ date }) => date);
      expect(dates.slice(1)).toEqual(['2099-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z']);
    });

    it('until it is full', async () => {
      const { visitor, agent, chat } = await start();
      await host.sql('update public.chats set seq = 4999 where id = $1', [chat]);
      const { item } = await visitor.send('The last one');
      expect(item.seq).toBe(5000);
      expect(await visitor.send()).toEqual({ status: 'full' });
      expect(await agent.reply()).toEqual({ status: 'full' });
      expect(await visitor.send('The last one', item.cid)).toEqual({ status: 'ok', item });
      expect(await visitor.start()).toMatchObject({ status: 'full', seq: 5000 });
    });
  });

  describe('is marked as read', () => {
    it('up to what was on screen, and no further', async () => {
      const { visitor, agent, chat } = await start();
      await visitor.send('two');
      await visitor.send('three, while the admin reads');
      expect(await agent.markRead(2)).toEqual({ status: 'ok', readSeq: 2 });
      const { readSeq, items } = await visitor.read();
      expect(readSeq).toBe(2);
      expect(items.map(({ isRead, isDelivered }) => [isRead, isDelivered])).toEqual([
        [true, true],
        [true, true],
        [false, false],
      ]);
      const { body } = await roles.admin('GET', `/rest/v1/chat_summary?id=eq.${chat}`);
      expect(body).toMatchObject([{ seq: 3, readSeq: 2, unread: 1 }]);
    });

    it('by each side for what the other wrote', async () => {
      const { visitor, agent } = await start();
      await agent.reply('two');
      expect(await visitor.seen(2)).toEqual({ status: 'ok', seenSeq: 2 });
      const { seenSeq, readSeq, items } = await agent.read();
      expect({ seenSeq, readSeq }).toEqual({ seenSeq: 2, readSeq: 0 });
      expect(items.map(({ isRead }) => isRead)).toEqual([false, true]);
    });

    it('and never unread again, nor beyond its end', async () => {
      const { visitor, agent } = await start();
      expect(await agent.markRead(99)).toEqual({ status: 'ok', readSeq: 1 });
      expect(await agent.markRead(0)).toEqual({ status: 'ok', readSeq: 1 });
      expect(await agent.markRead(-5)).toEqual({ status: 'ok', readSeq: 1 });
      await visitor.send('two');
      expect(await agent.markRead(null as never)).toEqual({ status: 'ok', readSeq: 1 });
      expect((await visitor.read()).items[1]).toMatchObject({ isRead: false });
    });
  });

  describe('ends', () => {
    it('when the visitor closes it, for both sides, any number of times', async () => {
      const { visitor, agent, chat } = await start();
      const { item } = await visitor.send('Bye');
      expect([await visitor.end(), await visitor.end()]).toEqual([{ status: 'ended' }, { status: 'ended' }]);
      expect(await visitor.send()).toEqual({ status: 'ended' });
      expect(await agent.reply()).toEqual({ status: 'ended' });
      expect(await visitor.send('Bye', item.cid)).toEqual({ status: 'ok', item });
      expect(await visitor.read()).toMatchObject({ status: 'ended', seq: 2 });
      expect(await messagesOf(chat)).toHaveLength(2);
    });

    it('by being deleted, with everything that belongs to it', async () => {
      const { visitor, agent, chat } = await start();
      expect(await agent.delete()).toMatchObject({ status: 204 });
      expect(await visitor.read()).toEqual(gone);
      expect(await visitor.send()).toEqual(gone);
      expect(await visitor.seen(1)).toEqual(gone);
      expect(await visitor.end()).toEqual(gone);
      expect(await visitor.typing()).toEqual(gone);
      expect(await agent.reply()).toEqual(gone);
      expect(await agent.read()).toEqual(gone);
      expect(await agent.markRead(1)).toEqual(gone);
      expect(await agent.typing()).toEqual(gone);
      expect(await messagesOf(chat)).toEqual([]);
      expect(await host.sql('select from private.chat_key where chat = $1', [chat])).toEqual([]);
    });
  });

  describe('is listed for the admin', () => {
    it('in a short row, the newest first', async () => {
      const older = await start();
      const newer = await start();
      await older.visitor.send('x'.repeat(2000));
      await newer.agent.reply('Yes?');
      await older.visitor.send('\u{1F69A}'.repeat(100));
      const { body } = await roles.admin('GET', `/rest/v1/chat_summary?id=in.(${newer.chat},${older.chat})`);
      expect(body).toEqual([
        {
          id: older.chat,
          created_at: expect.any(String) as string,
          updated_at: expect.any(String) as string,
          senderName: expect.stringMatching(/^visitor-/) as string,
          seq: 3,
          readSeq: 0,
          unread: 3,
          lastText: '\u{1F69A}'.repeat(80),
          lastType: 'visitor',
          lastDate: expect.any(String) as string,
          adminActive: false,
          senderActive: true,
          endedChat: false,
        },
        expect.objectContaining({ id: newer.chat, seq: 2, unread: 1, lastType: 'agent', adminActive: true }),
      ]);
    });

    it('with the lists of the specification, by embedding', async () => {
      const { visitor, agent, chat } = await start();
      await visitor.send('two');
      await agent.reply('three');
      await agent.markRead(1);
      await visitor.end();
      const select = 'select=*,message:chat_message(*),unReadMessage:chat_message(*)';
      const unread = 'unReadMessage.isRead=is.false&unReadMessage.type=eq.visitor';
      const { body } = await roles.admin(
        'GET',
        `/rest/v1/chats?id=eq.${chat}&${select}&${unread}&message.order=seq`,
      );
      expect(body).toMatchObject([
        {
          id: chat,
          adminName: 'agent-support',
          adminActive: true,
          senderActive: false,
          endedChat: true,
          message: [
            { message: 'Hello', isRead: true, type: 'visitor' },
            { message: 'two' },
            { message: 'three', senderName: 'agent-support', type: 'agent' },
          ],
          unReadMessage: [{ message: 'two', isRead: false }],
        },
      ]);
    });
  });

  it('is nobody’s without its secret', async () => {
    const { visitor, topic, chat } = await start();
    const [key] = await host.sql<{ hash: string }>(
      `select rtrim(translate(encode(token_hash, 'base64'), '+/', '-_'), '=') as hash from private.chat_key where chat = $1`,
      [chat],
    );
    for (const call of [roles.anon, roles.user, roles.admin]) {
      for (const token of [
        asVisitor(call).token,
        '',
        '%',
        chat,
        topic,
        topic.slice(5, 48),
        String(key?.hash),
        visitor.token.slice(1),
        `${visitor.token}A`,
      ]) {
        const stranger = asVisitor(call, token);
        expect(await stranger.read()).toEqual(gone);
        expect(await stranger.send()).toEqual(gone);
        expect(await stranger.seen(1)).toEqual(gone);
        expect(await stranger.end()).toEqual(gone);
        expect(await stranger.typing()).toEqual(gone);
      }
    }
    expect(await visitor.read()).toMatchObject({ status: 'open', seq: 1, seenSeq: 0 });
  });

  it.each(['chat_reply', 'chat_mark_read', 'chat_agent_read', 'chat_agent_typing'])(
    'is answered by the admin alone: %s',
    async (name) => {
      const { chat } = await start();
      const more: Record<string, object> = {
        chat_reply: { cid: randomUUID(), body: 'Hi' },
        chat_mark_read: { upto: 1 },
      };
      const body = { chat, ...more[name] };
      const call = (role: Caller) => role('POST', `/rest/v1/rpc/${name}`, { body });
      expect(await call(roles.anon)).toMatchObject({ status: 401, body: { code: '42501' } });
      expect(await call(roles.user)).toMatchObject({ status: 403, body: { code: '42501' } });
      const [admin] = await host.sql<{ user_id: string }>('select user_id from private.admins');
      await host.sql(`insert into auth.mfa_factors values (gen_random_uuid(), $1, 'verified')`, [
        admin?.user_id,
      ]);
      expect(await call(roles.admin)).toMatchObject({ status: 403, body: { code: '42501' } });
      await host.sql('delete from auth.mfa_factors');
      expect(await call(roles.admin)).toMatchObject({ status: 200 });
      expect(await asAgent(roles.admin, chat).read()).toMatchObject({ seq: name === 'chat_reply' ? 2 : 1 });
    },
  );

  it('may be had by somebody with an account, too', async () => {
    for (const call of [roles.user, roles.admin]) {
      const visitor = asVisitor(call);
      await visitor.start();
      expect(await visitor.send()).toMatchObject({ status: 'ok', item: { type: 'visitor' } });
    }
  });
});
