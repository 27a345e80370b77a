import { ownValue } from '@/config/ownValue';

/** In which order a day is written whose month is a number. */
export type DateOrder = 'dmy' | 'mdy' | 'ymd';

/** A calendar day as year-month-day, and the orders that it can be read in; none where these do not matter. */
interface Reading {
  day: string;
  order?: DateOrder;
}

const YEAR_FIRST = /^(\d{4})([-/. ])(\d{1,2})\2(\d{1,2})$/;
const COMPACT = /^(20\d\d)(\d\d)(\d\d)$/;
const NUMBERS = /^(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?\2\s?(\d{4}|\d{2})$/;
const CHINESE = /^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]?$/;
const DAY_NAMED =
  /^(\d{1,2})(?:st|nd|rd|th|er|\.|º)?[ -]?(?:de |of )?(\p{L}{3,12})\.?,?[ -]?(?:de )?(\d{4}|\d{2})$/iu;
const MONTH_NAMED = /^(\p{L}{3,12})\.?[ -](\d{1,2})(?:st|nd|rd|th)?,?[ -](\d{4})$/iu;
const WEEKDAY = /^\p{L}{2,12}\.?,? (?=\d)|^(?:mon|tue|wed|thu|fri|sat|sun)\p{L}*,? (?=\p{L})/iu;

const two = (number: number | string) => String(number).padStart(2, '0');

/** A calendar day as year-month-day; undefined if there is none. */
export const dayOf = (year: number, month: number, day: number) => {
  const text = `${year}-${two(month)}-${two(day)}`;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(at) || new Date(at).getUTCDate() !== day ? undefined : text;
};

/** Of two digits it is one of this century: the product's dates are. */
const yearOf = (digits: string) => (digits.length === 2 ? 2000 : 0) + Number(digits);

/** English, and the other languages of the trade. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'nl', 'pt', 'it'];

const folded = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

let monthNames: readonly (readonly string[])[] | undefined;
const namesOfMonths = () => {
  monthNames ??= Array.from({ length: 12 }, (_, month) =>
    LANGUAGES.map((language) =>
      folded(
        new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
          Date.UTC(2026, month, 15),
        ),
      ),
    ),
  );
  return monthNames;
};

/** "Maerz" is written where there are no umlauts, and "mrt" is short for "maart". */
const SHORT = { maerz: 'marz', maer: 'marz', mrz: 'marz', mrt: 'maart' };

/** The month that a name begins, if it is only one: "Dic" is, "ju" is not. */
const monthOf = (monthText: string) => {
  const start = ownValue(SHORT, folded(monthText)) ?? folded(monthText);
  const months = namesOfMonths().flatMap((names, month) =>
    names.some((name) => name.startsWith(start)) ? [month + 1] : [],
  );
  return months.length === 1 ? (months[0] ?? 0) : 0;
};

/** The readings of three numbers, of which only the last can be a year of four digits. */
const readNumbers = ([, first = '', separator, second = '', last = '']: RegExpExecArray): Reading[] => {
  const year = yearOf(last);
  const [a, b] = [Number(first), Number(second)];
  const readings: [DateOrder, string | undefined][] = [['dmy', dayOf(year, b, a)]];
  // Points separate day and month in this order wherever they are written.
  if (separator !== '.') readings.push(['mdy', dayOf(year, a, b)]);
  // The year comes first where it can be no day, and may where ISO 8601 is followed but for the century.
  if (last.length === 2 && (separator === '-' || a > 31))
    readings.push(['ymd', dayOf(yearOf(two(first)), b, Number(last))]);
  return readings.flatMap(([order, day]) => (day ? [{ day, order }] : []));
};

const readingsIn = (text: string): Reading[] => {
  const of = (year: string, month: number, day: string): Reading[] => {
    const calendarDay = dayOf(yearOf(year), month, Number(day));
    return calendarDay ? [{ day: calendarDay }] : [];
  };
  const first = YEAR_FIRST.exec(text);
  if (first) return of(first[1] ?? '', Number(first[3]), first[4] ?? '');
  const compactDate = COMPACT.exec(text) ?? CHINESE.exec(text);
  if (compactDate) return of(compactDate[1] ?? '', Number(compactDate[2]), compactDate[3] ?? '');
  const nameMatch = DAY_NAMED.exec(text);
  if (nameMatch) return of(nameMatch[3] ?? '', monthOf(nameMatch[2] ?? ''), nameMatch[1] ?? '');
  const american = MONTH_NAMED.exec(text);
  if (american) return of(american[3] ?? '', monthOf(american[1] ?? ''), american[2] ?? '');
  const numbers = NUMBERS.exec(text);
  return numbers ? readNumbers(numbers) : [];
};

const hasShortYear = (text: string) => !/\d{4}/.test(text);

/** The days that a text without its time can mean, in the orders that it may be written in. */
const readingsOf = (text: string): Reading[] => {
  const readings = readingsIn(text);
  return readings.length > 0 ? readings : readingsIn(text.replace(WEEKDAY, ''));
};

/** What is known of the dates of a column: they may have years of two digits, and the order may be known. */
export interface DateColumn {
  order?: DateOrder;
}

/** The days that a text without its time can mean, one of which is meant if its column tells the order. */
export const daysOf = (text: string, column?: DateColumn): string[] => {
  if (!column && hasShortYear(text)) return [];
  const readings = readingsOf(text);
  const inOrder = readings.filter(({ order }) => order === column?.order);
  return [...new Set((readings.length > 1 && inOrder.length > 0 ? inOrder : readings).map(({ day }) => day))];
};

/** In which of several orders this text alone can be written; undefined where it tells nothing. */
export const orderTold = (text: string): DateOrder | undefined => {
  const readings = readingsOf(text);
  return readings.length === 1 ? readings[0]?.order : undefined;
};
