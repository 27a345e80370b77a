import { randomUUID } from 'node:crypto';
import {
  aContact,
  type Answer,
  aSubscription,
  type Caller,
  caller,
  manyClients,
  someClient,
} from './support/api';
import { type HostProcess, startHost } from './support/host';

/** Looks dangerous but is only text: stored and shown as it is. */
const harmless = [
  '<svg/onload=alert(1)>',
  "{{constructor.constructor('alert(1)')()}}",
  "=cmd|' /C calc'!A0",
  '@SUM(A1)',
  "'); drop table chats; --",
  '\u0645\u062d\u0645\u062f',
  'Z' + '\u0310'.repeat(119),
];
const blank = ['', '   ', '\t', '\u00a0\u3000\u200b', '\u2800', '\u200d\ufe0f'];
const garbled = [
  'a\u0000b',
  'a\u0007\u001b[31mb',
  'abc\u2066x\u2069',
  'invoice\u202efdp.exe',
  'a\u0085b',
  'a\u2028b',
  '\ud800',
];

describe('public forms', () => {
  let host: HostProcess;
  let anon: Caller;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    anon = caller(host);
  });
  afterAll(() => host.stop());

  const write = (table: string, body: unknown): Promise<Answer> =>
    anon('POST', `/rest/v1/${table}`, { body, headers: { prefer: 'return=minimal' } });
  const last = async (table: string) =>
    (await host.sql(`select * from public."${table}" order by id desc limit 1`))[0];

  describe('inquiry', () => {
    const fields = { firstName: 120, secondName: 120, email: 254, trackingNo: 120, comment: 4000 };
    const required = ['firstName', 'secondName', 'email'];

    it('is stored unchanged', async () => {
      const inquiry = aContact({ trackingNo: 'AB12CD34', comment: 'line1\n\tline2\r\nline3' });
      expect(await write('contactForm', inquiry)).toEqual({ status: 201, body: undefined });
      expect(await last('contactForm')).toMatchObject({ ...inquiry, readAt: null, handledAt: null });
    });

    describe('with a key', () => {
      const from = (client: string, requestKey?: string) =>
        anon('POST', '/rest/v1/contactForm', {
          body: aContact({ requestKey }),
          headers: { prefer: 'return=minimal', 'x-forwarded-for': client },
        });
      const storedUnder = (requestKey: string) =>
        host.sql('select from public."contactForm" where "requestKey" = $1', [requestKey]);
      const createdAnswer = { status: 201, body: undefined };

      it('is stored once, counts once and is answered alike when it is repeated', async () => {
        const [client, key] = [someClient(), randomUUID()];
        for (let turn = 1; turn <= 10; turn += 1) expect(await from(client, key)).toEqual(createdAnswer);
        expect(await storedUnder(key)).toHaveLength(1);
        for (let turn = 2; turn <= 5; turn += 1) expect(await from(client)).toEqual(createdAnswer);
        expect(await from(client)).toMatchObject({ status: 429 });
        expect(await from(client, randomUUID())).toMatchObject({ status: 429 });
        expect(await from(client, key)).toEqual(createdAnswer);
      });

      it('is stored once by concurrent calls', async () => {
        const key = randomUUID();
        const answers = await Promise.all(Array.from({ length: 10 }, () => from(someClient(), key)));
        for (const answer of answers) expect(answer).toEqual(createdAnswer);
        expect(await storedUnder(key)).toHaveLength(1);
      });

      it('can be sent again after a refusal', async () => {
        const key = randomUUID();
        const send = (email: string) => write('contactForm', aContact({ email, requestKey: key }));
        expect(await send(' ')).toMatchObject({ status: 400 });
        expect(await send('a@visitor.test')).toEqual(createdAnswer);
        expect(await storedUnder(key)).toHaveLength(1);
      });
    });

    it.each(Object.entries(fields))('limits %s to %i characters', async (field, most) => {
      expect(await write('contactForm', aContact({ [field]: 'x'.repeat(most) }))).toMatchObject({
        status: 201,
      });
      for (const length of [most + 1, 60_000]) {
        const answer = await write('contactForm', aContact({ [field]: 'x'.repeat(length) }));
        expect(answer).toMatchObject({ status: 400, body: { code: '23514' } });
      }
    });

    it.each(Object.keys(fields))('stores markup, formulas and every script in %s as text', async (field) => {
      for (const text of harmless) {
        expect(await write('contactForm', aContact({ [field]: text }))).toMatchObject({ status: 201 });
        expect(await last('contactForm')).toMatchObject({ [field]: text });
      }
    });

    it.each(required)('requires %s', async (field) => {
      for (const value of [undefined, null, ...blank]) {
        expect(await write('contactForm', aContact({ [field]: value }))).toMatchObject({ status: 400 });
      }
    });

    it.each(Object.keys(fields))('refuses control characters and lone surrogates in %s', async (field) => {
      for (const value of garbled.filter((text) => field !== 'comment' || text !== 'a\u2028b')) {
        expect(await write('contactForm', aContact({ [field]: value }))).toMatchObject({ status: 400 });
      }
    });
  });

  describe('subscription', () => {
    const count = async (email: string) =>
      (await host.sql('select from public."newsLetter" where lower(btrim(email)) = lower($1)', [email]))
        .length;

    it.each(['a+b@c.test', 'user@\u0440\u0430yp\u0430l.test', 'not an address', 'x'.repeat(254)])(
      'accepts %p in any format',
      async (email) => {
        expect(await write('newsLetter', aSubscription({ email }))).toEqual({ status: 201, body: undefined });
        expect(await last('newsLetter')).toMatchObject({ email, country: 'Ghana' });
      },
    );

    it('is stored once and answered alike when it is repeated', async () => {
      for (const email of ['twice@reader.test', 'Twice@Reader.test', ' twice@reader.test  ']) {
        expect(await write('newsLetter', aSubscription({ email }))).toEqual({ status: 201, body: undefined });
      }
      expect(await count('twice@reader.test')).toBe(1);
    });

    it.each(['exact', 'planned', 'estimated'])(
      'gets the same answer for a known address with count=%s',
      async (count) => {
        const subscribe = async () => {
          const { status, headers } = await fetch(`${host.url}/rest/v1/newsLetter`, {
            method: 'POST',
            headers: {
              apikey: host.publishableKey,
              'content-type': 'application/json',
              'x-forwarded-for': someClient(),
              prefer: `return=minimal,count=${count}`,
            },
            body: JSON.stringify(aSubscription({ email: `${count}@reader.test` })),
          });
          return { status, ...Object.fromEntries(headers), date: undefined, 'x-request-id': undefined };
        };
        const first = await subscribe();
        expect(first.status).toBe(201);
        expect(await subscribe()).toEqual(first);
      },
    );

    it('is stored once by concurrent calls', async () => {
      const twin = () => write('newsLetter', aSubscription({ email: 'twins@reader.test' }));
      await Promise.all(Array.from({ length: 10 }, twin));
      expect(await count('twins@reader.test')).toBe(1);
    });

    it.each(['email', 'country'])('requires %s', async (field) => {
      for (const value of [undefined, null, ...blank]) {
        expect(await write('newsLetter', aSubscription({ [field]: value }))).toMatchObject({ status: 400 });
      }
    });

    it.each(['a@b.test,c@d.test', 'reader@site..test', 'post@x@y.test', 'https://site.test/reader'])(
      'refuses %p, which is meant for an address or a link and reaches nobody',
      async (email) => {
        expect(await write('newsLetter', aSubscription({ email }))).toMatchObject({
          status: 400,
          body: { code: '22023', message: 'This is not an e-mail address.' },
        });
      },
    );

    it('refuses control characters and overlong values', async () => {
      for (const email of [
        ...garbled,
        'a@b.test\nX-Injected: 1',
        'a@b.test\r\nBcc: c@d.test',
        'x'.repeat(255),
      ]) {
        expect(await write('newsLetter', aSubscription({ email }))).toMatchObject({ status: 400 });
      }
    });

    it('is refused in bulk', async () => {
      const many = Array.from({ length: 1000 }, () => aSubscription());
      expect(await write('newsLetter', many)).toMatchObject({ status: 400 });
      expect(await count(String(many[0]?.email))).toBe(0);
    });
  });
});
