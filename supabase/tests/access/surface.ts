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

export const relations: Record<string, Relation> = {
  'public.consignment': {
    columns: `id trackingId ${fields.map(({ column }) => column).join(' ')} locations created_at requestKey editKey`,
    whole: signedIn('select insert delete'),
    update: signedIn('itemWeight currentLocation city currentTime status remark editKey'),
    generated: 'id',
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
      'key admin hash payload toWho sendersName recipient subject trackingId state attempts created_at updated_at',
    whole: signedIn('select'),
  },
  'public.mail_summary': {
    kind: 'view',
    columns: 'key toWho sendersName recipient subject trackingId attempts created_at updated_at state',
    whole: signedIn('select'),
  },
  'private.admins': { columns: 'user_id added_at' },
  'private.limits': { columns: 'action per_client overall window_seconds' },
  'private.edit_key': { columns: 'key used_at' },
  'private.hits': { columns: 'action window_start client hits' },
  'private.settings': { columns: 'only_row mask_parties' },
  'private.chat_key': { columns: 'chat token_hash topic' },
  // Owned by the platform. There is no policy to insert or update.
  'realtime.messages': {
    columns: 'id topic extension event payload private inserted_at updated_at',
    whole: everybody('select insert update'),
  },
};

export const sequences = ['consignment_id_seq', 'contactForm_id_seq', 'newsLetter_id_seq'].map(
  (name) => `public.${name}`,
);

/** By who may call them: everybody, signed-in users (these check for the admin themselves), or no role of the API. */
export const functions = {
  everybody: [
    'public.chat_end(text)',
    'public.chat_read(text,integer)',
    'public.chat_seen(text,integer)',
    'public.chat_send(text,uuid,text)',
    'public.chat_start(text,uuid,text)',
    'public.chat_typing(text)',
    'public.track_consignment(text)',
    'private.chat_end(text) definer',
    'private.chat_read(text,integer) definer',
    'private.chat_seen(text,integer) definer',
    'private.chat_send(text,uuid,private.required_message) definer',
    'private.chat_start(text,uuid,private.required_message) definer',
    'private.chat_typing(text) definer',
    'private.is_blank(text)',
    'private.may_listen(text) definer',
    'private.track(text) definer',
  ],
  signedIn: [
    'public.chat_agent_read(uuid,integer)',
    'public.chat_agent_typing(uuid)',
    'public.chat_mark_read(uuid,integer)',
    'public.chat_reply(uuid,uuid,text)',
    'public.is_admin()',
    'public.mail_claim(uuid,text,jsonb)',
    'public.mail_settle(uuid,text,integer)',
    'private.chat_agent_read(uuid,integer) definer',
    'private.chat_agent_typing(uuid) definer',
    'private.chat_mark_read(uuid,integer) definer',
    'private.chat_reply(uuid,uuid,private.required_message) definer',
    'private.is_admin() definer',
    'private.mail_claim(uuid,text,jsonb) definer',
    'private.mail_settle(uuid,text,integer) definer',
  ],
  nobody: [
    'private.allows(text,text) definer',
    'private.apply_once() definer',
    'private.append(uuid,uuid,private.required_message,text)',
    'private.begin_history() definer',
    'private.chat_item(public.chat_message)',
    'private.chat_of(text)',
    'private.chat_state(uuid,integer)',
    'private.client_keys()',
    'private.continue_history() definer',
    'private.count_hit(text,timestamp with time zone,text,integer)',
    'private.count_in_pool(text,timestamp with time zone,text,integer)',
    'private.give_tracking_id() definer',
    'private.history_entry(integer,timestamp with time zone,public.consignment)',
    'private.initials(text)',
    'private.limit_inserts() definer',
    'private.mark_read(uuid,integer,text)',
    'private.masked(public.consignment)',
    'private.masked_address(text)',
    'private.new_tracking_id()',
    'private.poke(uuid,integer,text,text)',
    'private.poke_deleted() definer',
    'private.poke_typing(uuid,text)',
    'private.require_admin()',
    'private.drop_known_address() definer',
    'private.drop_known_inquiry() definer',
    'private.take(text,text) definer',
    'private.token_hash(text)',
  ],
};

const ADMIN = 'using ( SELECT private.is_admin() AS is_admin)';
const CHECKED = 'check ( SELECT private.is_admin() AS is_admin)';

export const policies = [
  `public.consignment: all to authenticated ${ADMIN} ${CHECKED}`,
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
export const schemas = ['auth', 'private', 'public', 'realtime'];

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
