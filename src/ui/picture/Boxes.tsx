import { pick, range, rect, round } from './shapes';

interface BoxesProps {
  x: number;
  /** Where the stacks stand; they grow upwards. */
  floor: number;
  /** How many boxes in each stack, from left to right. */
  stacks: readonly number[];
  width: number;
  height: number;
  colors: readonly [string, ...string[]];
  gap?: number;
  /** Without ribs where they would be too small to see. */
  plain?: boolean;
}

/** Stacked containers: one path for each colour, and one for their ribs. */
export function Boxes({ x, floor, stacks, width, height, colors, gap = 3, plain }: BoxesProps) {
  const boxes = stacks.flatMap((count, column) =>
    range(count).map((row) => ({
      color: pick(colors, column * 7 + row * 13),
      left: x + column * (width + gap),
      top: floor - (row + 1) * (height + gap) + gap,
    })),
  );
  const ribs = boxes.flatMap(({ left, top }) =>
    range(Math.floor(width / 9) - 1).map(
      (rib) => `M${round(left + (rib + 1) * 9)} ${round(top + 3)}v${height - 6}`,
    ),
  );
  return (
    <>
      {[...new Set(colors)].map((color) => (
        <path
          key={color}
          fill={color}
          d={boxes
            .filter((box) => box.color === color)
            .map(({ left, top }) => rect(left, top, width, height))
            .join('')}
        />
      ))}
      {!plain && <path d={ribs.join('')} stroke="#000" strokeOpacity="0.16" strokeWidth="2" />}
    </>
  );
}
