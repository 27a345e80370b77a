import { createFigures } from './figures';

const requestOf = (route: string, status = 200, seconds = 0.01) => ({
  id: 'x',
  method: 'POST',
  route,
  status,
  seconds,
});
const CALL = '/rest/v1/rpc/track_consignment';

describe('the figures of a host', () => {
  it('count what was refused, failed and slow, by route', () => {
    const { observe, take } = createFigures();
    for (const [status, seconds] of [
      [200, 0.5],
      [429, 0.25],
      [500, 0.25],
      [200, 2],
    ] as const)
      observe(requestOf(CALL, status, seconds));
    expect(take()).toEqual([
      { route: CALL, calls: 4, refused: 1, failed: 1, slow: 1, seconds: 3, slowest: 2 },
    ]);
  });

  it('are counted again when they could not be passed on', () => {
    const { observe, take, giveBack } = createFigures();
    observe(requestOf(CALL, 200, 0.5));
    const routes = take();
    observe(requestOf(CALL, 200, 0.25));
    giveBack(routes);
    expect(take()).toEqual([expect.objectContaining({ calls: 2, seconds: 0.75, slowest: 0.5 })]);
    expect(take()).toEqual([]);
  });

  it('call nothing slow that depends on the line of who loads it, or that was left', () => {
    const { observe, take } = createFigures();
    observe(requestOf('/assets/…', 200, 30));
    observe(requestOf(CALL));
    observe(requestOf(CALL, 0, 30));
    expect(take().map(({ slow }) => slow)).toEqual([0, 0]);
  });

  it('do not tell apart more than 300 routes, nor any that has never answered', () => {
    const { observe, take, nameOf } = createFigures();
    observe(requestOf('/made-up', 404));
    for (let turn = 0; turn < 400; turn += 1) observe(requestOf(`/rest/v1/rpc/f${turn}`));
    expect(take()).toHaveLength(301);
    expect(nameOf(requestOf('/rest/v1/rpc/f0', 429))).toBe('/rest/v1/rpc/f0');
    expect(nameOf(requestOf('/rest/v1/rpc/f399'))).toBe('other');
  });
});
