import { randomInt, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { type Caller, caller, manyClients, signIn } from './support/api';
import { asAgent, asVisitor, type ChatAnswer, startChat, WITHOUT_LIMITS } from './support/chat';
import { type HostProcess, newDataFolder, startHost } from './support/host';
import { IS_FULL } from './support/fullRun';

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

/** Each round is another order of calls that meet. */
const rounds = (all: number): number => (IS_FULL ? all : Math.ceil(all / 4));
/** How many messages each of many writers sends. */
const EACH = IS_FULL ? 26 : 8;

describe('chat delivery', () => {
  let dataDir: string;
  let host: HostProcess;
  let anon: Caller;
  let admin: Caller;
  const begin = async (): Promise<void> => {
    host = await startHost({ dataDir, env: manyClients });
    await host.sql(WITHOUT_LIMITS);
    anon = caller(host);
    admin = caller(host, await signIn(host, host.admin.email, host.admin.password));
  };
  beforeAll(async () => {
    dataDir = await newDataFolder();
    await begin();
  });
  afterAll(async () => {
    await host.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const numbersOf = async (chat: string): Promise<{ seqs: number[]; cids: string[] }> => {
    const rows = await host.sql<{ seq: number; cid: string }>(
      'select seq, cid from public.chat_message where chat = $1 order by seq',
      [chat],
    );
    return { seqs: rows.map(({ seq }) => seq), cids: rows.map(({ cid }) => cid) };
  };

  it('stores every message once and in order with 16 concurrent writers', async () => {
    const { visitor, agent, chat } = await startChat(anon, admin);
    const sentTexts: string[] = [];
    const writer = async (index: number): Promise<void> => {
      const send = index % 2 === 0 ? visitor.send : agent.reply;
      for (let count = 0; count < EACH; count++) {
        const cid = randomUUID();
        const { item } = await send(`${index}-${count}`, cid);
        sentTexts[item.seq - 2] = cid;
        if (randomInt(4) === 0) await send('again, as after a lost answer', cid);
      }
    };
    await Promise.all(upTo(16).map(writer));
    const { seqs, cids } = await numbersOf(chat);
    const last = 16 * EACH + 1;
    expect(seqs).toEqual(upTo(last));
    expect(cids.slice(1)).toEqual(sentTexts);
    expect(await visitor.read(last - 1)).toMatchObject({ seq: last, items: [{ seq: last }] });
  });

  it('stores a message once when it is sent eight times at once', async () => {
    const { visitor, agent, chat } = await startChat(anon, admin);
    for (let round = 0; round < 5; round++) {
      const [cid, reply] = [randomUUID(), randomUUID()];
      const answers = await Promise.all(
        upTo(8).map((index) => (index % 2 ? visitor.send('x', cid) : agent.reply('y', reply))),
      );
      expect(new Set(answers.map(({ item }) => item.seq)).size).toBe(2);
    }
    expect((await numbersOf(chat)).seqs).toEqual(upTo(11));
  });

  it('stores exactly the accepted messages when a chat ends or is deleted meanwhile', async () => {
    for (let round = 0; round < rounds(50); round++) {
      const { visitor, agent, chat } = await startChat(anon, admin);
      const isEnd = round % 2 === 0;
      const stop = async (): Promise<void> => void (isEnd ? await visitor.end() : await agent.delete());
      const sends = upTo(4).map(() => (): Promise<ChatAnswer> => visitor.send());
      const replies = upTo(2).map(() => (): Promise<ChatAnswer> => agent.reply());
      const calls: (() => Promise<ChatAnswer | void>)[] = [...sends, ...replies];
      calls.splice(randomInt(7), 0, stop);
      const answers = (await Promise.all(calls.map((call) => call()))).filter(
        (answer) => answer !== undefined,
      );
      const acceptedAnswers = answers.filter(({ status }) => status === 'ok');
      for (const { status } of answers) expect(['ok', isEnd ? 'ended' : 'gone']).toContain(status);
      expect((await numbersOf(chat)).seqs).toEqual(isEnd ? upTo(acceptedAnswers.length + 1) : []);
      expect(await visitor.read()).toMatchObject({ status: isEnd ? 'ended' : 'gone' });
    }
  });

  it('never deletes a message that the admin has not seen', async () => {
    for (let round = 0; round < rounds(50); round++) {
      const { visitor, agent, chat } = await startChat(anon, admin);
      const deletion = (): Promise<unknown> => agent.deleteAt(1);
      const calls: (() => Promise<unknown>)[] = [visitor.send, visitor.send];
      calls.splice(randomInt(3), 0, deletion);
      await Promise.all(calls.map((call) => call()));
      const { seqs } = await numbersOf(chat);
      expect([[], upTo(3)]).toContainEqual(seqs);
      expect(await visitor.read()).toMatchObject(
        seqs.length > 0 ? { status: 'open', seq: 3 } : { status: 'gone' },
      );
    }
  });

  it('keeps a message unread that arrives while the admin marks older ones', async () => {
    for (let round = 0; round < rounds(20); round++) {
      const { visitor, agent, chat } = await startChat(anon, admin);
      await visitor.send('two');
      await Promise.all([agent.markRead(2), visitor.send('three'), agent.markRead(1)]);
      const rows = await host.sql(
        'select seq, "isRead" from public.chat_message where chat = $1 order by seq',
        [chat],
      );
      expect(rows).toEqual([
        { seq: 1, isRead: true },
        { seq: 2, isRead: true },
        { seq: 3, isRead: false },
      ]);
      expect(await visitor.read()).toMatchObject({ readSeq: 2, seq: 3 });
      const { body } = await admin('GET', `/rest/v1/chat_summary?select=unread&id=eq.${chat}`);
      expect(body).toEqual([{ unread: 1 }]);
    }
  });

  it('creates one chat when eight browsers start with the same secret', async () => {
    for (let round = 0; round < rounds(10); round++) {
      const visitor = asVisitor(anon);
      const answers = await Promise.all(upTo(8).map((index) => visitor.start(`from ${index}`)));
      expect(new Set(answers.map(({ topic }) => topic)).size).toBe(1);
      expect((await visitor.read()).items.map(({ seq }) => seq)).toEqual(upTo(8));
    }
  });

  it('keeps every acknowledged message in order when the host is killed repeatedly', async () => {
    const { visitor: first, chat } = await startChat(anon, admin);
    const acknowledged = new Set<string>();
    const { token } = first;
    for (let round = 0; round < rounds(5); round++) {
      let isUp = true;
      const before = acknowledged.size;
      const visitor = asVisitor(anon, token);
      const agent = asAgent(admin, chat);
      const write = async (send: typeof visitor.send): Promise<void> => {
        while (isUp) {
          const cid = randomUUID();
          const answer = await send('kept?', cid).catch(() => undefined);
          if (answer?.status === 'ok') acknowledged.add(cid);
        }
      };
      const writers = [visitor.send, visitor.send, agent.reply, agent.reply].map(write);
      while (acknowledged.size < before + 40) await new Promise((resolve) => setTimeout(resolve, 5));
      await host.kill();
      isUp = false;
      await Promise.all(writers);
      await begin();
      const { seqs, cids } = await numbersOf(chat);
      expect(seqs).toEqual(upTo(seqs.length));
      expect(cids).toEqual(expect.arrayContaining([...acknowledged]));
      expect(await asVisitor(anon, token).read()).toMatchObject({ status: 'open', seq: seqs.length });
    }
  });
});
