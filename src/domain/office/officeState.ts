import type { Office } from '@/brand/companyTypes';
import { toWallClock } from '@/ui/dates/wallClock';

export interface OfficeState {
  isOpen: boolean;
  /** When that changes: from Monday (0) on, and the local time; null if not within two weeks. */
  changes: { day: number; at: string } | null;
}

const DAY_MS = 86_400_000;
/** The first of January 1970 was a Thursday. */
const EPOCH = 3;
const DAYS_AHEAD = 14;

type Hours = Pick<Office, 'zone' | 'week' | 'closedOn'>;

/** The hours of a calendar day, which is passed as if it began in UTC (ms), and its place in the week. */
const hoursOf = ({ week, closedOn }: Hours, midnight: number) => {
  const day = (midnight / DAY_MS + EPOCH) % 7;
  const isClosed = closedOn.includes(new Date(midnight).toISOString().slice(0, 10));
  return { day, spans: isClosed ? [] : (week[day] ?? []) };
};

/** Whether an office is open at an instant (ms), by its own clock, and when that changes. */
export const officeState = (office: Hours, now: number): OfficeState => {
  const local = toWallClock(new Date(now).toISOString(), office.zone)?.millis ?? now;
  const today = Math.floor(local / DAY_MS) * DAY_MS;
  const time = new Date(local).toISOString().slice(11, 16);
  const { day, spans } = hoursOf(office, today);
  const current = spans.find(([from, to]) => from <= time && time < to);
  if (current) return { isOpen: true, changes: { day, at: current[1] } };
  const later = spans.find(([from]) => from > time);
  if (later) return { isOpen: false, changes: { day, at: later[0] } };
  for (let ahead = 1; ahead <= DAYS_AHEAD; ahead += 1) {
    const next = hoursOf(office, today + ahead * DAY_MS);
    const [first] = next.spans;
    if (first) return { isOpen: false, changes: { day: next.day, at: first[0] } };
  }
  return { isOpen: false, changes: null };
};

interface DayGroup {
  /** The first and the last of days one after the other that have the same hours, from Monday (0) on. */
  first: number;
  last: number;
  spans: Office['week'][number];
}

/** "09:00–12:00, 13:00–17:00"; empty for a closed day. */
export const spansText = (spans: DayGroup['spans']) => spans.map((span) => span.join('–')).join(', ');

/** The week of an office, days with the same hours together. */
export const groupedWeek = (week: Office['week']): DayGroup[] => {
  const groups: DayGroup[] = [];
  week.forEach((spans, day) => {
    const group = groups.at(-1);
    if (group && spansText(group.spans) === spansText(spans)) group.last = day;
    else groups.push({ first: day, last: day, spans });
  });
  return groups;
};
