import { createWaitingBodies } from './waitingBodies';

const LARGE = 1_000_000;

describe('bodies that wait for the database', () => {
  it('are taken up to a bound for a network, and from another one beyond it', () => {
    const { begin } = createWaitingBodies(2 * LARGE, 4 * LARGE);
    expect(begin('192.0.2.1', LARGE)).toBeDefined();
    expect(begin('192.0.2.9', LARGE)).toBeDefined();
    expect(begin('192.0.2.9', LARGE)).toBeUndefined();
    expect(begin('198.51.100.1', LARGE)).toBeDefined();
    expect(begin('203.0.113.1', LARGE)).toBeDefined();
    expect(begin('2001:db8::1', LARGE)).toBeUndefined();
  });

  it('make room once they are done', () => {
    const { begin } = createWaitingBodies(LARGE, LARGE);
    const end = begin('192.0.2.1', LARGE);
    expect(begin('192.0.2.1', LARGE)).toBeUndefined();
    end?.();
    expect(begin('192.0.2.1', LARGE)).toBeDefined();
  });

  it('are always taken if they are small', () => {
    const { begin } = createWaitingBodies(0, 0);
    expect(begin('192.0.2.1', 8 * 1024)).toBeDefined();
    expect(begin('192.0.2.1', 8 * 1024 + 1)).toBeUndefined();
  });
});
