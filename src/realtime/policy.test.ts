import { isProven, rejoinDelay } from './policy';

describe('rejoinDelay', () => {
  it('is 1, 2, 5 and then 10 seconds, and up to three seconds more', () => {
    expect([1, 2, 3, 4, 5, 10].map((tries) => rejoinDelay(tries, 0))).toEqual([1e3, 2e3, 5e3, 1e4, 1e4, 1e4]);
    expect(rejoinDelay(1, 1)).toBe(4_000);
  });

  it('is 60 to 90 seconds after ten tries', () => {
    expect([11, 500].map((tries) => rejoinDelay(tries, 0))).toEqual([60_000, 60_000]);
    expect(rejoinDelay(11, 1)).toBe(90_000);
  });
});

describe('isProven', () => {
  const now = 1_000_000;
  it.each([
    ['none', null, false],
    ['just now', now, true],
    ['60 s ago', now - 60_000, true],
    ['longer ago', now - 60_001, false],
    ['in the future: the clock was set back', now + 1, false],
  ])('with the last proof “%s”', (_when, proofAt, expected) => {
    expect(isProven(proofAt, now)).toBe(expected);
  });
});
