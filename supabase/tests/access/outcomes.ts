import { randomInt, randomUUID } from 'node:crypto';
import { isMoment } from '../../../src/domain/consignment/field';
import { fields } from '../../../src/domain/consignment/fields';
import type { Answer, Caller } from '../support/api';
import type { HostProcess } from '../support/host';
import { anAcceptance, storeQuote } from '../support/quotes';
import { IS_FULL } from '../support/fullRun';
import { CHAT, NUMBER, QUOTES } from './ids';
import { isAdmin, type Person, roleOf } from './people';
import { hasPrivilege, type Relation, relations } from './surface';

/** Refused: an error. Nothing: a response without rows. Done: rows were read or written. */
export type Outcome = 'refused' | 'nothing' | 'done';

const operations = ['select', 'insert', 'update'] as const;
type Operation = (typeof operations)[number];

/** Relations that the API exposes, by their name in the API. */
export const exposed: Record<string, Relation> = Object.fromEntries(
  Object.entries(relations).flatMap(([name, relation]) =>
    name.startsWith('public.') ? [[name.replace('public.', ''), relation]] : [],
  ),
);

/** Whether a role may do this with a column at all, whoever has it. */
const isGranted = (table: string, person: Person, operation: Operation | 'delete', column = ''): boolean => {
  const relation = exposed[table];
  if (!relation || !hasPrivilege(relation, roleOf(person), operation, column)) return false;
  return operation === 'select' || !relation.generated?.split(' ').includes(column);
};

/** The declared outcome for what is granted to the role of this person. */
const grantedOutcome = (table: string, person: Person, operation: Operation | 'delete'): Outcome => {
  if (operation === 'insert' && exposed[table]?.insert?.anon) return 'done'; // visitors' tables: anyone may insert
  if (isAdmin(person)) return 'done';
  return operation === 'insert' ? 'refused' : 'nothing';
};

/** Hosts whose tables are as {@link fillTables} has left them, but for rows that anyone may add. */
const filled = new WeakSet<HostProcess>();

/** Fills every table with one row that has a value in each column. */
export const fillTables = async (host: HostProcess): Promise<void> => {
  const { sql } = host;
  filled.delete(host);
  const emptied = ['consignment', 'consignment_template', 'lane_template', '"newsLetter"', '"contactForm"'];
  for (const table of [...emptied, 'prepared_answer', 'chats', 'mail_log', 'audit', 'saved_view'])
    await sql(`delete from public.${table}`);
  const columns = fields.map(({ column }) => `"${column}"`);
  const values = fields.map((field) => (isMoment(field) ? 'now()' : `'${field.initial ?? 'x'}'`));
  await sql(
    `insert into public.consignment (id, "trackingId", "requestKey", "editKey", archived_at, ${columns.join()}) overriding system value
     select ${NUMBER}, 'AB12CD34', gen_random_uuid(), gen_random_uuid(), now(), ${values.join()}`,
  );
  await sql(
    `with leg as (
       insert into public.consignment_leg (id, consignment, mode, origin, destination, carrier, vessel, planned_departure,
         estimated_departure, actual_departure, planned_arrival, estimated_arrival, actual_arrival, request_key)
         overriding system value
       select id, id, 'ocean', 'NLRTM', 'DEHAM', 'x', 'x', now(), now(), now(), now(), now(), now(), gen_random_uuid()
       from public.consignment
       returning consignment, id),
     eta as (
       insert into public.eta_revision (consignment, earliest, latest, reason, entered_by, request_key)
       select consignment, now(), now(), 'x', 'x', gen_random_uuid() from leg)
     insert into public.consignment_event (consignment, code, moment, place, public_note)
     select consignment, 'loaded', now(), 'NLRTM', 'x' from leg`,
  );
  await sql(
    `update public.consignment_event as event set place = 'NLRTM', zone = 'Europe/Amsterdam', leg = leg.id, internal_note = 'x',
       reason = 'x', corrects = event.id, entered_by = 'x', voided_by = 'x', void_reason = 'x', request_key = gen_random_uuid()
     from public.consignment_leg as leg where no = 1`,
  );
  await sql(
    `insert into public.consignment_piece (consignment, number, weight_kg, length_cm, width_cm, height_cm, marks, request_key)
     select id, 1, 1, 2, 3, 4, 'x', gen_random_uuid() from public.consignment`,
  );
  await sql('delete from private.quote');
  for (const id of [QUOTES.asked, QUOTES.offered, QUOTES.closed]) await storeQuote({ sql }, { id });
  await storeQuote({ sql }, { id: QUOTES.booked, state: 'won', acceptance: anAcceptance() });
  await sql(
    `insert into private.queued_mail (id, quote, quote_mail, email, state) overriding system value
     values (${NUMBER}, ${QUOTES.asked}, 'quoteReceived', 'x@example.test', 'failed')`,
  );
  await sql('update public.consignment_event set voided_at = null'); // it can be voided once only
  await sql(
    `insert into public.lane_template (id, name, legs) overriding system value
     values (${NUMBER}, 'x', '[{"mode": "ocean", "origin": "NLRTM", "destination": "DEHAM", "carrier": "x"}]')`,
  );
  await sql(
    `insert into public.consignment_template (id, name, fields) overriding system value
     values (${NUMBER}, 'x', '{"product": "x"}')`,
  );
  await sql(
    `insert into public.prepared_answer (id, shortcut, text) overriding system value values (${NUMBER}, 'x', 'x')`,
  );
  await sql(
    `insert into public.saved_view (owner, name, address) select user_id, 'x', 'x' from private.admins`,
  );
  await sql(
    `with reader as (
       insert into public."newsLetter" (email, country) values ('reader@example.test', 'Ghana') returning id)
     insert into private.subscription (subscriber, confirmed_at) select id, now() from reader`,
  );
  await sql(
    `insert into public."contactForm" ("firstName", "secondName", email, "trackingNo", comment, "readAt", "handledAt",
       "handledBy", "requestKey")
     values ('x', 'x', 'x', 'x', 'x', now(), now(), 'x', gen_random_uuid())`,
  );
  await sql(
    `insert into public.chats (id, "senderName", "adminName", seq) values ($1, 'visitor-ab12', 'agent', 1)`,
    [CHAT],
  );
  await sql(
    `insert into public.chat_message (chat, seq, cid, "senderName", message, type)
     values ($1, 1, gen_random_uuid(), 'visitor-ab12', 'Hello', 'visitor')`,
    [CHAT],
  );
  await sql(
    `insert into public.mail_log (key, admin, hash, payload) values (gen_random_uuid(), gen_random_uuid(), repeat('a', 64),
       '{"toWho": "sender", "sendersName": "x", "receiversMail": "a@b.test", "subject": "x", "trackingId": "AB12CD34"}')`,
  );
};

/** A missing privilege or a policy, a column that only the database fills, a column that a view computes. */
const REFUSALS = ['42501', '428C9', '0A000'];
/** A view that accepts no rows: PostgREST responds to this one with 500. */
const READ_ONLY = '55000';

/** Throws if the response is neither a success nor one of the refusals: it would prove nothing. */
const outcomeOf = ({ status, body }: Answer, callName: string): Outcome => {
  if (status === 201 || (status === 204 && body === undefined)) return 'done';
  if (status === 200 && Array.isArray(body)) return body.length > 0 ? 'done' : 'nothing';
  const { code = '' } = (body ?? {}) as { code?: string };
  if (code === READ_ONLY || (status < 500 && REFUSALS.includes(code))) return 'refused';
  throw new Error(`${callName}: ${status} ${JSON.stringify(body)}`);
};

type Row = Record<string, unknown>;

/** The columns that an insert needs besides the tested one. */
const needed: Record<string, string> = {
  consignment:
    'sendersName sendersEmail sendersAddress sendersPhone recName recEmail recAddress recPhone itemQuantity departedFrom headingTo currentLocation city status deliveryDate',
  newsLetter: 'email country',
  contactForm: 'firstName secondName email',
  consignment_event: 'consignment code moment',
  consignment_leg: 'consignment mode origin destination',
  eta_revision: 'consignment earliest latest reason',
  consignment_template: 'name fields',
  lane_template: 'name legs',
  prepared_answer: 'shortcut text',
  saved_view: 'name address',
  place: 'code name country latitude longitude zone kind',
};

/** New values of columns in which no two rows may have the same. */
const unused: Record<string, () => unknown> = {
  requestKey: randomUUID,
  request_key: randomUUID,
  'consignment_template.name': randomUUID,
  'lane_template.name': randomUUID,
  'prepared_answer.shortcut': () => randomUUID().slice(0, 30),
  'saved_view.name': randomUUID,
  'place.code': () => `XX${randomInt(1e6)}A`,
};

const pick = (row: Row, columns: string): Row =>
  Object.fromEntries(columns.split(' ').map((column) => [column, row[column]]));

/** The same values for a second row. */
const anew = (table: string, row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const draw = unused[column] ?? unused[`${table}.${column}`];
      return [column, draw ? draw() : value];
    }),
  );

const perform = async (call: Caller, table: string, operation: Operation, columns: string[], row: Row) => {
  const path = `/rest/v1/${table}`;
  const [first = ''] = Object.keys(row);
  const key = table === 'saved_view' ? 'name' : first; // each admin has a row of that name, changed last
  const value = anew(table, pick(row, columns.join(' ')));
  const present = columns.map((column) => `${column}=not.is.null`).join('&');
  switch (operation) {
    case 'select':
      return call('GET', `${path}?select=${columns.join()}&limit=1`);
    case 'insert': {
      const body = needed[table] ? { ...anew(table, pick(row, needed[table])), ...value } : value;
      return call('POST', path, { body, headers: { prefer: 'return=minimal' } });
    }
    case 'update':
      return call('PATCH', `${path}?${present}&${key}=eq.${String(row[key])}`, {
        body: value,
        headers: { prefer: 'return=representation' },
      });
  }
};

/** Privileges belong to a role: what they refuse or grant to everybody, one person of each tries one by one. */
export const ONE_OF_EACH_ROLE: Person[] = ['visitor', 'admin'];

/** Tries everything that one person can try with one table. Returns the outcomes that differ from the declaration. */
export const tryTable = async (
  host: HostProcess,
  person: Person,
  call: Caller,
  table: string,
): Promise<string[]> => {
  if (!filled.delete(host)) await fillTables(host);
  const [row = {}] = await host.sql<Row>(`select * from public."${table}" order by 1 limit 1`);
  const all = exposed[table]?.columns.split(' ') ?? [];
  const mismatches: string[] = [];
  const compare = (callName: string, outcome: Outcome, expected: Outcome) =>
    outcome === expected || mismatches.push(`${person} ${callName}: ${outcome}, not ${expected}`);
  const attempt = async (operation: Operation, columns: string[]) => {
    const callName = `${operation} ${table}.${columns.join()}`;
    return outcomeOf(await perform(call, table, operation, columns, row), callName);
  };
  /** In one request where all of them have to do what is expected, and one by one to tell which does not. */
  const compareAll = async (operation: Operation, columns: string[], expected: Outcome, isEach = false) => {
    if (columns.length === 0) return;
    const together = isEach ? undefined : await attempt(operation, columns).catch(() => undefined);
    if (together === expected) return;
    for (const column of columns)
      compare(`${operation} ${table}.${column}`, await attempt(operation, [column]), expected);
  };
  const isEach = IS_FULL || ONE_OF_EACH_ROLE.includes(person);
  for (const operation of operations) {
    const granted = all.filter((column) => isGranted(table, person, operation, column));
    const otherColumns = all.filter((column) => !granted.includes(column));
    await compareAll(operation, granted, grantedOutcome(table, person, operation), IS_FULL);
    await compareAll(operation, otherColumns, 'refused', isEach);
  }
  const [first = ''] = all;
  const deleted = await call('DELETE', `/rest/v1/${table}?${first}=not.is.null`, {
    headers: { prefer: 'return=representation' },
  });
  const expected = isGranted(table, person, 'delete') ? grantedOutcome(table, person, 'delete') : 'refused';
  compare(`delete ${table}`, outcomeOf(deleted, `delete ${table}`), expected);
  if (mismatches.length === 0 && !isAdmin(person)) filled.add(host);
  return mismatches;
};
