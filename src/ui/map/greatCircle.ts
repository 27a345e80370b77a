import type { Position } from '@/content/countries';

type Vector = readonly [number, number, number];

const RADIANS = Math.PI / 180;

/** Points that are looked at, and those that are left: closer ones would show that a map rounds them to whole pixels. */
const FINE = 400;
const PARTS = 30;

/** Where a Mercator map ends, and degrees of latitude no longer grow. */
const EDGE = 85;

/** Below this length a vector has no direction. */
const NOTHING = 1e-9;

const toVector = ([latitude, longitude]: Position): Vector => {
  const flat = Math.cos(latitude * RADIANS);
  return [
    flat * Math.cos(longitude * RADIANS),
    flat * Math.sin(longitude * RADIANS),
    Math.sin(latitude * RADIANS),
  ];
};

const dot = (first: Vector, other: Vector) => first[0] * other[0] + first[1] * other[1] + first[2] * other[2];
const mix = (first: Vector, share: number, other: Vector, part: number): Vector => [
  first[0] * share + other[0] * part,
  first[1] * share + other[1] * part,
  first[2] * share + other[2] * part,
];

/** The way to the pole of the other half: any way leads to the antipode. */
const polewards = ([latitude, longitude]: Position) =>
  toVector([latitude > 0 ? latitude - 90 : latitude + 90, longitude]);

/** The shortest way over the sphere: the point at a fraction of it. */
const wayBetween = (from: Position, to: Position) => {
  const [start, end] = [toVector(from), toVector(to)];
  const cosine = dot(start, end);
  const rest = mix(end, 1, start, -cosine);
  const sine = Math.sqrt(dot(rest, rest));
  const ahead = sine < NOTHING ? polewards(from) : mix(rest, 1 / sine, rest, 0);
  const angle = Math.atan2(sine, cosine);
  return (fraction: number): Position => {
    const [x, y, z] = mix(start, Math.cos(angle * fraction), ahead, Math.sin(angle * fraction));
    return [Math.atan2(z, Math.hypot(x, y)) / RADIANS, Math.atan2(y, x) / RADIANS];
  };
};

/** The same longitude in the world that is nearest to another one. */
export const nearestTo = (reference: number, longitude: number) =>
  longitude - 360 * Math.round((longitude - reference) / 360);

/** The point on the way from one place to another that lies at a fraction of it, from 0 to 1. */
export const pointBetween = (from: Position, to: Position, fraction: number): Position =>
  wayBetween(from, to)(fraction);

const mercator = ([latitude, longitude]: Position) => [
  longitude * RADIANS,
  Math.asinh(Math.tan(Math.min(EDGE, Math.max(-EDGE, latitude)) * RADIANS)),
];

/** Of a line, the points that divide it into equal parts on a Mercator map. */
const evenly = (line: readonly Position[]): Position[] => {
  const flat = line.map(mercator);
  let length = 0;
  const lengths = flat.map(([x = 0, y = 0], index) => {
    const [beforeX = x, beforeY = y] = flat[index - 1] ?? [];
    return (length += Math.hypot(x - beforeX, y - beforeY));
  });
  const partOf = (index: number) => Math.floor(((lengths[index] ?? 0) / length) * PARTS);
  const last = line.length - 1;
  return line.filter((_, index) => index === 0 || index === last || partOf(index) > partOf(index - 1));
};

/**
 * The way over the sphere as a line of points. Longitudes go on beyond 180 degrees where it crosses the date line, in the
 * world in which it begins.
 */
export const greatCircle = (from: Position, to: Position): Position[] => {
  const at = wayBetween(from, to);
  let before = from[1];
  const line = Array.from({ length: FINE + 1 }, (_, index): Position => {
    const [latitude, longitude] = index === 0 ? from : index === FINE ? to : at(index / FINE);
    before = nearestTo(before, longitude);
    return [latitude, before];
  });
  return evenly(line);
};
