import { randomUUID } from 'node:crypto';
import { aContact, type Caller, manyClients } from './support/api';
import { aToken, WITHOUT_LIMITS } from './support/chat';
import { type HostProcess, startHost } from './support/host';
import { aParagraph } from './support/mailMessages';
import { aQuoteRequest, anAcceptance, anOffer, dayFromNow } from './support/quotes';
import { IS_FULL } from './support/fullRun';
import { CHAT, exposed, NUMBER, fillTables, ONE_OF_EACH_ROLE, QUOTES, tryTable } from './access/outcomes';
import { everyCaller, isAdmin, isOwner, isStaff, people, type Person } from './access/people';
import { functions } from './access/surface';

/** Somebody on the staff, whom each owner removes. */
const MEMBER = randomUUID();

/** The proof of delivery that the caller has just made, and a photograph of eight grey pixels a side. */
const proof = { id: '' };
const PHOTO =
  '/9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAB/9k=';

/** The staff as the caller has just seen it. */
const staffSeen: { roles: Record<string, string> } = { roles: {} };

const SOMEBODY = { email: 'nobody@example.test', phone: null, name: null };
const aRecord = { kind: 'inquiry', id: '1', part: '' };

/** The arguments that each exposed function is called with. */
const calls: Record<string, () => Record<string, unknown>> = {
  track_consignment: () => ({ tracking_id: 'AB12CD34' }),
  track_events: () => ({ tracking_id: 'AB12CD34' }),
  track_consignments: () => ({ tracking_ids: ['AB12CD34'] }),
  delivery_figures: () => ({ since: '2026-01-01' }),
  find_consignments: () => ({ filter: { search: 'x' } }),
  count_consignments: () => ({ filter: {} }),
  correct_consignment: () => ({
    consignment: NUMBER,
    changes: { product: 'y' },
    expected: { product: 'x' },
    reason: 'x',
  }),
  find_places: () => ({ sought: 'rotterdam' }),
  place_zones: () => ({ places: [{ place: 'Chicago', country: 'United States of America' }] }),
  chat_start: () => ({ token: aToken(), cid: randomUUID(), body: 'Hi' }),
  chat_send: () => ({ token: aToken(), cid: randomUUID(), body: 'Hi' }),
  chat_read: () => ({ token: aToken() }),
  chat_seen: () => ({ token: aToken(), upto: 1 }),
  chat_context: () => ({ token: aToken(), page: '/', language: 'en', zone: 'Etc/UTC' }),
  chat_end: () => ({ token: aToken() }),
  chat_typing: () => ({ token: aToken() }),
  chat_address: () => ({ token: aToken() }),
  chat_leave_address: () => ({ token: aToken(), email: 'ada@visitor.test' }),
  request_quote: () => ({ token: aToken(), request: aQuoteRequest() }),
  quote_state: () => ({ token: aToken() }),
  answer_quote_question: () => ({ token: aToken(), version: 1, text: 'x' }),
  answer_offer: () => ({ token: aToken(), version: 1, offer: 1, answer: 'accept', details: anAcceptance() }),
  quotes: () => ({ filter: {} }),
  quote: () => ({ id: QUOTES.asked }),
  ask_quote: () => ({ id: QUOTES.asked, version: 1, text: 'x' }),
  offer_quote: () => ({ id: QUOTES.offered, version: 1, offer: anOffer() }),
  resend_quote_mail: () => ({ mail: NUMBER }),
  close_quote: () => ({ id: QUOTES.closed, version: 1, state: 'lost', reason: null }),
  book_quote: () => ({ id: QUOTES.booked, version: 1, deliver_by: dayFromNow(30) }),
  support_status: () => ({}),
  transit_lanes: () => ({ slugs: [], service: 'air-freight' }),
  transit_places: () => ({ sought: 'rotterdam' }),
  find_transit_lanes: () => ({ origin: 'NLRTM', destination: 'USNYC', mode: 'ocean' }),
  all_transit_lanes: () => ({}),
  change_transit_lanes: () => ({ changes: [] }),
  reply_time: () => ({}),
  report_browser_error: () => ({ kind: 'error', message: 'x', place: '', page: '/', browser: '' }),
  health: () => ({}),
  forget_browser_error: () => ({ error: NUMBER }),
  forget_browser_errors: () => ({ until: '2000-01-01T00:00:00Z' }),
  alerts_by_mail: () => ({}),
  set_alerts_by_mail: () => ({ wanted: true }),
  first_steps: () => ({}),
  put_first_steps_away: () => ({ away: true }),
  open_parties: () => ({ tracking_id: 'AB12CD34', secret: 'x' }),
  open_share_link: () => ({ token: 'x' }),
  make_party_link: () => ({ tracking_id: 'AB12CD34', secret: 'x', scope: 'journey', days: 1 }),
  party_links: () => ({ tracking_id: 'AB12CD34', secret: 'x' }),
  revoke_party_link: () => ({ tracking_id: 'AB12CD34', secret: 'x', link: randomUUID() }),
  // Before add_proof_photo, which needs a proof of the caller's.
  add_proof: () => ({
    proof: (proof.id = randomUUID()),
    tracking_id: 'AB12CD34',
    signer: 'x',
    signature: [[1, 1, 2, 2]],
    place: '',
    moment: '2026-01-01T00:00:00Z',
  }),
  add_proof_photo: () => ({ proof: proof.id, number: 1, photo: PHOTO }),
  consignment_proofs: () => ({ consignment: NUMBER }),
  proof_photos: () => ({ proof: randomUUID() }),
  delete_proof: () => ({ proof: randomUUID(), reason: 'x' }),
  set_proof_days: () => ({ days: 365 }),
  agent_present: () => ({}),
  office_hours: () => ({}),
  keeping_terms: () => ({}),
  set_keeping_term: () => ({ kind: 'inquiries', days: null }),
  count_due: () => ({ kind: 'inquiries', days: 365 }),
  find_person: () => ({ ...SOMEBODY, page: 0 }),
  export_person: () => ({ ...SOMEBODY, records: [aRecord] }),
  erase_person: () => ({ ...SOMEBODY, records: [aRecord], reason: 'x' }),
  staff_review: () => ({}),
  set_reply_time: () => ({ hours: 24 }),
  demonstration: () => ({}),
  remove_demonstration: () => ({ keep_changed: false }),
  set_office_hours: () => ({ zone: 'Etc/UTC', week: Array.from({ length: 7 }, () => []), holidays: [] }),
  make_share_link: () => ({ consignment: NUMBER, scope: 'journey', days: 1 }),
  share_links: () => ({ consignment: NUMBER }),
  revoke_share_link: () => ({ consignment: NUMBER, link: randomUUID() }),
  party_words: () => ({ consignment: NUMBER }),
  reset_party_word: () => ({ consignment: NUMBER, party: 'sender' }),
  site_settings: () => ({}),
  set_mask_parties: () => ({ masked: false }),
  follow_state: () => ({ token: 'x' }),
  confirm_follow: () => ({ token: 'x' }),
  change_follow: () => ({ token: 'x', topics: ['problem'], eta_hours: null, daily: false }),
  stop_follow: () => ({ token: 'x' }),
  notice_audience: () => ({ consignment: NUMBER, about: 'departed' }),
  consignment_notices: () => ({ consignment: NUMBER }),
  unsent_notices: () => ({}),
  hold_notice: () => ({ notice: NUMBER }),
  resend_notice: () => ({ notice: NUMBER }),
  drop_notice: () => ({ notice: NUMBER }),
  notice_mail: () => ({ notice: NUMBER }),
  notice_rules: () => ({}),
  set_notice_rule: () => ({ about: 'departed', to_sender: false, to_receiver: false, subject: '', text: '' }),
  begin_notice_test: () => ({}),
  newsletter_state: () => ({ token: 'x' }),
  confirm_newsletter: () => ({ token: 'x' }),
  stop_newsletter: () => ({ token: 'x' }),
  newsletters: () => ({}),
  ask_subscribers: () => ({}),
  send_newsletter: () => ({ request_key: randomUUID(), subject: 'x', paragraphs: [aParagraph()] }),
  pause_newsletter: () => ({ newsletter: NUMBER, paused: true }),
  cancel_newsletter: () => ({ newsletter: NUMBER }),
  resend_newsletter: () => ({ newsletter: NUMBER }),
  begin_newsletter_test: () => ({ subject: 'x', paragraphs: [aParagraph()] }),
  is_admin: () => ({}),
  my_role: () => ({}),
  account_link: () => ({ token: 'x' }),
  look_up_scan: () => ({ tracking_id: 'AB12CD34' }),
  record_scan: () => ({ tracking_id: 'AB12CD34', event: 'arrived', note: '', request_key: randomUUID() }),
  scan_events: () => ({}),
  staff: () => ({}),
  confirm_staff: () => ({ seen: staffSeen.roles }), // after staff, whose answer it confirms
  invite_staff: () => ({ email: `${randomUUID()}@example.test`, role: 'scanner' }),
  revoke_invitation: () => ({ invitation: randomUUID() }),
  set_staff_role: () => ({ member: MEMBER, role: 'office' }),
  make_reset_link: () => ({ member: MEMBER }),
  remove_staff: () => ({ member: MEMBER }),
  chat_reply: () => ({ chat: CHAT, cid: randomUUID(), body: 'Hi' }),
  chat_agent_read: () => ({ chat: CHAT }),
  chat_mark_read: () => ({ chat: CHAT, upto: 1 }),
  chat_agent_typing: () => ({ chat: CHAT }),
  chat_details: () => ({ chat: CHAT }),
  chat_set_label: () => ({ chat: CHAT, label: 'Customs', present: true }),
  chat_assign: () => ({ chat: CHAT, agent: null, instead_of: null }),
  chat_snooze: () => ({ chat: CHAT, until: null }),
  chat_add_note: () => ({ chat: CHAT, id: randomUUID(), note: 'Hi' }),
  chat_delete_note: () => ({ id: randomUUID() }),
  chat_close: () => ({ chat: CHAT, upto: 0 }),
  find_chats: () => ({ filter: {}, page: 0, page_size: 1 }),
  set_chat_days: () => ({ days: 365 }),
  chat_agent_address: () => ({ chat: CHAT }),
  // Before add_lane, which adds a leg that this list would have to name.
  order_legs: () => ({ consignment: NUMBER, legs: [NUMBER] }),
  add_lane: () => ({ consignment: NUMBER, lane: NUMBER, request_key: randomUUID() }),
  add_pieces: () => ({ consignment: NUMBER, pieces: 1, ...aPiece, request_key: randomUUID() }),
  remove_pieces: () => ({ consignment: NUMBER, pieces: [] }),
  mail_claim: () => ({ key: randomUUID(), hash: 'a'.repeat(64), message: aMail }),
  mail_settle: () => ({ key: randomUUID(), state: 'sent', attempts: 1 }),
  confirm_identity: () => ({ session: randomUUID() }),
  my_sessions: () => ({}),
  check_import: () => ({ batch: randomUUID(), entries: [] }),
  import_consignments: () => ({ batch: randomUUID(), file: 'x.csv', entries: [] }),
  undo_import: () => ({ batch: randomUUID(), past: 0 }),
  list_imports: () => ({}),
  end_session: () => ({ session: randomUUID() }),
  recovery_codes_left: () => ({}),
  make_recovery_codes: () => ({}),
  use_recovery_code: () => ({ code: 'AAAAAAAAAAAAAAAA' }),
};
const aPiece = { weight_kg: 1, length_cm: 2, width_cm: 3, height_cm: 4, marks: 'x' };
const aMail = { toWho: 'sender', sendersName: 'x', receiversMail: 'a@b.test', subject: 'x' };

/** Functions about the second factor: the standing of whoever may call them, rather than any admin. */
const aboutFactor: Record<string, Person> = {
  make_recovery_codes: 'admin with two factors',
  use_recovery_code: 'admin before the second factor',
};

const nameOf = (signature: string) => /^public\.(\w+)\(/.exec(signature)?.[1] ?? '';
const openFunctions = functions.everybody.map(nameOf).filter(Boolean);
const signedInFunctions = functions.signedIn
  .map(nameOf)
  .filter((name) => name && !['is_admin', 'my_role'].includes(name));
const checkedFunctions = Object.keys(calls).filter((name) => signedInFunctions.includes(name));

const OWNERS_ONLY = [
  'staff',
  'invite_staff',
  'revoke_invitation',
  'set_staff_role',
  'make_reset_link',
  'remove_staff',
  'set_mask_parties',
  'set_proof_days',
  'set_chat_days',
  'set_office_hours',
  'set_reply_time',
  'demonstration',
  'remove_demonstration',
  'set_keeping_term',
  'count_due',
  'find_person',
  'export_person',
  'erase_person',
  'staff_review',
  'confirm_staff',
  'health',
  'forget_browser_error',
  'forget_browser_errors',
  'alerts_by_mail',
  'set_alerts_by_mail',
  'first_steps',
  'put_first_steps_away',
  'set_notice_rule',
  'begin_notice_test',
];
const ALL_STAFF = [
  'confirm_identity',
  'look_up_scan',
  'record_scan',
  'scan_events',
  'add_proof',
  'add_proof_photo',
];
const mayCall = (person: Person, name: string): boolean => {
  if (name in aboutFactor) return aboutFactor[name] === person;
  if (OWNERS_ONLY.includes(name)) return isOwner(person);
  return ALL_STAFF.includes(name) ? isStaff(person) : isAdmin(person);
};

describe('access by role', () => {
  let host: HostProcess;
  let roles: Record<Person, Caller>;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    await host.sql(WITHOUT_LIMITS);
    await host.sql('delete from private.demonstration'); // its rows stay for the other calls
    roles = await everyCaller(host);
  });
  afterAll(() => host.stop());

  describe('tables', () => {
    it.each(people.flatMap((person) => Object.keys(exposed).map((table) => [person, table] as const)))(
      '%s has exactly the declared access to every column of %s',
      async (person, table) => {
        expect(await tryTable(host, person, roles[person], table)).toEqual([]);
      },
    );

    const faults: [name: string, body: string, person: Person][] = [
      ['an is_admin that is always true', 'select true', 'account'],
      ['an is_admin that checks the role only', `select auth.role() = 'authenticated'`, 'anonymous sign-in'],
      [
        'an is_admin that ignores the second factor',
        `select exists (select from private.admins where user_id = auth.uid() and role <> 'scanner')`,
        'admin before the second factor',
      ],
      [
        'an is_admin that takes a scanner for the office',
        'select private.staff_role() is not null',
        'scanner',
      ],
      [
        'an is_admin that accepts a token without a user',
        'select auth.uid() is null or exists (select from private.admins where user_id = auth.uid())',
        'token without a user',
      ],
    ];
    it.each(faults)('detects %s', async (_name, body, person) => {
      const [good] = await host.sql<{ source: string }>(
        `select pg_get_functiondef('private.is_admin()'::regprocedure) as source`,
      );
      await host.sql(
        `create or replace function private.is_admin() returns boolean
         language sql stable security definer set search_path = '' as $$ ${body} $$`,
      );
      const mismatches = await tryTable(host, person, roles[person], 'chats');
      await host.sql(good?.source ?? '');
      expect(mismatches).toContain(`${person} select chats.id: done, not nothing`);
      expect(await tryTable(host, person, roles[person], 'chats')).toEqual([]);
    });
  });

  describe('functions', () => {
    const fill = async () => {
      await fillTables(host);
      await host.sql('insert into auth.users (id, email) values ($1, $2) on conflict do nothing', [
        MEMBER,
        'member@example.test',
      ]);
      await host.sql(
        `insert into private.admins (user_id, role) values ($1, 'office') on conflict do nothing`,
        [MEMBER],
      );
    };

    it('are all called', () => {
      expect(Object.keys(calls)).toEqual(expect.arrayContaining([...openFunctions, ...signedInFunctions]));
    });
    const call = async (person: Person, name: string) => {
      const answer = await roles[person]('POST', `/rest/v1/rpc/${name}`, { body: calls[name]?.() });
      const { members } = (answer.body ?? {}) as { members?: { id: string; role: string }[] };
      if (members) staffSeen.roles = Object.fromEntries(members.map(({ id, role }) => [id, role]));
      return answer;
    };

    it.each(people)('%s can call exactly the allowed functions', async (person) => {
      await fill();
      const refusal = { status: person === 'visitor' ? 401 : 403, body: { code: '42501' } };
      const open = IS_FULL || ONE_OF_EACH_ROLE.includes(person) ? openFunctions : [];
      for (const name of open) expect([200, 204]).toContain((await call(person, name)).status);
      for (const name of checkedFunctions) {
        const answer = await call(person, name);
        if (!mayCall(person, name)) expect(answer).toMatchObject(refusal);
        else
          expect({ [name]: [200, 204].includes(answer.status) ? 'done' : answer }).toEqual({
            [name]: 'done',
          });
      }
      const asked = await call(person, 'is_admin');
      expect(asked).toMatchObject(person === 'visitor' ? refusal : { status: 200, body: isAdmin(person) });
      const role = await call(person, 'my_role');
      if (person === 'visitor') expect(role).toMatchObject(refusal);
      else expect([role.status, role.body !== null]).toEqual([200, isStaff(person)]);
    });

    it.each(people)('%s cannot reach hidden schemas and functions', async (person) => {
      for (const schema of [
        'private',
        'auth',
        'realtime',
        'supabase_migrations',
        'pg_catalog',
        'information_schema',
      ]) {
        const headers = { 'accept-profile': schema, 'content-profile': schema };
        for (const [method, path] of [
          ['GET', '/rest/v1/admins'],
          ['GET', '/rest/v1/users'],
          ['POST', '/rest/v1/rpc/take'],
          ['POST', '/rest/v1/rpc/is_admin'],
        ] as const) {
          const body = method === 'POST' ? {} : undefined;
          expect(await roles[person](method, path, { headers, body })).toMatchObject({ status: 406 });
        }
      }
      // What is exposed is so for everybody: each function is tried by one of them.
      const share = functions.nobody.filter((_, index) => index % people.length === people.indexOf(person));
      for (const signature of IS_FULL ? functions.nobody : share) {
        const name = /^private\.(\w+)\(/.exec(signature)?.[1];
        expect((await roles[person]('POST', `/rest/v1/rpc/${name}`, { body: {} })).status).toBe(404);
      }
    });
  });

  it('refuses to return the inserted row to a visitor', async () => {
    const headers = { prefer: 'return=representation' };
    const answer = await roles.visitor('POST', '/rest/v1/contactForm', { body: aContact(), headers });
    expect(answer).toMatchObject({ status: 401, body: { code: '42501' } });
  });

  it.each(['exact', 'planned', 'estimated'])('refuses count=%s for visitors', async (count) => {
    for (const table of Object.keys(exposed)) {
      const headers = { prefer: `count=${count}` };
      for (const method of ['GET', 'HEAD']) {
        expect(await roles.visitor(method, `/rest/v1/${table}?select=*`, { headers })).toMatchObject({
          status: 401,
        });
      }
    }
  });

  it.each(['created_at', 'readAt', 'handledAt', 'handledBy'])(
    'refuses %s in an inquiry of a visitor',
    async (column) => {
      const body = aContact({ [column]: '2026-01-01T00:00:00Z' });
      expect(await roles.visitor('POST', '/rest/v1/contactForm', { body })).toMatchObject({ status: 401 });
    },
  );
});
