import { createConcurrencyLimit } from './concurrencyLimit';

describe('createConcurrencyLimit', () => {
  it('limits the places of each client and frees them when they are released', () => {
    const { enter } = createConcurrencyLimit(2);
    const leave = enter('192.0.2.1');
    expect(enter('192.0.2.1')).toBeDefined();
    expect(enter('192.0.2.1')).toBeUndefined();
    expect(enter('192.0.2.2')).toBeDefined();
    leave?.();
    expect(enter('192.0.2.1')).toBeDefined();
    expect(enter('192.0.2.1')).toBeUndefined();
  });

  it.each([
    ['a /56', 4, (turn: number) => `2001:db8:1:${turn.toString(16)}::1`],
    ['a /48', 8, (turn: number) => `2001:db8:1:${(turn * 256).toString(16)}::1`],
    ['a /24', 4, (turn: number) => `192.0.2.${turn}`],
  ])('are limited for all clients of %s together, to %i', (_network, most, addressOf) => {
    const { enter } = createConcurrencyLimit(2);
    const left = Array.from({ length: 20 }, (_, turn) => enter(addressOf(turn))).filter(Boolean);
    expect(left).toHaveLength(most);
    expect(enter('2001:db8:2::1')).toBeDefined();
    expect(enter('198.51.100.1')).toBeDefined();
    left.forEach((leave) => leave?.());
    expect(Array.from({ length: 20 }, (_, turn) => enter(addressOf(turn))).filter(Boolean)).toHaveLength(
      most,
    );
  });

  it('forget the oldest client when there are too many', () => {
    const { enter } = createConcurrencyLimit(1, 20);
    enter('192.0.2.1');
    for (let turn = 0; turn < 8; turn++) enter(`198.51.${turn}.1`);
    expect(enter('192.0.2.1')).toBeUndefined();
    for (let turn = 8; turn < 20; turn++) enter(`198.51.${turn}.1`);
    expect(enter('192.0.2.1')).toBeDefined();
  });
});
