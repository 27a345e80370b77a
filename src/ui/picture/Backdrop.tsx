import type { Palette } from './palettes';
import { range, rect, round } from './shapes';

export type Ground = 'sea' | 'plain' | 'hills' | 'city' | 'room';

const waves = (y: number, step: number) =>
  range(9).map((at) => `M${at * 100 - 40 + step} ${y}q12 -7 24 0t24 0`);

const towers = range(17).map((at) => {
  const height = 40 + ((at * 53) % 90);
  return rect(at * 49 - 10, 330 - height, 38, height);
});

const hills = 'M0 330V270l70-38 60 26 92-74 84 62 62-30 78 44 96-82 88 58 70-28 100 60V330z';

const nearHills = 'M0 340v-30q90-46 190-14t210-8 200 6 200-10v56z';

/** Sky, light and what lies behind. */
export function Backdrop({ ground, palette, seed }: { ground: Ground; palette: Palette; seed: number }) {
  const { sun, far, mid, light } = palette;
  if (ground === 'room') return null;
  const at = { cx: 150 + (seed % 500), cy: 150 + (seed % 90), r: 34 + (seed % 40) };
  return (
    <>
      <circle {...at} r={at.r * 2.1} fill={sun} opacity="0.16" />
      <circle {...at} fill={sun} opacity="0.92" />
      <path
        d={`M${round(at.cx - 190)} ${at.cy + 34}h180m40 0h90M${round(at.cx - 60)} ${at.cy + 54}h260`}
        stroke={light}
        strokeOpacity="0.35"
        strokeWidth="5"
        strokeLinecap="round"
      />
      {ground === 'hills' && <path d={hills} fill={far} opacity="0.75" />}
      {ground === 'city' && <path d={towers.join('')} fill={far} opacity="0.7" />}
      {ground !== 'sea' && <path d={nearHills} fill={mid} opacity="0.55" />}
      <path d={rect(0, 330, 800, 170)} fill={palette.ground} />
      {ground === 'sea' && (
        <>
          <path d={rect(0, 330, 800, 36)} fill={mid} />
          <path
            d={`${rect(at.cx - 46, 334, 92, 4)}${rect(at.cx - 30, 344, 60, 4)}${rect(at.cx - 16, 354, 32, 4)}`}
            fill={sun}
            opacity="0.7"
          />
          <path
            d={[...waves(430, 0), ...waves(462, 46), ...waves(488, 12)].join('')}
            fill="none"
            stroke={light}
            strokeOpacity="0.28"
            strokeWidth="4"
            strokeLinecap="round"
          />
        </>
      )}
    </>
  );
}
