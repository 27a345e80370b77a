import { Boxes } from '../Boxes';
import type { Palette } from '../palettes';
import { range, rect } from '../shapes';

function Wagons({ dark, body, accent, light, mid }: Palette) {
  const starts = [-40, 164, 368];
  return (
    <>
      {starts.map((x, at) => (
        <g key={x}>
          <Boxes
            x={x + 6}
            floor={342}
            stacks={at === 1 ? [1, 2] : [2, 1]}
            width={92}
            height={40}
            colors={[accent, light, body, mid]}
            gap={4}
          />
          <path d={`${rect(x, 344, 196, 10)}${rect(x + 196, 352, 10, 5)}`} fill={dark} />
          <path
            d={[28, 58, 138, 168]
              .map((wheel) => `M${x + wheel - 12} 362a12 12 0 1 0 24 0a12 12 0 1 0-24 0z`)
              .join('')}
            fill={dark}
          />
        </g>
      ))}
      <path d="M572 352V256q0-10 10-10h112q14 0 24 14l38 56q6 8 6 18v18z" fill={body} />
      <path d="M690 262h12q7 0 12 7l24 37h-48z" fill={light} />
      <path d={`${rect(572, 318, 190, 12)}`} fill={accent} />
      <path
        d={range(5)
          .map((at) => rect(588 + at * 18, 268, 9, 34))
          .join('')}
        fill={dark}
        opacity="0.4"
      />
      <path
        d={`${rect(566, 350, 200, 8)}${[600, 632, 700, 732].map((x) => `M${x - 12} 362a12 12 0 1 0 24 0a12 12 0 1 0-24 0z`).join('')}`}
        fill={dark}
      />
    </>
  );
}

/** A container train across the plain. */
export function Train(palette: Palette) {
  return (
    <>
      <path
        d={`${rect(0, 374, 800, 8)}${range(27)
          .map((at) => rect(at * 30, 382, 16, 8))
          .join('')}`}
        fill={palette.dark}
      />
      <path d="M0 430h800M0 466h800" stroke={palette.light} strokeOpacity="0.18" strokeWidth="6" />
      <Wagons {...palette} />
    </>
  );
}

/** The same train on a viaduct. */
export function Viaduct(palette: Palette) {
  const arches = range(6).map((at) => `M${at * 140 - 8} 520V340q0-60 58-60t58 60v180z`);
  return (
    <>
      <path d="M0 440q200-40 400 0t400-8v80H0z" fill={palette.mid} />
      <path d={`M-10 246h820v280H-10z${arches.join('')}`} fill={palette.dark} fillRule="evenodd" />
      <path d="M-10 262h820" stroke={palette.light} strokeOpacity="0.3" strokeWidth="3" />
      <g transform="translate(60 -30) scale(0.76)">
        <Wagons {...palette} />
      </g>
    </>
  );
}

/** Snow on the tracks beside waiting wagons. */
export function SnowYard({ dark, body, accent, light, mid, ground, far }: Palette) {
  const tracks = [120, 330, 560, 820];
  return (
    <>
      <path d={rect(0, 300, 800, 200)} fill={ground} />
      {tracks.map((x) => (
        <path key={x} d={`M400 296L${x - 60} 520M402 296L${x + 40} 520`} stroke={mid} strokeWidth="7" />
      ))}
      <path
        d={range(6)
          .map((at) => `M${330 - at * 52} ${330 + at * 30}h${470 + at * 60 - 330}`)
          .join('')}
        stroke={far}
        strokeOpacity="0.6"
        strokeWidth="5"
      />
      <path d="M424 288L720 168V420L424 312z" fill={body} />
      <path d="M720 168h100v262l-100-10z" fill={accent} />
      <path d="M484 264v70M552 236v120M630 206v176" stroke={dark} strokeOpacity="0.55" strokeWidth="7" />
      <path d="M424 288L720 168h100v-16h-106L420 280z" fill={light} />
      <path d="M424 312l296 108h100v22h-106L424 322z" fill={dark} />
      <path d="M250 300V120M250 132h130M60 300V96M60 108h120" fill="none" stroke={dark} strokeWidth="7" />
      <path
        d="M0 150q200 24 400 118M0 120q220 30 400 144"
        fill="none"
        stroke={dark}
        strokeOpacity="0.5"
        strokeWidth="3"
      />
      <path
        d={range(34)
          .map((at) => `M${(at * 113) % 800} ${(at * 71) % 460}a4 4 0 1 0 .1 0z`)
          .join('')}
        fill={light}
      />
    </>
  );
}
