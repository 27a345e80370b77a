import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pointKey, readAtlas, type Line, type Point, type Topology } from './outline/atlas';
import { thinOut, simplifyLine, simplifyRing } from './outline/simplify';

const SOURCE = path.resolve(__dirname, '../node_modules/world-atlas/countries-50m.json');
const TARGET = path.resolve(__dirname, '../src/ui/map/land.json');

/** Coordinates are whole numbers of these parts of a degree: less than a pixel at zoom 5. */
const PARTS = 25;

/** What may be left out, in square degrees: coasts are looked at more closely than borders. */
const DETAIL = { coast: 0.03, border: 0.1 };

/** The first point, then the steps from each to the next: longitude, latitude, longitude, latitude, … */
const inSteps = (line: Line): number[] => {
  let before: Point = [0, 0];
  return line.flatMap(([longitude, latitude]) => {
    const point: Point = [Math.round(longitude * PARTS), Math.round(latitude * PARTS)];
    const step = [point[0] - before[0], point[1] - before[1]];
    before = point;
    return step;
  });
};

/** Writes the outline of the land and its borders for the maps, from Natural Earth (docs/decisions/007). */
const main = () => {
  const { coasts, borders } = readAtlas(JSON.parse(readFileSync(SOURCE, 'utf8')) as Topology);
  const ends = new Set(
    borders.flatMap((line) => [line.at(0), line.at(-1)].map((end) => end && pointKey(end))),
  );
  const land = thinOut(coasts).map((ring) =>
    inSteps(simplifyRing(ring, DETAIL.coast, (point) => ends.has(pointKey(point)))),
  );
  const between = borders.map((line) => inSteps(simplifyLine(line, DETAIL.border)));
  writeFileSync(TARGET, `${JSON.stringify({ parts: PARTS, coasts: land, borders: between })}\n`);
};

main();
