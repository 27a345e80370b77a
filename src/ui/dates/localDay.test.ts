import { localDay } from './localDay';

describe('the day of a moment', () => {
  it.each([
    [new Date(2026, 0, 5, 0, 1), '2026-01-05'],
    [new Date(2026, 10, 30, 23, 59), '2026-11-30'],
  ])('is that of where one is: %s', (moment, day) => {
    expect(localDay(moment)).toBe(day);
  });
});
