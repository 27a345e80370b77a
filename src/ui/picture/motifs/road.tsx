import type { Palette } from '../palettes';
import { range, rect } from '../shapes';

const wheels = (...xs: number[]) =>
  xs.map((x) => `M${x - 25} 390a25 25 0 1 0 50 0a25 25 0 1 0-50 0z`).join('');
const hubs = (...xs: number[]) => xs.map((x) => `M${x - 9} 390a9 9 0 1 0 18 0a9 9 0 1 0-18 0z`).join('');

function Cab({ dark, accent, light }: Palette) {
  return (
    <>
      <path d="M566 376V232q0-14 14-14h66q12 0 17 12l27 66v80z" fill={accent} />
      <path d="M606 240h36q6 0 9 7l20 49h-65z" fill={light} opacity="0.9" />
      <path d="M566 202q40-8 70 16h-70z" fill={accent} />
      <path d={`${rect(566, 356, 130, 20)}${rect(596, 306, 4, 40)}`} fill={dark} opacity="0.6" />
    </>
  );
}

function Road({ dark, light }: Palette) {
  return (
    <>
      <path d={rect(0, 396, 800, 104)} fill={dark} opacity="0.92" />
      <path d="M-20 452h840" stroke={light} strokeOpacity="0.7" strokeWidth="6" strokeDasharray="66 46" />
    </>
  );
}

/** A truck with its trailer. At night its lamps reach ahead. */
export function Truck(palette: Palette) {
  const { dark, body, accent, light, sun } = palette;
  return (
    <>
      <Road {...palette} />
      <path d="M690 350l150-26v112z" fill={sun} opacity="0.3" />
      <path d={rect(90, 178, 462, 176)} fill={body} />
      <path
        d={range(14)
          .map((at) => `M${122 + at * 31} 184v164`)
          .join('')}
        stroke={dark}
        strokeOpacity="0.14"
        strokeWidth="3"
      />
      <path d={rect(90, 310, 462, 18)} fill={accent} />
      <path d={`${rect(84, 354, 480, 16)}${rect(330, 370, 90, 18)}`} fill={dark} />
      <Cab {...palette} />
      <path d={rect(682, 340, 12, 16)} fill={light} />
      <path d={wheels(140, 200, 260, 500, 640)} fill={dark} stroke={palette.mid} strokeWidth="4" />
      <path d={hubs(140, 200, 260, 500, 640)} fill={light} opacity="0.75" />
    </>
  );
}

/** A tanker on a long straight road. */
export function Tanker(palette: Palette) {
  const { dark, body, accent, light } = palette;
  return (
    <>
      <path
        d="M640 396V250q0-60 0 0M660 396v-60q-26 0-26-34m52 70q24 0 24-40M90 396v-50q-22 0-22-30m22 60q20 0 20-34"
        fill="none"
        stroke={palette.mid}
        strokeWidth="11"
        strokeLinecap="round"
      />
      <Road {...palette} />
      <path d="M132 214h380q44 0 44 64t-44 64H132q-44 0-44-64t44-64z" fill={body} />
      <path d="M88 278h468q0 64-44 64H132q-44 0-44-64z" fill={dark} opacity="0.14" />
      <path d={rect(90, 268, 464, 16)} fill={accent} />
      <path
        d="M240 214v128M400 214v128M200 214v-14h60v14M360 214v-14h60v14"
        fill="none"
        stroke={dark}
        strokeOpacity="0.5"
        strokeWidth="5"
      />
      <path d={rect(84, 350, 480, 18)} fill={dark} />
      <Cab {...palette} />
      <path d={wheels(140, 200, 260, 500, 640)} fill={dark} />
      <path d={hubs(140, 200, 260, 500, 640)} fill={light} opacity="0.75" />
    </>
  );
}

/** A van in front of houses. */
export function Street(palette: Palette) {
  const { dark, body, accent, light, mid, far } = palette;
  const houses = 'M30 396V236l76-64 76 64v160zM330 396V206l66-54 66 54v190z';
  return (
    <>
      <path d={houses} fill={far} />
      <path d={`M182 396V256h148v140zM462 396V196h150v200zM612 396V246l70-58 70 58v150z`} fill={mid} />
      <path
        d={[
          [70, 260],
          [120, 260],
          [210, 284],
          [270, 284],
          [364, 236],
          [410, 236],
          [490, 226],
          [550, 226],
          [650, 276],
          [696, 276],
        ]
          .map(([x = 0, y = 0]) => rect(x, y, 28, 38))
          .join('')}
        fill={light}
        opacity="0.85"
      />
      <Road {...palette} />
      <path d="M186 372V254q0-16 16-16h226q16 0 27 14l60 70 44 14q14 4 14 18v18z" fill={body} />
      <path d="M426 256q12 0 19 8l50 58H400v-66z" fill={light} />
      <path d={rect(186, 330, 214, 14)} fill={accent} />
      <path d={`${rect(296, 246, 4, 124)}${rect(180, 366, 398, 14)}`} fill={dark} opacity="0.7" />
      <path d={wheels(262, 496)} fill={dark} />
      <path d={hubs(262, 496)} fill={light} />
    </>
  );
}

/** An open trailer at a door, the goods handed over. */
export function Delivery(palette: Palette) {
  const { dark, body, accent, light, mid } = palette;
  return (
    <>
      <path d={rect(0, 400, 800, 100)} fill={dark} opacity="0.85" />
      <path d={`${rect(40, 120, 300, 284)}`} fill={mid} />
      <path d={rect(84, 190, 212, 214)} fill={dark} />
      <path
        d={range(8)
          .map((at) => `M84 ${200 + at * 10}h212`)
          .join('')}
        stroke={light}
        strokeOpacity="0.25"
        strokeWidth="3"
      />
      <path d={rect(430, 140, 330, 236)} fill={body} />
      <path d={rect(430, 140, 26, 236)} fill={dark} opacity="0.4" />
      <path
        d={range(9)
          .map((at) => `M${484 + at * 31} 148v220`)
          .join('')}
        stroke="#000"
        strokeOpacity="0.16"
        strokeWidth="3"
      />
      <path d={`${rect(420, 376, 350, 16)}M396 392h60l-20-16h-40z`} fill={dark} />
      <path d={wheels(560, 626, 692)} fill={dark} stroke={mid} strokeWidth="4" />
      <path d={`${rect(324, 344, 52, 52)}${rect(378, 356, 40, 40)}${rect(340, 304, 40, 38)}`} fill={light} />
      <path d="M350 344v52M398 356v40M360 304v38" stroke={accent} strokeWidth="6" />
      <path
        d="M268 290a17 17 0 1 0 .1 0zM244 404v-54q0-24 24-24t24 24v54zM284 338l36 16"
        fill={accent}
        stroke={accent}
        strokeWidth="8"
        strokeLinecap="round"
      />
    </>
  );
}
