import type { OfficeHours } from '../supportApi';

type Day = OfficeHours['week'][number];

const MAX_SPANS = 2;
const MAX_HOLIDAYS = 100;
const SPAN = /^(\d{1,2}):?(\d\d)?\s*[-–]\s*(\d{1,2}):?(\d\d)?$/;

const clock = (hours: string | undefined, minutes = '00') => `${(hours ?? '').padStart(2, '0')}:${minutes}`;
const isClock = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** "09:00-12:00, 13:00-17:00" as the database has it; undefined if it is nothing of the kind. */
export const readDay = (text: string): Day | undefined => {
  if (text.trim() === '') return [];
  const day: Day = [];
  for (const span of text.split(',')) {
    const [, fromHour, fromMinute, toHour, toMinute] = SPAN.exec(span.trim()) ?? [];
    const [from, to] = [clock(fromHour, fromMinute), clock(toHour, toMinute)];
    const isRight = isClock(from) && (isClock(to) || to === '24:00') && from < to;
    if (!isRight || from <= (day.at(-1)?.[1] ?? '')) return undefined;
    day.push([from, to]);
  }
  return day.length > MAX_SPANS ? undefined : day;
};

export const writeDay = (day: Day) => day.map((span) => span.join('-')).join(', ');

const isDate = (text: string) =>
  /^20\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text);

/** One day in each line; undefined if one of them is none, or there are too many. */
export const readHolidays = (text: string): string[] | undefined => {
  const days = text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return days.length <= MAX_HOLIDAYS && days.every(isDate) ? days : undefined;
};
