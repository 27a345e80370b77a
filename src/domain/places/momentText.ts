import { journeyCopy } from '@/content/journey';
import {
  formatDay,
  formatDayOfMonth,
  formatDayOfYear,
  formatMonth,
  formatShortDay,
  formatDayYearTime,
  formatMoment,
  formatTime,
  formatTimeAndOffset,
  knownZone,
} from '@/ui/dates/formatDate';

const DAY_MS = 86_400_000;
const units = [
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A span of time (ms) in words, rounded to its largest unit. */
export const durationText = (span: number) => {
  const [unit, length] = units.find(([, unitLength]) => span >= unitLength) ?? ['minute', span];
  return journeyCopy.duration(Math.round(span / length), unit);
};

/** Whose clock times are read on: that of their place, beside it the reader's own, or one of the two alone. */
export type Clock = 'both' | 'place' | 'reader';

const spanOn = (start: string, end: string, zone: string | null | undefined, isNamed: boolean) => {
  const [momentOf, timeOf] = isNamed ? [formatMoment, formatTimeAndOffset] : [formatDayYearTime, formatTime];
  if (Date.parse(start) === Date.parse(end)) return momentOf(end, zone);
  const isOneDay = formatDay(start, zone) === formatDay(end, zone);
  return isOneDay
    ? `${formatDay(start, zone)}, ${journeyCopy.span(formatTime(start, zone), timeOf(end, zone))}`
    : journeyCopy.span(momentOf(start, zone), momentOf(end, zone));
};

/** The days from one instant to another, in the zone of a place: "4–7 December 2026", "28 Nov – 2 Dec 2026". */
export const spanOfDays = (start: string, end: string, zone?: string | null): string => {
  const last = formatDay(end, zone);
  if (formatDay(start, zone) === last) return last;
  return formatMonth(start, zone) === formatMonth(end, zone)
    ? `${formatDayOfMonth(start, zone)}–${last}`
    : `${formatDayOfYear(start, zone)} – ${formatShortDay(end, zone)}`;
};

/** From one instant to another, in the zone of a place; without a zone, in the reader's own time. */
export const spanIn = (start: string, end: string, zone?: string | null) => spanOn(start, end, zone, true);

/** The same in the reader's own time: without the days, where they are those of the place. */
const spanHere = (start: string, end: string, zone: string) => {
  const isSameDay = [start, end].every((moment) => formatDay(moment) === formatDay(moment, zone));
  if (!isSameDay) return spanIn(start, end);
  const times = formatTimeAndOffset(end);
  return start === end ? times : journeyCopy.span(formatTimeAndOffset(start), times);
};

/**
 * From one instant to another, in the zone of a place, and beside it in the reader's own time where that is different; on one
 * clock alone, it is named where it is not the reader's. It says so where the zone is not known.
 */
export const spanText = (start: string, end: string, zone: string | null, clock: Clock = 'both') => {
  const knownTo = knownZone(zone);
  const placeTime = spanIn(start, end, knownTo);
  if (clock === 'reader') return spanOn(start, end, undefined, false);
  if (!knownTo) return journeyCopy.unknownZone(placeTime);
  if (placeTime === spanIn(start, end))
    return clock === 'both' ? placeTime : spanOn(start, end, knownTo, false);
  return clock === 'both' ? journeyCopy.yourTime(placeTime, spanHere(start, end, knownTo)) : placeTime;
};

/** The same of one instant. */
export const momentText = (moment: string, zone: string | null, clock?: Clock) =>
  spanText(moment, moment, zone, clock);
