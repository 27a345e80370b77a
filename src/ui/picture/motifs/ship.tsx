import { Boxes } from '../Boxes';
import type { Palette } from '../palettes';
import { range, rect } from '../shapes';

/** A container ship from the side. */
export function Ship({ dark, body, accent, light, mid }: Palette) {
  return (
    <>
      <Boxes
        x={196}
        floor={322}
        stacks={[3, 4, 5, 5, 6, 5, 6, 5, 4]}
        width={46}
        height={22}
        colors={[accent, light, mid, body, dark]}
      />
      <path d={`${rect(112, 196, 62, 130)}M124 196v-34h16v34M150 196v-22h12v22`} fill={light} />
      <path
        d={range(4)
          .map((at) => rect(118, 208 + at * 22, 50, 7))
          .join('')}
        fill={dark}
        opacity="0.75"
      />
      <path d="M120 162h24l-4-30h-16z" fill={accent} />
      <path d="M64 322h584l44-30h22l-40 100q-8 20-30 20H126q-26 0-36-24z" fill={dark} />
      <path d="M86 384h590l-4 10q-8 18-28 18H126q-26 0-36-24z" fill={accent} />
      <path d="M96 344h540" stroke={light} strokeOpacity="0.5" strokeWidth="3" />
      <path
        d="M40 418q16-9 32 0t32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0 32 0"
        fill="none"
        stroke={light}
        strokeOpacity="0.7"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  );
}

/** The bow from below, a tug in front of it. */
export function Bow({ dark, body, accent, light, mid }: Palette) {
  return (
    <>
      <Boxes
        x={232}
        floor={150}
        stacks={[3, 4, 5, 5, 5, 4, 3]}
        width={46}
        height={20}
        colors={[accent, light, mid, body]}
      />
      <path d="M206 128q194 74 388 0-14 170-92 288H298Q220 298 206 128z" fill={dark} />
      <path d="M400 160v256H298Q220 298 206 128q96 34 194 32z" fill={body} opacity="0.55" />
      <path d="M286 372h228l-12 44H298z" fill={accent} />
      <path d="M206 128q194 74 388 0" fill="none" stroke={light} strokeWidth="6" />
      <path d="M400 166v206" stroke={light} strokeOpacity="0.4" strokeWidth="3" />
      <path
        d="M286 214v34m-12-10q12 20 24 0M514 214v34m-12-10q12 20 24 0"
        fill="none"
        stroke={light}
        strokeWidth="6"
      />
      <path d="M560 428h150l-22 40H580zM590 428v-34h56v34M604 394v-26h26v26" fill={dark} />
      <path d={`${rect(600, 402, 14, 12)}${rect(622, 402, 14, 12)}`} fill={light} />
      <path d="M560 428h150l-4 8H564z" fill={accent} />
      <path
        d="M250 420q18-12 36 0t36 0 36 0 36 0 36 0 36 0 36 0"
        fill="none"
        stroke={light}
        strokeOpacity="0.8"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  );
}
