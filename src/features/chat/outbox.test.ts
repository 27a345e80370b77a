import {
  backoff,
  isWorthResending,
  keepOutbox,
  nextOf,
  readOutbox,
  reasonOf,
  unsentOf,
  type Pending,
} from './outbox';

const aPending = (changes: Partial<Pending> = {}): Pending => ({
  line: { side: 'visitor', key: 'one' },
  cid: 'cid-1',
  kind: 'message',
  body: 'Hello',
  tries: 0,
  state: 'sending',
  sentAt: '2026-03-01T08:00:00.000Z',
  ...changes,
});

describe('the outbox', () => {
  it('waits 1, 2, 4, 8, 16 and then 30 seconds between tries, and up to one second more', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 40].map((tries) => backoff(tries, 0) / 1_000)).toEqual([
      1, 2, 4, 8, 16, 30, 30, 30,
    ]);
    expect(backoff(6, 1)).toBe(31_000);
  });

  it.each([
    [0, true],
    [500, true],
    [503, true],
    [429, true],
    [400, false],
    [401, false],
    [403, false],
    [404, false],
  ])('sends again by itself after a status of %i: %s', (status, expected) => {
    expect(isWorthResending({ status })).toBe(expected);
  });

  it('gives the message of a rate limit as the reason, and of no other error', () => {
    expect(reasonOf({ status: 429, message: 'Slow down.', reason: '' })).toBe('Slow down.');
    expect(reasonOf({ status: 500, message: 'This chat could not be updated', reason: '' })).toBeUndefined();
  });

  it('sends the messages of each chat in order, past refused ones', () => {
    const failedEntry = aPending({ state: 'failed' });
    const elsewhere = aPending({ cid: 'cid-2', line: { side: 'agent', key: 'two' } });
    const next = aPending({ cid: 'cid-3' });
    expect(nextOf([failedEntry, elsewhere, next], 'one')).toBe(next);
    expect(nextOf([failedEntry], 'one')).toBeUndefined();
  });

  it('lists unsent messages, not the unsent end of a chat', () => {
    expect(unsentOf([aPending(), aPending({ kind: 'end' })], 'one')).toHaveLength(1);
  });

  it('is restored after a reload', () => {
    keepOutbox([aPending()]);
    expect(readOutbox()).toEqual([aPending()]);
    keepOutbox([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{', '{"a":1}', '[1,null,{"cid":3}]'])(
    'reads the stored text %j as an empty outbox',
    (storedText) => {
      sessionStorage.setItem('chat-outbox', storedText);
      expect(readOutbox()).toEqual([]);
    },
  );

  it('survives full storage, and keeps what was stored before', () => {
    keepOutbox([aPending()]);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    expect(() => keepOutbox([aPending(), aPending()])).not.toThrow();
    expect(readOutbox()).toEqual([aPending()]);
  });
});
