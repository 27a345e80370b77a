import { spanOfDays } from './momentText';

it.each([
  ['2026-12-04T08:00:00Z', '2026-12-04T18:00:00Z', undefined, '4 December 2026'],
  ['2026-12-04T08:00:00Z', '2026-12-07T18:00:00Z', undefined, '4–7 December 2026'],
  ['2026-11-28T08:00:00Z', '2026-12-02T18:00:00Z', undefined, '28 Nov – 2 Dec 2026'],
  ['2026-12-30T08:00:00Z', '2027-01-02T18:00:00Z', undefined, '30 Dec – 2 Jan 2027'],
  ['2026-12-04T20:00:00Z', '2026-12-07T18:00:00Z', 'Asia/Tokyo', '5–8 December 2026'],
])('the days from %s to %s in %s are %s', (start, end, zone, text) => {
  expect(spanOfDays(start, end, zone)).toBe(text);
});
