import type { Position } from '@/content/countries';
import land from './land.json';

/** Lines are written as their first point and the steps from each to the next (tools/outline.ts). */
const readLine = (line: readonly number[]): Position[] => {
  let [x, y] = [0, 0];
  return Array.from({ length: line.length / 2 }, (_, index): Position => {
    x += line[2 * index] ?? 0;
    y += line[2 * index + 1] ?? 0;
    return [y / land.parts, x / land.parts];
  });
};

/** Rings around all land, in degrees. One across the date line goes on beyond 180. */
export const coasts: readonly Position[][] = land.coasts.map(readLine);

/** Lines between countries. */
export const borders: readonly Position[][] = land.borders.map(readLine);

/** Where a Mercator map ends. */
const POLAR = 85;

/** Meridians and parallels around the world, this many degrees apart. */
export const gridOf = (step: number): Position[][] => {
  const count = 360 / step;
  const meridians = Array.from({ length: count }, (_, index): Position[] => {
    const longitude = index * step - 180;
    return [
      [-POLAR, longitude],
      [POLAR, longitude],
    ];
  });
  const parallels = Array.from({ length: count / 2 - 1 }, (_, index): Position[] => {
    const latitude = (index + 1) * step - 90;
    return [
      [latitude, -180],
      [latitude, 180],
    ];
  });
  return [...meridians, ...parallels];
};

/** The same lines in each of the worlds from `first` to `last`; the one around the meridian of Greenwich is number 0. */
export const repeat = (lines: readonly Position[][], first: number, last: number): [number, number][][] =>
  Array.from({ length: last - first + 1 }, (_, index) => 360 * (first + index)).flatMap((shift) =>
    lines.map((line) => line.map(([latitude, longitude]): [number, number] => [latitude, longitude + shift])),
  );
