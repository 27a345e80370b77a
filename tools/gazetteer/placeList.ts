import Papa from 'papaparse';

interface Row {
  code: string;
  name: string;
  country: string;
  zone: string;
  kind: string;
}

const rowsOf = (table: string): Row[] => Papa.parse<Row>(table, { header: true, skipEmptyLines: true }).data;

/** The rows of a table of places by the two letters of their country, in the order of these. */
const byLetters = (table: string): [letters: string, rows: [Row, ...Row[]]][] => {
  const rowsByCountry = new Map<string, [Row, ...Row[]]>();
  for (const row of rowsOf(table)) {
    const letters = row.code.slice(0, 2);
    const rows = rowsByCountry.get(letters);
    if (rows) rows.push(row);
    else rowsByCountry.set(letters, [row]);
  }
  return [...rowsByCountry];
};

/** The time zones of each country, the one that most of its places have first. */
export const zoneList = (table: string): Record<string, string[]> =>
  Object.fromEntries(
    byLetters(table).map(([, rows]) => {
      const counts = new Map<string, number>();
      for (const { zone } of rows) counts.set(zone, (counts.get(zone) ?? 0) + 1);
      const byCount = [...counts].sort(
        ([first, few], [other, many]) => many - few || (first < other ? -1 : 1),
      );
      return [rows[0].country, byCount.map(([zone]) => zone)];
    }),
  );

/** The places for the form of visitors: by country, its code, its name, and lines of code, name and the first letter of the kind. */
export const placeList = (table: string): [code: string, country: string, places: string][] =>
  byLetters(table).map(([letters, rows]) => [
    letters,
    rows[0].country,
    rows.map(({ code, name, kind }) => [code.slice(2), name, kind.slice(0, 1)].join('|')).join('\n'),
  ]);
