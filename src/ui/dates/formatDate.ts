import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { toMillis, toWallClock } from './wallClock';

dayjs.extend(utc);

/**
 * Every format in which the product shows or reads a date, but those of imported files (`readDate.ts`): no other module has
 * its own (a test looks). All are in English, the language of the site. A time is that of the zone that is passed, else, and
 * where the zone is not known (`knownZone`), that of the reader. Text that is not a date is returned unchanged.
 */
type Format = (date: string, zone?: string | null) => string;

/** "GMT+5:30", of an offset in ms. */
const offsetName = (offset: number) => {
  if (offset === 0) return 'GMT';
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const rest = minutes % 60 ? `:${String(minutes % 60).padStart(2, '0')}` : '';
  return `GMT${offset < 0 ? '-' : '+'}${Math.floor(minutes / 60)}${rest}`;
};

/** With the name of the offset at the end, where it is asked for. */
const format =
  (pattern: string, withOffset = false): Format =>
  (date, zone) => {
    const clock = toWallClock(date, zone);
    if (!clock) return date;
    const text = dayjs.utc(clock.millis).format(pattern);
    return withOffset ? `${text} ${offsetName(clock.offset)}` : text;
  };

/** The formats of docs/conformance.md, section 9. */
export const formatDayAndTime = format('D MMMM HH:mm');
export const formatTime = format('HH:mm');
/** Of an instant, or of a calendar day (year-month-day), which is the same day in every time zone. */
export const formatDay = format('D MMMM YYYY');

/** For the columns of a table. */
export const formatShortDay = format('D MMM YYYY');

/** Parts of a span of days: "28", "28 Nov". */
export const formatDayOfMonth = format('D');
export const formatDayOfYear = format('D MMM');

/** "23 November 2026, 23:30 GMT+8": cannot be misread anywhere. */
export const formatMoment = format('D MMMM YYYY, HH:mm', true);

/** The same for whoever knows whose clock it is: "23 November 2026, 23:30". */
export const formatDayYearTime = format('D MMMM YYYY, HH:mm');

/** The end of it: "23:30 GMT+8". */
export const formatTimeAndOffset = format('HH:mm', true);

/** For the admin, whose lists go back years. */
export const formatDayYearAndTime = format('D MMMM YYYY [at] HH:mm');

/** "Nov 2026", of an instant or a calendar day. */
export const formatMonth = format('MMM YYYY');

/** As part of a file name, where the order of names is that of days. */
export const formatFileDay = format('YYYY-MM-DD');

/** From an instant to the value of a `datetime-local` field. */
export const toLocalField = format('YYYY-MM-DDTHH:mm');

/**
 * The reverse, to an ISO instant. Of a time that a zone has twice, the first is meant; one that it skips is read with the
 * offset before the gap, so that 02:30 becomes 03:30.
 */
export const toInstant: Format = (field, zone) => {
  const millis = toMillis(field, zone);
  return Number.isNaN(millis) ? field : new Date(millis).toISOString();
};

export { knownZone, readerZone } from './wallClock';
