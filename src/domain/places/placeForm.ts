import { object, string } from 'yup';
import { placesCopy } from '@/content/updates';
import { requiredLine } from '@/ui/forms/textRules';
import type { StoredPlace, PlaceKind } from './place';
import { readZone } from './zones';

export interface PlaceValues {
  name: string;
  country: string;
  code: string;
  kind: PlaceKind;
  /** Latitude and longitude, as maps give them. */
  position: string;
  zone: string;
}

const words = placesCopy.form;

const POSITION = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** [latitude, longitude] in degrees; undefined if the text is no position on earth. */
export const readPosition = (text: string) => {
  const [, latitude, longitude] = (POSITION.exec(text) ?? []).map(Number);
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
    ? ([latitude, longitude] as const)
    : undefined;
};

/** As the database has it: capital letters, without the space of a UN/LOCODE. */
const codeOf = (text: string) => text.replace(/\s/g, '').toUpperCase();

const CODE = /^[A-Z]{2}[A-Z0-9]{3,8}$/;

export const placeRules = object({
  name: requiredLine,
  country: requiredLine,
  code: string().test('code', words.badCode, (text = '') => CODE.test(codeOf(text))),
  position: string().test('position', words.badPosition, (text = '') => readPosition(text) !== undefined),
  zone: string().test('zone', words.badZone, (text = '') => readZone(text) !== undefined),
});

/** A place as it is stored. The values have passed the rules. */
export const toPlace = ({ name, country, code, kind, position, zone }: PlaceValues): StoredPlace => {
  const [latitude, longitude] = readPosition(position) ?? [0, 0];
  return {
    name: name.trim(),
    country: country.trim(),
    code: codeOf(code),
    kind,
    latitude,
    longitude,
    zone: readZone(zone) ?? '',
  };
};
