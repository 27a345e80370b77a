import { toInstant } from './formatDate';
import { dayOf, daysOf, orderTold, type DateColumn, type DateOrder } from './readDay';

/** What a written date means: an instant, or that it could be one of two days, or none. */
export type ReadDate = { instant: string } | { either: readonly [string, string] } | 'unknown';

/** With an offset nothing is left to guess, and the database reads it to the microsecond. */
const EXACT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?:Z|([+-]\d\d)(?::?(\d\d))?)$/i;
const TIME =
  /(?:^|[T ,]|\bat\b)\s*(\d{1,2})(?::|\s?h\s?|(?<=[T ,]\d{1,2})\.)(\d\d)(?::(\d\d)(?:\.\d+)?)?\s*(?:([ap])\.?m\.?|Uhr|h|hrs)?(?:\s*(?:GMT|UTC)\s*(?:([+-])(\d{1,2})(?::(\d\d))?)?)?$/i;
const NAMED_ZONE = /GMT|UTC/i;
const SERIAL = /^\d{5}(?:\.\d+)?$/;
/** The day of the first serial number of spreadsheets, which count a 29 February 1900; only later ones are read. */
const SERIAL_EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
const SERIALS = [36_526, 73_051] as const; // 2000 to 2099

/** A day without a time is its noon there: farthest from both days beside it. */
const NOON = '12:00:00';

const two = (number: number | string) => String(number).padStart(2, '0');

const timeOf = ([, hours = '', minutes = '', seconds = '0', half]: readonly (string | undefined)[]) => {
  const shift = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
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

/** A text in its two parts; a time that it lacks is undefined. */
const partsOf = (text: string) => {
  const timed = TIME.exec(text);
  return { timed, bare: (timed ? text.slice(0, timed.index) : text).replace(/[ ,]+$/, '').trim() };
};

const spaced = (text: string) => text.trim().replace(/\s+/g, ' ');

/** Whether a written time says by its own offset which moment is meant. */
export const saysOffset = (dateText: string) => {
  const text = spaced(dateText);
  return EXACT.test(text) || NAMED_ZONE.test(partsOf(text).timed?.[0] ?? '');
};

/**
 * The order that the dates of a column tell: of those that can be read in one order only, all must agree. Also whether it matters,
 * with a date that could be two days.
 */
export const orderOf = (
  texts: Iterable<string>,
): { order?: DateOrder; orders: ReadonlySet<DateOrder>; unclearText?: string } => {
  const orders = new Set<DateOrder>();
  let unclearText: string | undefined;
  for (const dateText of texts) {
    const { bare } = partsOf(spaced(dateText));
    const order = orderTold(bare);
    if (order) orders.add(order);
    else if (unclearText === undefined && daysOf(bare, {}).length > 1) unclearText = dateText;
  }
  const [order] = orders;
  return { order: orders.size === 1 ? order : undefined, orders, unclearText };
};

/**
 * Reads a date as people and programs write it: as the product shows and exports it, as ISO 8601, as a spreadsheet's number, or
 * with its month as a number if only one order of day and month is possible, or its column tells the order. Without an offset it
 * is the time of `zone`, else the reader's own.
 */
export const readDate = (dateText: string, zone?: string | null, column?: DateColumn): ReadDate => {
  const text = spaced(dateText);
  const exact = EXACT.exec(text);
  if (exact) {
    const instant = isoOf(exact);
    return dayOfExact(exact[1]) && !Number.isNaN(Date.parse(instant)) ? { instant } : 'unknown';
  }
  if (SERIAL.test(text)) return ofSerial(text, zone);
  const { timed, bare } = partsOf(text);
  const time = timed ? timeOf(timed) : NOON;
  const [day, other] = daysOf(bare, column);
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
