import type { Lane } from '@/content/lanes';
import { plusDays, plusWorkingDays } from '@/ui/dates/calendarDays';

const WEEK_DAYS = 7;

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
