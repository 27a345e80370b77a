import { PORTS } from './byHand';
import { distance, folded, type Place, type Position, withProvince } from './places';
import type { Sources } from './sources';

/** km between the positions that two sources give to one port, at most. */
const SAME_PLACE = 45;

/** Positions of towns and airports by country and name, which confirm the position of a port. */
const witnesses = ({ cities, airports }: Sources): Map<string, Position[]> => {
  const positionsByTown = new Map<string, Position[]>();
  const add = (country: string | number, name: string, latitude: number, longitude: number) => {
    const key = `${country} ${folded(name)}`;
    positionsByTown.set(key, [...(positionsByTown.get(key) ?? []), { latitude, longitude }]);
  };
  for (const { iso2, city, lat, lng } of cities) add(iso2, city, lat, lng);
  for (const { iso_country, municipality, latitude_deg, longitude_deg } of airports)
    add(iso_country, municipality, Number(latitude_deg), Number(longitude_deg));
  return positionsByTown;
};

/**
 * The ports of sea-ports that UN/LOCODE knows by the same name, and whose position another source confirms; and ours.
 * One port of several in one place with one name.
 */
export const ports = (sources: Sources): ReadonlyMap<string, Place> => {
  const towns = witnesses(sources);
  const placesByCode = new Map<string, Place>();
  for (const [code, name, latitude, longitude] of PORTS) {
    if (!sources.locodes.has(code)) throw new Error(`${code} is not in UN/LOCODE`);
    placesByCode.set(code, { code, name, country: code.slice(0, 2), latitude, longitude, kind: 'port' });
  }
  for (const [code, { name, coordinates, province }] of Object.entries(sources.seaPorts)) {
    const locode = sources.locodes.get(code);
    if (!locode || !coordinates || placesByCode.has(code)) continue;
    const country = code.slice(0, 2);
    const [longitude, latitude] = coordinates;
    const kind = locode.isTown && !locode.isPort ? 'city' : 'port';
    const place: Place = { code, name, country, latitude, longitude, kind };
    const [word = ''] = folded(name).split(' ');
    if (!folded(locode.name).includes(word)) continue;
    const confirmed = [locode, ...(towns.get(`${country} ${folded(name)}`) ?? [])];
    if (!confirmed.some((other) => distance(other, place) <= SAME_PLACE)) continue;
    const isTwin = (other: Place) =>
      other.country === country &&
      folded(other.name) === folded(name) &&
      distance(other, place) <= SAME_PLACE;
    if (![...placesByCode.values()].some(isTwin))
      placesByCode.set(code, withProvince(place, province, placesByCode));
  }
  return placesByCode;
};
