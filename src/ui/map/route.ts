import type { Position } from '@/content/countries';
import { greatCircle, nearestTo, pointBetween } from './greatCircle';

export interface RoutePlace {
  name: string;
  position: Position;
}

/** One that begins and ends at the same place is that place. */
export interface RouteLeg {
  from: RoutePlace;
  to: RoutePlace;
  /** How much of it lies behind, from 0 to 1. */
  travelled: number;
}

export interface Route {
  /** In order. */
  legs: readonly RouteLeg[];
  /** Where it is now, with the words for it. */
  now: RoutePlace | null;
}

export interface DrawnRoute {
  travelled: Position[][];
  /** What lies behind on a leg that has not ended. */
  underWay: Position[][];
  toCome: Position[][];
  /** Each place once: where it begins, where it ends, then those between. */
  stops: RoutePlace[];
  now: RoutePlace | null;
}

const split = ({ from, to, travelled }: RouteLeg): [behind: Position[], ahead: Position[]] => {
  if (travelled >= 1) return [greatCircle(from.position, to.position), []];
  if (travelled <= 0) return [[], greatCircle(from.position, to.position)];
  const between = pointBetween(from.position, to.position, travelled);
  return [greatCircle(from.position, between), greatCircle(between, to.position)];
};

/** Moves a line to the world in which the reference lies. */
const shiftTo = (reference: number, line: readonly Position[]): Position[] => {
  const first = line[0]?.[1] ?? 0;
  const shift = nearestTo(reference, first) - first;
  return line.map(([latitude, longitude]) => [latitude, longitude + shift]);
};

/** Rounding errors, in degrees. */
const SAME = 1e-6;

const distance = ([latitude, longitude]: Position, [otherLatitude, otherLongitude]: Position) =>
  Math.hypot(latitude - otherLatitude, longitude - nearestTo(longitude, otherLongitude));

/** The position in the world of the point of the lines that is nearest; of equal ones the last. */
const inWorldOf = (points: readonly Position[], position: Position): Position => {
  const [first] = points;
  if (!first) return position;
  const nearest = points.reduce(
    (best, point) => (distance(position, point) <= distance(position, best) + SAME ? point : best),
    first,
  );
  return [position[0], nearestTo(nearest[1], position[1])];
};

export const isSamePlace = (first: Position, other: Position) => distance(first, other) < SAME;

/** Ends first; what lies where another one is comes once. */
const stopsOf = (ends: readonly RoutePlace[]): RoutePlace[] => {
  const [first, ...rest] = ends;
  const last = rest.pop();
  const ordered = [first, last, ...rest].filter((place) => place !== undefined);
  const at = ({ position }: RoutePlace) => position.join();
  return ordered.filter((place, index) => ordered.findIndex((other) => at(other) === at(place)) === index);
};

/**
 * The lines of a route in one world: longitudes go on beyond 180 degrees, so that no line runs back around the map where
 * the route crosses the date line.
 */
export const drawRoute = ({ legs, now }: Route): DrawnRoute => {
  const lines: Pick<DrawnRoute, 'travelled' | 'underWay' | 'toCome'> = {
    travelled: [],
    underWay: [],
    toCome: [],
  };
  const { travelled, underWay, toCome } = lines;
  const ends: RoutePlace[] = [];
  let longitude = legs[0]?.from.position[1] ?? 0;
  const add = (to: Position[][], line: readonly Position[]) => {
    if (line.length === 0) return;
    const shifted = shiftTo(longitude, line);
    to.push(shifted);
    longitude = shifted.at(-1)?.[1] ?? longitude;
  };
  for (const leg of legs) {
    const { from, to } = leg;
    const [behind, ahead] = split(leg);
    ends.push({ ...from, position: [from.position[0], nearestTo(longitude, from.position[1])] });
    add(ahead.length > 0 ? underWay : travelled, behind);
    add(toCome, ahead);
    ends.push({ ...to, position: [to.position[0], nearestTo(longitude, to.position[1])] });
  }
  const behind = [...travelled, ...underWay];
  const passed = behind.length > 0 ? behind : toCome;
  return {
    ...lines,
    stops: stopsOf(ends),
    now: now && { ...now, position: inWorldOf(passed.flat(), now.position) },
  };
};

/** Every point of the lines, and where it is now. */
export const pointsOf = ({ travelled, underWay, toCome, now }: DrawnRoute): Position[] => [
  ...travelled.flat(),
  ...underWay.flat(),
  ...toCome.flat(),
  ...(now ? [now.position] : []),
];
