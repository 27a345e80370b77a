import { ownValue } from '@/config/ownValue';
/** A place of the gazetteer. */
export interface ListedPlace {
  code: string;
  name: string;
  country: string;
  kind: 'port' | 'airport' | 'city';
  /** As it is compared. */
  folded: string;
}

/** The list as it is loaded: for each country its code, its name, and a line for each place: code, name, kind. */
export type PlaceList = readonly (readonly [code: string, country: string, places: string])[];

const KINDS = { p: 'port', a: 'airport', c: 'city' } as const;
const KIND_ORDER = ['port', 'city', 'airport'];
const MOST = 8;

/** Without case and diacritics. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[øØ]/g, 'o')
    .replace(/[łŁ]/g, 'l')
    .replace(/ß/g, 's')
    .toLowerCase();

export const readPlaces = (list: PlaceList): ListedPlace[] =>
  list.flatMap(([countryCode, country, places]) =>
    places.split('\n').flatMap((line) => {
      const [code = '', name = '', letter = ''] = line.split('|');
      const kind = ownValue(KINDS, letter);
      return kind ? [{ code: countryCode + code, name, country, folded: fold(name), kind }] : [];
    }),
  );

/** How well a place fits, 1 the best, as the admin's search has it (`private.find_places`); 0: not at all. */
const rankOf = ({ code, folded }: ListedPlace, sought: string): number => {
  const coded = sought.replace(/[\s-]/g, '').toUpperCase();
  if (coded === code || coded === code.slice(2)) return 1;
  if (folded === sought || folded.split(' (')[0] === sought) return 2;
  if (folded.startsWith(sought) || code.startsWith(coded)) return 3;
  if (` ${folded}`.includes(` ${sought}`)) return 4;
  return folded.includes(sought) ? 5 : 0;
};

/** The places that may be meant by what is typed, with or without a country after a comma; the best eight. */
export const findPlaces = (places: readonly ListedPlace[], text: string): ListedPlace[] => {
  const [sought = '', country = ''] = fold(text)
    .split(',')
    .map((part) => part.trim());
  if (sought.length < 2) return [];
  return places
    .filter((place) => fold(place.country).startsWith(country))
    .map((place) => ({ place, rank: rankOf(place, sought) }))
    .filter(({ rank }) => rank > 0)
    .sort(
      (first, other) =>
        first.rank - other.rank ||
        KIND_ORDER.indexOf(first.place.kind) - KIND_ORDER.indexOf(other.place.kind) ||
        first.place.folded.localeCompare(other.place.folded),
    )
    .slice(0, MOST)
    .map(({ place }) => place);
};

/** "Hamburg, Germany", without the former name that a place may be found by. */
export const placeText = ({ name, country }: ListedPlace): string =>
  `${name.replace(/ \(ex [^)]*\)$/, '')}, ${country}`;
