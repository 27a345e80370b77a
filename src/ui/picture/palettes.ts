/** The colours of one light: three of the sky from top to horizon, then from far to near. */
export interface Palette {
  sky: readonly [string, string, string];
  sun: string;
  far: string;
  mid: string;
  ground: string;
  /** The darkest shapes. */
  dark: string;
  /** The large shape of the picture. */
  body: string;
  accent: string;
  /** Windows, lamps, stripes, foam. */
  light: string;
}

export const palettes = {
  dawn: {
    sky: ['#6d1518', '#c8553f', '#f6c79d'],
    sun: '#ffe9cf',
    far: '#b2473a',
    mid: '#7c1f20',
    ground: '#54121a',
    dark: '#2a0d12',
    body: '#3d1016',
    accent: '#d8563f',
    light: '#ffe3c2',
  },
  dusk: {
    sky: ['#2a1a22', '#7d2329', '#e08a5f'],
    sun: '#ffd2a1',
    far: '#6a2229',
    mid: '#45181f',
    ground: '#2c1219',
    dark: '#170c10',
    body: '#f1ddd0',
    accent: '#b23a3a',
    light: '#ffe2bd',
  },
  night: {
    sky: ['#0f0b0e', '#251318', '#5f1d20'],
    sun: '#f3dfd0',
    far: '#2f161b',
    mid: '#221116',
    ground: '#190e12',
    dark: '#0b0709',
    body: '#8b1a1a',
    accent: '#c9453a',
    light: '#ffd9a3',
  },
  day: {
    sky: ['#f1dccf', '#f7e8dd', '#fbf3ec'],
    sun: '#fffaf4',
    far: '#e3bfae',
    mid: '#cf9a87',
    ground: '#b97a68',
    dark: '#2b2628',
    body: '#8b1a1a',
    accent: '#c9453a',
    light: '#fff6ee',
  },
  rain: {
    sky: ['#2b2628', '#574e50', '#9c8884'],
    sun: '#cdb9b2',
    far: '#6b5d5c',
    mid: '#4d4344',
    ground: '#352d2f',
    dark: '#171314',
    body: '#ece2dd',
    accent: '#a32a27',
    light: '#fff1e3',
  },
  snow: {
    sky: ['#b7a5a6', '#d8cac8', '#f1e8e4'],
    sun: '#fffdfb',
    far: '#c4b2b0',
    mid: '#a38e8d',
    ground: '#f8f3f0',
    dark: '#2b2628',
    body: '#8b1a1a',
    accent: '#b23a3a',
    light: '#ffffff',
  },
  desert: {
    sky: ['#e9b98e', '#f3d3ac', '#fbe9cf'],
    sun: '#fffaf0',
    far: '#d79a6c',
    mid: '#c37b50',
    ground: '#a95f3d',
    dark: '#3a1a14',
    body: '#fbf0e4',
    accent: '#8b1a1a',
    light: '#fff6e8',
  },
  indoors: {
    sky: ['#3a2f30', '#54403d', '#7a5a50'],
    sun: '#ffe9cf',
    far: '#6b4c45',
    mid: '#4a3634',
    ground: '#a78a7a',
    dark: '#1d1617',
    body: '#8b1a1a',
    accent: '#c9453a',
    light: '#ffe9cf',
  },
} as const satisfies Record<string, Palette>;

export type Mood = keyof typeof palettes;
