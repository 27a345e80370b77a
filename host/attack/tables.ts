import { ownValue } from '../../supabase/functions/_shared/ownValue.ts';
import { ask, type Attempt, isDone, note, type Target } from './target';

/** Everything that the API exposes. */
export const exposed = [
  'consignment',
  'consignment_event',
  'consignment_leg',
  'consignment_piece',
  'consignment_template',
  'eta_revision',
  'lane_template',
  'prepared_answer',
  'place',
  'event_code',
  'newsLetter',
  'contactForm',
  'chats',
  'chat_message',
  'chat_summary',
  'mail_log',
  'mail_summary',
];
const hidden: [schema: string, table: string][] = [
  ['private', 'admins'],
  ['private', 'chat_key'],
  ['private', 'chat_link'],
  ['private', 'chat_address'],
  ['private', 'inquiry_answer'],
  ['private', 'quote'],
  ['private', 'quote_event'],
  ['private', 'quote_link'],
  ['private', 'office'],
  ['private', 'presence'],
  ['private', 'consignment_key'],
  ['private', 'limits'],
  ['private', 'hits'],
  ['private', 'settings'],
  ['auth', 'users'],
  ['auth', 'sessions'],
  ['auth', 'refresh_tokens'],
  ['auth', 'mfa_factors'],
  ['realtime', 'messages'],
  ['storage', 'objects'],
  ['vault', 'secrets'],
  ['supabase_migrations', 'schema_migrations'],
  ['pg_catalog', 'pg_class'],
  ['information_schema', 'tables'],
];
/** Visitors may insert into these two, but never read a row of them. */
const forms: Record<string, object> = {
  newsLetter: { email: 'attack@example.test', country: 'Nowhere' },
  contactForm: { firstName: 'Attack', secondName: 'Probe', email: 'attack@example.test' },
};
/** Filters for rows that cannot exist: nothing is changed, whether or not the privilege is missing. */
const noRow: Record<string, string> = {
  place: 'code=eq.none',
  event_code: 'code=eq.none',
  chats: 'id=eq.00000000-0000-0000-0000-000000000000',
  chat_message: 'seq=eq.-1',
  chat_summary: 'seq=eq.-1',
  mail_log: 'attempts=eq.-1',
  mail_summary: 'attempts=eq.-1',
};

const reads: [name: string, query: string, headers?: Record<string, string>, method?: string][] = [
  ['select *', 'select=*'],
  ['one column', 'select=created_at&limit=1'],
  ['as CSV', 'select=*', { accept: 'text/csv' }],
  ['one object', 'limit=1', { accept: 'application/vnd.pgrst.object+json' }],
  ['count exactly', 'select=*', { prefer: 'count=exact' }, 'HEAD'],
  ['count by the planner', 'select=*', { prefer: 'count=planned' }, 'HEAD'],
  ['explain', 'select=*', { accept: 'application/vnd.pgrst.plan+json' }],
  ['with a role of its own', 'select=*', { 'x-role': 'service_role', role: 'service_role' }],
];

const readTable = async (target: Target, table: string): Promise<Attempt[]> => {
  const attempts: Attempt[] = [];
  for (const [name, query, headers, method = 'GET'] of reads) {
    const answer = await ask(target, method, `/rest/v1/${table}?${query}`, { headers });
    attempts.push(note(`${table}: ${name}`, answer, isDone(answer)));
  }
  return attempts;
};

const writeTable = async (target: Target, table: string): Promise<Attempt[]> => {
  const rows = `/rest/v1/${table}?${ownValue(noRow, table) ?? 'id=eq.-1'}`;
  const form = ownValue(forms, table);
  const returned = { prefer: 'return=representation' };
  const update = await ask(target, 'PATCH', rows, { body: { created_at: '2000-01-01' } });
  const remove = await ask(target, 'DELETE', rows);
  const insert = await ask(target, 'POST', `/rest/v1/${table}`, { body: form ?? {}, headers: returned });
  const upsert = await ask(target, 'POST', `/rest/v1/${table}?on_conflict=id`, {
    body: { id: 1, ...form },
    headers: { prefer: 'resolution=merge-duplicates,return=minimal' },
  });
  const backdate = await ask(target, 'POST', `/rest/v1/${table}`, {
    body: { ...form, created_at: '2000-01-01' },
  });
  return [
    note(`${table}: update`, update, isDone(update)),
    note(`${table}: delete`, remove, isDone(remove)),
    note(`${table}: insert and read back`, insert, isDone(insert)),
    note(`${table}: overwrite by inserting`, upsert, isDone(upsert)),
    note(`${table}: insert with a date of its own`, backdate, isDone(backdate)),
  ];
};

const readHidden = async (target: Target, schema: string, table: string): Promise<Attempt[]> => {
  const readAnswer = await ask(target, 'GET', `/rest/v1/${table}?select=*`, {
    headers: { 'accept-profile': schema },
  });
  const writeAnswer = await ask(target, 'POST', `/rest/v1/${table}`, {
    body: {},
    headers: { 'content-profile': schema },
  });
  const dotted = await ask(target, 'GET', `/rest/v1/${schema}.${table}`);
  return [
    note(`${schema}.${table}: read`, readAnswer, isDone(readAnswer)),
    note(`${schema}.${table}: write`, writeAnswer, isDone(writeAnswer)),
    note(`${schema}.${table}: by a dotted name`, dotted, isDone(dotted)),
  ];
};

const namesTables = (text: string) =>
  /consignment|mail_log|mail_summary|chat_message|chat_key|chat_link|chat_address/.test(text);

/** Everything that anyone can request from tables with the public key. */
export const attackTables = async (target: Target): Promise<Attempt[]> => {
  const attempts: Attempt[] = [];
  for (const table of exposed)
    attempts.push(...(await readTable(target, table)), ...(await writeTable(target, table)));
  for (const [schema, table] of hidden) attempts.push(...(await readHidden(target, schema, table)));
  const embedded = await ask(target, 'GET', '/rest/v1/chats?select=*,message:chat_message(*)');
  const root = await ask(target, 'GET', '/rest/v1/');
  const graph = await ask(target, 'POST', '/graphql/v1', { body: { query: '{__schema{types{name}}}' } });
  return [
    ...attempts,
    note('chats with their messages embedded', embedded, isDone(embedded)),
    note('the description of the API', root, isDone(root) && namesTables(root.text)),
    note('GraphQL introspection', graph, isDone(graph) && namesTables(graph.text)),
  ];
};
