import { journeyCopy } from '@/content/journey';
import { formatDay, formatMoment, formatTime, formatTimeAndOffset, knownZone } from '@/ui/dates/formatDate';

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

/** From one instant to another, in the zone of a place; without a zone, in the reader's own time. */
export const spanIn = (start: string, end: string, zone?: string | null) => {
  if (Date.parse(start) === Date.parse(end)) return formatMoment(end, zone);
  const isOneDay = formatDay(start, zone) === formatDay(end, zone);
  return isOneDay
    ? `${formatDay(start, zone)}, ${journeyCopy.span(formatTime(start, zone), formatTimeAndOffset(end, zone))}`
    : journeyCopy.span(formatMoment(start, zone), formatMoment(end, zone));
};

/** The same in the reader's own time: without the days, where they are those of the place. */
const spanHere = (start: string, end: string, zone: string) => {
  const isSameDay = [start, end].every((moment) => formatDay(moment) === formatDay(moment, zone));
  if (!isSameDay) return spanIn(start, end);
  const times = formatTimeAndOffset(end);
  return start === end ? times : journeyCopy.span(formatTimeAndOffset(start), times);
};

/**
 * From one instant to another, in the zone of a place, and beside it in the reader's own time where that is different. It
 * says so where the zone is not known.
 */
export const spanText = (start: string, end: string, zone: string | null) => {
  const known = knownZone(zone);
  const there = spanIn(start, end, known);
  if (!known) return journeyCopy.unknownZone(there);
  return there === spanIn(start, end) ? there : journeyCopy.yourTime(there, spanHere(start, end, known));
};

/** The same of one instant. */
export const momentText = (moment: string, zone: string | null) => spanText(moment, moment, zone);
