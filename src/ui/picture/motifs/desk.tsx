import type { Palette } from '../palettes';
import { range, rect } from '../shapes';

const windows = (x: number, y: number, columns: number, rows: number, step: number) =>
  range(columns).flatMap((column) =>
    range(rows).map((row) => ({
      d: rect(x + column * step, y + row * 30, step - 10, 18),
      lit: (column * 5 + row * 3) % 4,
    })),
  );

/** The company's house among the towers of a harbour city. */
export function Office({ dark, body, accent, light, mid }: Palette) {
  const panes = [
    ...windows(322, 128, 6, 8, 38),
    ...windows(118, 234, 4, 5, 40),
    ...windows(590, 206, 4, 6, 38),
  ];
  return (
    <>
      <path d={`${rect(104, 216, 176, 184)}${rect(576, 188, 164, 212)}`} fill={mid} />
      <path d={rect(304, 92, 240, 308)} fill={body} />
      <path d={rect(304, 92, 240, 18)} fill={accent} />
      <path d="M424 92V46M424 50l46 12-46 14z" fill={accent} stroke={dark} strokeWidth="4" />
      <path
        d={panes
          .filter(({ lit }) => lit > 1)
          .map(({ d }) => d)
          .join('')}
        fill={light}
        opacity="0.92"
      />
      <path
        d={panes
          .filter(({ lit }) => lit <= 1)
          .map(({ d }) => d)
          .join('')}
        fill={dark}
        opacity="0.55"
      />
      <path d={`${rect(388, 366, 72, 34)}`} fill={light} />
      <path d={rect(0, 398, 800, 102)} fill={dark} />
      <path d="M0 446h800" stroke={light} strokeOpacity="0.4" strokeWidth="5" strokeDasharray="60 44" />
      <path
        d="M60 398v-56m-22 0a22 34 0 1 1 44 0zM768 398v-40m-20 0a20 30 0 1 1 40 0z"
        fill={accent}
        stroke={dark}
        strokeWidth="4"
      />
    </>
  );
}

/** The earth and the lanes across it. */
export function Globe({ dark, body, accent, light, mid }: Palette) {
  const land =
    'M290 150q60-40 110-16t30 62-62 30-26 66-58 20-40-70 46-92zM470 236q60-30 92 10t-16 96-82 60-40-60 6-66 40-40zM360 380q40-10 60 18t-20 40-60-20 20-38z';
  return (
    <>
      <circle cx="410" cy="270" r="232" fill={mid} opacity="0.35" />
      <circle cx="410" cy="270" r="200" fill={body} />
      <path d={land} fill={accent} opacity="0.8" />
      <path
        d="M210 270h400M410 70v400M410 70q-130 90-130 200t130 200q130-90 130-200T410 70M238 170q172 60 344 0M238 370q172-60 344 0"
        fill="none"
        stroke={light}
        strokeOpacity="0.4"
        strokeWidth="3"
      />
      <path
        d="M270 210Q400 60 556 232M300 350Q430 240 560 330M330 180Q300 330 400 412"
        fill="none"
        stroke={light}
        strokeWidth="5"
        strokeDasharray="14 10"
        strokeLinecap="round"
      />
      <path
        d={[
          [270, 210],
          [556, 232],
          [300, 350],
          [560, 330],
          [330, 180],
          [400, 412],
        ]
          .map(([x, y]) => `M${x} ${(y ?? 0) - 9}a9 9 0 1 0 .1 0z`)
          .join('')}
        fill={light}
        stroke={dark}
        strokeWidth="4"
      />
    </>
  );
}

/** Papers, a stamp and two screens. */
export function Papers({ dark, body, accent, light, mid, far }: Palette) {
  const lines = (x: number, y: number, count: number, width: number) =>
    range(count)
      .map((at) => `M${x} ${y + at * 22}h${width - (at % 3) * 28}`)
      .join('');
  return (
    <>
      <path d={rect(0, 0, 800, 360)} fill={mid} />
      <path d={rect(0, 350, 800, 150)} fill={far} />
      <path
        d={`${rect(90, 90, 250, 168)}${rect(366, 60, 290, 196)}${rect(196, 258, 40, 60)}${rect(490, 256, 44, 62)}${rect(160, 314, 112, 12)}${rect(446, 314, 132, 12)}`}
        fill={dark}
      />
      <path d={`${rect(102, 102, 226, 144)}${rect(378, 72, 266, 172)}`} fill={body} />
      <path
        d={lines(124, 130, 5, 180) + lines(402, 104, 6, 220)}
        stroke={light}
        strokeOpacity="0.7"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <g transform="rotate(-7 300 410)">
        <path d={rect(170, 296, 250, 240)} fill={light} />
        <path d={lines(196, 330, 8, 196)} stroke={dark} strokeOpacity="0.4" strokeWidth="5" />
        <circle cx="372" cy="404" r="34" fill="none" stroke={accent} strokeWidth="7" />
        <path d="M356 404l12 12 22-26" fill="none" stroke={accent} strokeWidth="7" />
      </g>
      <path
        d="M560 452h124v24H560zM580 452v-20h84v20M604 432v-50q-16-10-16-30 0-34 34-34t34 34q0 20-16 30v50z"
        fill={accent}
      />
    </>
  );
}

/** A wall map with routes, people in front of it. */
export function RouteMap({ dark, body, accent, light, mid, far }: Palette) {
  const land =
    'M130 130q70-44 130-12t66 66-70 46-30 66-66 6-56-86 26-86zM380 120q90-50 210-20t110 70-70 66-96-10-60 60-80-40-50-70 36-56z';
  const head = (x: number, y: number) =>
    `M${x} ${y - 30}a30 30 0 1 1 -.1 0zM${x - 62} 520v-76q0-66 62-66t62 66v76z`;
  return (
    <>
      <path d={rect(0, 0, 800, 500)} fill={mid} />
      <path d={rect(60, 56, 680, 300)} fill={light} />
      <path d={land} fill={far} opacity="0.75" />
      <path
        d={range(7)
          .map((at) => `M${60 + at * 97} 56v300`)
          .join('')}
        stroke={dark}
        strokeOpacity="0.12"
        strokeWidth="2"
      />
      <path
        d="M210 190Q350 70 470 176T650 190M470 176Q440 280 330 300"
        fill="none"
        stroke={accent}
        strokeWidth="6"
        strokeDasharray="16 10"
        strokeLinecap="round"
      />
      <path
        d={[
          [210, 190],
          [470, 176],
          [650, 190],
          [330, 300],
        ]
          .map(([x, y]) => `M${x} ${y}q-20-24-20-40a20 20 0 1 1 40 0q0 16-20 40z`)
          .join('')}
        fill={dark}
      />
      <path d={head(230, 360) + head(560, 350)} fill={dark} />
      <path d={head(400, 380)} fill={body} />
      <path d={rect(0, 470, 800, 30)} fill={dark} />
    </>
  );
}
