import { aMessage } from '../../tests/support/mailMessages';
import type { OutgoingMail } from '../_shared/transport.ts';
import { createFoxEmail, type FoxEmailSettings } from './handler.ts';

const SITE = 'https://site.test';
const KEY = '0f8fad5b-d9cb-469f-a165-70867728950e';
const headers = {
  authorization: 'Bearer token',
  apikey: 'sb_publishable_x',
  'idempotency-key': KEY,
  origin: SITE,
};

type Script = Record<string, Response | (() => Response)>;

const asAdmin = (): Script => ({
  '/auth/v1/user': () => Response.json({ id: 'admin-id', role: 'authenticated' }),
  '/rest/v1/rpc/is_admin': () => Response.json(true),
  '/rest/v1/rpc/mail_claim': () => Response.json('claimed'),
  '/rest/v1/rpc/mail_settle': () => new Response(null, { status: 204 }),
});

/** The function on a scripted API. */
const setUp = (script: Script = {}, changes: Partial<FoxEmailSettings> = {}) => {
  const requests: [path: string, init: RequestInit | undefined][] = [];
  const sentMails: OutgoingMail[] = [];
  const lines: string[] = [];
  const answers = { ...asAdmin(), ...script };
  const call = createFoxEmail({
    backend: {
      url: 'https://api.test',
      fetch: (input, init) => {
        const path = (input as string).replace('https://api.test', '');
        requests.push([path, init]);
        const answer = answers[path];
        return Promise.resolve(
          typeof answer === 'function' ? answer() : (answer ?? new Response('', { status: 404 })),
        );
      },
    },
    siteUrl: SITE,
    mailFrom: 'support@carmine.test',
    transport: (mail) => {
      sentMails.push(mail);
      return Promise.resolve({ outcome: 'accepted' });
    },
    log: (line) => lines.push(line),
    ...changes,
  });
  const post = (body: unknown = aMessage(), more: Record<string, string> = {}) =>
    call(
      new Request('https://api.test/functions/v1/foxEmail', {
        method: 'POST',
        headers: { ...headers, ...more },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  return { call, post, requests, sentMails, lines };
};

describe('foxEmail function', () => {
  it('sends the requested mail from the company address', async () => {
    const { post, sentMails } = setUp();
    const response = await post();
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: 'success', data: { message: 'Email Sent Successfully' } },
    ]);
    expect(sentMails).toEqual([
      expect.objectContaining({
        key: KEY,
        from: { name: 'Carmine Cargo', address: 'support@carmine.test' },
        to: 'ada@receiver.test',
        subject: 'On its way',
      }),
    ]);
  });

  it('puts the mails about one consignment into one thread', async () => {
    const { post, sentMails } = setUp();
    await post();
    await post(aMessage({ trackingId: undefined }), { 'idempotency-key': KEY.replace('0f', '1f') });
    expect(sentMails.map(({ thread, isAutomatic }) => [thread, isAutomatic])).toEqual([
      ['consignment.CARGO001', undefined],
      [undefined, undefined],
    ]);
  });

  it('reports a mail that was kept instead of being sent, with its address', async () => {
    const keptAt = `/outbox/${KEY}`;
    const { post, requests, lines } = setUp(
      {},
      { transport: () => Promise.resolve({ outcome: 'accepted', keptAt }) },
    );
    const keptAnswer = { message: expect.stringContaining('kept in the outbox') as string, keptAt };
    expect(await (await post()).json()).toEqual({ status: 'success', data: keptAnswer });
    expect(requests.at(-1)?.[1]?.body).toBe(
      JSON.stringify({ key: KEY, state: 'kept', attempts: 1, reason: '' }),
    );
    expect(lines).toEqual([`mail ${KEY}: kept after 1 of admin admin-id`]);
    const again = setUp({ '/rest/v1/rpc/mail_claim': () => Response.json('kept') });
    expect(await (await again.post()).json()).toEqual({ status: 'success', data: keptAnswer });
    expect(again.sentMails).toEqual([]);
  });

  it('records what the mail server said, without characters that cannot be stored', async () => {
    const reason = '550 5.1.1 No such user\r\n\0\ud800here';
    const { post, requests } = setUp(
      {},
      { transport: () => Promise.resolve({ outcome: 'refused', reason }) },
    );
    await post();
    expect(JSON.parse(requests.at(-1)?.[1]?.body as string)).toEqual({
      key: KEY,
      state: 'failed',
      attempts: 1,
      reason: '550 5.1.1 No such user here',
    });
  });

  it('calls the API with the caller’s token and key', async () => {
    const { post, requests } = setUp();
    await post();
    expect(requests.map(([path]) => path.split('/').at(-1))).toEqual([
      'user',
      'is_admin',
      'mail_claim',
      'mail_settle',
    ]);
    for (const [, init] of requests) {
      expect(init?.headers).toMatchObject({ authorization: headers.authorization, apikey: headers.apikey });
    }
  });

  it('logs neither the text nor an address of a mail', async () => {
    const { post, lines } = setUp();
    await post();
    expect(lines).toEqual([`mail ${KEY}: sent after 1 of admin admin-id`]);
  });

  it.each([
    ['without a token', { authorization: '' }, {}, 401],
    ['without a key', { apikey: '' }, {}, 401],
    ['with an expired token', {}, { '/auth/v1/user': new Response('{}', { status: 403 }) }, 401],
    ['as a visitor', {}, { '/auth/v1/user': Response.json({ id: 'x', role: 'anon' }) }, 401],
    ['as a user who is not an admin', {}, { '/rest/v1/rpc/is_admin': Response.json(false) }, 403],
    ['while the auth server is down', {}, { '/auth/v1/user': new Response('<html>', { status: 502 }) }, 503],
  ])('refuses a call %s before it reads the body', async (_who, more, script: Script, status) => {
    const { post, sentMails, requests } = setUp(script);
    const response = await post('{ not even JSON', more);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      status: 'error',
      data: { message: expect.any(String) as string },
    });
    expect(sentMails).toEqual([]);
    expect(requests.some(([path]) => path.endsWith('mail_claim'))).toBe(false);
  });

  it.each(['', 'x', '0f8fad5b', `${KEY} `.repeat(2), KEY.toUpperCase()])(
    'refuses the idempotency key %p with 400',
    async (key) => {
      expect((await setUp().post(aMessage(), { 'idempotency-key': key })).status).toBe(400);
    },
  );

  it('claims the inquiry that a mail answers with the mail', async () => {
    const answers = { inquiry: 7, handledAt: '2026-03-02T08:00:00.123456+00:00' };
    const { post, requests } = setUp();
    expect((await post(aMessage(), { answers: JSON.stringify(answers) })).status).toBe(200);
    const claim = requests.find(([path]) => path.endsWith('mail_claim'));
    expect(JSON.parse(claim?.[1]?.body as string)).toMatchObject({ key: KEY, answers });
  });

  it.each([
    '',
    '7',
    'null',
    '{}',
    '{"inquiry":"7","handledAt":null}',
    '{"inquiry":7}',
    '{"inquiry":7,"handledAt":"now"}',
  ])('refuses the header Answers: %s with 400', async (answers) => {
    const { post, sentMails } = setUp();
    expect([(await post(aMessage(), { answers })).status, sentMails]).toEqual([400, []]);
  });

  it('refuses a body over 64 KB with 413', async () => {
    const filler = (bytes: number) => `${JSON.stringify(aMessage()).slice(0, -1)}${' '.repeat(bytes)}}`;
    const size = JSON.stringify(aMessage()).length;
    expect((await setUp().post(filler(64 * 1024 - size))).status).toBe(200);
    expect((await setUp().post(filler(64 * 1024 - size + 1))).status).toBe(413);
  });

  it('answers an invalid message with 400 and the reason', async () => {
    const response = await setUp().post({ ...aMessage(), bcc: 'c@d.test' });
    expect([response.status, await response.json()]).toEqual([
      400,
      { status: 'error', data: { message: 'The message has an unknown field.' } },
    ]);
  });

  it.each([
    ['sent', 200, 'Email Sent Successfully'],
    ['unknown', 502, /did not confirm this message/],
  ])('does not resend a message whose state is %s', async (claim, status, message) => {
    const { post, sentMails } = setUp({ '/rest/v1/rpc/mail_claim': Response.json(claim) });
    const response = await post();
    const body = (await response.json()) as { data: { message: string } };
    expect([response.status, sentMails]).toEqual([status, []]);
    expect(body.data.message).toMatch(message);
  });

  it('answers 503 and claims no message without a mail transport', async () => {
    const { post, requests } = setUp({}, { transport: undefined });
    const response = await post();
    expect([response.status, await response.json()]).toEqual([
      503,
      {
        status: 'error',
        data: { message: expect.stringContaining('so the message was not sent') as string },
      },
    ]);
    expect(requests.some(([path]) => path.endsWith('mail_claim'))).toBe(false);
    expect((await setUp({}, { transport: undefined }).post({ bcc: 'c@d.test' })).status).toBe(400);
  });

  it.each([409, 429, 503])('passes on a refusal of the database with %i', async (status) => {
    const answer = Response.json({ message: 'In its words.' }, { status });
    const response = await setUp({ '/rest/v1/rpc/mail_claim': answer }).post();
    expect([response.status, await response.json()]).toEqual([
      status,
      { status: 'error', data: { message: 'In its words.' } },
    ]);
  });

  it('reports success when a sent mail could not be recorded', async () => {
    const { post, lines } = setUp({ '/rest/v1/rpc/mail_settle': new Response('', { status: 500 }) });
    expect((await post()).status).toBe(200);
    expect(lines).toContain(`mail ${KEY}: sent, but not recorded`);
  });

  describe('called from a browser', () => {
    it('allows the origin of the site', async () => {
      const { call } = setUp();
      const response = await call(
        new Request('https://api.test/f', { method: 'OPTIONS', headers: { origin: SITE } }),
      );
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
      expect(response.headers.get('access-control-allow-headers')).toContain('idempotency-key');
      expect((await setUp().post()).headers.get('access-control-allow-origin')).toBe(SITE);
    });

    it.each(['https://evil.test', 'http://site.test', 'https://site.test.evil.test', 'null'])(
      'refuses the origin %s with 403',
      async (origin) => {
        const { call, post, requests } = setUp();
        const preflight = await call(
          new Request('https://api.test/f', { method: 'OPTIONS', headers: { origin } }),
        );
        for (const response of [preflight, await post(aMessage(), { origin })]) {
          expect(response.status).toBe(403);
          expect(response.headers.get('access-control-allow-origin')).toBeNull();
        }
        expect(requests).toEqual([]);
      },
    );

    it('answers GET with 405, and says that it takes POST', async () => {
      const { call } = setUp();
      const { status, headers } = await call(
        new Request('https://api.test/f', { headers: { origin: SITE } }),
      );
      expect([status, headers.get('allow')]).toEqual([405, 'POST']);
    });
  });
});
