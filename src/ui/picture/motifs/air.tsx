import type { Palette } from '../palettes';
import { range, rect } from '../shapes';

const fuselage =
  'M92 268c22-34 66-46 124-46h392l66-104h44l-24 112c16 8 14 26-16 34-40 10-300 30-420 30-80 0-142-4-166-26z';

function Freighter({ dark, body, accent, light }: Palette) {
  return (
    <>
      <path d="M430 228l70-62h34l-40 62z" fill={dark} opacity="0.7" />
      <path d={fuselage} fill={body} />
      <path d="M608 222l66-104h44l-24 112z" fill={accent} />
      <path
        d="M92 268c4-6 10-12 16-16 160 16 420 14 578-4 6 8 2 12-8 16-40 10-300 30-420 30-80 0-142-4-166-26z"
        fill={dark}
        opacity="0.28"
      />
      <path d="M134 238q14-9 32-12l2 14h-30z" fill={dark} />
      <path d={rect(262, 232, 62, 42)} fill="none" stroke={dark} strokeOpacity="0.5" strokeWidth="3" />
      <path d="M600 236l96-26h36l-56 34z" fill={dark} />
      <path d="M338 268l132 108h54l-54-108z" fill={dark} />
      <path d="M352 300h72q14 0 14 15t-14 15h-72q-16-15 0-30z" fill={light} />
      <path d="M352 300q-16 15 0 30z" fill={accent} />
    </>
  );
}

const clouds =
  'M40 404q0-26 30-26 10-30 48-26 30-30 66 0 44-6 46 30 24 0 24 22zM520 446q2-24 30-24 12-30 50-22 34-26 64 6 40-2 42 26 24 2 24 14zM560 92q2-18 26-18 10-20 38-14 28-16 44 8 26 0 28 16 14 2 14 8z';

/** A freighter climbing over clouds. */
export function Plane(palette: Palette) {
  return (
    <>
      <path d={clouds} fill={palette.light} opacity="0.42" />
      <path
        d="M-20 330h240M60 352h180M600 300h240"
        stroke={palette.light}
        strokeOpacity="0.4"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g transform="rotate(7 400 250)">
        <Freighter {...palette} />
      </g>
    </>
  );
}

/** On a wet apron, mirrored in the puddles. */
export function Apron(palette: Palette) {
  const { dark, light, sun } = palette;
  const gear =
    'M190 292v44m-12 0a13 13 0 1 0 24 0a13 13 0 1 0-24 0M416 292v46m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0m32 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0';
  return (
    <>
      <g opacity="0.22" transform="matrix(1 0 0 -0.5 0 506)">
        <Freighter {...palette} />
      </g>
      <path
        d="M60 390h250M420 420h330M120 452h180M360 474h240"
        stroke={light}
        strokeOpacity="0.22"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path d={gear} fill={dark} stroke={dark} strokeWidth="8" />
      <g transform="translate(0 12)">
        <Freighter {...palette} />
      </g>
      <path
        d={range(22)
          .map((at) => `M${(at * 79) % 820} ${(at * 47) % 420}l-9 34`)
          .join('')}
        stroke={sun}
        strokeOpacity="0.35"
        strokeWidth="2"
      />
    </>
  );
}

/** The nose raised, a pallet on its way in. */
export function Nose({ dark, body, accent, light, ground }: Palette) {
  return (
    <>
      <path d={rect(0, 400, 800, 100)} fill={ground} />
      <path d="M330 150h520v220H330q-26-50-26-110t26-110z" fill={body} />
      <path d="M330 150h520v46H312q6-24 18-46z" fill={dark} opacity="0.16" />
      <path d="M304 262q0 60 26 108h520v-36H318z" fill={accent} />
      <path d="M330 172q-14 40-14 88t14 92h42V172z" fill={dark} />
      <path d="M352 60q-110-10-170 56 40 24 148 28l50-30z" fill={body} />
      <path d="M196 118q40-36 84-48l12 20q-44 8-72 34z" fill={dark} opacity="0.8" />
      <path d="M352 60l30 54-52 34" fill="none" stroke={dark} strokeWidth="6" />
      <path d={`${rect(70, 340, 262, 14)}M100 400l70-46h60l70 46h-24l-58-36h-36l-58 36z`} fill={dark} />
      <path d={rect(182, 240, 106, 94)} fill={light} />
      <path d="M182 240l106 94M288 240l-106 94M235 240v94M182 287h106" stroke={accent} strokeWidth="3" />
      <path d={rect(176, 334, 118, 8)} fill={accent} />
      <path d="M84 340v-60h34v60M92 290h18" stroke={dark} strokeWidth="8" fill="none" />
      <path
        d={range(7)
          .map((at) => `M${430 + at * 58} 224a9 11 0 1 0 .1 0z`)
          .join('')}
        fill={dark}
        opacity="0.55"
      />
      <path d="M520 370v30M660 370v30" stroke={dark} strokeWidth="14" />
    </>
  );
}
