import { placeLabels, type Point } from './placeLabels';

/** The direction of each label, with the end at which its mark is. */
const directionsOf = (...facts: Parameters<typeof placeLabels>) =>
  placeLabels(...facts).map((placement) => {
    if (!placement) return null;
    const isAside = placement.offset.y !== 0 && placement.offset.x !== 0;
    return isAside
      ? `${placement.direction} ${placement.offset.x > 0 ? 'right' : 'left'}`
      : placement.direction;
  });

const label = (x: number, y: number) => ({ x, y, width: 80, height: 20 });
const space = { room: { width: 300, height: 200 }, takenBoxes: [], lines: [] as Point[], distance: 10 };

describe('labels', () => {
  it('are to the right of their marks where there is room', () => {
    expect(directionsOf([label(150, 100)], space)).toEqual(['right']);
  });

  it('stay on the map', () => {
    expect(directionsOf([label(280, 100)], space)).toEqual(['left']);
    expect(directionsOf([label(150, 100)], { ...space, room: { width: 200, height: 200 } })).toEqual([
      'left',
    ]);
    expect(directionsOf([label(50, 195)], { ...space, room: { width: 100, height: 200 } })).toEqual(['top']);
    expect(directionsOf([label(50, 5)], { ...space, room: { width: 100, height: 200 } })).toEqual(['bottom']);
  });

  it('hide neither another label nor a mark', () => {
    expect(directionsOf([label(100, 100), label(190, 100)], space)).toEqual(['left', 'right']);
    expect(directionsOf([label(20, 100), label(130, 100)], space)).toEqual(['right', 'right']);
  });

  it('keep clear of what lies on the map', () => {
    const takenBoxes = [{ x: 160, y: 80, width: 100, height: 50 }];
    expect(directionsOf([label(150, 100)], { ...space, takenBoxes })).toEqual(['left']);
  });

  it('lie aside of their marks where there is no better side', () => {
    const takenBoxes = [{ x: 180, y: 92, width: 80, height: 16 }];
    expect(directionsOf([label(280, 100)], { ...space, takenBoxes })).toEqual(['top left']);
    const leftLine = [{ x: 40, y: 92, width: 80, height: 16 }];
    expect(directionsOf([label(20, 100)], { ...space, takenBoxes: leftLine })).toEqual(['top right']);
  });

  it('take the side that hides least of the lines', () => {
    const lines = [170, 190, 210].map((x) => ({ x, y: 100 }));
    expect(directionsOf([label(150, 100)], { ...space, lines })).toEqual(['left']);
  });

  it('leave the best side to another one that has no other place', () => {
    const cornered = { ...space, room: { width: 200, height: 44 } };
    expect(directionsOf([label(100, 22), label(110, 22)], cornered)).toEqual(['left', 'right']);
    expect(directionsOf([label(95, 22), label(85, 22)], cornered)).toEqual(['right', null]);
  });

  it('are placed in the order of their weight where not all have room', () => {
    const narrow = { ...space, room: { width: 220, height: 30 } };
    const [middle, right, leftLabel] = [label(100, 15), label(205, 15), label(10, 15)];
    expect(directionsOf([middle, right, leftLabel], narrow)).toEqual(['right', null, null]);
    expect(directionsOf([right, middle, leftLabel], narrow)).toEqual(['left', null, null]);
  });

  it('are left out where there is no room at all', () => {
    expect(directionsOf([label(20, 10)], { ...space, room: { width: 60, height: 20 } })).toEqual([null]);
  });
});
