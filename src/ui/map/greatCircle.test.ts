import type { Position } from '@/content/countries';
import { greatCircle, pointBetween } from './greatCircle';

const rotterdam: Position = [51.95, 4.14];
const tokyo: Position = [35.65, 139.77];
const losAngeles: Position = [33.74, -118.26];

const longitudes = (line: readonly Position[]) => line.map(([, longitude]) => longitude);
const jumps = (line: readonly Position[]) =>
  longitudes(line)
    .slice(1)
    .filter((longitude, index) => Math.abs(longitude - (longitudes(line)[index] ?? 0)) > 180.001);

describe('a great circle', () => {
  it('passes a published point: 40 % of the way from Los Angeles to New York', () => {
    // Ed Williams, Aviation Formulary, "Intermediate points on a great circle": 38°40.167'N 101°37.570'W
    const [latitude, longitude] = pointBetween([33.95, -118.4], [40 + 38 / 60, -(73 + 47 / 60)], 0.4);
    expect(latitude).toBeCloseTo(38 + 40.167 / 60, 4);
    expect(longitude).toBeCloseTo(-(101 + 37.57 / 60), 4);
  });

  it('crosses the Pacific from Tokyo to Los Angeles, without a jump at the date line', () => {
    const line = greatCircle(tokyo, losAngeles);
    expect(line[0]).toEqual(tokyo);
    expect(line.at(-1)).toEqual([33.74, 360 - 118.26]);
    expect(jumps(line)).toEqual([]);
    expect(Math.min(...longitudes(line))).toBe(139.77);
    expect(Math.max(...line.map(([latitude]) => latitude))).toBeGreaterThan(45);
  });

  it('crosses it in the other direction too', () => {
    const line = greatCircle(losAngeles, tokyo);
    expect(line.at(-1)?.[1]).toBeCloseTo(139.77 - 360);
    expect(jumps(line)).toEqual([]);
  });

  it.each<[string, Position, Position]>([
    ['to the antipode on the equator', [0, 0], [0, 180]],
    ['to an antipode elsewhere', [52, 5], [-52, -175]],
    ['from pole to pole', [90, 0], [-90, 0]],
    ['from a pole', [90, 77], [51, 4]],
    ['over a pole', [60, 0], [60, 180]],
    ['along a meridian', [10, 20], [50, 20]],
  ])('has only numbers %s', (_, from, to) => {
    const line = greatCircle(from, to);
    expect(line.flat().every(Number.isFinite)).toBe(true);
    expect(Math.max(...line.map(([latitude]) => Math.abs(latitude)))).toBeLessThanOrEqual(90);
    expect(line[0]).toEqual(from);
    expect(line.at(-1)?.[0]).toBe(to[0]);
    expect(jumps(line)).toEqual([]);
  });

  it('stays at a place that is both ends', () => {
    for (const [latitude, longitude] of greatCircle(rotterdam, rotterdam)) {
      expect(latitude).toBeCloseTo(rotterdam[0]);
      expect(longitude).toBeCloseTo(rotterdam[1]);
    }
  });

  it('moves evenly from one end to the other', () => {
    expect(pointBetween([0, 0], [0, 90], 0)).toEqual([0, 0]);
    expect(pointBetween([0, 0], [0, 90], 0.25)[1]).toBeCloseTo(22.5);
    expect(pointBetween([0, 0], [0, 90], 1)[1]).toBeCloseTo(90);
  });
});
