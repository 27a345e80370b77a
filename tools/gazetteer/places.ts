export interface Position {
  latitude: number;
  longitude: number;
}

export interface Place extends Position {
  code: string;
  name: string;
  country: string; // ISO 3166-1, two letters
  kind: 'port' | 'airport' | 'city';
}

const EARTH_RADIUS = 6371; // km

/** The great-circle distance in km. */
export const distance = (a: Position, b: Position): number => {
  const [from, to] = [a.latitude, b.latitude].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
  const turn = ((a.longitude - b.longitude) * Math.PI) / 180;
  const cosine = Math.sin(from) * Math.sin(to) + Math.cos(from) * Math.cos(to) * Math.cos(turn);
  return EARTH_RADIUS * Math.acos(Math.min(1, cosine));
};

/** A name to compare: lower case, without accents, what is in brackets or after a comma or slash, and punctuation. */
export const folded = (name: string): string =>
  name
    .replace(/[(,/].*/, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The one of a list that is nearest to a position. */
export const nearest = <T extends Position>(list: readonly T[], position: Position): T | undefined => {
  let nearest: T | undefined;
  let least = Infinity;
  for (const element of list) {
    const away = distance(element, position);
    if (away < least) [nearest, least] = [element, away];
  }
  return nearest;
};

export const byCountry = <T extends { country: string }>(list: readonly T[]): ReadonlyMap<string, T[]> => {
  const placesByCountry = new Map<string, T[]>();
  for (const element of list)
    placesByCountry.set(element.country, [...(placesByCountry.get(element.country) ?? []), element]);
  return placesByCountry;
};

/** With its province in its name, if another of the country has the same name. */
export const withProvince = (
  place: Place,
  province: string | undefined,
  otherPlaces: ReadonlyMap<string, Place>,
): Place => {
  const hasTwin = [...otherPlaces.values()].some(
    ({ country, name }) => country === place.country && name === place.name,
  );
  return hasTwin && province ? { ...place, name: `${place.name} (${province})` } : place;
};
