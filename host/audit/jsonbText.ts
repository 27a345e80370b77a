/** A value as JSON has it. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Compares two texts by their bytes, as Postgres does with the collation "C". */
export const byBytes = (one: string, other: string): number =>
  Buffer.compare(Buffer.from(one), Buffer.from(other));

/** The order in which `jsonb` keeps the names of an object. */
const byLength = (one: string, other: string): number =>
  Buffer.byteLength(one) - Buffer.byteLength(other) || byBytes(one, other);

/** A value within another one. Numbers are those that JavaScript writes as Postgres does: counts. */
const inner = (value: Json): string => {
  if (Array.isArray(value)) return `[${value.map(inner).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([one], [other]) => byLength(one, other));
  return `{${fields.map(([name, said]) => `${JSON.stringify(name)}: ${inner(said)}`).join(', ')}}`;
};

/** The text that Postgres makes of a value of `jsonb` by `->>`; null of none. */
export const jsonbText = (value: Json | undefined): string | null => {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : inner(value);
};
