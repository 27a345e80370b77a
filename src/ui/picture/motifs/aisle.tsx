import type { Palette } from '../palettes';
import { pick, polygon, rect } from '../shapes';

/** A point at depth `z`, one metre to the side and so many up, as seen from the middle of the aisle. */
const seen = (side: number, up: number, z: number): [number, number] => [
  400 + (side * 330) / z,
  262 - (up * 330) / z,
];

const DEPTHS = [0.9, 1.2, 1.6, 2.15, 2.9, 4, 5.6];
const SHELVES = [-0.62, -0.2, 0.22, 0.64];

/** A long aisle between racks. */
export function Aisle({ dark, body, accent, light, ground, mid }: Palette) {
  const boxes = DEPTHS.slice(0, -1).flatMap((near, at) =>
    SHELVES.slice(0, -1).flatMap((shelf, row) =>
      [-1, 1].map((side) => {
        const far = near + ((DEPTHS[at + 1] ?? near) - near) * 0.86;
        const top = shelf + 0.34;
        return {
          color: pick([light, accent, body, mid], at * 5 + row * 3 + side),
          shape: polygon(
            seen(side, shelf, near),
            seen(side, top, near),
            seen(side, top, far),
            seen(side, shelf, far),
          ),
        };
      }),
    ),
  );
  const posts = DEPTHS.flatMap((z) =>
    [-1, 1].map((side) => `M${seen(side, -0.72, z).join(' ')}L${seen(side, 0.8, z).join(' ')}`),
  );
  const beams = SHELVES.flatMap((up) =>
    [-1, 1].map((side) => `M${seen(side, up, 0.6).join(' ')}L${seen(side, up, 6).join(' ')}`),
  );
  return (
    <>
      <path d={rect(0, 0, 800, 500)} fill={dark} />
      <path
        d={polygon(seen(-1, -0.72, 0.5), seen(1, -0.72, 0.5), seen(1, -0.72, 7), seen(-1, -0.72, 7))}
        fill={ground}
      />
      <path
        d={polygon(
          seen(-0.04, -0.72, 0.6),
          seen(0.04, -0.72, 0.6),
          seen(0.02, -0.72, 7),
          seen(-0.02, -0.72, 7),
        )}
        fill={light}
        opacity="0.5"
      />
      {[...new Set([light, accent, body, mid])].map((color) => (
        <path
          key={color}
          fill={color}
          d={boxes
            .filter((box) => box.color === color)
            .map(({ shape }) => shape)
            .join('')}
        />
      ))}
      <path d={beams.join('')} stroke={accent} strokeWidth="6" />
      <path d={posts.join('')} stroke={dark} strokeWidth="6" />
      <path
        d={polygon(seen(-0.9, -0.7, 7), seen(0.9, -0.7, 7), seen(0.9, 0.8, 7), seen(-0.9, 0.8, 7))}
        fill={light}
        opacity="0.9"
      />
      <path
        d={[1.1, 1.6, 2.4, 3.8]
          .map((z) =>
            polygon(seen(-0.14, 1, z), seen(0.14, 1, z), seen(0.14, 1, z * 1.2), seen(-0.14, 1, z * 1.2)),
          )
          .join('')}
        fill={light}
      />
    </>
  );
}
