const partsOf = (migration: string) => {
  const [, places = '', pairs = ''] = /\$\$(.*?)\$\$.*?\$\$(.*?)\$\$/s.exec(migration) ?? [];
  return {
    places: places.split('\n').map((line) => line.split('|')),
    countries: pairs.split('\n').map((pair) => [pair.slice(0, 2), pair.slice(3)] as const),
  };
};

/** The time zones of each country, the one that most of its places have first. */
export const zoneList = (migration: string): Record<string, string[]> => {
  const { places, countries } = partsOf(migration);
  return Object.fromEntries(
    countries.map(([letters, country]) => {
      const counts = new Map<string, number>();
      for (const [code = '', , , , zone = ''] of places)
        if (code.startsWith(letters)) counts.set(zone, (counts.get(zone) ?? 0) + 1);
      const byCount = [...counts].sort(([one, few], [other, many]) => many - few || (one < other ? -1 : 1));
      return [country, byCount.map(([zone]) => zone)];
    }),
  );
};

/** The places that the migration loads, for the form of visitors: by country, its code, its name, and lines of code, name and kind. */
export const placeList = (migration: string): [code: string, country: string, places: string][] => {
  const { places, countries } = partsOf(migration);
  const found = new Map(countries.map(([letters, country]) => [letters, { country, lines: [] as string[] }]));
  for (const [code = '', name = '', , , , kind = ''] of places)
    found.get(code.slice(0, 2))?.lines.push([code.slice(2), name, kind].join('|'));
  return [...found].map(([code, { country, lines }]) => [code, country, lines.join('\n')]);
};
