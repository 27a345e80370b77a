import { growthSince } from './growth';

const at = '2026-11-26T12:00:00.000Z';
const days = [
  { day: '2026-10-01', bytes: 10 },
  { day: '2026-11-18', bytes: 40 },
  { day: '2026-11-20', bytes: 60 },
  { day: '2026-11-26', bytes: 90 },
];

it('is the growth since the newest recorded day that is at least that long ago', () => {
  expect(growthSince({ bytes: 100, days }, at, 7)).toBe(60);
  expect(growthSince({ bytes: 100, days }, at, 30)).toBe(90);
  expect(growthSince({ bytes: 30, days }, at, 7)).toBe(-10);
});

it('is undefined when no recorded day is that old', () => {
  expect(growthSince({ bytes: 100, days }, at, 80)).toBeUndefined();
  expect(growthSince({ bytes: 100, days: [] }, at, 7)).toBeUndefined();
});
