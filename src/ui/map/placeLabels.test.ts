import { placeLabels, type Point } from './placeLabels';

/** The direction of each label, with the end at which its mark is. */
const placed = (...facts: Parameters<typeof placeLabels>) =>
  placeLabels(...facts).map((found) => {
    if (!found) return null;
    const isAside = found.offset.y !== 0 && found.offset.x !== 0;
    return isAside ? `${found.direction} ${found.offset.x > 0 ? 'right' : 'left'}` : found.direction;
  });

const label = (x: number, y: number) => ({ x, y, width: 80, height: 20 });
const space = { room: { width: 300, height: 200 }, taken: [], lines: [] as Point[], distance: 10 };

describe('labels', () => {
  it('are to the right of their marks where there is room', () => {
    expect(placed([label(150, 100)], space)).toEqual(['right']);
  });

  it('stay on the map', () => {
    expect(placed([label(280, 100)], space)).toEqual(['left']);
    expect(placed([label(150, 100)], { ...space, room: { width: 200, height: 200 } })).toEqual(['left']);
    expect(placed([label(50, 195)], { ...space, room: { width: 100, height: 200 } })).toEqual(['top']);
    expect(placed([label(50, 5)], { ...space, room: { width: 100, height: 200 } })).toEqual(['bottom']);
  });

  it('hide neither another label nor a mark', () => {
    expect(placed([label(100, 100), label(190, 100)], space)).toEqual(['left', 'right']);
    expect(placed([label(20, 100), label(130, 100)], space)).toEqual(['right', 'right']);
  });

  it('keep clear of what lies on the map', () => {
    const taken = [{ x: 160, y: 80, width: 100, height: 50 }];
    expect(placed([label(150, 100)], { ...space, taken })).toEqual(['left']);
  });

  it('lie aside of their marks where there is no better side', () => {
    const taken = [{ x: 180, y: 92, width: 80, height: 16 }];
    expect(placed([label(280, 100)], { ...space, taken })).toEqual(['top left']);
    const left = [{ x: 40, y: 92, width: 80, height: 16 }];
    expect(placed([label(20, 100)], { ...space, taken: left })).toEqual(['top right']);
  });

  it('take the side that hides least of the lines', () => {
    const lines = [170, 190, 210].map((x) => ({ x, y: 100 }));
    expect(placed([label(150, 100)], { ...space, lines })).toEqual(['left']);
  });

  it('leave the best side to another one that has no other place', () => {
    const cornered = { ...space, room: { width: 200, height: 44 } };
    expect(placed([label(100, 22), label(110, 22)], cornered)).toEqual(['left', 'right']);
    expect(placed([label(95, 22), label(85, 22)], cornered)).toEqual(['right', null]);
  });

  it('are placed in the order of their weight where not all have room', () => {
    const narrow = { ...space, room: { width: 220, height: 30 } };
    const [middle, right, left] = [label(100, 15), label(205, 15), label(10, 15)];
    expect(placed([middle, right, left], narrow)).toEqual(['right', null, null]);
    expect(placed([right, middle, left], narrow)).toEqual(['left', null, null]);
  });

  it('are left out where there is no room at all', () => {
    expect(placed([label(20, 10)], { ...space, room: { width: 60, height: 20 } })).toEqual([null]);
  });
});
