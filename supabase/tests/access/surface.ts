import { fields } from '@/features/consignments/fields';

/**
 * What the two roles of the public API have access to, object by object. The tests compare it with the database's own
 * catalog: whatever is not declared here, or is declared here and missing there, is reported.
 */

type Role = 'anon' | 'authenticated';
type Grants = Partial<Record<Role, string>>;

export interface Relation {
  kind?: 'view';
  columns: string;
  /** Privileges on the whole relation, and so on every column. */
  whole?: Grants;
  /** Privileges to write single columns. */
  insert?: Grants;
  update?: Grants;
  /** Columns that only the database itself fills. */
  generated?: string;
}

const signedIn = (rights: string): Grants => ({ authenticated: rights });
const everybody = (rights: string): Grants => ({ anon: rights, authenticated: rights });

/** The columns of a leg that the admin fills. */
const LEG =
  'mode origin destination carrier vessel planned_departure estimated_departure planned_arrival estimated_arrival';

/** What the list is found and sorted by, derived from the others. */
const DERIVED = 'state_code ended exceptions modes expected_at last_event_at search_text';

export const relations: Record<string, Relation> = {
  'public.consignment': {
    columns: `id trackingId ${fields.map(({ column }) => column).join(' ')} locations journey created_at requestKey editKey archived_at ${DERIVED}`,
    whole: signedIn('select insert delete'),
    update: signedIn('itemWeight currentLocation city currentTime status remark editKey archived_at'),
    generated: `id ${DERIVED}`,
  },
  'public.consignment_event': {
    columns:
      'id consignment no code classifier moment zone place city country status leg public_note internal_note reason corrects guessed entered_by entered_at voided_at voided_by void_reason request_key silent',
    whole: signedIn('select'),
    insert: signedIn(
      'consignment code classifier moment place leg public_note internal_note reason corrects request_key silent',
    ),
    update: signedIn('void_reason'),
  },
  'public.consignment_leg': {
    columns: `id consignment position ${LEG} actual_departure actual_arrival updated_at request_key`,
    whole: signedIn('select delete'),
    insert: signedIn(`consignment ${LEG} request_key`),
    update: signedIn(LEG),
  },
  'public.eta_revision': {
    columns: 'id consignment earliest latest reason entered_by entered_at request_key silent',
    whole: signedIn('select'),
    insert: signedIn('consignment earliest latest reason request_key silent'),
  },
  'public.consignment_summary': {
    kind: 'view',
    columns:
      'id trackingId sendersName recName departedFrom headingTo currentLocation city type status state_code exceptions ended deliveryDate expected_at last_event_at archived_at created_at late',
    whole: signedIn('select'),
  },
  'public.audit': {
    columns:
      'id at actor action subject subject_id consignment label reason changes salts digests previous hash',
    whole: signedIn('select'),
  },
  'public.saved_view': {
    columns: 'id owner created_at address name',
    whole: signedIn('select delete'),
    insert: signedIn('name address'),
    update: signedIn('name address'),
  },
  'public.consignment_template': {
    columns: 'id name fields',
    whole: signedIn('select delete'),
    insert: signedIn('name fields'),
    update: signedIn('name fields'),
  },
  'public.lane_template': {
    columns: 'id name legs',
    whole: signedIn('select delete'),
    insert: signedIn('name legs'),
    update: signedIn('name legs'),
  },
  'public.place': {
    columns: 'code name country latitude longitude zone kind added_by folded',
    whole: signedIn('select'),
    insert: signedIn('code name country latitude longitude zone kind'),
  },
  'public.event_code': {
    columns:
      'code label rank undoes opens closes ends position dcsa_type dcsa_code dcsa_document epcis_step epcis_disposition aftership_tag',
    whole: signedIn('select'),
  },
  'public.newsLetter': {
    columns: 'id email country created_at',
    whole: signedIn('select delete'),
    insert: everybody('email country'),
  },
  'public.contactForm': {
    columns: 'id firstName secondName email trackingNo comment created_at readAt handledAt requestKey',
    whole: signedIn('select delete'),
    insert: everybody('firstName secondName email trackingNo comment requestKey'),
    update: signedIn('readAt handledAt'),
  },
  'public.chats': {
    columns:
      'id created_at updated_at senderName adminName adminActive senderActive endedChat seq readSeq seenSeq unread',
    whole: signedIn('select delete'),
  },
  'public.chat_message': {
    columns: 'chat seq cid senderName date message isDelivered isRead type',
    whole: signedIn('select'),
  },
  'public.chat_summary': {
    kind: 'view',
    columns:
      'id created_at updated_at senderName seq readSeq unread lastText lastType lastDate adminActive senderActive endedChat unreadTotal',
    whole: signedIn('select'),
  },
  'public.mail_log': {
    columns:
      'key admin hash payload toWho sendersName recipient subject trackingId state attempts created_at updated_at reason',
    whole: signedIn('select'),
  },
  'public.mail_summary': {
    kind: 'view',
    columns: 'key toWho sendersName recipient subject trackingId attempts created_at updated_at state reason',
    whole: signedIn('select'),
  },
  'private.admins': { columns: 'user_id added_at role' },
  'private.account_link': {
    columns: 'id purpose email role user_id made_by made_at expires_at used_at token_hash',
  },
  'private.import_batch': { columns: 'key file created_at created_by' },
  'private.import_row': { columns: 'batch number consignment' },
  'private.limits': { columns: 'action per_client overall window_seconds' },
  'private.edit_key': { columns: 'key used_at' },
  'private.hits': { columns: 'action window_start client hits' },
  'private.recovery_codes': { columns: 'user_id salt hashes made_at' },
  'private.settings': { columns: 'only_row mask_parties notice_delay' },
  'private.follower': {
    columns: 'id consignment email topics eta_hours daily zone made_at confirmed_at',
  },
  'private.follow_token': { columns: 'hash follower' },
  'private.party_token': { columns: 'hash consignment party email stopped_at' },
  'private.scan': { columns: 'request_key event piece scanned_at clock_error scanned_by' },
  'private.subscription': { columns: 'subscriber asked_at confirmed_at' },
  'private.subscription_token': { columns: 'hash subscriber' },
  'private.newsletter': {
    columns: 'id request_key subject paragraphs total made_by made_at paused_at cancelled_at',
  },
  'private.notice_rule': { columns: 'about to_sender to_receiver subject text' },
  'private.notice_job': { columns: 'id consignment event eta is_correction made_at due_at fanned_out_at' },
  'private.queued_mail': {
    columns:
      'id job newsletter follower party subscriber email state due_at leased_until message attempts reason created_at updated_at',
  },
  'private.party_word': { columns: 'consignment party word' },
  'private.party_code': { columns: 'consignment party salt hash expires_at tries' },
  'private.share_link': {
    columns: 'id consignment scope made_by maker made_at expires_at opened opened_at token_hash',
  },
  'private.consignment_key': { columns: 'consignment topic' },
  'private.chat_key': { columns: 'chat token_hash topic' },
  // Owned by the platform. There is no policy to insert or update.
  'realtime.messages': {
    columns: 'id topic extension event payload private inserted_at updated_at',
    whole: everybody('select insert update'),
  },
};

export const sequences = [
  'public.consignment',
  'public.consignment_event',
  'public.consignment_leg',
  'public.consignment_template',
  'public.eta_revision',
  'public.lane_template',
  'public.saved_view',
  'public.contactForm',
  'public.newsLetter',
  'private.follower',
  'private.newsletter',
  'private.notice_job',
  'private.queued_mail',
].map((table) => `${table}_id_seq`);

/** By who may call them: everybody, signed-in users (these check for the admin themselves), or no role of the API. */
export const functions = {
  everybody: [
    'public.account_link(text)',
    'private.account_link(text) definer',
    'public.open_parties(text,text)',
    'private.open_parties(text,text) definer',
    'public.follow_state(text)',
    'public.confirm_follow(text)',
    'public.change_follow(text,text[],integer,boolean)',
    'public.stop_follow(text)',
    'private.follow_state(text) definer',
    'private.confirm_follow(text) definer',
    'private.change_follow(text,text[],integer,boolean) definer',
    'private.stop_follow(text) definer',
    'public.newsletter_state(text)',
    'public.confirm_newsletter(text)',
    'public.stop_newsletter(text)',
    'private.newsletter_state(text) definer',
    'private.confirm_newsletter(text) definer',
    'private.stop_newsletter(text) definer',
    'public.open_share_link(text)',
    'public.make_party_link(text,text,text,integer)',
    'public.party_links(text,text)',
    'public.revoke_party_link(text,text,uuid)',
    'private.open_share_link(text) definer',
    'private.make_party_link(text,text,text,integer) definer',
    'private.party_links(text,text) definer',
    'private.revoke_party_link(text,text,uuid) definer',
    'public.chat_end(text)',
    'public.chat_read(text,integer)',
    'public.chat_seen(text,integer)',
    'public.chat_send(text,uuid,text)',
    'public.chat_start(text,uuid,text)',
    'public.chat_typing(text)',
    'public.track_consignment(text)',
    'public.track_events(text)',
    'public.track_consignments(text[])',
    'private.chat_end(text) definer',
    'private.chat_read(text,integer) definer',
    'private.chat_seen(text,integer) definer',
    'private.chat_send(text,uuid,private.required_message) definer',
    'private.chat_start(text,uuid,private.required_message) definer',
    'private.chat_typing(text) definer',
    'private.is_blank(text)',
    'private.may_listen(text) definer',
    'private.track(text) definer',
    'private.track_events(text) definer',
    'private.track_many(text[]) definer',
  ],
  signedIn: [
    'public.my_role()',
    'public.notice_audience(bigint,text)',
    'private.notice_audience(bigint,text) definer',
    'public.consignment_notices(bigint)',
    'private.consignment_notices(bigint) definer',
    'public.unsent_notices()',
    'private.unsent_notices() definer',
    'public.hold_notice(bigint)',
    'private.hold_notice(bigint) definer',
    'public.resend_notice(bigint)',
    'private.resend_notice(bigint) definer',
    'public.drop_notice(bigint)',
    'private.drop_notice(bigint) definer',
    'public.notice_mail(bigint)',
    'private.notice_mail(bigint) definer',
    'public.notice_rules()',
    'private.notice_rules() definer',
    'public.begin_notice_test()',
    'private.begin_notice_test() definer',
    'public.newsletters()',
    'private.newsletters() definer',
    'public.ask_subscribers()',
    'private.ask_subscribers() definer',
    'public.send_newsletter(uuid,text,jsonb)',
    'private.send_newsletter(uuid,text,jsonb) definer',
    'public.pause_newsletter(bigint,boolean)',
    'private.pause_newsletter(bigint,boolean) definer',
    'public.cancel_newsletter(bigint)',
    'private.cancel_newsletter(bigint) definer',
    'public.resend_newsletter(bigint)',
    'private.resend_newsletter(bigint) definer',
    'public.begin_newsletter_test(text,jsonb)',
    'private.begin_newsletter_test(text,jsonb) definer',
    'public.set_notice_rule(text,boolean,boolean,text,text)',
    'private.set_notice_rule(text,boolean,boolean,text,text) definer',
    'public.party_words(bigint)',
    'public.reset_party_word(bigint,text)',
    'public.site_settings()',
    'public.set_mask_parties(boolean)',
    'public.make_share_link(bigint,text,integer)',
    'public.share_links(bigint)',
    'public.revoke_share_link(bigint,uuid)',
    'private.make_share_link(bigint,text,integer) definer',
    'private.share_links(bigint) definer',
    'private.revoke_share_link(bigint,uuid) definer',
    'private.party_words(bigint) definer',
    'private.reset_party_word(bigint,text) definer',
    'private.site_settings() definer',
    'private.set_mask_parties(boolean) definer',
    'public.look_up_scan(text)',
    'public.record_scan(text,text,text,uuid,timestamp with time zone,integer,integer,integer)',
    'public.scan_events()',
    'public.staff()',
    'public.set_staff_role(uuid,text)',
    'public.make_reset_link(uuid)',
    'public.invite_staff(text,text)',
    'public.revoke_invitation(uuid)',
    'public.remove_staff(uuid)',
    'private.staff_role() definer',
    'private.look_up_scan(text) definer',
    'private.record_scan(text,text,text,uuid,timestamp with time zone,integer,integer,integer) definer',
    'private.scan_events() definer',
    'private.staff() definer',
    'private.set_staff_role(uuid,text) definer',
    'private.make_reset_link(uuid) definer',
    'private.invite_staff(text,text) definer',
    'private.revoke_invitation(uuid) definer',
    'private.remove_staff(uuid) definer',
    'public.add_lane(bigint,bigint,uuid)',
    'public.chat_agent_read(uuid,integer)',
    'public.chat_agent_typing(uuid)',
    'public.chat_mark_read(uuid,integer)',
    'public.chat_reply(uuid,uuid,text)',
    'public.correct_consignment(bigint,jsonb,jsonb,text)',
    'public.check_import(uuid,jsonb)',
    'public.count_consignments(jsonb)',
    'public.delivery_figures(date)',
    'public.find_consignments(jsonb,integer,integer)',
    'public.end_session(uuid)',
    'public.import_consignments(uuid,text,jsonb)',
    'public.list_imports()',
    'public.undo_import(uuid,integer)',
    'public.find_places(text)',
    'public.is_admin()',
    'public.mail_claim(uuid,text,jsonb)',
    'public.mail_settle(uuid,text,integer,text)',
    'public.make_recovery_codes()',
    'public.my_sessions()',
    'public.order_legs(bigint,bigint[])',
    'public.recovery_codes_left()',
    'public.use_recovery_code(text)',
    'private.add_lane(bigint,bigint,uuid) definer',
    'private.are_template_fields(jsonb)',
    'private.chat_agent_read(uuid,integer) definer',
    'private.chat_agent_typing(uuid) definer',
    'private.chat_mark_read(uuid,integer) definer',
    'private.chat_reply(uuid,uuid,private.required_message) definer',
    'private.as_instant(text)',
    'private.correct_consignment(bigint,jsonb,jsonb,text) definer',
    'private.count_consignments(jsonb) definer',
    'private.delivery_figures(date) definer',
    'private.find_consignments(jsonb,integer,integer) definer',
    'private.end_session(uuid) definer',
    'private.find_places(text) definer',
    'private.folded(text)',
    'private.import_rows(uuid,text,jsonb,boolean) definer',
    'private.is_admin() definer',
    'private.is_lane(jsonb)',
    'private.list_imports() definer',
    'private.mail_claim(uuid,text,jsonb) definer',
    'private.mail_settle(uuid,text,integer,text) definer',
    'private.make_recovery_codes() definer',
    'private.my_sessions() definer',
    'private.order_legs(bigint,bigint[]) definer',
    'private.undo_import(uuid,integer) definer',
    'private.recovery_codes_left() definer',
    'private.use_recovery_code(text) definer',
  ],
  nobody: [
    // With the secret key, by the function `account`.
    'public.begin_password_reset(text,text)',
    'public.claim_account_link(text,text)',
    'public.settle_account_link(uuid,uuid)',
    'private.begin_password_reset(text,text) definer',
    'private.claim_account_link(text,text) definer',
    'private.settle_account_link(uuid,uuid) definer',
    // With the secret key, by the function `notices`.
    'public.begin_follow(text,text,text[],integer,boolean,text,text)',
    'private.begin_follow(text,text,text[],integer,boolean,text,text) definer',
    'public.claim_mails(integer)',
    'private.claim_mails(integer) definer',
    'public.settle_mail(uuid,text,text)',
    'private.settle_mail(uuid,text,text) definer',
    'public.end_mails(text,text)',
    'private.end_mails(text,text) definer',
    'private.new_subscription_token(bigint)',
    'private.subscription_of(text)',
    'private.subscription_shown(private.subscription)',
    'private.drop_subscriber(bigint)',
    'private.is_paragraph(jsonb)',
    'private.check_newsletter(text,jsonb)',
    'private.forget_subscriber() definer',
    'private.queue_newsletter(bigint,bigint[])',
    'private.newsletter_shown(private.newsletter)',
    'private.claim_newsletter()',
    'private.new_follow_token(bigint)',
    'private.topic_of(text)',
    'private.known_zone(text)',
    'private.check_choice(text[],integer)',
    'private.follower_of(text)',
    'private.follow_shown(private.follower)',
    'private.has_recipients(bigint,text)',
    'private.notice_due()',
    'private.note_event() definer',
    'private.note_eta() definer',
    'private.note_void() definer',
    'private.hours_moved(public.eta_revision)',
    'private.cancel_mails() definer',
    'private.next_morning(text)',
    'private.recipients(private.notice_job)',
    'private.fan_out(private.notice_job)',
    'private.notice_of(bigint)',
    'private.mail_content(bigint[])',
    'private.about(private.notice_job)',
    'private.make_party_words(bigint)',
    'private.new_party_token(bigint,text,text)',
    'private.has_stopped(bigint,text,text)',
    'private.stop_party(text)',
    'private.party_told(text)',
    'private.record_newsletter(bigint,text,text,text,text)',
    'private.claim_mail()',
    'private.tidy_queue()',
    'private.mail_shown(private.queued_mail)',
    // With the secret key, by the function `parties`.
    'public.begin_party_code(text,text,text)',
    'private.begin_party_code(text,text,text) definer',
    'private.code_hash(text,uuid)',
    'private.entered_id(text)',
    'private.is_mail_address(text)',
    'private.is_used_up(text,text)',
    'private.new_party_code()',
    'private.new_token()',
    'private.judge_secret(text,text,boolean)',
    'private.add_share_link(private.share_link,integer,text)',
    'private.end_share_links(uuid[],text)',
    'private.record_share(private.share_link,text,text)',
    'private.share_links_of(bigint,text)',
    'private.shared(public.consignment,text)',
    'private.parties_of(public.consignment)',
    'private.actor()',
    'private.begin_staff_change()',
    'private.count_client(text)',
    'private.email_of(uuid)',
    'private.is_on_staff(text)',
    'private.is_owner()',
    'private.make_account_link(private.account_link,interval)',
    'private.open_link(text)',
    'private.record_account(text,text,text,text,text,jsonb)',
    'private.require_owner()',
    'private.require_staff()',
    'private.scanned(text)',
    'private.usually_next(text)',
    'private.numbered_legs(bigint)',
    'private.next_scan(bigint)',
    'private.scan_moment(timestamp with time zone,integer)',
    'private.entry_of_pieces(bigint,text,bigint,timestamp with time zone)',
    'private.staff_member(uuid,text)',
    'private.add_leg_once() definer',
    'private.admit_admin() definer',
    'private.all_of(text[])',
    'private.allows(text,text) definer',
    'private.append_audit(public.audit)',
    'private.append(uuid,uuid,private.required_message,text)',
    'private.audit_recovery(text,text,jsonb)',
    'private.apply_once() definer',
    'private.begin_history() definer',
    'private.chat_item(public.chat_message)',
    'private.chat_of(text)',
    'private.chat_state(uuid,integer)',
    'private.check_leg() definer',
    'private.client_keys()',
    'private.compared(text)',
    'private.containing(text)',
    'private.continue_history() definer',
    'private.count_hit(text,timestamp with time zone,text,integer)',
    'private.count_in_pool(text,timestamp with time zone,text,integer)',
    'private.date_archive() definer',
    'private.dcsa_call(text,public.consignment_leg,integer,jsonb)',
    'private.dcsa_events(public.consignment)',
    'private.dcsa_fields(public.event_code,text,jsonb,jsonb,text)',
    'private.dcsa_location(public.place,text,text)',
    'private.event_id(text)',
    'private.differing(public.consignment,jsonb)',
    'private.drop_known_address() definer',
    'private.drop_known_inquiry() definer',
    'private.entry_of(public.consignment,integer,timestamp with time zone)',
    'private.etas_of(bigint)',
    'private.event_changed() definer',
    'private.event_id(text)',
    'private.events_of(bigint)',
    'private.fill_eta() definer',
    'private.fill_event() definer',
    'private.filter_conditions(jsonb)',
    'private.give_tracking_id() definer',
    'private.guess_code(text)',
    'private.history_of(public.consignment_event[])',
    'private.imported(jsonb)',
    'private.initials(text)',
    'private.instant(timestamp with time zone)',
    'private.journey_of(public.consignment,public.consignment_event[])',
    'private.known_row(uuid,integer,text,jsonb)',
    'private.legs_of(bigint)',
    'private.limit_inserts() definer',
    'private.list_order(text)',
    'private.listed_consignments(jsonb,integer,integer)',
    'private.limit_templates()',
    'private.local_time(timestamp with time zone,text)',
    'private.locode(text)',
    'private.locked(bigint)',
    'private.mark_read(uuid,integer,text)',
    'private.masked(public.consignment)',
    'private.masked_address(text)',
    'private.measured(text)',
    'private.new_recovery_code()',
    'private.new_tracking_id()',
    'private.next_number(public.consignment)',
    'private.part_changed() definer',
    'private.place_named(text,text)',
    'private.places_of(public.consignment_event[],jsonb)',
    'private.poke(uuid,integer,text,text)',
    'private.poke_deleted() definer',
    'private.poke_journey() definer',
    'private.poke_typing(uuid,text)',
    'private.present_name(text)',
    'private.put_at_place(public.consignment_event,public.consignment_leg,public.consignment)',
    'private.record_change() definer',
    'private.recovery_hash(text,uuid)',
    'private.refresh_journey(bigint,boolean)',
    'private.require_admin()',
    'private.search_conditions(text[])',
    'private.search_words(text)',
    'private.sha256_hex(text)',
    'private.sign_place() definer',
    'private.similar_consignments(text[],text)',
    'private.standing(public.consignment_event[])',
    'private.store_entry(public.consignment_event)',
    'private.store_first_entry() definer',
    'private.store_row(uuid,integer,text,jsonb)',
    'private.take(text,text) definer',
    'private.time_leg(bigint)',
    'private.token_hash(text)',
    'private.tracked(text)',
    'private.void_event() definer',
    'private.who()',
    'private.zone_of(text)',
  ],
};

const ADMIN = 'using ( SELECT private.is_admin() AS is_admin)';
const CHECKED = 'check ( SELECT private.is_admin() AS is_admin)';

const OWNER = '((owner = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_admin() AS is_admin))';
const OWN = `using ${OWNER}`;
const OWN_CHECKED = `check ${OWNER}`;

export const policies = [
  `public.consignment: all to authenticated ${ADMIN} ${CHECKED}`,
  `public.audit: select to authenticated ${ADMIN}`,
  `public.saved_view: all to authenticated ${OWN} ${OWN_CHECKED}`,
  `public.consignment_event: all to authenticated ${ADMIN} ${CHECKED}`,
  `public.consignment_leg: all to authenticated ${ADMIN} ${CHECKED}`,
  `public.consignment_template: all to authenticated ${ADMIN} ${CHECKED}`,
  `public.eta_revision: select to authenticated ${ADMIN}`,
  `public.eta_revision: insert to authenticated ${CHECKED}`,
  `public.lane_template: all to authenticated ${ADMIN} ${CHECKED}`,
  `public.place: select to authenticated ${ADMIN}`,
  `public.place: insert to authenticated ${CHECKED}`,
  `public.event_code: select to authenticated ${ADMIN}`,
  `public.newsLetter: insert to anon,authenticated check (created_at = now())`,
  `public.newsLetter: select to authenticated ${ADMIN}`,
  `public.newsLetter: delete to authenticated ${ADMIN}`,
  `public.contactForm: insert to anon,authenticated check ((created_at = now()) AND ("readAt" IS NULL) AND ("handledAt" IS NULL))`,
  `public.contactForm: select to authenticated ${ADMIN}`,
  `public.contactForm: update to authenticated ${ADMIN} ${CHECKED}`,
  `public.contactForm: delete to authenticated ${ADMIN}`,
  `public.chats: select to authenticated ${ADMIN}`,
  `public.chats: delete to authenticated ${ADMIN}`,
  `public.chat_message: select to authenticated ${ADMIN}`,
  `public.mail_log: select to authenticated ${ADMIN}`,
  `realtime.messages: select to anon,authenticated using ((extension = 'broadcast'::text) AND ` +
    `( SELECT private.may_listen(( SELECT realtime.topic() AS topic)) AS may_listen))`,
];

/** Schemas whose objects the API's roles can refer to at all. */
export const schemas = ['auth', 'extensions', 'private', 'public', 'realtime'];

/** Functions of the platform that everybody may call in its own schemas. */
const platformFunctions = ['auth.email()', 'auth.jwt()', 'auth.role()', 'auth.uid()', 'realtime.topic()'];

/** True if the declaration gives this role the privilege on this column. */
export const hasPrivilege = (relation: Relation, role: Role, right: string, column: string): boolean => {
  const single = right === 'insert' || right === 'update' ? relation[right]?.[role] : undefined;
  const words = (text = '') => text.split(' ').filter(Boolean);
  return words(relation.whole?.[role]).includes(right) || words(single).includes(column);
};

const ROLES = ['anon', 'authenticated'] as const;
const list = (rights: string[]) => (rights.length > 0 ? rights.sort().join(', ') : 'nothing');

const relationLines = ([name, relation]: [string, Relation]): string[] => {
  const whole = ROLES.flatMap((role) =>
    (relation.whole?.[role]?.split(' ') ?? []).map((right) => `${role} ${right}`),
  );
  const columns = relation.columns.split(' ').map((column) => {
    const rights = ROLES.flatMap((role) =>
      ['select', 'insert', 'update'].flatMap((right) =>
        hasPrivilege(relation, role, right, column) ? [`${role} ${right}`] : [],
      ),
    );
    return `column ${name}.${column}: ${list(rights)}`;
  });
  const kind = relation.kind === 'view' ? 'view, as who asks' : 'table, by row';
  return [`${kind} ${name}: ${list(whole)}`, ...columns];
};

/** The declaration, one line per object, in the format of `readSurface`. */
export const declaredSurface = (): string[] =>
  [
    ...schemas.map((name) => `schema ${name}: anon usage, authenticated usage`),
    ...Object.entries(relations).flatMap(relationLines),
    ...sequences.map((name) => `sequence ${name}: nothing`),
    ...[...functions.everybody, ...platformFunctions].map((name) => `function ${name}: anon, authenticated`),
    ...functions.signedIn.map((name) => `function ${name}: authenticated`),
    ...functions.nobody.map((name) => `function ${name}: nothing`),
    ...policies.map((policy) => `policy ${policy}`),
  ].sort();
