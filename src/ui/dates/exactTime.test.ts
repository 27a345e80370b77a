import { isExact, toExactTime } from './exactTime';
import { changeAt } from './wallClock';

describe('the exact form of a time', () => {
  it.each([
    ['Asia/Singapore', '2026-12-23T22:00:00+00:00', '2026-12-24T06:00:00+08:00'],
    ['America/Los_Angeles', '2026-12-25T07:30:00+00:00', '2026-12-24T23:30:00-08:00'],
    ['America/Los_Angeles', '2026-07-01T00:00:00Z', '2026-06-30T17:00:00-07:00'],
    ['Asia/Kathmandu', '2026-12-24T00:00:00Z', '2026-12-24T05:45:00+05:45'],
    ['America/St_Johns', '2026-12-24T03:00:00Z', '2026-12-23T23:30:00-03:30'],
    ['Pacific/Kiritimati', '2026-12-24T10:00:00.5Z', '2026-12-25T00:00:00.5+14:00'],
    ['Pacific/Pago_Pago', '2026-12-24T10:00:00Z', '2026-12-23T23:00:00-11:00'],
    ['Africa/Accra', '2026-03-01T08:00:00.123456+00:00', '2026-03-01T08:00:00.123456+00:00'],
  ])('has the day and the time in %s', (zone, instant, text) => {
    expect(toExactTime(instant, zone)).toBe(text);
    expect(Date.parse(text)).toBe(Date.parse(instant));
    expect(isExact(text)).toBe(true);
  });

  it('leaves what has no known zone, or is no date, as it is', () => {
    for (const zone of [null, undefined, '', 'Mars/Olympus'])
      expect(toExactTime('2026-12-23T22:00:00+00:00', zone)).toBe('2026-12-23T22:00:00+00:00');
    expect(toExactTime('soon', 'Asia/Tokyo')).toBe('soon');
  });

  it.each(['2026-12-24', '2026-12-24T06:00', 'T06:00Z', '', '24 December 2026, 06:00 GMT+8'])(
    'is none of “%s”',
    (text) => expect(isExact(text)).toBe(false),
  );
});

describe('a local time', () => {
  it.each([
    ['Europe/Amsterdam', '2026-10-25T02:30', 'twice'],
    ['Europe/Amsterdam', '2026-03-29T02:30', 'skipped'],
    ['America/New_York', '2026-11-01T01:00', 'twice'],
    ['America/New_York', '2026-03-08T02:59', 'skipped'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', 'twice'],
    ['Pacific/Apia', '2011-12-30T12:00', 'skipped'],
  ])('in %s is told when the clocks change: %s', (zone, field, change) => {
    expect(changeAt(field, zone)).toBe(change);
  });

  it.each([
    ['Europe/Amsterdam', '2026-10-25T01:59'],
    ['Europe/Amsterdam', '2026-10-25T03:00'],
    ['Europe/Amsterdam', '2026-03-29T01:59'],
    ['Europe/Amsterdam', '2026-03-29T03:00'],
    ['Asia/Singapore', '2026-12-24T12:00'],
    ['Asia/Singapore', 'soon'],
  ])('in %s is told once otherwise: %s', (zone, field) => expect(changeAt(field, zone)).toBeUndefined());
});
