import { toInstant } from './formatDate';

/** What a written date means: an instant, or that it could be one of two days, or none. */
export type ReadDate = { instant: string } | { either: readonly [string, string] } | 'unknown';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** With an offset nothing is left to guess, and the database reads it to the microsecond. */
const EXACT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?:Z|([+-]\d\d)(?::?(\d\d))?)$/i;
const TIME =
  /(?:^|[T ,]|\bat\b)\s*(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*([ap]m)?(?:\s*(?:GMT|UTC)\s*(?:([+-])(\d{1,2})(?::(\d\d))?)?)?$/i;
const NAMED_ZONE = /GMT|UTC/i;
const SERIAL = /^\d{5}(?:\.\d+)?$/;
const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;
const DAY_NAMED = /^(\d{1,2})(?:st|nd|rd|th)?[ -]([a-z]{3,9})\.?,?[ -](\d{4})$/i;
const MONTH_NAMED = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i;

/** The day of the first serial number of spreadsheets, which count a 29 February 1900; only later ones are read. */
const SERIAL_EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
const SERIALS = [36_526, 73_051] as const; // 2000 to 2099

/** A day without a time is its noon there: farthest from both days beside it. */
const NOON = '12:00:00';

const two = (number: number | string) => String(number).padStart(2, '0');

/** A calendar day as year-month-day; undefined if there is none. */
const dayOf = (year: number, month: number, day: number) => {
  const text = `${year}-${two(month)}-${two(day)}`;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(at) || new Date(at).getUTCDate() !== day ? undefined : text;
};

const monthOf = (name = '') => MONTHS.findIndex((month) => name.toLowerCase().startsWith(month)) + 1;

/** The days that a text without its time can mean. */
const daysOf = (text: string): (string | undefined)[] => {
  const first = YEAR_FIRST.exec(text);
  if (first) return [dayOf(Number(first[1]), Number(first[2]), Number(first[3]))];
  const named = DAY_NAMED.exec(text);
  if (named) return [dayOf(Number(named[3]), monthOf(named[2]), Number(named[1]))];
  const american = MONTH_NAMED.exec(text);
  if (american) return [dayOf(Number(american[3]), monthOf(american[1]), Number(american[2]))];
  const last = YEAR_LAST.exec(text);
  if (!last) return [];
  const [a, b, year] = [Number(last[1]), Number(last[3]), Number(last[4])];
  // Points separate day and month in this order wherever they are written.
  return last[2] === '.' ? [dayOf(year, b, a)] : [dayOf(year, b, a), dayOf(year, a, b)];
};

const timeOf = ([, hours = '', minutes = '', seconds = '0', half]: readonly (string | undefined)[]) => {
  const shift = half ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours);
  if (shift > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  return `${two(shift)}:${two(minutes)}:${two(seconds)}`;
};

const ofSerial = (text: string, zone?: string | null): ReadDate => {
  const serial = Number(text);
  if (serial < SERIALS[0] || serial >= SERIALS[1]) return 'unknown';
  const seconds = Math.round((serial % 1) * 86_400);
  const local = new Date(SERIAL_EPOCH + Math.floor(serial) * DAY_MS + seconds * 1000)
    .toISOString()
    .slice(0, 19);
  return { instant: toInstant(seconds === 0 ? `${local.slice(0, 10)}T${NOON}` : local, zone) };
};

/**
 * Reads a date as people and programs write it: as the product shows and exports it, as ISO 8601, as a spreadsheet's number, or
 * with its month as a number if only one order of day and month is possible. Without an offset it is the time of `zone`,
 * else the reader's own.
 */
export const readDate = (written: string, zone?: string | null): ReadDate => {
  const text = written.trim().replace(/\s+/g, ' ');
  const exact = EXACT.exec(text);
  if (exact) {
    const instant = isoOf(exact);
    return dayOfExact(exact[1]) && !Number.isNaN(Date.parse(instant)) ? { instant } : 'unknown';
  }
  if (SERIAL.test(text)) return ofSerial(text, zone);
  const timed = TIME.exec(text);
  const time = timed ? timeOf(timed) : NOON;
  const bare = (timed ? text.slice(0, timed.index) : text).replace(/[ ,]+$/, '').trim();
  const days = [...new Set(daysOf(bare).filter((day) => day !== undefined))];
  const [day, other] = days;
  if (!day || !time) return 'unknown';
  if (other) return { either: [day, other] };
  if (!timed || !NAMED_ZONE.test(timed[0])) return { instant: toInstant(`${day}T${time}`, zone) };
  const [, , , , , sign = '+', hours = '0', minutes = '00'] = timed;
  return { instant: `${day}T${time}${sign}${two(hours)}:${minutes}` };
};

const dayOfExact = (text = '') => {
  const [year, month, day] = text.split('-').map(Number);
  return dayOf(year ?? 0, month ?? 0, day ?? 0);
};

/** In the form that every browser reads. */
const isoOf = ([, day = '', time = '', hours, minutes = '00']: readonly (string | undefined)[]) =>
  `${day}T${time}${hours ? `${hours}:${minutes}` : 'Z'}`;
