import { array, object, string, type TestContext } from 'yup';
import { quoteErrors as errors, type Units } from '@/content/quotes';
import { line, mailAddress, note, required, requiredLine } from '@/ui/forms/textRules';
import {
  isAmbiguous,
  readCount,
  readNumber,
  unNumberOf,
  type PieceFields,
  type QuoteFields,
} from '../quoteRequest';
import { converted } from '../units';

const DAY_MS = 86_400_000;
const MOST_PIECES = 10_000;

/** The day that it is here, as YYYY-MM-DD. */
export const today = (now = new Date()): string =>
  new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);

const lastDay = () => today(new Date(Date.now() + 730 * DAY_MS));

const isReadyDay = (day = '') => day >= today() && day <= lastDay();

/** The units of the form that a field is in: rules of pieces are asked within their line. */
const unitsOf = ({ from }: TestContext): Units =>
  ((from ?? []).at(-1)?.value as QuoteFields | undefined)?.units === 'imperial' ? 'imperial' : 'metric';

type Measure = Parameters<typeof converted>[1];

/** A number between two bounds in cm, kg or °C, typed in the units of the form; or nothing. */
const measured = (measure: Measure, least: number, most: number) =>
  string()
    .default('')
    .test('measure', (text, context) => {
      if (!text.trim()) return true;
      const refuse = (message: string) => context.createError({ message });
      if (isAmbiguous(text)) return refuse(errors.ambiguous(text.trim()));
      const value = readNumber(text);
      if (Number.isNaN(value)) return refuse(errors.number);
      const units = unitsOf(context);
      const bound = (limit: number) =>
        units === 'metric' ? String(limit) : converted(String(limit), measure, units);
      const isWithin = value >= Number(bound(least)) && value <= Number(bound(most));
      return isWithin || refuse(errors.between(bound(least), bound(most)));
    });

/** Each of three dimensions is wanted once there is one of the others. */
const size = measured('length', 0.1, 5000).test('all', errors.allSizes, (text, { parent }) => {
  const { length, width, height } = parent as PieceFields;
  return text?.trim() !== '' || !(length + width + height).trim();
});

const piece = object({
  count: string()
    .default('')
    .test('count', errors.count, (text) => {
      const count = readCount(text);
      return count >= 1 && count <= MOST_PIECES;
    }),
  kind: string().default(''),
  length: size,
  width: size,
  height: size,
  weight: required(measured('weight', 0.001, 500_000)),
});

const pieces = array(piece)
  .default([])
  .test('all', (lines = [], context) => {
    const total = lines.reduce((sum, { count }) => sum + (readCount(count ?? '') || 0), 0);
    return total <= MOST_PIECES || context.createError({ path: 'pieces[0].count', message: errors.tooMany });
  });

/** Wanted where the other temperature was typed. */
const temperature = (other: 'coldest' | 'warmest') =>
  measured('temperature', -100, 100).test(
    'both',
    errors.bothTemperatures,
    (text, { parent }) => Boolean(text?.trim()) || !(parent as QuoteFields)[other].trim(),
  );

const limitedNote = (most: number) =>
  note.test('most', `At most ${most} characters`, (text) => Array.from(text).length <= most);

/** What the database accepts (`private.checked_request`), checked before it is sent. */
export const quoteRules = object({
  mode: string().default(''),
  from: required(line).test('place', errors.place, (text) => text.length > 1),
  to: required(line).test('place', errors.place, (text) => text.length > 1),
  incoterm: string().default(''),
  readyOn: required(string().default('')).test('day', errors.readyOn, isReadyDay),
  pieces,
  goods: required(limitedNote(1000)),
  un: string()
    .default('')
    .test('un', errors.un, (text) => !text.trim() || /^\d{4}$/.test(unNumberOf(text))),
  danger: limitedNote(500),
  coldest: temperature('warmest'),
  warmest: temperature('coldest').test('order', errors.temperatureOrder, (text, { parent }) => {
    const [least, most] = [readNumber((parent as QuoteFields).coldest), readNumber(text ?? '')];
    return Number.isNaN(least) || Number.isNaN(most) || least <= most;
  }),
  insured: string()
    .default('')
    .test('value', (text, context) => {
      if (!text.trim()) return true;
      if (isAmbiguous(text)) return context.createError({ message: errors.ambiguous(text.trim()) });
      const value = readNumber(text);
      const isWithin = value >= 0.01 && value <= 1e9;
      return isWithin || context.createError({ message: errors.between('0.01', '1000000000') });
    }),
  currency: string().default(''),
  name: requiredLine,
  company: line,
  email: mailAddress,
  phone: line,
  note: limitedNote(2000),
});
