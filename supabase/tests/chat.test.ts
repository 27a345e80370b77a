import { randomUUID } from 'node:crypto';
import { asAgent, asVisitor, type Item } from './support/chat';
import { type ChatHost, startChatHost } from './support/chatHost';

const goneAnswer = { status: 'gone' };

describe('chat', () => {
  let stage: ChatHost;
  beforeAll(async () => {
    stage = await startChatHost();
  });
  afterAll(() => stage.host.stop());

  const messagesOf = (chat: string) =>
    stage.host.sql('select * from public.chat_message where chat = $1 order by seq', [chat]);

  describe('start', () => {
    it('stores the first message and gives the visitor a name', async () => {
      const cid = randomUUID();
      const begun = await asVisitor(stage.roles.anon).start('Where is my parcel?', cid);
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

    it('creates one chat for repeated and concurrent calls', async () => {
      const visitor = asVisitor(stage.roles.anon);
      const cid = randomUUID();
      const answers = await Promise.all(Array.from({ length: 8 }, () => visitor.start('Hello', cid)));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(await visitor.start('Hello', cid)).toEqual(answers[0]);
      expect((await visitor.read()).items).toHaveLength(1);
    });

    it('adds a second message to the chat that the first start created', async () => {
      const visitor = asVisitor(stage.roles.anon);
      const first = await visitor.start('First');
      const second = await visitor.start('Second');
      expect(second).toMatchObject({ topic: first.topic, seq: 2, items: [{ seq: 1 }, { seq: 2 }] });
    });

    it('gives each chat its own topic', async () => {
      const [answer, other] = [
        await asVisitor(stage.roles.anon).start(),
        await asVisitor(stage.roles.anon).start(),
      ];
      expect(answer.topic).not.toBe(other.topic);
    });

    it('stores only a hash of the secret', async () => {
      const { visitor, chat } = await stage.start();
      const rows = await stage.host.sql(
        `select to_jsonb(chats)::text || to_jsonb(chat_key)::text as stored
         from public.chats join private.chat_key on chat = id where id = $1`,
        [chat],
      );
      expect(JSON.stringify(rows)).not.toContain(visitor.token);
      expect(
        await stage.host.sql(
          `select chat from private.chat_key where token_hash = sha256(convert_to($1, 'UTF8'))`,
          [visitor.token],
        ),
      ).toEqual([{ chat }]);
    });

    it('does not reopen an ended chat', async () => {
      const { visitor } = await stage.start();
      await visitor.end();
      expect(await visitor.start('Again')).toMatchObject({ status: 'ended', seq: 1, items: [{ seq: 1 }] });
    });
  });

  describe('messages', () => {
    it('are numbered in one order for both sides', async () => {
      const { visitor, agent } = await stage.start();
      expect(await visitor.send('And another thing')).toMatchObject({
        status: 'ok',
        item: { seq: 2, type: 'visitor' },
      });
      expect(await agent.reply('It is in Hamburg')).toMatchObject({
        status: 'ok',
        item: { seq: 3, type: 'agent', senderName: 'agent-support' },
      });
      const answer = await visitor.read();
      expect(answer.items.map(({ seq, message }) => [seq, message])).toEqual([
        [1, 'Hello'],
        [2, 'And another thing'],
        [3, 'It is in Hamburg'],
      ]);
      expect(await agent.read()).toEqual({ ...answer, authors: { 3: stage.host.admin.email } });
    });

    it('are stored once when they are sent twice', async () => {
      const { visitor, agent } = await stage.start();
      for (const send of [visitor.send, agent.reply]) {
        const cid = randomUUID();
        const answers = await Promise.all(Array.from({ length: 8 }, () => send('Once', cid)));
        for (const answer of answers) expect(answer).toEqual(answers[0]);
        expect(await send('Other words do not change it', cid)).toEqual(answers[0]);
      }
      expect((await visitor.read()).seq).toBe(3);
    });

    it('are read from any position in pages of 500', async () => {
      const { visitor, agent, chat } = await stage.start();
      await stage.host.sql(
        `insert into public.chat_message (chat, seq, cid, "senderName", message, type)
         select $1, seq, gen_random_uuid(), 'visitor-ab12', 'Hello', 'visitor' from generate_series(2, 1200) seq`,
        [chat],
      );
      await stage.host.sql('update public.chats set seq = 1200 where id = $1', [chat]);
      const seqs: number[] = [];
      for (const expected of [500, 500, 200, 0]) {
        const page = (await visitor.read(seqs.at(-1) ?? 0)).items.map(({ seq }) => seq);
        expect(page).toHaveLength(expected);
        seqs.push(...page);
      }
      expect(seqs).toEqual(Array.from({ length: 1200 }, (_, index) => index + 1));
      expect((await agent.read(1198)).items).toHaveLength(2);
    });

    it('are read in pages of at most 256 kB of text', async () => {
      const { visitor, agent, chat } = await stage.start();
      await stage.host.sql(
        `insert into public.chat_message (chat, seq, cid, "senderName", message, type)
         select $1, seq, gen_random_uuid(), 'visitor-ab12', repeat('\u{1F69A}', 2000), 'visitor'
         from generate_series(2, 100) seq`,
        [chat],
      );
      await stage.host.sql('update public.chats set seq = 100 where id = $1', [chat]);
      for (const { read } of [visitor, agent]) {
        const pages: Item[][] = [];
        while ((pages.at(-1)?.at(-1)?.seq ?? 0) < 100) {
          pages.push((await read(pages.at(-1)?.at(-1)?.seq)).items);
          const text = pages.at(-1)?.map(({ message }) => message) ?? [];
          expect(text).not.toEqual([]);
          expect(Buffer.byteLength(text.join(''))).toBeLessThanOrEqual(256 * 1024);
        }
        expect(pages).toHaveLength(4);
        expect(pages.flat().map(({ seq }) => seq)).toEqual(
          Array.from({ length: 100 }, (_, index) => index + 1),
        );
      }
    });

    it('have dates that never decrease', async () => {
      const { visitor, agent, chat } = await stage.start();
      await stage.host.sql(`update public.chats set updated_at = '2099-01-01T00:00:00Z' where id = $1`, [
        chat,
      ]);
      await visitor.send();
      await agent.reply();
      const dates = (await visitor.read()).items.map(({ date }) => date);
      expect(dates.slice(1)).toEqual(['2099-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z']);
    });

    it('are refused when the chat has 5000', async () => {
      const { visitor, agent, chat } = await stage.start();
      await stage.host.sql('update public.chats set seq = 4999 where id = $1', [chat]);
      const { item } = await visitor.send('The last one');
      expect(item.seq).toBe(5000);
      expect(await visitor.send()).toEqual({ status: 'full' });
      expect(await agent.reply()).toEqual({ status: 'full' });
      expect(await visitor.send('The last one', item.cid)).toEqual({ status: 'ok', item });
      expect(await visitor.start()).toMatchObject({ status: 'full', seq: 5000 });
    });
  });

  describe('end', () => {
    it('closes the chat for both sides and can be repeated', async () => {
      const { visitor, agent, chat } = await stage.start();
      const { item } = await visitor.send('Bye');
      expect([await visitor.end(), await visitor.end()]).toEqual([{ status: 'ended' }, { status: 'ended' }]);
      expect(await visitor.send()).toEqual({ status: 'ended' });
      expect(await agent.reply()).toEqual({ status: 'ended' });
      expect(await visitor.send('Bye', item.cid)).toEqual({ status: 'ok', item });
      expect(await visitor.read()).toMatchObject({ status: 'ended', seq: 2 });
      expect(await messagesOf(chat)).toHaveLength(2);
    });

    it('deletes the chat with its messages and its secret', async () => {
      const { visitor, agent, chat } = await stage.start();
      expect(await agent.delete()).toMatchObject({ status: 204 });
      expect(await visitor.read()).toEqual(goneAnswer);
      expect(await visitor.send()).toEqual(goneAnswer);
      expect(await visitor.seen(1)).toEqual(goneAnswer);
      expect(await visitor.end()).toEqual(goneAnswer);
      expect(await visitor.typing()).toEqual(goneAnswer);
      expect(await agent.reply()).toEqual(goneAnswer);
      expect(await agent.read()).toEqual(goneAnswer);
      expect(await agent.markRead(1)).toEqual(goneAnswer);
      expect(await agent.typing()).toEqual(goneAnswer);
      expect(await messagesOf(chat)).toEqual([]);
      expect(await stage.host.sql('select from private.chat_key where chat = $1', [chat])).toEqual([]);
    });

    it('keeps a chat with messages newer than the admin has seen', async () => {
      const { visitor, agent, chat } = await stage.start();
      await visitor.send('two');
      expect(await agent.deleteAt(1)).toEqual({ status: 200, body: [] });
      expect(await messagesOf(chat)).toHaveLength(2);
      expect(await visitor.read()).toMatchObject({ status: 'open', seq: 2 });
      expect(await asAgent(stage.roles.user, chat).deleteAt(2)).toEqual({ status: 200, body: [] });
      expect(await agent.deleteAt(2)).toEqual({ status: 200, body: [{ id: chat }] });
      expect(await visitor.read()).toEqual(goneAnswer);
    });
  });
});
