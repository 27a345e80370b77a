/** Numbers of types in pg_type. */
export const TEXT = 25;
export const TIMESTAMPTZ = 1184;
export const JSON_TYPE = 114;
export const JSONB = 3802;

/** A moment as JSON carries it, and as hosted PostgREST sends it (ISO 8601), from Postgres's own output in UTC. */
export const readMoment = (text: string): string => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

/** A value for a text or JSON parameter. JSON that is no string stays JSON, as when Postgres itself reads the request. */
export const writeText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
