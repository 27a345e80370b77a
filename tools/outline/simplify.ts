import type { Line, Point } from './atlas';

/** An island smaller than this, in square degrees, is left out when larger land is near, in degrees. */
const ISLET = 0.05;
const NEAR = 0.7;

const shrink = (latitude: number) => Math.cos((latitude * Math.PI) / 180);

/** Area of a triangle, in square degrees of the equator. */
const spanned = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) =>
  (Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2) * shrink(by);

const areaOf = (ring: Line) => {
  const [first] = ring;
  if (!first) return 0;
  const sum = ring.reduce((total, [x, y], index) => {
    const [nextX, nextY] = ring[index + 1] ?? first;
    return total + x * nextY - nextX * y;
  }, 0);
  return (Math.abs(sum) / 2) * shrink(first[1]);
};

const isNear = ([x, y]: Point, ring: Line) =>
  ring.some(([otherX, otherY]) => Math.hypot((x - otherX) * shrink(y), y - otherY) < NEAR);

/** An archipelago keeps its larger islands, and one of each group of islets. */
export const thinOut = (rings: readonly Line[]): Line[] => {
  const keptPoints: Line[] = [];
  for (const ring of rings.toSorted((first, other) => areaOf(other) - areaOf(first))) {
    const [first] = ring;
    if (first && (areaOf(ring) >= ISLET || !keptPoints.some((other) => isNear(first, other))))
      keptPoints.push(ring);
  }
  return keptPoints;
};

type Weigh = (point: Point, before: Point | undefined, after: Point | undefined) => number;

/** Visvalingam and Whyatt's method: again and again without the point that spans least with its neighbours. */
const simplify = (line: Line, least: number, fewest: number, isRing: boolean, weigh: Weigh) => {
  const points = [...line];
  const weightAt = (index: number) => {
    const point = points[index];
    if (!point) return Infinity;
    const [first, last] = isRing ? [points[0], points.at(-1)] : [];
    return weigh(point, points[index - 1] ?? last, points[index + 1] ?? first);
  };
  const weights = points.map((_, index) => weightAt(index));
  while (points.length > fewest) {
    const lightest = weights.reduce(
      (best, weight, index) => (weight < (weights[best] ?? 0) ? index : best),
      0,
    );
    if ((weights[lightest] ?? 0) >= least) break;
    points.splice(lightest, 1);
    weights.splice(lightest, 1);
    for (const index of [lightest - 1, lightest])
      if (points.length > 0)
        weights[(index + points.length) % points.length] = weightAt((index + points.length) % points.length);
  }
  return points;
};

/** `least` is in square degrees; what `isKept` says of a point keeps it anyway. */
export const simplifyRing = (ring: Line, least: number, isKept: (point: Point) => boolean): Line =>
  simplify(ring, least, 3, true, (point, before, after) =>
    before && after && !isKept(point) ? spanned(before, point, after) : Infinity,
  );

/** Keeps both ends. */
export const simplifyLine = (line: Line, least: number): Line =>
  simplify(line, least, 2, false, (point, before, after) =>
    before && after ? spanned(before, point, after) : Infinity,
  );
