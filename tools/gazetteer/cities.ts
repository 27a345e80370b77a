import { ownValue } from '../../supabase/functions/_shared/ownValue.ts';
import { CITY_CODES } from './byHand';
import type { Locode } from './locodes';
import { byCountry, distance, folded, type Place, type Position, withProvince } from './places';
import type { City, Sources } from './sources';

const SMALLEST = 100_000; // inhabitants
const SAME_PLACE = 45; // km
const SAME_TOWN = 15; // km

/** Natural Earth counts these as France; ISO 3166 and UN/LOCODE give them letters of their own. */
const OVERSEAS: Readonly<Record<string, string>> = {
  'America/Cayenne': 'GF',
  'America/Guadeloupe': 'GP',
  'America/Martinique': 'MQ',
  'Indian/Mayotte': 'YT',
  'Indian/Reunion': 'RE',
};

const WITHOUT_LETTERS: Readonly<Record<string, string>> = { Kosovo: 'XK', Somaliland: 'SO' };

/** ISO 3166-1, two letters. */
export const countryOf = ({ country, iso2, timezone }: City): string =>
  ownValue(WITHOUT_LETTERS, country) ?? ownValue(OVERSEAS, timezone ?? '') ?? String(iso2);

export const positionOf = ({ lat, lng }: City): Position => ({ latitude: lat, longitude: lng });

/** A code that cannot be mistaken for a UN/LOCODE: the country and four to eight letters of the name. */
const ownCode = (country: string, name: string, takenCodes: ReadonlyMap<string, Place>): string => {
  const letters = folded(name)
    .replaceAll(/[^a-z]/g, '')
    .toUpperCase()
    .slice(0, 8)
    .padEnd(4, 'X');
  for (let n = 1; ; n++) {
    const code = country + (n === 1 ? letters : letters.slice(0, 7) + String(n));
    if (!takenCodes.has(code)) return code;
  }
};

/** "Genoa (Genova)", unless the port's name has that of the city in it. */
const bothNames = (city: string, port: string): string => {
  const [first = ''] = port.split(' (');
  return ` ${folded(first)} `.includes(` ${folded(city)} `) ? port : `${city} (${first})`;
};

/** Lines of UN/LOCODE by country and name. */
const linesByName = (locodes: Sources['locodes']): ReadonlyMap<string, Locode[]> => {
  const locodesByTown = new Map<string, Locode[]>();
  for (const line of locodes.values()) {
    const key = `${line.code.slice(0, 2)} ${folded(line.name)}`;
    locodesByTown.set(key, [...(locodesByTown.get(key) ?? []), line]);
  }
  return locodesByTown;
};

/** Where UN/LOCODE may have a city: under its name, or, like Wien for the Vienna of the airport VIE, under another. */
const linesOf = (sources: Sources) => {
  const byName = linesByName(sources.locodes);
  const airports = byCountry(
    sources.airports.map((airport) => ({ ...airport, country: airport.iso_country })),
  );
  return ({ name, country, ...position }: Place): Locode[] => {
    const ofItsAirport = (airports.get(country) ?? [])
      .filter(
        (airport) =>
          folded(airport.municipality) === folded(name) || folded(airport.name).startsWith(folded(name)),
      )
      .map((airport) => sources.locodes.get(country + airport.iata_code))
      .filter((line) => line !== undefined)
      .filter((line) => line.isTown && !/\b(apt|airport)\b/i.test(line.name));
    const townLocodes = byName.get(`${country} ${folded(name)}`) ?? [];
    return [...townLocodes, ...ofItsAirport].filter((line) => distance(line, position) <= SAME_PLACE);
  };
};

/**
 * The large cities, the largest first, each with its UN/LOCODE where it is found. One that is a port of the list is left
 * out, and its name joins that of the port: "Genoa (Genova)".
 */
export const withCities = (sources: Sources, ports: ReadonlyMap<string, Place>): Place[] => {
  const linesFor = linesOf(sources);
  const placesByCode = new Map(ports);
  for (const city of [...sources.cities].sort((a, b) => b.pop - a.pop)) {
    if (city.pop < SMALLEST) break;
    const country = countryOf(city);
    const [locode, name] = ownValue(CITY_CODES, `${country} ${city.city}`) ?? ['', city.city];
    const place: Place = { code: locode, name, country, ...positionOf(city), kind: 'city' };
    const isSame = (other: Place) =>
      folded(other.name) === folded(name) && distance(other, place) <= SAME_PLACE;
    if ([...placesByCode.values()].some(isSame)) continue;
    const codes = locode ? [locode] : linesFor(place).map(({ code }) => code);
    const port = codes
      .map((code) => placesByCode.get(code))
      .find((candidate) => candidate && (locode || distance(candidate, place) <= SAME_TOWN));
    const code =
      codes.find((candidate) => !placesByCode.has(candidate)) ?? ownCode(country, name, placesByCode);
    if (port) placesByCode.set(port.code, { ...port, name: bothNames(name, port.name) });
    else placesByCode.set(code, withProvince({ ...place, code }, city.province, placesByCode));
  }
  return [...placesByCode.values()];
};
