import { Boxes } from '../Boxes';
import type { Palette } from '../palettes';
import { range, rect } from '../shapes';

const crane =
  'M0 0V-214M64 0V-214M-6 -96H70M0 -96L64 -20M64 -96L0 -20M-70 -198H250M20 -198L40 -292L64 -198M40 -290L-66 -200M40 -290L240 -200M40 -290L150 -200';

/** Ship-to-shore cranes along a quay. */
export function Quay({ dark, accent, light, body }: Palette) {
  return (
    <>
      <path d={rect(0, 360, 800, 40)} fill={dark} />
      <Boxes
        x={20}
        floor={360}
        stacks={[2, 3, 2, 0, 0, 0, 3, 4, 2, 3, 0, 0, 2, 3, 1]}
        width={46}
        height={20}
        colors={[body, accent, dark]}
      />
      {[90, 330, 560].map((x, at) => (
        <g key={x} transform={`translate(${x} 362) scale(${1 - at * 0.09})`}>
          <path d={crane} fill="none" stroke={dark} strokeWidth="9" />
          <path d={`M${150 - at * 30} -194v${70 + at * 34}`} stroke={dark} strokeWidth="3" />
          <path d={rect(124 - at * 30, -124 + at * 34, 54, 24)} fill={at === 1 ? light : accent} />
        </g>
      ))}
    </>
  );
}

/** One crane, near, lowering a container onto a truck. */
export function Crane({ dark, accent, light, body, ground }: Palette) {
  return (
    <>
      <path d={rect(0, 400, 800, 100)} fill={ground} />
      <g transform="translate(214 404) scale(1.45)">
        <path d={crane} fill="none" stroke={dark} strokeWidth="10" />
      </g>
      <path d="M440 118v116m92-116v116M440 234h92" stroke={dark} strokeWidth="4" />
      <path d={rect(408, 234, 156, 58)} fill={accent} />
      <path
        d={range(13)
          .map((at) => `M${420 + at * 11} 240v46`)
          .join('')}
        stroke="#000"
        strokeOpacity="0.2"
        strokeWidth="3"
      />
      <path d={`${rect(400, 366, 178, 14)}M588 380v-62h34l22 30v32z`} fill={body} />
      <path d="M596 326h22l14 22h-36z" fill={light} opacity="0.85" />
      <path
        d={[428, 460, 552, 618].map((x) => `M${x - 17} 390a17 17 0 1 0 34 0a17 17 0 1 0-34 0z`).join('')}
        fill={dark}
      />
      <Boxes x={20} floor={404} stacks={[3, 4, 2]} width={54} height={26} colors={[body, dark, accent]} />
      <Boxes x={668} floor={404} stacks={[2, 4, 3]} width={54} height={26} colors={[accent, body, dark]} />
    </>
  );
}

/** A terminal yard from straight above. */
export function Yard({ dark, body, accent, light, mid, ground }: Palette) {
  const blocks = range(5).flatMap((column) =>
    range(4).map((row) => ({ x: column * 196 - 90, y: row * 170 - 110 })),
  );
  return (
    <>
      <path d={rect(0, 0, 800, 500)} fill={ground} />
      <g transform="rotate(-14 400 250)">
        <path
          d={range(5)
            .map((at) => `M${at * 196 - 104} -200v960`)
            .join('')}
          stroke={light}
          strokeOpacity="0.5"
          strokeWidth="3"
          strokeDasharray="22 16"
        />
        {blocks.map(({ x, y }, at) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <path d={rect(6, 8, 172, 142)} fill={dark} opacity="0.35" />
            <Boxes
              x={0}
              floor={142}
              stacks={at % 3 === 1 ? [5, 4, 5] : [5, 5, 3]}
              width={56}
              height={26}
              colors={at % 2 ? [accent, body, light, dark] : [body, mid, accent, light, accent]}
              gap={2}
              plain
            />
          </g>
        ))}
      </g>
    </>
  );
}

/** A wall of refrigerated containers, a lamp on each. */
export function Reefers({ dark, body, light, accent }: Palette) {
  const cells = range(5).flatMap((column) => range(4).map((row) => [column, row] as const));
  return (
    <>
      <path
        d={cells.map(([column, row]) => rect(48 + column * 144, 60 + row * 92, 136, 84)).join('')}
        fill={body}
      />
      <path
        d={cells
          .map(
            ([column, row]) =>
              `${rect(60 + column * 144, 72 + row * 92, 52, 60)}${rect(122 + column * 144, 72 + row * 92, 50, 26)}`,
          )
          .join('')}
        fill={dark}
        opacity="0.16"
      />
      <path
        d={cells.map(([column, row]) => `M${86 + column * 144} ${86 + row * 92}a16 16 0 1 0 .1 0z`).join('')}
        fill={dark}
        opacity="0.7"
      />
      <path
        d={cells.map(([column, row]) => rect(150 + column * 144, 108 + row * 92, 14, 10)).join('')}
        fill={accent}
      />
      <path
        d={cells
          .filter(([column, row]) => (column + row) % 3)
          .map(([column, row]) => `M${134 + column * 144} ${108 + row * 92}a5 5 0 1 0 .1 0z`)
          .join('')}
        fill={light}
      />
      <path d={rect(0, 428, 800, 72)} fill={dark} />
      <path d="M0 452h800" stroke={light} strokeOpacity="0.4" strokeWidth="4" strokeDasharray="60 40" />
    </>
  );
}
