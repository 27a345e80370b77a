import { formatted, isDateFormat } from './numberFormat';

/** The formats that every workbook has, without saying so, and that show a day or a time (ECMA-376, 18.8.30). */
const isDateId = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** How the cells of a style show their numbers: as a day, or by a format; undefined: as they are. */
export type NumberStyle = 'date' | { format: string } | undefined;

export const styleOf = (id: number, formats: ReadonlyMap<number, string>): NumberStyle => {
  const code = formats.get(id);
  if (code === undefined) return isDateId(id) ? 'date' : undefined;
  return isDateFormat(code) ? 'date' : { format: code };
};

/** A number without the digits that only its binary form has. */
export const plainNumber = (value: number) => String(Number(value.toPrecision(15)));

/** Shows only decimals, a sign or money besides its number. */
const SAYS_NO_MORE = /^-?[\p{Sc}\s]*-?(?:[1-9]\d*|0?)(?:\.\d*)?[\p{Sc}\s]*$/u;

/**
 * A number as its cell shows it, where that is more than the number: with leading zeros, as telephone numbers and postcodes have
 * them, with signs between its digits, or with a unit. Undefined where its format says no more, or hides digits of it.
 */
export const shownNumber = (value: number, format: string): string | undefined => {
  const shownText = formatted(value, plainNumber(value), format);
  return shownText === undefined || SAYS_NO_MORE.test(shownText) ? undefined : shownText;
};

const SECONDS_A_DAY = 86_400;
/** What the days are counted from: those of 1900 count a 29 February that never was, and only later ones are read. */
const EPOCHS = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) };

/** The day and the time that a number means, without the seconds of its binary form: the clock of a cell is that of no zone. */
export const shownMoment = (serial: number, system: keyof typeof EPOCHS) => {
  const at = new Date(EPOCHS[system] + Math.round(serial * SECONDS_A_DAY) * 1000);
  if (Number.isNaN(at.getTime())) return '';
  const text = at.toISOString().slice(0, 19);
  if (serial >= 0 && serial < 1) return text.slice(11);
  return text.endsWith('T00:00:00') ? text.slice(0, 10) : text;
};
