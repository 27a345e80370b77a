/**
 * Reads a list from a JSON column that arrives as JSON or as JSON text (docs/conformance.md, section 3) and drops
 * entries that fail `isEntry`. Anything that is not a list reads as an empty list.
 */
export const readJsonList = <Entry>(
  column: unknown,
  isEntry: (value: unknown) => value is Entry,
): Entry[] => {
  const list = typeof column === 'string' ? parse(column) : column;
  return Array.isArray(list) ? list.filter(isEntry) : [];
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
};
