import { plusDays } from './calendarDays';
import { formatFileDay, toInstant } from './formatDate';

const DAY = /^\d{4}-\d\d-\d\d$/;

const midnight = (day: string, daysLater: number) =>
  DAY.test(day) && !Number.isNaN(Date.parse(day)) ? toInstant(`${plusDays(day, daysLater)}T00:00`) : '';

/** The first moment of a day (year-month-day) of the reader, as an ISO instant; empty of anything else. */
export const startOfDay = (day: string): string => midnight(day, 0);

/** The first moment after it. */
export const endOfDay = (day: string): string => midnight(day, 1);

/** The reader's day (year-month-day) at an instant (ms). */
export const dayAt = (instant: number): string => formatFileDay(new Date(instant).toISOString());
