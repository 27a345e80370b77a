import { createConcurrencyLimit } from './concurrencyLimit';

describe('createConcurrencyLimit', () => {
  it('limits the slots of each client and frees them on release', () => {
    const { acquire } = createConcurrencyLimit(2);
    const release = acquire('192.0.2.1');
    expect(acquire('192.0.2.1')).toBeDefined();
    expect(acquire('192.0.2.1')).toBeUndefined();
    expect(acquire('192.0.2.2')).toBeDefined();
    release?.();
    expect(acquire('192.0.2.1')).toBeDefined();
    expect(acquire('192.0.2.1')).toBeUndefined();
  });

  it.each([
    ['a /56', 4, (turn: number) => `2001:db8:1:${turn.toString(16)}::1`],
    ['a /48', 8, (turn: number) => `2001:db8:1:${(turn * 256).toString(16)}::1`],
    ['a /24', 4, (turn: number) => `192.0.2.${turn}`],
  ])('limits all clients of %s together to %i slots', (_network, most, addressOf) => {
    const { acquire } = createConcurrencyLimit(2);
    const turns = Array.from({ length: 20 }, (_, turn) => acquire(addressOf(turn))).filter(Boolean);
    expect(turns).toHaveLength(most);
    expect(acquire('2001:db8:2::1')).toBeDefined();
    expect(acquire('198.51.100.1')).toBeDefined();
    turns.forEach((release) => release?.());
    expect(Array.from({ length: 20 }, (_, turn) => acquire(addressOf(turn))).filter(Boolean)).toHaveLength(
      most,
    );
  });

  it('forgets the oldest client beyond its size', () => {
    const { acquire } = createConcurrencyLimit(1, 20);
    acquire('192.0.2.1');
    for (let turn = 0; turn < 8; turn++) acquire(`198.51.${turn}.1`);
    expect(acquire('192.0.2.1')).toBeUndefined();
    for (let turn = 8; turn < 20; turn++) acquire(`198.51.${turn}.1`);
    expect(acquire('192.0.2.1')).toBeDefined();
  });
});
