/** A value as JSON has it. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** Compares two texts by their bytes, as Postgres does with the collation "C". */
export const byBytes = (first: string, other: string): number =>
  Buffer.compare(Buffer.from(first), Buffer.from(other));

/** The order in which `jsonb` keeps the names of an object. */
const byLength = (first: string, other: string): number =>
  Buffer.byteLength(first) - Buffer.byteLength(other) || byBytes(first, other);

/** A value within another one. Numbers are those that JavaScript writes as Postgres does: counts. */
const inner = (value: Json): string => {
  if (Array.isArray(value)) return `[${value.map(inner).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).sort(([first], [other]) => byLength(first, other));
  return `{${fields.map(([name, member]) => `${JSON.stringify(name)}: ${inner(member)}`).join(', ')}}`;
};

/** The text that Postgres makes of a value of `jsonb` by `->>`; null of none. */
export const jsonbText = (value: Json | undefined): string | null => {
  if (value === undefined || value === null) return null;
  return typeof value === 'string' ? value : inner(value);
};
