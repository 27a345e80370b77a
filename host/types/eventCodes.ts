import type { Sql } from '../database/database';

/** A row of `public.event_code`. */
export interface EventCode {
  code: string;
  label: string;
  rank: number | null;
  closes: string[];
  ends: boolean;
  next: string[];
  on_leg: string | null;
  travels_on: boolean;
  dcsa_type: string | null;
  dcsa_code: string | null;
  dcsa_document: string | null;
  epcis_step: string | null;
  epcis_disposition: string | null;
  aftership_tag: string;
}

const PAGE = 'docs/event-codes.md';
const SCHEMA = 'public/schemas/track-events.json';

const HEADINGS = [
  'code',
  'label',
  'DCSA Track & Trace 2.2',
  'EPCIS bizStep',
  'EPCIS disposition',
  'AfterShip',
];

/** The codes, in the order of lists. */
export const readEventCodes = async (sql: Pick<Sql, 'query'>): Promise<EventCode[]> => {
  const rows = await sql.query<{ row: EventCode }>(
    'select to_jsonb(event_code) as row from public.event_code order by position',
  );
  return rows.map(({ row }) => row);
};

const dcsaName = ({ dcsa_type, dcsa_code, dcsa_document }: EventCode) =>
  dcsa_type && [dcsa_type, dcsa_code, dcsa_document && `(${dcsa_document})`].filter(Boolean).join(' ');

const cellsOf = (row: EventCode) => [
  `\`${row.code}\``,
  row.label,
  dcsaName(row),
  row.epcis_step,
  row.epcis_disposition,
  row.aftership_tag,
];

/** The page with the table of these codes; the text around it stays. */
const renderPage = (page: string, codes: readonly EventCode[]): string => {
  const rows = [HEADINGS, HEADINGS.map(() => '---'), ...codes.map(cellsOf)];
  const table = rows.map((cells) => `| ${cells.map((cell) => cell || '—').join(' | ')} |\n`).join('');
  return page.replace(/^\|[^]*\|\n/m, () => table);
};

const sorted = (names: readonly (string | null)[]) =>
  [...new Set(names.filter((name) => name !== null))].sort();

/** The JSON Schema of `track_events`, which allows these codes. */
const renderSchema = (text: string, codes: readonly EventCode[]): string => {
  const schema = JSON.parse(text) as { items: { properties: Record<string, { enum?: string[] }> } };
  const allow = (property: string, names: string[]) => {
    schema.items.properties[property] = { enum: names };
  };
  const ofType = (type: string) => codes.filter(({ dcsa_type }) => dcsa_type === type);
  allow(
    'consignmentEventTypeCode',
    codes.map(({ code }) => code.toUpperCase()),
  );
  for (const type of ['SHIPMENT', 'TRANSPORT', 'EQUIPMENT'])
    allow(`${type.toLowerCase()}EventTypeCode`, sorted(ofType(type).map(({ dcsa_code }) => dcsa_code)));
  allow('documentTypeCode', sorted(ofType('SHIPMENT').map(({ dcsa_document }) => dcsa_document)));
  return JSON.stringify(schema);
};

/** What the client knows of the codes without asking: one constant each, so that a page loads only those that it uses. */
const renderEventCodes = (codes: readonly EventCode[]): string => {
  const byCode = <Value>(rows: readonly EventCode[], valueOf: (row: EventCode) => Value) =>
    JSON.stringify(Object.fromEntries(rows.map((row) => [row.code, valueOf(row)])));
  const answers = codes.filter(({ rank, ends, closes }) => rank === null && !ends && closes.length > 0);
  const kinds = sorted(answers.flatMap(({ closes }) => closes));
  const answerTo = (kind: string) => answers.find(({ closes }) => closes.includes(kind))?.code;
  return `// Generated from the rows of public.event_code by \`npm run db:types\`; never edited.

    /** The states of consignments, and what each is called. */
    export const eventLabels = ${byCode(codes, ({ label }) => label)} as const;

    /** What usually follows an event, the likeliest first. */
    export const nextEvents: Readonly<Record<string, readonly string[]>> = ${byCode(
      codes.filter(({ next }) => next.length > 0),
      ({ next }) => next,
    )};

    /** What does nothing but end an exception, by the kind of the exception. */
    export const answers: Readonly<Record<string, string>> = ${JSON.stringify(
      Object.fromEntries(kinds.map((kind) => [kind, answerTo(kind)])),
    )};

    /** Where on a leg an event happens. */
    export const legEvents: Readonly<Record<string, 'origin' | 'way' | 'destination'>> = ${byCode(
      codes.filter(({ on_leg }) => on_leg),
      ({ on_leg }) => on_leg,
    )};

    /** After these a consignment travels on, wherever it was seen. */
    export const travellingEvents: readonly string[] = ${JSON.stringify(
      codes.filter(({ travels_on }) => travels_on).map(({ code }) => code),
    )};
  `;
};

/** The texts of all files that follow from the codes, by their paths, not yet formatted. `readText`: what such a file has now. */
export const eventCodeFiles = async (
  codes: readonly EventCode[],
  readText: (file: string) => Promise<string>,
): Promise<Record<string, string>> => ({
  'src/supabase/eventCodes.ts': renderEventCodes(codes),
  [PAGE]: renderPage(await readText(PAGE), codes),
  [SCHEMA]: renderSchema(await readText(SCHEMA), codes),
});
