import { randomBytes, randomUUID } from 'node:crypto';
import { ask, type Attempt, isDone, note, type Target } from './target';

const nobody = '00000000-0000-0000-0000-000000000000';

const paragraphs = [{ id: 'ab12c', paragraph: 'x', color: 'black', bold: 'normal', textAlign: 'left' }];

/** The admin's functions, each with valid arguments. */
const adminCalls: Record<string, object> = {
  is_admin: {},
  find_places: { sought: 'rotterdam' },
  place_zones: { places: [] },
  all_transit_lanes: {},
  change_transit_lanes: { changes: [{ id: 1, version: 1, lane: null }] },
  order_legs: { consignment: 1, legs: [] },
  add_lane: { consignment: 1, lane: 1, request_key: randomUUID() },
  add_pieces: {
    ...{ consignment: 1, pieces: 500, weight_kg: 1, length_cm: 1, width_cm: 1, height_cm: 1, marks: 'x' },
    request_key: randomUUID(),
  },
  remove_pieces: { consignment: 1, pieces: [1] },
  chat_reply: { chat: nobody, cid: randomUUID(), body: 'x' },
  chat_agent_read: { chat: nobody },
  chat_mark_read: { chat: nobody, upto: 1 },
  chat_agent_typing: { chat: nobody },
  chat_details: { chat: nobody },
  chat_close: { chat: nobody, upto: 5000 },
  chat_set_label: { chat: nobody, label: 'x', present: true },
  chat_assign: { chat: nobody, agent: null, instead_of: null },
  chat_snooze: { chat: nobody, until: null },
  chat_add_note: { chat: nobody, id: randomUUID(), note: 'x' },
  chat_delete_note: { id: nobody },
  find_chats: { filter: { search: 'a' }, page: 0, page_size: 1000 },
  set_chat_days: { days: 1 },
  chat_agent_address: { chat: nobody },
  mail_claim: {
    key: randomUUID(),
    hash: 'a'.repeat(64),
    message: {},
    answers: { inquiry: 1, handledAt: null },
  },
  mail_settle: { key: randomUUID(), state: 'sent', attempts: 1 },
  my_sessions: {},
  end_session: { session: nobody },
  my_role: {},
  staff: {},
  invite_staff: { email: 'attack@example.com', role: 'owner' },
  revoke_invitation: { invitation: nobody },
  set_staff_role: { member: nobody, role: 'owner' },
  make_reset_link: { member: nobody },
  remove_staff: { member: nobody },
  begin_password_reset: { email: 'attack@example.com', client: 'x' },
  claim_account_link: { token: 'x', client: 'x' },
  settle_account_link: { link: nobody, account: nobody },
  notice_audience: { consignment: 1, about: 'departed' },
  consignment_notices: { consignment: 1 },
  unsent_notices: {},
  hold_notice: { notice: 1 },
  resend_notice: { notice: 1 },
  drop_notice: { notice: 1 },
  notice_mail: { notice: 1 },
  notice_rules: {},
  set_notice_rule: { about: 'departed', to_sender: true, to_receiver: true, subject: 'x', text: 'x' },
  begin_notice_test: {},
  quotes: { filter: {} },
  quote: { id: 1 },
  ask_quote: { id: 1, version: 1, text: 'x' },
  resend_quote_mail: { mail: 1 },
  offer_quote: { id: 1, version: 1, offer: {} },
  close_quote: { id: 1, version: 1, state: 'won', reason: null },
  book_quote: { id: 1, version: 1, consignment_id: 1 },
  newsletters: {},
  ask_subscribers: {},
  send_newsletter: { request_key: randomUUID(), subject: 'x', paragraphs },
  pause_newsletter: { newsletter: 1, paused: true },
  cancel_newsletter: { newsletter: 1 },
  resend_newsletter: { newsletter: 1 },
  begin_newsletter_test: { subject: 'x', paragraphs },
  end_mails: { token: 'x', client: 'x' },
  begin_follow: {
    tracking_id: 'CARGO001',
    email: 'attack@example.com',
    topics: ['progress'],
    eta_hours: null,
    daily: false,
    zone: 'Etc/UTC',
    client: 'x',
  },
  claim_mails: { most: 20 },
  settle_mail: { message: nobody, outcome: 'sent', reason: null },
  add_proof: {
    proof: randomUUID(),
    tracking_id: 'CARGO001',
    signer: 'x',
    signature: [[1, 1, 2, 2]],
    place: '',
    moment: '2026-01-01T00:00:00Z',
  },
  add_proof_photo: { proof: nobody, number: 1, photo: '' },
  consignment_proofs: { consignment: 1 },
  proof_photos: { proof: nobody },
  delete_proof: { proof: nobody, reason: 'x' },
  set_proof_days: { days: 1 },
  agent_present: {},
  office_hours: {},
  find_person: { email: 'attack@example.com', phone: null, name: null, page: 0 },
  export_person: { email: 'attack@example.com', phone: null, name: null, records: [] },
  erase_person: { email: 'attack@example.com', phone: null, name: null, records: [], reason: 'x' },
  count_due: { kind: 'inquiries', days: 1 },
  set_keeping_term: { kind: 'inquiries', days: 1 },
  staff_review: {},
  confirm_staff: { seen: {} },
  set_reply_time: { hours: 1 },
  demonstration: {},
  remove_demonstration: { keep_changed: true },
  health: {},
  forget_browser_error: { error: 1 },
  forget_browser_errors: { until: '2000-01-01T00:00:00Z' },
  alerts_by_mail: {},
  set_alerts_by_mail: { wanted: false },
  first_steps: {},
  put_first_steps_away: { away: true },
  set_office_hours: { zone: 'Etc/UTC', week: [[], [], [], [], [], [], []], holidays: [] },
  make_share_link: { consignment: 1, scope: 'parties', days: 1 },
  share_links: { consignment: 1 },
  revoke_share_link: { consignment: 1, link: nobody },
  look_up_scan: { tracking_id: 'CARGO001' },
  record_scan: { tracking_id: 'CARGO001', event: 'arrived', note: '', request_key: randomUUID() },
  scan_events: {},
};

const innerCalls: Record<string, object> = {
  is_admin: {},
  require_admin: {},
  enforce_limit: { used_action: 'track' },
  limit_allows: { used_action: 'track', caller: 'x' },
  append_message: { chat_id: nobody, sent_cid: randomUUID(), body: 'x', side: 'agent' },
  mark_read: { chat_id: nobody, upto: 1, reader: 'agent' },
  chat_state: { chat_id: nobody, after_seq: 0 },
  chat_of: { token: 'x' },
  earlier_chats: { chat_id: nobody },
  poke_desk: { chat_id: nobody },
  prune_chats: {},
  personal_records: { pattern: '.' },
  carry_out_terms: {},
  end_keeping: { kind: 'inquiries', ids: [] },
  erase_record: { kind: 'consignment', record_id: '1', part: 'sender', pattern: null },
  chat_of_hash: { hash: 'x' },
  new_chat_link: { chat_id: nobody },
  forget_chat_address: { chat_id: nobody, current_hash: 'x' },
  queue_answers: { chat_id: nobody },
  unread_answers: { chat_id: nobody, mail_id: 1 },
  claim_answer: {},
  claim_alert: {},
  note_alerts: {},
  health_problems: {},
  database_figures: {},
  has_grown: { before: 1, after: 2 },
  keep_figures: {},
  report_host: { report: {} },
  without_details: { message: 'x' },
  delivered_at: { journey: {} },
  first_moment: { parcel: {} },
  require_country: { entry: {}, country: 'x' },
  take_inquiry: { mail_key: nobody, inquiry_id: 1, seen: null },
  settle_inquiry: { mail_key: nobody, is_failed: true },
  token_hash: { token: 'x' },
  quote_of: { token: 'x' },
  quote_shown: { quote_row: {} },
  quote_file: { quote_row: {} },
  change_quote: { quote_row: {}, action: 'closed', details: {}, done_by: 'x' },
  locked_quote: { quote_id: 1 },
  new_quote_link: { quote_id: 1 },
  claim_quote_mail: {},
  prune_quotes: {},
  judge_secret: { typed_id: 'CARGO001', secret: 'x', takes_code: false },
  add_share_link: { link: {}, days: 1, done_by: 'x' },
  share_links_of: { consignment_id: 1, kind: null },
  shared_consignment: { parcel: {}, scope: 'parties' },
  subscription_of: { token: 'x' },
  drop_subscriber: { subscriber_id: 1 },
  queue_newsletter: { letter_id: 1, subscriber_ids: [1] },
  claim_newsletter: {},
  track: { typed_id: 'x' },
  track_many: { typed_ids: ['x'] },
  tracked_consignment: { typed_id: 'x' },
  locked_consignment: { consignment_id: 1 },
  refresh_journey: { consignment_id: 1 },
  legs_of: { consignment_id: 1 },
  etas_of: { consignment_id: 1 },
  track_events: { typed_id: 'x' },
  find_places: { input: 'rotterdam' },
  place_zones: { places: [] },
  change_transit_lane: { change: { id: 1, version: 1, lane: null } },
  shown_lanes: {},
  may_listen: { topic: 'admin:chats' },
  poke: { chat_id: nobody, at_seq: 1, kind: 'item', by_side: 'agent' },
  send: { payload: {}, event: 'poke', topic: 'admin:chats' },
  new_tracking_id: {},
  client_keys: {},
  count_hit: { action: 'track', window_start: '2000-01-01', client: 'x', most: 1 },
  count_in_pool: { action: 'track', window_start: '2000-01-01', pool: 'reserved', most: 1 },
};

/** Values that are not the secret of any chat. */
const wrongTokens = [
  '',
  '%',
  '_'.repeat(43),
  nobody,
  `' or 1=1 --`,
  '*',
  'A'.repeat(43),
  randomBytes(32).toString('base64url'),
];

const isGone = (json: unknown) => (json as { status?: unknown } | undefined)?.status === 'gone';

/** Calls every function that visitors may not call, and the visitors' own ones with invalid secrets. */
export const attackFunctions = async (target: Target): Promise<Attempt[]> => {
  const attempts: Attempt[] = [];
  const call = (name: string, body: unknown, headers?: Record<string, string>) =>
    ask(target, 'POST', `/rest/v1/rpc/${name}`, { body, headers });
  for (const [name, body] of Object.entries(adminCalls)) {
    const answer = await call(name, body);
    attempts.push(note(`call ${name}`, answer, isDone(answer)));
  }
  for (const [name, body] of Object.entries(innerCalls)) {
    for (const schema of ['private', 'realtime']) {
      const answer = await call(name, body, { 'content-profile': schema });
      attempts.push(note(`call ${schema}.${name}`, answer, isDone(answer)));
    }
    if (Object.hasOwn(adminCalls, name)) continue;
    const answer = await call(name, body);
    attempts.push(note(`call ${name}, an inner function`, answer, isDone(answer)));
  }
  for (const token of wrongTokens) {
    const tokenText = JSON.stringify(token.slice(0, 12));
    const readAnswer = await call('chat_read', { token });
    attempts.push(
      note(`read a chat with ${tokenText}`, readAnswer, !isGone(readAnswer.json) && isDone(readAnswer)),
    );
    const sendAnswer = await call('chat_send', { token, cid: randomUUID(), body: 'attack' });
    attempts.push(
      note(`write into a chat with ${tokenText}`, sendAnswer, !isGone(sendAnswer.json) && isDone(sendAnswer)),
    );
    const ended = await call('chat_end', { token });
    attempts.push(note(`end a chat with ${tokenText}`, ended, !isGone(ended.json) && isDone(ended)));
    const addressAnswer = await call('chat_address', { token });
    attempts.push(
      note(
        `read the address of a chat with ${tokenText}`,
        addressAnswer,
        !isGone(addressAnswer.json) && isDone(addressAnswer),
      ),
    );
    const leaveAnswer = await call('chat_leave_address', { token, email: 'attack@example.test' });
    attempts.push(
      note(
        `leave an address in a chat with ${tokenText}`,
        leaveAnswer,
        !isGone(leaveAnswer.json) && isDone(leaveAnswer),
      ),
    );
  }
  for (const token of wrongTokens) {
    const quote = await call('quote_state', { token });
    attempts.push(
      note(
        `open a quote with ${JSON.stringify(token.slice(0, 12))}`,
        quote,
        Boolean(quote.json) && isDone(quote),
      ),
    );
    const linkAnswer = await call('open_share_link', { token });
    attempts.push(
      note(
        `open a share link with ${JSON.stringify(token.slice(0, 12))}`,
        linkAnswer,
        Boolean(linkAnswer.json) && isDone(linkAnswer),
      ),
    );
  }
  for (const entered of ['%', '________', `' or 1=1 --`, '*', { neq: '' }, ['CARGO001'], null]) {
    const trackAnswer = await call('track_consignment', { tracking_id: entered });
    const isEmpty = Array.isArray(trackAnswer.json) && trackAnswer.json.length === 0;
    attempts.push(note(`track ${JSON.stringify(entered)}`, trackAnswer, isDone(trackAnswer) && !isEmpty));
  }
  const several = await call('track_consignments', { tracking_ids: ['%', '________', null] });
  const isFound = JSON.stringify(several.json).includes('trackingId');
  attempts.push(note('track several patterns', several, isDone(several) && isFound));
  const many = await call('track_consignments', { tracking_ids: Array.from({ length: 21 }, () => 'x') });
  attempts.push(note('track 21 ids at once', many, isDone(many)));
  const lanes = await call('transit_lanes', { slugs: Array.from({ length: 101 }, () => 'x'), service: '' });
  attempts.push(note('read 101 lanes at once', lanes, isDone(lanes)));
  return attempts;
};
