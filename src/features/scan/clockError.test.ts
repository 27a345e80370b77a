import { measureClockError } from './clockError';

const NOW = '2026-11-28T12:00:00.000Z';
const at = (seconds: number) => Date.parse(NOW) + seconds * 1_000;

describe('measureClockError', () => {
  it.each([
    ['a right clock', 0, 0, 0],
    ['a clock that is a minute ahead', 60, 0, 60],
    ['a clock that is an hour behind', -3_600, 0, -3_600],
    ['a right clock on a slow line', 4, 8_000, 0],
    ['a clock that was wrong until it was set while the answer was on its way', 0, 0, 0],
    ['a timer that was reset', 0, -90_000, 0],
  ])('of %s', (_name, answered, roundTrip, error) => {
    expect(measureClockError(NOW, at(answered), roundTrip)).toBe(error);
  });
});
