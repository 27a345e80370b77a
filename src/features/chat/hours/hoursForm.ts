import { object, string } from 'yup';
import { officeHoursCopy as words } from '@/content/absence';
import { readerZone } from '@/ui/dates/formatDate';
import type { OfficeHours } from '../supportApi';
import { readDay, readHolidays, writeDay } from './officeWeek';

/** Each day is a field of its own. */
export type HoursValues = Record<string, string> & { zone: string; holidays: string };

export const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/'));

/** The name of the field of a day; Monday is 0. */
export const dayField = (index: number): string => `day${index}`;

const ofDays = <Value>(make: (index: number) => Value): Record<string, Value> =>
  Object.fromEntries(words.days.map((_day, index) => [dayField(index), make(index)]));

const day = string().test('day', words.dayRule, (text = '') => readDay(text) !== undefined);

export const hoursRules = object({
  ...ofDays(() => day),
  zone: string().oneOf([...zones, 'Etc/UTC'], words.zoneRule),
  holidays: string().test('days', words.holidaysRule, (text = '') => readHolidays(text) !== undefined),
});

/** Before any hours are set, the time is that of whoever sets them. */
const zoneOf = ({ week, zone }: OfficeHours) => {
  const isSet = week.some((spans) => spans.length > 0);
  return !isSet && zones.includes(readerZone()) ? readerZone() : zone;
};

/** The hours as they are typed. */
export const valuesOf = (hours: OfficeHours): HoursValues => ({
  ...ofDays((index) => writeDay(hours.week[index] ?? [])),
  zone: zoneOf(hours),
  holidays: hours.holidays.join('\n'),
});

/** The hours of typed values, which must be valid. */
export const toHours = (values: HoursValues): OfficeHours => ({
  zone: values.zone,
  week: words.days.map((_day, index) => readDay(values[dayField(index)] ?? '') ?? []),
  holidays: readHolidays(values.holidays) ?? [],
});

/** The hours as facts with their labels. */
export const hoursFacts = ({ zone, week, holidays }: OfficeHours) => [
  { label: words.zone, value: zone },
  ...words.days.map((label, index) => ({ label, value: writeDay(week[index] ?? []) || words.closed })),
  { label: words.holidays, value: holidays.join('\n') || words.none },
];
