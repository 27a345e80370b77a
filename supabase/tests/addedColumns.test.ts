import { randomUUID } from 'node:crypto';
import { aContact, aSubscription, type Caller, caller, manyClients } from './support/api';
import { aToken, asVisitor, WITHOUT_LIMITS } from './support/chat';
import { type HostProcess, startHost } from './support/host';
import { aQuoteRequest, anAcceptance, anOffer, storeQuote } from './support/quotes';

const COLUMN = 'addedColumn';
/** The value of the column in every row. */
const VALUE = 'for-the-admin-alone';
const TRACKED = 'CARGO001';
const WORD = 'AAAA1111';
const SHARED = 'the token of a share link';
const INVITED = 'invited@example.test';
const INVITATION = 'the token of an invitation';
const FOLLOW = 'the token of a follower';
const READER = 'the token of a subscriber';

type Answers = Record<string, { status: number; text: string }>;

describe('a new column in every table', () => {
  let host: HostProcess;
  let anon: Caller;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    const tables = await host.sql<{ name: string }>(
      `select oid::regclass::text as name from pg_class
       where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'`,
    );
    for (const { name } of tables)
      await host.sql(`alter table ${name} add column "${COLUMN}" text not null default '${VALUE}'`);
    // An entry of the audit is written whole, and leaves the new column empty.
    await host.sql(`alter table public.audit alter column "${COLUMN}" drop not null`);
    await host.sql(WITHOUT_LIMITS);
    await host.sql(
      `insert into private.account_link (purpose, email, role, expires_at, token_hash)
       values ('invitation', $1, 'office', now() + interval '1 hour', private.sha256_hex($2))`,
      [INVITED, INVITATION],
    );
    await host.sql(
      `insert into private.party_word (consignment, party, word)
       select id, 'sender', $1 from public.consignment where "trackingId" = $2`,
      [WORD, TRACKED],
    );
    await host.sql(
      `with made as (
         insert into private.follower (consignment, email, topics, zone)
         select id, 'reader@example.test', '{progress}', 'Etc/UTC' from public.consignment where "trackingId" = $1
         returning id)
       insert into private.follow_token (hash, follower) select private.sha256_hex($2), id from made`,
      [TRACKED, FOLLOW],
    );
    await host.sql(
      `with reader as (
         insert into public."newsLetter" (email, country) values ('reader@example.test', 'Ghana') returning id),
       asked as (insert into private.subscription (subscriber) select id from reader)
       insert into private.subscription_token (hash, subscriber) select private.sha256_hex($1), id from reader`,
      [READER],
    );
    await host.sql(
      `insert into private.share_link (consignment, scope, made_by, expires_at, token_hash)
       select id, 'parties', 'sender', now() + interval '1 hour', private.sha256_hex($1)
       from public.consignment where "trackingId" = $2`,
      [SHARED, TRACKED],
    );
    anon = caller(host);
  });
  afterAll(() => host.stop());

  /** The arguments with which a visitor of a new chat gets an answer from each function; the last one ends the chat. */
  const everyCall = async (): Promise<Record<string, () => object>> => {
    const token = aToken();
    await asVisitor(anon, token).start();
    const [askedToken, offered] = [aToken(), aToken()];
    await storeQuote(host, { token: askedToken, state: 'asked' });
    await storeQuote(host, { token: offered, state: 'quoted', offer: { ...anOffer(), number: 1 } });
    return {
      track_consignment: () => ({ tracking_id: TRACKED }),
      track_consignments: () => ({ tracking_ids: [TRACKED] }),
      track_events: () => ({ tracking_id: TRACKED }),
      open_parties: () => ({ tracking_id: TRACKED, secret: WORD }),
      make_party_link: () => ({ tracking_id: TRACKED, secret: WORD, scope: 'parties', days: 1 }),
      party_links: () => ({ tracking_id: TRACKED, secret: WORD }),
      revoke_party_link: () => ({ tracking_id: TRACKED, secret: WORD, link: randomUUID() }),
      open_share_link: () => ({ token: SHARED }),
      account_link: () => ({ token: INVITATION }),
      follow_state: () => ({ token: FOLLOW }),
      confirm_follow: () => ({ token: FOLLOW }),
      change_follow: () => ({ token: FOLLOW, topics: ['problem'], eta_hours: 5, daily: true }),
      stop_follow: () => ({ token: FOLLOW }),
      newsletter_state: () => ({ token: READER }),
      confirm_newsletter: () => ({ token: READER }),
      stop_newsletter: () => ({ token: READER }),
      request_quote: () => ({ token: askedToken, request: aQuoteRequest() }),
      quote_state: () => ({ token: askedToken }),
      answer_quote_question: () => ({ token: askedToken, version: 1, text: 'x' }),
      answer_offer: () => ({
        token: offered,
        version: 1,
        offer: 1,
        answer: 'accept',
        details: anAcceptance(),
      }),
      chat_start: () => ({ token, cid: randomUUID(), body: 'Hello' }),
      chat_send: () => ({ token, cid: randomUUID(), body: 'Hello' }),
      chat_read: () => ({ token }),
      chat_seen: () => ({ token, upto: 1 }),
      chat_typing: () => ({ token }),
      chat_context: () => ({ token, page: '/', language: 'en', zone: 'Etc/UTC' }),
      chat_address: () => ({ token }),
      chat_leave_address: () => ({ token, email: 'ada@visitor.test' }),
      support_status: () => ({}),
      transit_lanes: () => ({ slugs: ['ocean-rotterdam-new-york'], service: 'air-freight' }),
      transit_places: () => ({ sought: 'rotterdam' }),
      find_transit_lanes: () => ({ origin: 'NLRTM', destination: 'USNYC', mode: null }),
      reply_time: () => ({}),
      keeping_terms: () => ({}),
      report_browser_error: () => ({ kind: 'error', message: 'x', place: '', page: '/', browser: '' }),
      chat_end: () => ({ token }),
    };
  };

  const askEverything = async (): Promise<Answers> => {
    const answers: Answers = {};
    const ask = async (...[method, path, call]: Parameters<Caller>): Promise<void> => {
      const { status, body } = await anon(method, path, call);
      answers[`${method} ${path}`] = { status, text: JSON.stringify(body ?? '') };
    };
    for (const [name, body] of Object.entries(await everyCall()))
      for (const query of ['', '?select=*', `?select=${COLUMN}`])
        await ask('POST', `/rest/v1/rpc/${name}${query}`, { body: body() });
    for (const [table, row] of Object.entries({ newsLetter: aSubscription, contactForm: aContact }))
      for (const query of ['', '?select=*', `?select=${COLUMN}`])
        await ask('POST', `/rest/v1/${table}${query}`, {
          body: row(),
          headers: query ? { prefer: 'return=representation' } : {},
        });
    const exposed = await host.sql<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')`,
    );
    for (const { name } of exposed) await ask('GET', `/rest/v1/${name}?select=*`);
    return answers;
  };

  const leaks = (answers: Answers): string[] =>
    Object.entries(answers)
      .filter(([, { text }]) => text.includes(VALUE))
      .map(([call]) => call);

  it('is in no response to a visitor', async () => {
    const answers = await askEverything();
    const called = Object.keys(await everyCall());
    expect(
      called.filter((name) => ![200, 204].includes(answers[`POST /rest/v1/rpc/${name}`]?.status ?? 0)),
    ).toEqual([]);
    expect(answers['POST /rest/v1/rpc/track_consignment']?.text).toContain(TRACKED);
    expect(answers['POST /rest/v1/rpc/chat_read']?.text).toContain('Hello');
    expect(answers['POST /rest/v1/rpc/open_parties']?.text).toContain('sendersPhone');
    expect(answers['POST /rest/v1/rpc/party_links']?.text).toContain('openedAt');
    expect(answers['POST /rest/v1/rpc/open_share_link']?.text).toContain('sendersPhone');
    expect(answers['POST /rest/v1/rpc/quote_state']?.text).toContain('ada@shipper.test');
    expect(answers['POST /rest/v1/rpc/answer_offer']?.text).toContain('kofi@receiver.test');
    expect(answers['POST /rest/v1/rpc/account_link']?.text).toContain(INVITED);
    expect(leaks(answers)).toEqual([]);
  });

  it('is checked for every function that visitors may call', async () => {
    const callable = await host.sql<{ name: string }>(
      `select proname as name from pg_proc
       where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute')`,
    );
    expect(callable.map(({ name }) => name).sort()).toEqual(Object.keys(await everyCall()).sort());
  });

  it.each([
    [
      'private.tracked_consignment(text)',
      `private.fields_of(parcel, array(select name from private.consignment_fields))`,
      `to_jsonb(parcel) - 'id'`,
      ['POST /rest/v1/rpc/track_consignment', 'POST /rest/v1/rpc/track_consignments'],
    ],
    [
      'private.chat_item(public.chat_message)',
      'jsonb_build_object(',
      'to_jsonb(entry) || jsonb_build_object(',
      ['POST /rest/v1/rpc/chat_read', 'POST /rest/v1/rpc/chat_send', 'POST /rest/v1/rpc/chat_start'],
    ],
  ])('is detected when %s returns the whole row', async (name, list, wholeRow, expected) => {
    const [good] = await host.sql<{ source: string }>(
      `select pg_get_functiondef($1::regprocedure) as source`,
      [name],
    );
    expect(good?.source).toContain(list);
    await host.sql(good?.source.replace(list, wholeRow) ?? '');
    const foundLeaks = leaks(await askEverything());
    await host.sql(good?.source ?? '');
    expect(foundLeaks).toEqual(expect.arrayContaining(expected));
  });
});
