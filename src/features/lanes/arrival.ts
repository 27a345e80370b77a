import type { Lane } from '@/content/lanes';

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;

/** Calendar days as year-month-day, in no time zone. */
const plusDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

const isWeekend = (day: string) => [0, 6].includes(new Date(Date.parse(day)).getUTCDay());

const plusWorkingDays = (day: string, days: number) => {
  let reached = day;
  for (let left = days; left > 0;) {
    reached = plusDays(reached, 1);
    if (!isWeekend(reached)) left -= 1;
  }
  return reached;
};

const daysOf = (hours: number | null) => Math.ceil((hours ?? 0) / 24);

/**
 * When goods that are ready on a day arrive at the earliest and at the latest: after the cut-off, the wait for the next
 * departure, which may be as long as the time between two of them, and the transit time. Holidays are not known.
 */
export const arrivalOf = (lane: Lane, readyOn: string): { earliest: string; latest: string } => {
  const after = lane.workingDays ? plusWorkingDays : plusDays;
  const wait = lane.departuresAWeek === null ? 0 : Math.floor(WEEK_DAYS / lane.departuresAWeek);
  return {
    earliest: after(plusDays(readyOn, daysOf(lane.cutOffHoursMin)), lane.daysMin),
    latest: after(plusDays(readyOn, daysOf(lane.cutOffHoursMax) + wait), lane.daysMax),
  };
};
