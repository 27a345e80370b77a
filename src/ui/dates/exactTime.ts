import { knownZone, toWallClock } from './wallClock';

const EXACT = /T.*(?:Z|[+-]\d\d(?::?\d\d)?)$/i;

/** Whether a text says by its offset which moment is meant, on whoever's clock. */
export const isExact = (text: string): boolean => EXACT.test(text) && !Number.isNaN(Date.parse(text));

const FRACTION = /:\d\d(\.\d+)/;
const MINUTE_MS = 60_000;

const two = (number: number) => String(number).padStart(2, '0');

/**
 * An instant on the clock of a zone with its offset, "2026-12-24T06:00:00+08:00": the day and the time that are meant there, and the
 * same moment for every program, to the microsecond. Where the zone is not known, and of what is no date, the text as it is.
 */
export const toExactTime = (instant: string, zone: string | null | undefined): string => {
  const ianaZone = knownZone(zone);
  const clock = ianaZone && toWallClock(instant, ianaZone);
  if (!clock) return instant;
  const [local = ''] = new Date(clock.millis).toISOString().split('.');
  const minutes = Math.round(Math.abs(clock.offset) / MINUTE_MS);
  const offset = `${clock.offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  return `${local}${FRACTION.exec(instant)?.[1] ?? ''}${offset}`;
};
