import { createHeldBodies } from './heldBodies';

describe('the bodies that a server holds', () => {
  const hold = (bodies: ReturnType<typeof createHeldBodies>, address: string, bytes: number) => {
    const state = { isGivenUp: false };
    const held = bodies.hold(address, () => (state.isGivenUp = true));
    held.grow(bytes);
    return Object.assign(state, held);
  };

  it('are bounded in all: the network with the most loses its largest', () => {
    const bodies = createHeldBodies(1_000);
    const others = hold(bodies, '192.0.2.1', 300);
    const small = hold(bodies, '2001:db8:1:1::1', 300);
    const large = hold(bodies, '2001:db8:1:2::1', 350);
    const last = hold(bodies, '198.51.100.1', 100);
    expect([others, small, large, last].map(({ isGivenUp }) => isGivenUp)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it('are forgotten once they are read', () => {
    const bodies = createHeldBodies(1_000);
    for (let turn = 0; turn < 10; turn++) hold(bodies, '192.0.2.1', 900).release();
    expect(hold(bodies, '192.0.2.1', 900).isGivenUp).toBe(false);
  });

  it('are given up when one alone is too large for all', () => {
    expect(hold(createHeldBodies(1_000), '192.0.2.1', 1_001).isGivenUp).toBe(true);
  });
});
