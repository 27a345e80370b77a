import type { Position } from '@/content/countries';
import { drawRoute, pointsOf, type RouteLeg, type RoutePlace } from './route';

const place = (name: string, latitude: number, longitude: number): RoutePlace => ({
  name,
  position: [latitude, longitude],
});
const rotterdam = place('Rotterdam', 51.95, 4.14);
const singapore = place('Singapore', 1.26, 103.84);
const tokyo = place('Tokyo', 35.65, 139.77);
const losAngeles = place('Los Angeles', 33.74, -118.26);
const leg = (from: RoutePlace, to: RoutePlace, travelled = 0): RouteLeg => ({ from, to, travelled });

const ends = (line: readonly Position[] | undefined) => [line?.[0], line?.at(-1)];
const width = (points: readonly Position[]) => {
  const longitudes = points.map(([, longitude]) => longitude);
  return Math.max(...longitudes) - Math.min(...longitudes);
};

describe('a drawn route', () => {
  it('separates what is travelled from what is to come, also within a leg', () => {
    const { travelled, underWay, toCome } = drawRoute({
      legs: [leg(rotterdam, singapore, 1), leg(singapore, tokyo, 0.5), leg(tokyo, rotterdam)],
      now: null,
    });
    expect(travelled).toHaveLength(1);
    expect(underWay).toHaveLength(1);
    expect(toCome).toHaveLength(2);
    expect(ends(travelled[0])).toEqual([rotterdam.position, singapore.position]);
    expect(underWay[0]?.at(-1)).toEqual(toCome[0]?.[0]);
    expect(toCome[0]?.at(-1)).toEqual(tokyo.position);
  });

  it('crosses the Pacific, and stays in that world with the next leg', () => {
    const chicago = place('Chicago', 41.88, -87.63);
    const drawn = drawRoute({ legs: [leg(tokyo, losAngeles), leg(losAngeles, chicago)], now: null });
    expect(width(pointsOf(drawn))).toBeLessThan(140);
    expect(drawn.stops.map(({ position }) => position[1])).toEqual([139.77, 360 - 87.63, 360 - 118.26]);
  });

  it('goes around the world', () => {
    const drawn = drawRoute({
      legs: [leg(rotterdam, singapore), leg(singapore, losAngeles), leg(losAngeles, rotterdam)],
      now: null,
    });
    expect(width(pointsOf(drawn))).toBeCloseTo(360);
    expect(drawn.stops.map(({ name }) => name)).toEqual([
      'Rotterdam',
      'Rotterdam',
      'Singapore',
      'Los Angeles',
    ]);
  });

  it('marks where it is now in the world of the line', () => {
    const now = place('Now', 47.5, -160);
    const { now: marked } = drawRoute({ legs: [leg(tokyo, losAngeles, 0.6)], now });
    expect(marked?.position).toEqual([47.5, 200]);
  });

  it('marks a place that it has been at twice where it was last', () => {
    const legs = [leg(rotterdam, singapore, 1), leg(singapore, losAngeles, 1), leg(losAngeles, rotterdam, 1)];
    expect(drawRoute({ legs, now: rotterdam }).now?.position[1]).toBeCloseTo(364.14);
  });

  it('names the ends first, and a place once', () => {
    const { stops } = drawRoute({
      legs: [leg(rotterdam, singapore), leg(singapore, rotterdam), leg(rotterdam, tokyo)],
      now: null,
    });
    expect(stops.map(({ name }) => name)).toEqual(['Rotterdam', 'Tokyo', 'Singapore']);
  });

  it('is a point for a leg within a place', () => {
    const drawn = drawRoute({ legs: [leg(rotterdam, rotterdam, 1)], now: rotterdam });
    expect(width(pointsOf(drawn))).toBeCloseTo(0);
    expect(drawn.stops).toHaveLength(1);
  });

  it('is only a mark without legs', () => {
    const drawn = drawRoute({ legs: [], now: rotterdam });
    expect(drawn).toEqual({ travelled: [], underWay: [], toCome: [], stops: [], now: rotterdam });
    expect(pointsOf(drawn)).toEqual([rotterdam.position]);
  });
});
