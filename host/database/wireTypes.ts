/** Type OIDs in pg_type. */
export const TEXT = 25;
export const TIMESTAMPTZ = 1184;
export const JSON_TYPE = 114;
export const JSONB = 3802;

/** Postgres's own timestamp output, in UTC, as JSON and hosted PostgREST write it (ISO 8601). */
export const readMoment = (text: string): string => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

/** A value for a text or JSON parameter. JSON that is not a string stays JSON, as if Postgres itself read the request. */
export const writeText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Boolean, numbers, dates and times, and text: what a column of a table can be, beside JSON. */
const SCALARS = [16, 20, 21, 23, TEXT, 26, 700, 701, 1082, 1114, TIMESTAMPTZ];

const writeScalar = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'bigint' ? String(value) : writeText(value);
};

/** Writes whatever a request contains, for Postgres to refuse: the engine's own serializers throw, which is no refusal but a failure. */
export const serializers = Object.fromEntries(SCALARS.map((oid) => [oid, writeScalar]));

/** The first OID that is not assigned by hand (PostgreSQL manual, "OID Assignment"): types of tables' rows have higher ones. */
const FIRST_GENERATED = 10_000;

/**
 * Parsers without those of arrays of rows, which no answer contains. The embedded engine has one for each table of the catalog,
 * and copies all of them for every statement: a tenth of the time of a look-up.
 */
export const withoutRowArrays = <Parser>(parsers: Record<string, Parser>): Record<string, Parser> =>
  Object.fromEntries(Object.entries(parsers).filter(([oid]) => Number(oid) < FIRST_GENERATED));
