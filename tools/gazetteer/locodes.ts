/** A line of UN/LOCODE's code list. */
export interface Locode {
  code: string; // five characters: country and location
  name: string; // without accents
  isPort: boolean;
  isAirport: boolean;
  isTown: boolean; // rail, road or post go there too
  iata: string; // the same as the location, unless the list says otherwise
  latitude: number; // NaN where the list has none
  longitude: number;
}

/** The list lost the column of IATA in lines with a quoted name. */
const LINE = /^([A-Z]{2}),([A-Z0-9]{3}),(.*),[A-Z]{0,2},([0-9B-]{8}),(?:([A-Z]{3}|),)?([-\d.]*),([-\d.]*)/;

/** Names with a comma in them are quoted; the first part is the place, the rest a region. */
const nameIn = (cells: string): string => {
  const parts = cells.replaceAll('"', '').split(',');
  return parts[cells.includes('"') ? 0 : 1] ?? '';
};

/** The code list by code, from the lines of all countries. */
export const locodesOf = (text: string): ReadonlyMap<string, Locode> =>
  new Map(
    text.split(/\r?\n/).flatMap((row) => {
      const [, country, location, cells, functions, iata, latitude, longitude] = LINE.exec(row) ?? [];
      if (!country || !location || cells === undefined) return [];
      const isPort = functions?.[0] === '1';
      const isAirport = functions?.[3] === '4';
      const isTown = /[235]/.test(functions ?? '');
      const code = country + location;
      const line: Locode = {
        code,
        name: nameIn(cells),
        isPort,
        isAirport,
        isTown,
        iata: iata || location,
        latitude: Number(latitude || NaN),
        longitude: Number(longitude || NaN),
      };
      return [[code, line] as const];
    }),
  );
