/** The places that the migration loads, for the form of visitors: by country, its code, its name, and lines of code, name and kind. */
export const placeList = (migration: string): [code: string, country: string, places: string][] => {
  const [, places = '', pairs = ''] = /\$\$(.*?)\$\$.*?\$\$(.*?)\$\$/s.exec(migration) ?? [];
  const found = new Map(
    pairs.split('\n').map((pair) => [pair.slice(0, 2), { country: pair.slice(3), lines: [] as string[] }]),
  );
  for (const line of places.split('\n')) {
    const [code = '', name = '', , , , kind = ''] = line.split('|');
    found.get(code.slice(0, 2))?.lines.push([code.slice(2), name, kind].join('|'));
  }
  return [...found].map(([code, { country, lines }]) => [code, country, lines.join('\n')]);
};
