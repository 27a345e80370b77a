import { randomUUID } from 'node:crypto';
import { aToken } from '../support/chat';
import { aParagraph } from '../support/mailMessages';
import { aQuoteRequest, anAcceptance, anOffer, dayFromNow } from '../support/quotes';
import { CHAT, NUMBER, QUOTES } from './ids';
import { isAdmin, isOwner, isStaff, type Person } from './people';

/** Somebody on the staff, whom each owner removes. */
export const MEMBER = randomUUID();

/** The proof of delivery that the caller has just made, and a photograph of eight grey pixels a side. */
const proof = { id: '' };
const PHOTO =
  '/9j/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/AKAB/9k=';

/** The staff as the caller has just seen it. */
export const staffSeen: { roles: Record<string, string> } = { roles: {} };

const SOMEBODY = { email: 'nobody@example.test', phone: null, name: null };
const aRecord = { kind: 'inquiry', id: '1', part: '' };

const aPiece = { weight_kg: 1, length_cm: 2, width_cm: 3, height_cm: 4, marks: 'x' };
const aMail = { toWho: 'sender', sendersName: 'x', receiversMail: 'a@b.test', subject: 'x' };

type Arguments = () => Record<string, unknown>;

/** Who may call a function: somebody of one of these standings, or one person alone. */
type Callers = 'everybody' | 'signed in' | 'staff' | 'office' | 'owner' | Person;

interface Call {
  by: Callers;
  /** What the tests call it with. */
  with: Arguments;
}

const calledBy = (by: Callers, group: Record<string, Arguments>): Record<string, Call> =>
  Object.fromEntries(Object.entries(group).map(([name, args]) => [name, { by, with: args }]));

/** The functions of the API: who may call each, and with what the tests do. */
export const calls: Readonly<Record<string, Call>> = {
  ...calledBy('everybody', {
    track_consignment: () => ({ tracking_id: 'AB12CD34' }),
    track_events: () => ({ tracking_id: 'AB12CD34' }),
    track_consignments: () => ({ tracking_ids: ['AB12CD34'] }),
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
    answer_offer: () => ({
      token: aToken(),
      version: 1,
      offer: 1,
      answer: 'accept',
      details: anAcceptance(),
    }),
    support_status: () => ({}),
    transit_lanes: () => ({ slugs: [], service: 'air-freight' }),
    transit_places: () => ({ sought: 'rotterdam' }),
    find_transit_lanes: () => ({ origin: 'NLRTM', destination: 'USNYC', mode: 'ocean' }),
    reply_time: () => ({}),
    report_browser_error: () => ({ kind: 'error', message: 'x', place: '', page: '/', browser: '' }),
    open_parties: () => ({ tracking_id: 'AB12CD34', secret: 'x' }),
    open_share_link: () => ({ token: 'x' }),
    make_party_link: () => ({ tracking_id: 'AB12CD34', secret: 'x', scope: 'journey', days: 1 }),
    party_links: () => ({ tracking_id: 'AB12CD34', secret: 'x' }),
    revoke_party_link: () => ({ tracking_id: 'AB12CD34', secret: 'x', link: randomUUID() }),
    keeping_terms: () => ({}),
    follow_state: () => ({ token: 'x' }),
    confirm_follow: () => ({ token: 'x' }),
    change_follow: () => ({ token: 'x', topics: ['problem'], eta_hours: null, daily: false }),
    stop_follow: () => ({ token: 'x' }),
    newsletter_state: () => ({ token: 'x' }),
    confirm_newsletter: () => ({ token: 'x' }),
    stop_newsletter: () => ({ token: 'x' }),
    account_link: () => ({ token: 'x' }),
  }),
  ...calledBy('signed in', {
    is_admin: () => ({}),
    my_role: () => ({}),
  }),
  ...calledBy('staff', {
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
    look_up_scan: () => ({ tracking_id: 'AB12CD34' }),
    record_scan: () => ({ tracking_id: 'AB12CD34', event: 'arrived', note: '', request_key: randomUUID() }),
    scan_events: () => ({}),
    confirm_identity: () => ({ session: randomUUID() }),
  }),
  ...calledBy('office', {
    delivery_figures: () => ({ since: '2026-01-01' }),
    find_consignments: () => ({ filter: { search: 'x' } }),
    list_layout: () => ({}),
    keep_list_layout: () => ({ layout: { density: 'compact' } }),
    count_consignments: () => ({ filter: {} }),
    correct_consignment: () => ({
      consignment: NUMBER,
      changes: { product: 'y' },
      expected: { product: 'x' },
      reason: 'x',
    }),
    find_places: () => ({ sought: 'rotterdam' }),
    place_zones: () => ({ places: [{ place: 'Chicago', country: 'United States of America' }] }),
    quotes: () => ({ filter: {} }),
    quote: () => ({ id: QUOTES.asked }),
    ask_quote: () => ({ id: QUOTES.asked, version: 1, text: 'x' }),
    offer_quote: () => ({ id: QUOTES.offered, version: 1, offer: anOffer() }),
    resend_quote_mail: () => ({ mail: NUMBER }),
    close_quote: () => ({ id: QUOTES.closed, version: 1, state: 'lost', reason: null }),
    book_quote: () => ({ id: QUOTES.booked, version: 1, deliver_by: dayFromNow(30) }),
    all_transit_lanes: () => ({}),
    change_transit_lanes: () => ({ changes: [] }),
    consignment_proofs: () => ({ consignment: NUMBER }),
    proof_photos: () => ({ proof: randomUUID() }),
    delete_proof: () => ({ proof: randomUUID(), reason: 'x' }),
    agent_present: () => ({}),
    office_hours: () => ({}),
    make_share_link: () => ({ consignment: NUMBER, scope: 'journey', days: 1 }),
    share_links: () => ({ consignment: NUMBER }),
    revoke_share_link: () => ({ consignment: NUMBER, link: randomUUID() }),
    party_words: () => ({ consignment: NUMBER }),
    reset_party_word: () => ({ consignment: NUMBER, party: 'sender' }),
    site_settings: () => ({}),
    notice_audience: () => ({ consignment: NUMBER, about: 'departed' }),
    consignment_notices: () => ({ consignment: NUMBER }),
    unsent_notices: () => ({}),
    hold_notice: () => ({ notice: NUMBER }),
    resend_notice: () => ({ notice: NUMBER }),
    drop_notice: () => ({ notice: NUMBER }),
    notice_mail: () => ({ notice: NUMBER }),
    notice_rules: () => ({}),
    newsletters: () => ({}),
    ask_subscribers: () => ({}),
    send_newsletter: () => ({ request_key: randomUUID(), subject: 'x', paragraphs: [aParagraph()] }),
    pause_newsletter: () => ({ newsletter: NUMBER, paused: true }),
    cancel_newsletter: () => ({ newsletter: NUMBER }),
    resend_newsletter: () => ({ newsletter: NUMBER }),
    begin_newsletter_test: () => ({ subject: 'x', paragraphs: [aParagraph()] }),
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
    chat_agent_address: () => ({ chat: CHAT }),
    // Before add_lane, which adds a leg that this list would have to name.
    order_legs: () => ({ consignment: NUMBER, legs: [NUMBER] }),
    add_lane: () => ({ consignment: NUMBER, lane: NUMBER, request_key: randomUUID() }),
    add_pieces: () => ({ consignment: NUMBER, pieces: 1, ...aPiece, request_key: randomUUID() }),
    remove_pieces: () => ({ consignment: NUMBER, pieces: [] }),
    mail_claim: () => ({ key: randomUUID(), hash: 'a'.repeat(64), message: aMail }),
    mail_settle: () => ({ key: randomUUID(), state: 'sent', attempts: 1 }),
    my_sessions: () => ({}),
    check_import: () => ({ batch: randomUUID(), entries: [] }),
    import_consignments: () => ({ batch: randomUUID(), file: 'x.csv', entries: [] }),
    undo_import: () => ({ batch: randomUUID(), past: 0 }),
    list_imports: () => ({}),
    end_session: () => ({ session: randomUUID() }),
    recovery_codes_left: () => ({}),
  }),
  ...calledBy('owner', {
    health: () => ({}),
    forget_browser_error: () => ({ error: NUMBER }),
    forget_browser_errors: () => ({ until: '2000-01-01T00:00:00Z' }),
    alerts_by_mail: () => ({}),
    set_alerts_by_mail: () => ({ wanted: true }),
    first_steps: () => ({}),
    put_first_steps_away: () => ({ away: true }),
    set_proof_days: () => ({ days: 365 }),
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
    set_mask_parties: () => ({ masked: false }),
    set_notice_rule: () => ({
      about: 'departed',
      to_sender: false,
      to_receiver: false,
      subject: '',
      text: '',
    }),
    begin_notice_test: () => ({}),
    staff: () => ({}),
    confirm_staff: () => ({ seen: staffSeen.roles }), // after staff, whose answer it confirms
    invite_staff: () => ({ email: `${randomUUID()}@example.test`, role: 'scanner' }),
    revoke_invitation: () => ({ invitation: randomUUID() }),
    set_staff_role: () => ({ member: MEMBER, role: 'office' }),
    make_reset_link: () => ({ member: MEMBER }),
    remove_staff: () => ({ member: MEMBER }),
    set_chat_days: () => ({ days: 365 }),
  }),
  // About the second factor: the standing of whoever may call them, rather than any of the office.
  ...calledBy('admin with two factors', {
    make_recovery_codes: () => ({}),
  }),
  ...calledBy('admin before the second factor', {
    use_recovery_code: () => ({ code: 'AAAAAAAAAAAAAAAA' }),
  }),
};

export const mayCall = (person: Person, { by }: Call): boolean => {
  if (by === 'everybody') return true;
  if (by === 'signed in') return person !== 'visitor';
  if (by === 'staff') return isStaff(person);
  if (by === 'office') return isAdmin(person);
  return by === 'owner' ? isOwner(person) : by === person;
};
