import { createHeldBytes } from './heldBytes';

describe('the bytes that a server holds', () => {
  const hold = (all: ReturnType<typeof createHeldBytes>, address: string, bytes: number) => {
    const state = { isGivenUp: false };
    const heldAnswer = all.hold(address, () => (state.isGivenUp = true));
    heldAnswer.grow(bytes);
    return Object.assign(state, heldAnswer);
  };

  it('are bounded in all: the network with the most loses its largest', () => {
    const all = createHeldBytes(1_000);
    const otherHold = hold(all, '192.0.2.1', 300);
    const small = hold(all, '2001:db8:1:1::1', 300);
    const large = hold(all, '2001:db8:1:2::1', 350);
    const last = hold(all, '198.51.100.1', 100);
    expect([otherHold, small, large, last].map(({ isGivenUp }) => isGivenUp)).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it('are forgotten once they are released', () => {
    const all = createHeldBytes(1_000);
    for (let turn = 0; turn < 10; turn++) hold(all, '192.0.2.1', 900).release();
    expect(hold(all, '192.0.2.1', 900).isGivenUp).toBe(false);
  });

  it('are given up when one part alone is too large for all', () => {
    expect(hold(createHeldBytes(1_000), '192.0.2.1', 1_001).isGivenUp).toBe(true);
  });
});
