import { readPoke } from './poke';
import { isReadDue, needsRead } from './policy';

describe('isReadDue', () => {
  it('is true on every poll without a live channel, and once a minute with one', () => {
    expect(isReadDue(false, 1_000, 1_001)).toBe(true);
    expect(isReadDue(true, 1_000, 60_999)).toBe(false);
    expect(isReadDue(true, 1_000, 61_000)).toBe(true);
    expect(isReadDue(true, 5_000_000, 1_000)).toBe(true);
  });
});

describe('a Realtime hint', () => {
  const idle = { side: 'agent', isSending: false, shownSeq: 3 } as const;
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
      expect(needsRead(poke, 3, doings)).toBe(expected);
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
