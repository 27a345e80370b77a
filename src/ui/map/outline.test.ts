import type { Position } from '@/content/countries';
import { borders, coasts, gridOf, repeat } from './outline';

/** How often a coast winds around a point, as `fill-rule: nonzero` counts it; zero is water. */
const windings = ([y, x]: Position) =>
  repeat(coasts, -1, 1).reduce((total, ring) => {
    ring.forEach(([fromY, fromX], index) => {
      const [toY, toX] = ring[(index + 1) % ring.length] ?? [fromY, fromX];
      if (fromY <= y === toY <= y) return;
      if (fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX) > x) total += toY > fromY ? 1 : -1;
    });
    return total;
  }, 0);

describe('the outline of the land', () => {
  it.each<[string, Position]>([
    ['the Netherlands', [52.1, 5.6]],
    ['Chukotka, west of the date line', [67, 178.5]],
    ['Chukotka, east of the date line', [66, -175]],
    ['Antarctica', [-84, 0]],
    ['Antarctica at the date line', [-85, 179.9]],
  ])('has land at %s', (_, position) => {
    expect(windings(position)).not.toBe(0);
  });

  it.each<[string, Position]>([
    ['the North Sea', [56, 3]],
    ['the Atlantic', [30, -40]],
    ['the Pacific at the date line', [20, 180]],
    ['the Caspian Sea', [42, 50.5]],
  ])('has water at %s', (_, position) => {
    expect(windings(position)).toBe(0);
  });

  it.each<[string, Position]>([
    ['Malta', [35.9, 14.4]],
    ['Nauru', [-0.5, 166.9]],
    ['Mauritius', [-20.3, 57.6]],
    ['Barbados', [13.2, -59.5]],
  ])('has the island of %s', (_, [latitude, longitude]) => {
    const isThere = ([y, x]: Position) => Math.hypot(y - latitude, x - longitude) < 0.5;
    expect(coasts.some((ring) => ring.every(isThere))).toBe(true);
  });

  it('has the border between Chad and Niger', () => {
    const isThere = ([latitude, longitude]: Position) =>
      latitude > 13 && latitude < 24 && longitude > 12.5 && longitude < 16.5;
    expect(borders.some((line) => line.every(isThere))).toBe(true);
  });

  it('never runs back around the world', () => {
    const isJump = (line: readonly Position[], index: number) =>
      index > 0 && Math.abs((line[index]?.[1] ?? 0) - (line[index - 1]?.[1] ?? 0)) > 180;
    const isEdge = ([latitude]: Position) => latitude < -85;
    for (const line of [...coasts, ...borders])
      expect(line.filter((point, index) => isJump(line, index) && !isEdge(point))).toEqual([]);
  });
});

it('the same lines are repeated in each world that is in view', () => {
  const line: Position[] = [
    [0, 170],
    [1, 190],
  ];
  expect(repeat([line], -1, 1)).toEqual([
    [
      [0, -190],
      [1, -170],
    ],
    [
      [0, 170],
      [1, 190],
    ],
    [
      [0, 530],
      [1, 550],
    ],
  ]);
});

it('the grid has a meridian and a parallel at each step', () => {
  const grid = gridOf(30);
  expect(grid.filter(([from, to]) => from?.[1] === to?.[1])).toHaveLength(12);
  expect(grid.filter(([from, to]) => from?.[0] === to?.[0]).map(([from]) => from?.[0])).toEqual([
    -60, -30, 0, 30, 60,
  ]);
});
