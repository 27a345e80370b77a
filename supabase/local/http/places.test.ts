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
});
