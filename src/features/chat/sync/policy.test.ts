import { readPoke } from './poke';
import { isProven, isReadDue, isWorthARead, rejoinDelay } from './policy';
import { createReader } from './reader';

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

describe('isReadDue', () => {
  it('is true on every poll without a live channel, and once a minute with one', () => {
    expect(isReadDue(false, 1_000, 1_001)).toBe(true);
    expect(isReadDue(true, 1_000, 60_999)).toBe(false);
    expect(isReadDue(true, 1_000, 61_000)).toBe(true);
    expect(isReadDue(true, 5_000_000, 1_000)).toBe(true);
  });
});

describe('a Realtime hint', () => {
  const idle = { side: 'agent', isSending: false, shown: 3 } as const;
  const sending = { ...idle, isSending: true };

  it.each([
    [{ kind: 'item', seq: 3 }, idle, false],
    [{ kind: 'item', seq: 4 }, idle, true],
    [{ kind: 'item', seq: 999_999 }, idle, true],
    [{ kind: 'item', seq: 4, by: 'agent' }, idle, true],
    [{ kind: 'item', seq: 4, by: 'agent' }, sending, false],
    [{ kind: 'item', seq: 5, by: 'agent' }, sending, true],
    [{ kind: 'item', seq: 4, by: 'visitor' }, sending, true],
    [{ kind: 'read', seq: 1 }, idle, true],
    [{ kind: 'read', seq: 3, by: 'agent' }, idle, false],
    [{ kind: 'read', seq: 4, by: 'agent' }, idle, true],
    [{ kind: 'seen', seq: 3, by: 'visitor' }, idle, true],
    [{ kind: 'ended', seq: 3 }, idle, true],
    [{ kind: 'deleted', seq: 3, by: 'agent' }, sending, true],
    [{ kind: 'typing', seq: 9 }, idle, false],
  ] as const)(
    '%j in the tab state %j triggers a read when 3 messages are known: %s',
    (poke, doings, expected) => {
      expect(isWorthARead(poke, 3, doings)).toBe(expected);
    },
  );

  it.each([[null], ['item'], [{}], [{ kind: 'nonsense', seq: 1 }], [{ seq: 1 }]])(
    'is ignored when it is malformed: %j',
    (payload) => {
      expect(readPoke(payload)).toBeUndefined();
    },
  );

  it('keeps only valid fields', () => {
    expect(readPoke({ kind: 'item', seq: 'x', by: 'me', chat: 4, text: 'hi' })).toEqual({
      kind: 'item',
      seq: 0,
    });
    expect(readPoke({ kind: 'item', seq: 2, by: 'agent', chat: 'a' })).toEqual({
      kind: 'item',
      seq: 2,
      by: 'agent',
      chat: 'a',
    });
  });
});

describe('createReader', () => {
  it('runs one read at a time, and one more for all requests made meanwhile', async () => {
    const gates: (() => void)[] = [];
    const looks: boolean[] = [];
    const reader = createReader((isLook) => {
      looks.push(isLook);
      return new Promise((resolve) => void gates.push(resolve));
    });
    reader.look();
    reader.look();
    reader.request();
    reader.look();
    expect(looks).toEqual([true]);
    gates[0]?.();
    await Promise.resolve();
    await Promise.resolve();
    expect(looks).toEqual([true, false]);
    gates[1]?.();
    await Promise.resolve();
    await Promise.resolve();
    expect(looks).toHaveLength(2);
  });
});
