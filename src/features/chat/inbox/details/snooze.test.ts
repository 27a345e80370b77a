import { snoozeChoices } from './snooze';

const local = (instant = '') => {
  const date = new Date(instant);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate(), date.getHours()];
};

it.each([
  ['a Thursday', new Date(2026, 10, 26, 18), [2026, 11, 27, 9], [2026, 11, 30, 9]],
  ['a Sunday', new Date(2026, 10, 29, 18), [2026, 11, 30, 9], [2026, 11, 30, 9]],
  ['a Monday', new Date(2026, 10, 30, 7), [2026, 12, 1, 9], [2026, 12, 7, 9]],
  ['the end of a year', new Date(2026, 11, 31, 7), [2027, 1, 1, 9], [2027, 1, 4, 9]],
])('offers an hour later, the next morning and the next Monday on %s', (_day, now, tomorrow, monday) => {
  const [hour, morning, nextWeek] = snoozeChoices(now).map(({ moment }) => moment);
  expect(Date.parse(hour ?? '') - now.getTime()).toBe(3_600_000);
  expect(local(morning)).toEqual(tomorrow);
  expect(local(nextWeek)).toEqual(monday);
});
