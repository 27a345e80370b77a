import { createPlaces } from './places';

describe('places', () => {
  it('are as many for each client, and free again once given back', () => {
    const { enter } = createPlaces(2);
    const leave = enter('192.0.2.1');
    expect(enter('192.0.2.1')).toBeDefined();
    expect(enter('192.0.2.1')).toBeUndefined();
    expect(enter('192.0.2.2')).toBeDefined();
    leave?.();
    expect(enter('192.0.2.1')).toBeDefined();
    expect(enter('192.0.2.1')).toBeUndefined();
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', false],
    ['2001:db8::1', '2001:db8:0:0:5:6:7:8', false],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', true],
    ['::1', '127.0.0.1', true],
  ])('for %s and for %s are others: %s', (one, other, areOthers) => {
    const { enter } = createPlaces(1);
    enter(one);
    expect(enter(other) !== undefined).toBe(areOthers);
  });
});
