import { randomUUID } from 'node:crypto';
import { type Caller, caller, manyClients } from './support/api';
import { aToken } from './support/chat';
import { type HostProcess, startHost } from './support/host';
import { anAcceptance, anOffer, aQuoteRequest, storeQuote } from './support/quotes';

/** What answers everybody the same, and reads one row. */
const WITHOUT_INPUT = ['keeping_terms', 'reply_time'];

/** What is counted of a function's calls, and calls that are wrong: those of strangers, and of who holds what opens something. */
interface Wrong {
  action: string;
  calls: object[];
  /** Answers beyond the limit as within: nobody need know. */
  isSilent?: boolean;
}

const CHAT = aToken();
const QUESTION = aToken();
const OFFER = aToken();
const FOLLOWER = 'follower-of-the-test';
const WORD = 'ABCD2345';
const LINES = Array.from({ length: 50 }, () => ({
  ...{ count: 1, kind: 'box', length: 1, width: 1, height: 1, weight: 1 },
}));
const party = { tracking_id: 'CARGO001', secret: 'WRONGWRD' };
const offer = { token: OFFER, version: 1, offer: 1, answer: 'accept', details: anAcceptance() };
const topics = { topics: ['progress'], eta_hours: null, daily: false };
const aMessage = (changes: object) => ({ cid: randomUUID(), body: 'Hello', ...changes });

const wrongCalls: Record<string, Wrong> = {
  account_link: { action: 'accountLook', calls: [{ token: 'wrong' }, { token: null }] },
  answer_offer: {
    action: 'quoteAnswer',
    calls: [
      { ...offer, token: aToken() },
      { ...offer, details: {} },
      { ...offer, answer: 'perhaps' },
      { ...offer, version: 7 },
      { ...offer, offer: 9 },
      { ...offer, details: null },
    ],
  },
  answer_quote_question: {
    action: 'quoteAnswer',
    calls: [
      { token: 'wrong', version: 1, text: 'Yes' },
      { token: QUESTION, version: 1, text: ' ' },
      { token: QUESTION, version: 5, text: 'Yes' },
      { token: OFFER, version: 1, text: 'Yes' },
    ],
  },
  change_follow: {
    action: 'followLook',
    calls: [
      { token: 'wrong', ...topics },
      { token: FOLLOWER, ...topics, topics: ['everything'] },
      { token: FOLLOWER, ...topics, topics: [] },
      { token: FOLLOWER, ...topics, eta_hours: 0 },
    ],
  },
  chat_address: { action: 'chatSecret', calls: [{ token: 'wrong' }] },
  chat_context: {
    action: 'chatSecret',
    calls: [{ token: 'wrong', page: '/', language: 'en', zone: 'Etc/UTC', earlier: null }],
  },
  chat_end: { action: 'chatSecret', calls: [{ token: aToken() }] },
  chat_leave_address: {
    action: 'chatSecret',
    calls: [
      { token: 'wrong', email: 'ada@visitor.test' },
      { token: CHAT, email: 'nobody' },
      { token: CHAT, email: 'a@b@c.test' },
    ],
  },
  chat_read: { action: 'chatSecret', calls: [{ token: aToken(), after: 0 }] },
  chat_seen: { action: 'chatSecret', calls: [{ token: aToken(), upto: 1 }] },
  chat_send: {
    action: 'chatSecret',
    calls: [
      aMessage({ token: aToken() }),
      aMessage({ token: CHAT, body: '' }),
      aMessage({ token: CHAT, body: ' \u200b' }),
      aMessage({ token: CHAT, body: 'x'.repeat(20_000) }),
      aMessage({ token: CHAT, body: null }),
      aMessage({ token: CHAT, cid: null }),
    ],
  },
  chat_start: {
    action: 'chatSecret',
    calls: [
      aMessage({ token: 'wrong' }),
      aMessage({ token: CHAT, body: '' }),
      aMessage({ token: CHAT, cid: null }),
      aMessage({ token: aToken(), body: 'x'.repeat(20_000) }),
    ],
  },
  chat_typing: { action: 'chatSecret', calls: [{ token: 'wrong' }] },
  confirm_follow: { action: 'followLook', calls: [{ token: 'wrong' }] },
  confirm_newsletter: { action: 'newsletterLook', calls: [{ token: 'wrong' }] },
  find_transit_lanes: { action: 'transitLook', calls: [{ origin: '?', destination: null, mode: 'wrong' }] },
  follow_state: { action: 'followLook', calls: [{ token: 'wrong' }] },
  make_party_link: {
    action: 'partyLink',
    calls: [
      { ...party, scope: 'progress', days: 7 },
      { ...party, secret: WORD, scope: 'progress', days: 0 },
      { ...party, secret: WORD, scope: 'progress', days: null },
      { ...party, secret: WORD, scope: 'wrong', days: 7 },
      { ...party, secret: WORD, scope: null, days: 7 },
    ],
  },
  newsletter_state: { action: 'newsletterLook', calls: [{ token: 'wrong' }] },
  open_parties: { action: 'partyTry', calls: [party, { tracking_id: 'none', secret: '' }] },
  open_share_link: { action: 'shareLook', calls: [{ token: 'wrong' }] },
  party_links: { action: 'partyTry', calls: [party] },
  quote_state: { action: 'quoteLook', calls: [{ token: 'wrong' }] },
  report_browser_error: {
    action: 'browserError',
    calls: [{ kind: '?', message: 'x'.repeat(20_000), place: '?', page: '?', browser: '?' }],
    isSilent: true,
  },
  request_quote: {
    action: 'quoteTry',
    calls: [
      { token: aToken(), request: {} },
      { token: aToken(), request: null },
      { token: aToken(), request: aQuoteRequest({ pieces: LINES, note: 7 }) },
      { token: aToken(), request: aQuoteRequest({ mode: 'rocket' }) },
      { token: aToken(), request: aQuoteRequest({ goods: 'x'.repeat(40_000) }) },
    ],
  },
  revoke_party_link: { action: 'partyTry', calls: [{ ...party, link: randomUUID() }] },
  stop_follow: { action: 'followLook', calls: [{ token: 'wrong' }] },
  stop_newsletter: { action: 'newsletterLook', calls: [{ token: 'wrong' }] },
  support_status: { action: 'supportStatus', calls: [{}] },
  track_consignment: { action: 'track', calls: [{ tracking_id: 'wrong' }, { tracking_id: null }] },
  track_consignments: {
    action: 'track',
    calls: [{ tracking_ids: ['wrong'] }, { tracking_ids: Array(21).fill('CARGO001') }],
  },
  track_events: { action: 'track', calls: [{ tracking_id: 'wrong' }] },
  transit_lanes: {
    action: 'transitLook',
    calls: [
      { slugs: ['wrong'], service: null },
      { slugs: Array(101).fill('wrong'), service: null },
    ],
  },
  transit_places: { action: 'transitLook', calls: [{ sought: '' }, { sought: 'x'.repeat(200) }] },
};

describe('a wrong call of a stranger', () => {
  let host: HostProcess;
  let anon: Caller;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    anon = caller(host);
    await anon('POST', '/rest/v1/rpc/chat_start', { body: aMessage({ token: CHAT }) });
    await storeQuote(host, { token: QUESTION, state: 'asked' });
    await storeQuote(host, { token: OFFER, state: 'quoted', offer: { ...anOffer(), number: 1 } });
    await host.sql(
      `insert into private.party_word (consignment, party, word)
       select id, 'sender', $1 from public.consignment where "trackingId" = 'CARGO001'`,
      [WORD],
    );
    await host.sql(`
      with follower as (
        insert into private.follower (consignment, email, topics, daily, zone, confirmed_at)
        select id, 'ada@visitor.test', '{progress}', false, 'Etc/UTC', now() from public.consignment
        where "trackingId" = 'CARGO001' returning id)
      insert into private.follow_token (hash, follower) select private.sha256_hex('${FOLLOWER}'), id from follower`);
    await host.sql('update private.limits set window_seconds = 1000000000'); // none ends in a test
  });
  afterAll(() => host.stop());
  beforeEach(() => host.sql('delete from private.hits'));

  const call = (name: string, body: object, headers: Record<string, string> = {}) =>
    anon('POST', `/rest/v1/rpc/${name}`, {
      body,
      headers: { 'x-forwarded-for': '203.0.113.7', ...headers },
    });
  /** Hits of the client, of its network, and in all. */
  const counted = async (action: string): Promise<number[]> => {
    const rows = await host.sql<{ hits: number; pool: boolean }>(
      `select hits, client like '% %' as pool from private.hits where action = $1`,
      [action],
    );
    const inAll = rows.filter(({ pool }) => pool).reduce((sum, { hits }) => sum + hits, 0);
    return [...rows.filter(({ pool }) => !pool).map(({ hits }) => hits), inAll];
  };

  it('is known of each function that strangers may call', async () => {
    const granted = await host.sql<{ name: string }>(
      `select distinct proname::text as name from pg_proc
       where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute') order by 1`,
    );
    expect(granted.map(({ name }) => name)).toEqual([...Object.keys(wrongCalls), ...WITHOUT_INPUT].sort());
  });

  const each = Object.entries(wrongCalls).flatMap(([name, { calls, ...expectation }]) =>
    calls.map((body, index) => ({ name, number: index + 1, body, ...expectation })),
  );

  it.each(each)(
    'is counted for its client, its network and in all: $name, $number',
    async ({ name, action, body }) => {
      const { status } = await call(name, body);
      expect(status).toBeLessThan(500);
      const hits = await counted(action);
      expect(hits).toHaveLength(3);
      expect(new Set(hits).size).toBe(1);
    },
  );

  it.each(each)('is refused beyond the limit: $name, $number', async ({ name, action, body, isSilent }) => {
    const before = await host.sql('select per_client from private.limits where action = $1', [action]);
    await host.sql('update private.limits set per_client = 2 where action = $1', [action]);
    try {
      const statuses: number[] = [];
      for (let turn = 0; turn < 4; turn += 1) statuses.push((await call(name, body)).status);
      if (isSilent) expect(statuses).toEqual([204, 204, 204, 204]);
      else expect(statuses.slice(2)).toEqual([429, 429]);
      expect(Math.max(...(await counted(action)))).toBe(2);
    } finally {
      await host.sql('update private.limits set per_client = $2 where action = $1', [
        action,
        before[0]?.per_client,
      ]);
    }
  });

  it('says what is wrong as an error of the database does', async () => {
    const request = aQuoteRequest({ pieces: LINES, note: 7 });
    expect(await call('request_quote', { token: aToken(), request })).toEqual({
      status: 400,
      body: { code: '22023', message: 'The note is not a text.', details: null, hint: null },
    });
    expect(await call('answer_offer', { ...offer, version: 7 })).toEqual({
      status: 409,
      body: { code: 'PT409', message: 'This quote has changed meanwhile.', details: null, hint: null },
    });
  });

  it('stays counted where the caller asks that nothing is stored', async () => {
    for (const prefer of ['tx=rollback', 'handling=strict, tx=rollback']) {
      await call('track_consignment', { tracking_id: 'wrong' }, { prefer });
    }
    expect(await counted('track')).toEqual([2, 2, 2]);
  });

  it('takes none of the requests for a quote that a client may make', async () => {
    for (let turn = 0; turn < 10; turn += 1) await call('request_quote', { token: aToken(), request: {} });
    expect(await counted('quote')).toEqual([0]);
    expect(await call('request_quote', { token: aToken(), request: aQuoteRequest() })).toMatchObject({
      status: 200,
    });
  });

  it('is no error of the host, and what is one is not answered as a wrong call', async () => {
    await host.sql('alter table private.quote rename to quote_gone');
    try {
      const answer = await call('request_quote', { token: aToken(), request: aQuoteRequest() });
      expect(answer).toMatchObject({
        status: 404,
        body: { message: expect.stringContaining('relation') as string },
      });
    } finally {
      await host.sql('alter table private.quote_gone rename to quote');
    }
  });
});
