import { type Caller, everyRole, manyClients, serviceCaller } from './support/api';
import { ask, asVisitor, startChat, WITHOUT_LIMITS } from './support/chat';
import { type HostProcess, startHost } from './support/host';
import { connect, disconnect, listen, waitForHints } from './support/listening';
import { type MailServer, startMailServer } from './support/mailServer';

interface Claimed {
  kind: string;
  message: string;
  email: string;
  token: string;
  conversation: string;
  answers: string[];
  hasMore: boolean;
}

interface Known {
  status: string;
  email: string | null;
}

/** Without a mail server, so that nothing but the test claims. */
describe('answers that a visitor has not read', () => {
  let host: HostProcess;
  let roles: Record<'anon' | 'user' | 'admin', Caller>;
  let service: Caller;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    roles = await everyRole(host);
    service = serviceCaller(host);
  });
  afterAll(() => host.stop());
  beforeEach(async () => {
    await host.sql('delete from public.chats');
    await host.sql('delete from private.hits');
    await host.sql(WITHOUT_LIMITS);
    await host.sql('update private.settings set answer_delay = 0');
  });

  const rpc = async <Result>(name: string, body: object, call = roles.anon) =>
    (await call('POST', `/rest/v1/rpc/${name}`, { body })).body as Result;
  const leave = (token: string, email: string | null, call = roles.anon) =>
    rpc<Known>('chat_leave_address', { token, email }, call);
  const addressOf = (token: string) => rpc<Known>('chat_address', { token });
  const claim = () => rpc<Claimed[]>('claim_mails', { most: 20 }, service);
  const settle = (mail: Claimed | undefined, outcome: string) =>
    rpc('settle_mail', { message: mail?.message, outcome, reason: 'said so' }, service);
  const agentAddressOf = (chat: string) => rpc<object | null>('chat_agent_address', { chat }, roles.admin);
  const limit = (action: string, most: number) =>
    host.sql('update private.limits set per_client = $2 where action = $1', [action, most]);
  const start = async (email = 'ada@visitor.test') => {
    const chat = await startChat(roles.anon, roles.admin);
    await leave(chat.visitor.token, email);
    return chat;
  };

  it('go to the address in one mail, without a word of the visitor, and once', async () => {
    const { visitor, agent, chat } = await start(' Ada@Visitor.test ');
    await visitor.send('SECRET of the visitor');
    await agent.reply('First');
    await agent.reply('Second');
    const [mail, ...otherMails] = await claim();
    expect(otherMails).toEqual([]);
    expect(mail).toMatchObject({
      ...{ kind: 'answer', email: 'ada@visitor.test', answers: ['First', 'Second'], hasMore: false },
      token: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    expect(JSON.stringify(mail)).not.toContain('SECRET');
    expect(JSON.stringify(mail)).not.toContain(chat);
    expect(await claim()).toEqual([]);
    await settle(mail, 'sent');
    expect(await claim()).toEqual([]);
    await agent.reply('Third');
    expect((await claim()).map(({ answers }) => answers)).toEqual([['Third']]);
  });

  it('are not mailed when they were read, nor after the chat was deleted, nor without an address', async () => {
    const readChat = await start();
    const { item } = await readChat.agent.reply();
    await readChat.visitor.seen(item.seq);
    const deleted = await start();
    await deleted.agent.reply();
    await deleted.agent.delete();
    const without = await startChat(roles.anon, roles.admin);
    await without.agent.reply();
    const removed = await start();
    await removed.agent.reply();
    expect(await leave(removed.visitor.token, '')).toEqual({ status: 'ok', email: null });
    expect(await claim()).toEqual([]);
    expect(await host.sql('select * from private.queued_mail where chat is not null')).toEqual([]);
  });

  it('wait for some minutes from the first that is unread', async () => {
    await host.sql('update private.settings set answer_delay = 240');
    const { visitor, agent, chat } = await start();
    const { item } = await agent.reply('Read at once');
    await visitor.seen(item.seq);
    await agent.reply('Not read');
    expect(await claim()).toEqual([]);
    const age = (minutes: number, message: string) =>
      host.sql(
        `update public.chat_message set date = now() - make_interval(mins => $2) where chat = $1 and message = $3`,
        [chat, minutes, message],
      );
    await host.sql(`update private.queued_mail set due_at = now() where chat = $1`, [chat]);
    await age(5, 'Read at once');
    await age(3, 'Not read');
    expect(await claim()).toEqual([]);
    await age(5, 'Not read');
    expect(await claim()).toEqual([]); // it has been put off until the answer is old enough
    await host.sql(`update private.queued_mail set due_at = now() where chat = $1`, [chat]);
    expect((await claim()).map(({ answers }) => answers)).toEqual([['Not read']]);
  });

  it('are tried again as one mail with what came since, and are told to the agent', async () => {
    const { agent, chat } = await start();
    expect(await agentAddressOf(chat)).toMatchObject({ email: 'ada@visitor.test', state: null });
    await agent.reply('First');
    expect(await agentAddressOf(chat)).toMatchObject({ state: 'waiting' });
    const [mail] = await claim();
    await agent.reply('Second');
    await settle(mail, 'later');
    await host.sql('update private.queued_mail set due_at = now()');
    const again = await claim();
    expect(again.map(({ answers }) => answers)).toEqual([['First', 'Second']]);
    await settle(again[0], 'failed');
    expect(await agentAddressOf(chat)).toMatchObject({ state: 'failed', reason: 'said so' });
    await agent.reply('Third');
    const [last] = await claim();
    expect(last?.answers).toEqual(['First', 'Second', 'Third']);
    await settle(last, 'sent');
    expect(await agentAddressOf(chat)).toMatchObject({ state: 'sent' });
  });

  it('are at most 20 in a mail, which says that there are more', async () => {
    const { agent } = await start();
    for (let no = 1; no <= 21; no += 1) await agent.reply(`Answer ${no}`);
    const [mail] = await claim();
    expect([mail?.answers.length, mail?.answers[0], mail?.hasMore]).toEqual([20, 'Answer 1', true]);
  });

  it('that were written before the address was left are mailed as well', async () => {
    const { visitor, agent } = await startChat(roles.anon, roles.admin);
    await agent.reply('Early');
    await leave(visitor.token, 'ada@visitor.test');
    expect((await claim()).map(({ answers }) => answers)).toEqual([['Early']]);
  });

  describe('the link in their mail', () => {
    const mailed = async () => {
      const chat = await start();
      await chat.agent.reply('Good day');
      const [mail] = await claim();
      await settle(mail, 'sent');
      return { ...chat, link: asVisitor(roles.anon, mail?.token) };
    };

    it('opens this conversation in all that a visitor does, and no other', async () => {
      const other = await startChat(roles.anon, roles.admin);
      const { visitor, link } = await mailed();
      expect(await link.read()).toEqual(await visitor.read());
      expect(await link.send('By the link')).toMatchObject({ status: 'ok' });
      expect(await link.start('Again')).toMatchObject({ status: 'open' });
      expect(await link.typing()).toEqual({ status: 'ok' });
      const { items, seq } = await visitor.read();
      expect(items.map(({ message }) => message)).toEqual(['Hello', 'Good day', 'By the link', 'Again']);
      expect(await link.seen(seq)).toMatchObject({ status: 'ok', seenSeq: seq });
      expect(await addressOf(link.token)).toEqual({ status: 'ok', email: 'a***@visitor.test' });
      expect(await link.end()).toEqual({ status: 'ended' });
      expect(await other.visitor.read()).toMatchObject({ status: 'open', seq: 1 });
      expect(await host.sql('select id from public.chats')).toHaveLength(2);
    });

    it('is kept as a hash, and ends after two weeks', async () => {
      const { visitor, link } = await mailed();
      const [row] = await host.sql<{ row: string }>(
        'select known::text as row from private.chat_link as known',
      );
      expect(row?.row).not.toContain(link.token);
      await host.sql(`update private.chat_link set made_at = now() - interval '14 days'`);
      expect(await link.read()).toEqual({ status: 'gone' });
      expect(await link.send()).toEqual({ status: 'gone' });
      expect(await addressOf(link.token)).toEqual({ status: 'gone', email: null });
      expect(await visitor.read()).toMatchObject({ status: 'open' });
    });

    it('ends when the visitor changes or removes the address, but for who came by it', async () => {
      const { visitor, link } = await mailed();
      expect(await leave(link.token, 'bob@visitor.test')).toMatchObject({ email: 'b***@visitor.test' });
      expect(await link.read()).toMatchObject({ status: 'open' });
      expect(await leave(visitor.token, null)).toEqual({ status: 'ok', email: null });
      expect(await link.read()).toEqual({ status: 'gone' });
      const rows = await host.sql<{ email: string }>('select email from private.queued_mail');
      expect(rows.map(({ email }) => email)).toEqual(['']);
    });

    it('is ended with the address by one press of a mail program', async () => {
      const { visitor, link } = await mailed();
      await rpc('end_mails', { token: link.token, client: '203.0.113.7' }, service);
      expect(await addressOf(visitor.token)).toEqual({ status: 'ok', email: null });
      expect(await link.read()).toEqual({ status: 'gone' });
      await rpc('end_mails', { token: visitor.token.slice(1), client: '203.0.113.7' }, service);
    });
  });

  describe('an address', () => {
    it.each([
      'no address',
      'a@b',
      'a@b.test, c@d.test',
      'x'.repeat(120) + '@y.test',
      'a@b.test\nBcc: c@d.test',
    ])('is refused as %j, and the one before it stays', async (email) => {
      const { visitor } = await start();
      expect(await leave(visitor.token, email)).toMatchObject({ code: '22023' });
      expect(await addressOf(visitor.token)).toEqual({ status: 'ok', email: 'a***@visitor.test' });
    });

    it('is left by who has the secret of the chat, read in full by the admin, and deleted with the chat', async () => {
      const { visitor, agent, chat } = await start();
      const stranger = asVisitor(roles.anon);
      expect(await leave(stranger.token, 'eve@visitor.test')).toEqual({ status: 'gone' });
      expect(await addressOf(stranger.token)).toEqual({ status: 'gone', email: null });
      for (const call of [roles.anon, roles.user])
        expect(await rpc('chat_agent_address', { chat }, call)).toMatchObject({ code: '42501' });
      expect(await agentAddressOf(chat)).toMatchObject({ email: 'ada@visitor.test' });
      expect(JSON.stringify(await visitor.read())).not.toContain('@');
      await agent.delete();
      expect(await host.sql('select * from private.chat_address')).toEqual([]);
      expect(await agentAddressOf(chat)).toBeNull();
    });

    it('is told to both sides when it changes, and not when there is nothing to remove', async () => {
      const { visitor, topic } = await startChat(roles.anon, roles.admin);
      const client = await connect(host);
      const channel = await listen(client, topic);
      await leave(visitor.token, 'ada@visitor.test');
      for (let time = 0; time < 3; time += 1) await leave(visitor.token, null);
      await visitor.send('The last');
      const hints = await waitForHints(channel, 3);
      await disconnect(client);
      expect(hints.map(({ kind }) => kind)).toEqual(['address', 'address', 'item']);
    });

    it('is changed five times a day in a chat and by a client, and can always be removed', async () => {
      const { visitor } = await startChat(roles.anon, roles.admin);
      await limit('chatAddressOf', 5);
      for (let no = 1; no <= 5; no += 1) await leave(visitor.token, `a${no}@visitor.test`);
      expect(await leave(visitor.token, 'a5@visitor.test')).toMatchObject({ status: 'ok' });
      expect(await leave(visitor.token, 'a6@visitor.test')).toMatchObject({ code: 'PT429' });
      expect(await leave(visitor.token, null)).toEqual({ status: 'ok', email: null });
      await limit('chatAddress', 5);
      const oneClient: Caller = (method, path, call) =>
        roles.anon(method, path, { ...call, headers: { 'x-forwarded-for': '2001:db8:9::1' } });
      const answers = [];
      for (let no = 1; no <= 6; no += 1) {
        const { visitor: another } = await startChat(roles.anon, roles.admin);
        answers.push(await leave(another.token, `b${no}@visitor.test`, oneClient));
      }
      expect(answers.filter((answer) => 'code' in answer)).toHaveLength(1);
    });

    it('gets one mail in six hours from all chats, until its reader has come back by a link', async () => {
      await limit('chatMail', 1);
      const chat = await start();
      const two = await start();
      for (const { agent } of [chat, two]) await agent.reply();
      const [mail, ...otherMails] = await claim();
      expect(otherMails).toEqual([]);
      await settle(mail, 'sent');
      await host.sql('update private.queued_mail set due_at = now()');
      expect(await claim()).toEqual([]);
      const [first] = await host.sql<{ chat: string }>('select chat from private.chat_link');
      const reached = [chat, two].find(({ chat }) => chat === first?.chat);
      await reached?.agent.reply('Before the link is used');
      expect(await claim()).toEqual([]);
      await addressOf(mail?.token ?? '');
      await host.sql('update private.queued_mail set due_at = now()');
      expect((await claim()).map(({ answers }) => answers)).toEqual([['Before the link is used']]);
    });
  });
});

describe('answers by mail', () => {
  let mail: MailServer;
  let host: HostProcess;
  beforeAll(async () => {
    mail = await startMailServer();
    const mailSettings = {
      SMTP_URL: mail.url,
      MAIL_FROM: 'support@carmine.test',
      SITE_URL: 'https://site.test',
    };
    host = await startHost({ env: { ...manyClients, ...mailSettings } });
    await host.sql('update private.settings set answer_delay = 0');
  });
  afterAll(() => Promise.all([host.stop(), mail.stop()]));

  it('arrive as written in every script, open the conversation, and end with one press', async () => {
    const { anon, admin } = await everyRole(host);
    const { visitor, agent } = await startChat(anon, admin);
    await visitor.send('SECRET of the visitor');
    await ask(anon, 'chat_leave_address', { token: visitor.token, email: 'ada@visitor.test' });
    await agent.reply('مرحبا 🚢 <b>bold</b>\n\nSecond paragraph');
    for (let waits = 0; mail.delivered.length < 1 && waits < 400; waits++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const [{ mail: arrivedMail } = {}] = mail.delivered;
    expect(arrivedMail?.subject).toBe('Carmine Cargo has answered you in the chat');
    expect(arrivedMail?.text).toContain('مرحبا 🚢 <b>bold</b>\n\nSecond paragraph');
    expect(arrivedMail?.html).toContain('&lt;b&gt;bold');
    for (const part of [arrivedMail?.text, arrivedMail?.html]) {
      expect(part).toContain('Nobody reads replies to this mail.');
      expect(part).not.toContain('SECRET');
    }
    const [, token = ''] = /https:\/\/site\.test\/chat#([\w-]{43})\s/.exec(arrivedMail?.text ?? '') ?? [];
    expect(arrivedMail?.text).toContain(`Stop these messages: https://site.test/chat#stop.${token}`);
    expect(await asVisitor(anon, token).read()).toEqual(await visitor.read());

    const header = (name: string) => arrivedMail?.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('references')).toMatch(/^<conversation\.[0-9a-f]{16}@/);
    const [, address = ''] = /^<(.*)>$/.exec(header('list-unsubscribe') ?? '') ?? [];
    const { pathname, search } = new URL(address);
    const page = await fetch(`${host.url}${pathname}${search}`, { redirect: 'manual' });
    expect([page.status, page.headers.get('location')]).toEqual([
      303,
      `https://site.test/chat#stop.${token}`,
    ]);
    const pressed = await fetch(`${host.url}${pathname}${search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.status).toBe(200);
    expect(await ask(anon, 'chat_address', { token: visitor.token })).toEqual({ status: 'ok', email: null });
    expect(await asVisitor(anon, token).read()).toEqual({ status: 'gone' });
  });
});
