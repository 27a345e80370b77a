import { fields } from '../../../src/domain/consignment/fields';
import { calls } from './calls';

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

/** The columns of a piece that the admin fills. */
const PIECE = 'weight_kg length_cm width_cm height_cm marks';

/** What the list is found and sorted by, derived from the others. */
const DERIVED = 'state_code ended exceptions modes expected_at last_event_at';

export const relations: Record<string, Relation> = {
  'public.consignment': {
    columns: `id trackingId ${fields.map(({ column }) => column).join(' ')} locations journey created_at requestKey editKey archived_at ${DERIVED} search_text`,
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
  'public.consignment_piece': {
    columns: `id consignment number ${PIECE} updated_at request_key`,
    whole: signedIn('select'),
    update: signedIn(PIECE),
  },
  'public.eta_revision': {
    columns: 'id consignment earliest latest reason entered_by entered_at request_key silent',
    whole: signedIn('select'),
    insert: signedIn('consignment earliest latest reason request_key silent'),
  },
  'public.consignment_summary': {
    kind: 'view',
    columns:
      'id trackingId sendersName recName departedFrom headingTo currentLocation city type status state_code exceptions ended deliveryDate expected_at last_event_at archived_at created_at late destination_zone origin_zone',
    whole: signedIn('select'),
  },
  'public.audit': {
    columns:
      'id at actor action subject subject_id consignment label reason changes salts digests previous hash erased',
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
  'public.prepared_answer': {
    columns: 'id shortcut text updated_at',
    whole: signedIn('select delete'),
    insert: signedIn('shortcut text'),
    update: signedIn('shortcut text'),
  },
  'public.place': {
    columns: 'code name country latitude longitude zone kind added_by folded',
    whole: signedIn('select'),
    insert: signedIn('code name country latitude longitude zone kind'),
  },
  'public.event_code': {
    columns:
      'code label rank undoes opens closes ends next on_leg travels_on office_only position dcsa_type dcsa_code dcsa_document epcis_step epcis_disposition aftership_tag',
    whole: signedIn('select'),
  },
  'public.newsLetter': {
    columns: 'id email country created_at',
    whole: signedIn('select delete'),
    insert: everybody('email country'),
  },
  'public.contactForm': {
    columns:
      'id firstName secondName email trackingNo comment created_at readAt handledAt requestKey handledBy',
    whole: signedIn('select delete'),
    insert: everybody('firstName secondName email trackingNo comment requestKey'),
    update: signedIn('readAt handledAt'),
  },
  'public.chats': {
    columns:
      'id created_at updated_at senderName adminName adminActive senderActive endedChat seq readSeq seenSeq unread waiting_since labels assigned_to snoozed_until',
    whole: signedIn('select delete'),
  },
  'public.chat_message': {
    columns: 'chat seq cid senderName date message isDelivered isRead type author',
    whole: signedIn('select'),
  },
  'public.chat_summary': {
    kind: 'view',
    columns:
      'id created_at updated_at senderName seq readSeq unread lastText lastType lastDate adminActive senderActive endedChat unreadTotal waiting_since labels assigned_to snoozed_until',
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
  'private.admins': { columns: 'user_id added_at role steps_put_away list_layout' },
  'private.consignment_fields': { kind: 'view', columns: 'name belongs_to is_searched' },
  'private.account_link': {
    columns: 'id purpose email role user_id made_by made_at expires_at used_at token_hash',
  },
  'private.import_batch': { columns: 'key file created_at created_by' },
  'private.import_row': { columns: 'batch number consignment' },
  'private.limits': { columns: 'action per_client overall window_seconds' },
  'private.edit_key': { columns: 'consignment key used_at' },
  'private.hits': { columns: 'action window_start client hits' },
  'private.recovery_codes': { columns: 'user_id salt hashes made_at' },
  'private.confirmed_session': { columns: 'session account confirmed_at' },
  'private.staff_network': { columns: 'account network seen_at' },
  'private.settings': { columns: 'only_row mask_parties notice_delay proof_days chat_days answer_delay' },
  'private.follower': {
    columns: 'id consignment email topics eta_hours daily zone made_at confirmed_at',
  },
  'private.follow_token': { columns: 'hash follower' },
  'private.party_token': { columns: 'hash consignment party email stopped_at' },
  'private.scan': { columns: 'request_key event piece scanned_at clock_error scanned_by' },
  'private.subscription': { columns: 'subscriber asked_at confirmed_at staff_asked_at' },
  'private.subscription_token': { columns: 'hash subscriber' },
  'private.newsletter': {
    columns: 'id request_key subject paragraphs total made_by made_at paused_at cancelled_at',
  },
  'private.demonstration': { columns: 'subject row_id state' },
  'private.demonstration_address': { columns: 'hash' },
  'private.notice_rule': { columns: 'about to_sender to_receiver subject text' },
  'private.notice_job': { columns: 'id consignment event eta is_correction made_at due_at fanned_out_at' },
  'private.queued_mail': {
    columns:
      'id job newsletter chat chat_seq quote quote_mail alert follower party subscriber email state due_at leased_until message attempts reason created_at updated_at is_question',
  },
  'private.party_word': { columns: 'consignment party word' },
  'private.party_code': { columns: 'consignment party code made_at expires_at' },
  'private.share_link': {
    columns: 'id consignment scope made_by maker made_at expires_at opened opened_at token_hash',
  },
  'private.proof': { columns: 'id consignment signer signature place moment taken_by made_at' },
  'private.proof_photo': { columns: 'proof position photo' },
  'private.consignment_key': { columns: 'consignment topic' },
  'private.region_part': { columns: 'region country zones' },
  'private.country_name': { columns: 'name country' },
  'private.transit_lane': {
    columns:
      'id slug version mode origin_code origin destination_code destination product days_min days_max working_days counted cut_off cut_off_hours_min cut_off_hours_max departures_a_week service valid_from checked_on published',
  },
  'private.chat_key': { columns: 'chat token_hash topic' },
  'private.chat_visitor': { columns: 'chat page language zone earlier' },
  'private.chat_note': { columns: 'id chat author written_at note' },
  'private.chat_link': { columns: 'token_hash chat made_at' },
  'private.inquiry_answer': { columns: 'key inquiry taken_at handled_at handled_by' },
  'private.quote': {
    columns:
      'id number token_hash state version made_at changed_at request offer acceptance consignment search_text',
  },
  'private.quote_event': { columns: 'quote version at actor what detail' },
  'private.quote_link': { columns: 'token_hash quote' },
  'private.chat_address': { columns: 'chat email left_at confirmed_at network' },
  'private.reply_time': { columns: 'only_row within_hours' },
  'private.erasure': { columns: 'pattern records reason' },
  'private.keeping_term': { columns: 'kind days carried_out_at' },
  'private.staff_review': { columns: 'id at done_by members' },
  'private.alert': { columns: 'id kind facts began_at seen_at ended_at' },
  'private.alert_rule': { columns: 'only_row by_mail looked_at' },
  'private.browser_error': {
    columns: 'id digest kind message place page browser times hour hour_times first_at last_at',
  },
  'private.call_figure': { columns: 'hour route calls refused failed slow seconds slowest' },
  'private.database_size': { columns: 'day bytes' },
  'private.host_report': {
    columns: 'host name version node started_at seen_at sockets memory busy disk_free',
  },
  'private.office': { columns: 'only_row zone week holidays' },
  'private.backup_runs': {
    columns: 'id began_at ended_at leased_until file bytes encrypted ok checked_at error spacing',
  },
  'private.presence': { columns: 'user_id seen_at chatted_at' },
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
  'public.consignment_piece',
  'public.consignment_template',
  'public.eta_revision',
  'public.lane_template',
  'public.prepared_answer',
  'public.saved_view',
  'public.contactForm',
  'public.newsLetter',
  'private.backup_runs',
  'private.alert',
  'private.browser_error',
  'private.follower',
  'private.newsletter',
  'private.notice_job',
  'private.queued_mail',
  'private.staff_review',
  'private.quote',
  'private.transit_lane',
].map((table) => `${table}_id_seq`);

/** Functions behind the API that a rule of a table calls, or a view: others are called by a function of the API alone. */
const inner = {
  everybody: ['cleaned_mail', 'is_blank', 'may_listen'],
  signedIn: [
    'are_template_fields',
    'as_instant',
    'consignment_types',
    'folded',
    'hold_consignment',
    'hold_journey',
    'is_lane',
  ],
};

const ADMIN = 'using ( SELECT private.is_admin() AS is_admin)';
const CHECKED = 'check ( SELECT private.is_admin() AS is_admin)';

const OWNER = '((owner = ( SELECT auth.uid() AS uid)) AND ( SELECT private.is_admin() AS is_admin))';
const OWN = `using ${OWNER}`;
const OWN_CHECKED = `check ${OWNER}`;

export const policies = [
  `public.consignment: all to authenticated ${ADMIN} ${CHECKED}`,
  'public.consignment: delete restrictive to authenticated using private.hold_consignment(id)',
  'public.consignment_event: update restrictive to authenticated using private.hold_journey(consignment) check true',
  'public.consignment_leg: update restrictive to authenticated using private.hold_journey(consignment) check true',
  'public.consignment_leg: delete restrictive to authenticated using private.hold_journey(consignment)',
  `public.audit: select to authenticated ${ADMIN}`,
  `public.saved_view: all to authenticated ${OWN} ${OWN_CHECKED}`,
  `public.consignment_event: all to authenticated ${ADMIN} ${CHECKED}`,
  `public.consignment_leg: all to authenticated ${ADMIN} ${CHECKED}`,
  `public.consignment_piece: all to authenticated ${ADMIN} ${CHECKED}`,
  `public.consignment_template: all to authenticated ${ADMIN} ${CHECKED}`,
  `public.eta_revision: select to authenticated ${ADMIN}`,
  `public.eta_revision: insert to authenticated ${CHECKED}`,
  `public.lane_template: all to authenticated ${ADMIN} ${CHECKED}`,
  `public.prepared_answer: all to authenticated ${ADMIN} ${CHECKED}`,
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
const platformFunctions = ['auth.email', 'auth.jwt', 'auth.role', 'auth.uid', 'realtime.topic'];

const EVERYBODY = 'anon, authenticated';

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
    ...Object.entries(calls).map(
      ([name, { by }]) => `function public.${name}: ${by === 'everybody' ? EVERYBODY : 'authenticated'}`,
    ),
    ...inner.everybody.map((name) => `function private.${name}: ${EVERYBODY}`),
    ...inner.signedIn.map((name) => `function private.${name}: authenticated`),
    ...platformFunctions.map((name) => `function ${name}: ${EVERYBODY}`),
    ...policies.map((policy) => `policy ${policy}`),
  ].sort();
