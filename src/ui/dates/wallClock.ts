const clocks = new Map<string, Intl.DateTimeFormat | null>();

const makeClock = (zone: string) => {
  try {
    return new Intl.DateTimeFormat('en', {
      timeZone: zone || undefined,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    return null;
  }
};

/** The clock of a zone, by its IANA name, or of the reader; null if this browser does not know the zone. */
const clockOf = (zone: string) => {
  const format = clocks.get(zone);
  if (format !== undefined) return format;
  const clock = makeClock(zone);
  clocks.set(zone, clock);
  return clock;
};

/** The reader's own zone, by its IANA name. */
export const readerZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The zone itself, if this browser can tell its time. */
export const knownZone = (zone: string | null | undefined) => (zone && clockOf(zone) ? zone : undefined);

/** What is to be added to an instant (ms) to have its local time, in ms. */
const offsetAt = (instant: number, zone?: string | null) => {
  const parts = clockOf(knownZone(zone) ?? '')?.formatToParts(instant) ?? [];
  const value = (sought: string) => Number(parts.find(({ type }) => type === sought)?.value);
  const local = Date.UTC(
    value('year'),
    value('month') - 1,
    value('day'),
    value('hour'),
    value('minute'),
    value('second'),
  );
  return local - Math.floor(instant / 1000) * 1000;
};

const CALENDAR_DAY = /^\d{4}-\d\d-\d\d$/;

/** The local time of an instant, as if it were UTC (ms), and its offset (ms); null if it is none. */
export const toWallClock = (date: string, zone?: string | null) => {
  const instant = Date.parse(date);
  if (Number.isNaN(instant)) return null;
  const offset = CALENDAR_DAY.test(date) ? 0 : offsetAt(instant, zone);
  return { millis: instant + offset, offset };
};

const DAY_MS = 86_400_000;
const FIELD = /^\d{4,}-\d\d-\d\dT\d\d:\d\d/;

/** The instants (ms) that a local time can be by the offsets before and after it; undefined if it is none. */
const candidates = (field: string, zone?: string | null) => {
  const local = FIELD.test(field) ? Date.parse(`${field}Z`) : NaN;
  if (Number.isNaN(local)) return undefined;
  // No zone changes its offset twice within two days.
  const byOffsets = [local - DAY_MS, local + DAY_MS].map((near) => local - offsetAt(near, zone));
  const isTold = (instant: number) => instant + offsetAt(instant, zone) === local;
  const [first, last] = [Math.min(...byOffsets), Math.max(...byOffsets)];
  return { first, last, isFirst: isTold(first), isLast: isTold(last) };
};

/** The instant (ms) of a local time; NaN if it is none. */
export const toMillis = (field: string, zone?: string | null) => {
  const instants = candidates(field, zone);
  if (!instants) return NaN;
  return instants.isFirst ? instants.first : instants.last;
};

/** Whether the clocks of a zone tell a local time twice, or skip it; undefined of any other text. */
export const changeAt = (field: string, zone?: string | null): 'twice' | 'skipped' | undefined => {
  const instants = candidates(field, zone);
  if (!instants || instants.first === instants.last || instants.isFirst !== instants.isLast) return undefined;
  return instants.isFirst ? 'twice' : 'skipped';
};
