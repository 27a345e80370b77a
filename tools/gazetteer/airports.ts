import { byCountry, distance, folded, type Place } from './places';
import type { Airport, Sources } from './sources';

const SAME_PLACE = 45; // km

/** "New York, John F Kennedy International Airport (JFK)": with its town, so that both are found. */
const nameOf = ({ name, municipality, iata_code }: Airport, near: readonly Place[]): string => {
  const [town = ''] = municipality.split(/[(,/]/);
  const isNamed = [town, ...near.map((place) => place.name)].some(
    (part) => part && folded(name).includes(folded(part)),
  );
  const full = isNamed || !town ? name : `${town}, ${name}`;
  return `${full.replaceAll(/\s+(,?)\s*/g, '$1 ').trim()} (${iata_code})`;
};

/**
 * The airports with scheduled flights: all large ones, and those of a medium size whose town is not in the list. The
 * code is the UN/LOCODE, if that is the airport's and not its town's; else the country and the code of ICAO.
 */
export const airports = (sources: Sources, towns: readonly Place[]): Place[] => {
  const takenCodes = new Set(towns.map(({ code }) => code));
  const townsByCountry = byCountry(towns);
  return sources.airports.flatMap((airport) => {
    const { iata_code: iata, iso_country: country, type, scheduled_service } = airport;
    if (!iata || scheduled_service !== 'yes') return [];
    const position = { latitude: Number(airport.latitude_deg), longitude: Number(airport.longitude_deg) };
    const near = townsByCountry.get(country)?.filter((town) => distance(town, position) <= SAME_PLACE) ?? [];
    const hasTown = near.some((town) => folded(town.name) === folded(airport.municipality));
    if (type === 'medium_airport' && hasTown) return [];
    const place = { name: nameOf(airport, near), country, ...position, kind: 'airport' as const };
    const line = sources.locodes.get(country + iata);
    const isListed = line?.isAirport && line.iata === iata && !(distance(line, place) > SAME_PLACE);
    const ownCode = country + (/^[A-Z]{4}$/.test(airport.ident) ? airport.ident : `${iata}APT`);
    const code = isListed && !takenCodes.has(line.code) ? line.code : ownCode;
    if (takenCodes.has(code)) return [];
    takenCodes.add(code);
    return [{ code, ...place }];
  });
};
