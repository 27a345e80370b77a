export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Where a label is from its mark, and from the mark to the middle of the label's nearest edge, in pixels. */
export interface Placement {
  direction: 'right' | 'left' | 'top' | 'bottom';
  offset: Point;
}

/** The first is the best. Above and below, a label can also lie to the right of its mark (1), or to the left (-1). */
const sides = [
  { direction: 'right', aside: 0 },
  { direction: 'left', aside: 0 },
  { direction: 'top', aside: 0 },
  { direction: 'bottom', aside: 0 },
  { direction: 'top', aside: 1 },
  { direction: 'top', aside: -1 },
  { direction: 'bottom', aside: 1 },
  { direction: 'bottom', aside: -1 },
] as const;

export interface Box extends Point, Size {}

interface LabelSpace {
  /** The map, from 0, 0. */
  room: Size;
  /** What lies on it, such as its buttons. */
  takenBoxes: readonly Box[];
  /** Points that a label should not hide, such as those of a line. */
  lines: readonly Point[];
  /** From the middle of a mark to its label. */
  distance: number;
}

/** The box of a label at each side of its mark. */
const boxesOf = ({ x, y, width, height }: Point & Size, distance: number): (Placement & { box: Box })[] =>
  sides.map(({ direction, aside }) => {
    const across = aside * (width / 2 - distance);
    const offset = {
      right: { x: distance, y: 0 },
      left: { x: -distance, y: 0 },
      top: { x: across, y: -distance },
      bottom: { x: across, y: distance },
    }[direction];
    const [edgeX, edgeY] = [x + offset.x, y + offset.y];
    const corner = {
      right: { x: edgeX, y: edgeY - height / 2 },
      left: { x: edgeX - width, y: edgeY - height / 2 },
      top: { x: edgeX - width / 2, y: edgeY - height },
      bottom: { x: edgeX - width / 2, y: edgeY },
    }[direction];
    return { direction, offset, box: { ...corner, width, height } };
  });

const overlaps = (first: Box, other: Box) =>
  first.x < other.x + other.width &&
  other.x < first.x + first.width &&
  first.y < other.y + other.height &&
  other.y < first.y + first.height;

const isIn = (box: Box, { width, height }: Size) =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;

const covers = (box: Box, { x, y }: Point) =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

/** So many of the first labels are tried on every side; the others take the best side that is left to them. */
const TRIED = 3;

/** What a label without a place costs, in points of lines that a label hides. */
const LEFT_OUT = 1_000;

interface Layout {
  placements: (Placement | null)[];
  cost: number;
}

/**
 * Where each label is readable beside its mark, or null if it has no place: none hides a mark or another label, and
 * together they hide as little of the lines as they can. Where not all have room, the first weigh most.
 */
export const placeLabels = (
  labels: readonly (Point & Size)[],
  { room, takenBoxes, lines, distance }: LabelSpace,
): (Placement | null)[] => {
  const marks = labels.map(({ x, y }): Box => {
    const size = 2 * distance;
    return { x: x - distance, y: y - distance, width: size, height: size };
  });
  const choices = labels.map((label, index) => {
    const keptBoxes = [...takenBoxes, ...marks.filter((_, other) => other !== index)];
    return boxesOf(label, distance)
      .filter(({ box }) => isIn(box, room) && !keptBoxes.some((other) => overlaps(box, other)))
      .map((choice) => ({ ...choice, cost: lines.filter((point) => covers(choice.box, point)).length }))
      .sort((first, other) => first.cost - other.cost);
  });
  const layOut = (index: number, placedBoxes: readonly Box[]): Layout => {
    const all = choices[index];
    if (!all) return { placements: [], cost: 0 };
    const free = all.filter(({ box }) => !placedBoxes.some((other) => overlaps(box, other)));
    const tried = index < TRIED ? [...free, undefined] : [free[0]];
    return tried
      .map((choice): Layout => {
        const rest = layOut(index + 1, choice ? [...placedBoxes, choice.box] : placedBoxes);
        const cost = choice?.cost ?? LEFT_OUT * (labels.length - index);
        return { placements: [choice ?? null, ...rest.placements], cost: cost + rest.cost };
      })
      .reduce((best, candidate) => (candidate.cost < best.cost ? candidate : best));
  };
  return layOut(0, []).placements;
};
