import { Boxes } from '../Boxes';
import type { Palette } from '../palettes';
import { range, rect } from '../shapes';

/** A forklift with a pallet at a dock door. */
export function Forklift({ dark, body, accent, light, ground, mid, far }: Palette) {
  return (
    <>
      <path d={rect(0, 0, 800, 412)} fill={mid} />
      <path d={rect(0, 412, 800, 88)} fill={ground} />
      <path d={rect(470, 90, 270, 322)} fill={dark} />
      <path d={rect(494, 114, 222, 298)} fill={light} opacity="0.92" />
      <path
        d={range(5)
          .map((at) => rect(494, 114 + at * 18, 222, 13))
          .join('')}
        fill={far}
      />
      <path d={`M160 396V300h96l22-92h96l28 96v92z`} fill={body} />
      <path
        d="M278 208h94M284 208l-22 92M366 208l30 96"
        stroke={dark}
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path d={rect(160, 318, 74, 50)} fill={dark} opacity="0.4" />
      <path d="M418 400V140m18 260V140" stroke={dark} strokeWidth="9" />
      <path d="M428 388h156M428 366v24" stroke={dark} strokeWidth="9" />
      <path
        d="M322 262a15 15 0 1 1 -.1 0zM306 350v-46q6-22 28-12l12 30 30 8"
        fill={dark}
        stroke={dark}
        strokeWidth="8"
      />
      <Boxes x={448} floor={368} stacks={[3, 2, 3]} width={42} height={40} colors={[light, accent, far]} />
      <path d={`${rect(442, 370, 146, 10)}`} fill={accent} />
      <path
        d="M178 404a32 32 0 1 0 64 0a32 32 0 1 0-64 0zM336 404a32 32 0 1 0 64 0a32 32 0 1 0-64 0z"
        fill={dark}
      />
      <path
        d="M200 404a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM358 404a10 10 0 1 0 20 0a10 10 0 1 0-20 0z"
        fill={light}
      />
    </>
  );
}

/** A loaded pallet while film winds around it. */
export function Pallet({ dark, body, accent, light, ground, mid }: Palette) {
  return (
    <>
      <path d={rect(0, 0, 800, 400)} fill={mid} />
      <path d={rect(0, 400, 800, 100)} fill={ground} />
      <path d="M120 400V60h40v340zM160 150h60v64h-60z" fill={dark} />
      <path d="M196 160l90 30v96l-90-80z" fill={light} opacity="0.5" />
      <Boxes
        x={286}
        floor={376}
        stacks={[5, 5, 4, 5]}
        width={74}
        height={52}
        colors={[light, accent, body, light]}
      />
      <path
        d={range(9)
          .map((at) => `M282 ${180 + at * 24}q156 22 316-6`)
          .join('')}
        fill="none"
        stroke="#fff"
        strokeOpacity="0.5"
        strokeWidth="4"
      />
      <path
        d={`${rect(270, 378, 344, 10)}${[270, 420, 574].map((x) => rect(x, 388, 40, 16)).join('')}${rect(250, 404, 384, 12)}`}
        fill={dark}
      />
      <path d="M690 400V250q0-20 20-20h30v170z" fill={body} />
      <path d={rect(706, 256, 24, 30)} fill={light} />
    </>
  );
}

/** Crates inside a container while a strap is drawn tight. */
export function Loading({ dark, body, accent, light, ground, mid }: Palette) {
  return (
    <>
      <path d={rect(0, 0, 800, 500)} fill={dark} />
      <path d="M110 40h580v400H110z" fill={body} />
      <path
        d={range(18)
          .map((at) => `M${130 + at * 32} 46v388`)
          .join('')}
        stroke={dark}
        strokeOpacity="0.25"
        strokeWidth="6"
      />
      <path d="M110 40L0-30v560l110-90zM690 40L800-30v560l-110-90z" fill={accent} />
      <path d="M0 530l110-90h580l110 90z" fill={ground} />
      <Boxes
        x={170}
        floor={440}
        stacks={[2, 3, 3, 2]}
        width={104}
        height={96}
        colors={[light, mid, light]}
        gap={6}
      />
      <path d="M160 440V250l110-104h220l110 104v190" fill="none" stroke={accent} strokeWidth="10" />
      <path d={rect(584, 300, 32, 26)} fill={dark} />
      <path
        d="M660 268a26 26 0 1 1 -.1 0zM624 470V366q0-34 36-34t36 34v104zM636 352l-34-38"
        fill={dark}
        stroke={dark}
        strokeWidth="16"
        strokeLinecap="round"
      />
    </>
  );
}
