export type Point = readonly [longitude: number, latitude: number];
export type Line = readonly Point[];

type ArcIndex = number | readonly ArcIndex[];

interface Shapes {
  geometries: readonly { arcs?: readonly ArcIndex[] }[];
}

/** The part of TopoJSON that world-atlas uses: https://github.com/topojson/topojson-specification */
export interface Topology {
  objects: { land: Shapes; countries: Shapes };
  arcs: readonly (readonly Point[])[];
  transform: { scale: Point; translate: Point };
}

/** Beyond this latitude a Mercator map shows nothing. */
const EDGE = -86;

export const pointKey = ([longitude, latitude]: Point) => `${longitude} ${latitude}`;

/** Arcs are steps on a grid. */
const readArcs = ({ arcs, transform: { scale, translate } }: Topology): Line[] =>
  arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]): Point => {
      x += dx;
      y += dy;
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });

const isRing = (arcs: ArcIndex): arcs is readonly number[] =>
  Array.isArray(arcs) && typeof arcs[0] === 'number';
const ringsIn = (arcs: ArcIndex): readonly (readonly number[])[] =>
  isRing(arcs) ? [arcs] : typeof arcs === 'number' ? [] : arcs.flatMap(ringsIn);

/** A line across the date line goes on beyond 180 degrees. */
const unwrap = (line: Line): Line => {
  let before = line[0]?.[0] ?? 0;
  return line.map(([longitude, latitude]): Point => {
    before = longitude - 360 * Math.round((longitude - before) / 360);
    return [before, latitude];
  });
};

/** A ring around the pole is closed along the edge of the map. */
const close = (ring: Line): Line => {
  const [first = [0, 0], last = first] = [ring.at(0), ring.at(-1)];
  const turn = 360 * Math.round((last[0] - first[0]) / 360);
  if (turn === 0) return ring;
  return [...ring, [first[0] + turn, first[1]], [first[0] + turn, EDGE], [first[0], EDGE]];
};

/** Coasts are rings, without their first point at the end; a border is a line between two countries. */
export const readAtlas = (topology: Topology): { coasts: Line[]; borders: Line[] } => {
  const arcs = readArcs(topology);
  const ringsOf = ({ geometries }: Shapes) => geometries.flatMap(({ arcs: shape = [] }) => ringsIn(shape));
  /** `~index` is an arc in reverse; each begins where the one before has ended. */
  const lineOf = (ring: readonly number[]) =>
    ring.flatMap((index) => (index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? [])).slice(1));
  const land = ringsOf(topology.objects.land);
  const coastal = new Set(land.flat().map((index) => Math.max(index, ~index)));
  return {
    coasts: land.map((ring) => close(unwrap(lineOf(ring)))),
    borders: arcs.filter((_, index) => !coastal.has(index)).map(unwrap),
  };
};
