/** A number for a name, always the same one. */
export const hash = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

/** One of the list for each place: looks unordered, never changes. */
export const pick = <Item>(list: readonly [Item, ...Item[]], at: number): Item =>
  list[(Math.imul(at + 3, 40503) >>> 5) % list.length] ?? list[0];

/** Path of a rectangle. */
export const rect = (x: number, y: number, width: number, height: number) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

/** Path of a polygon. */
export const polygon = (...points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;

export const round = (value: number) => Math.round(value * 10) / 10;

export const range = (count: number) => Array.from({ length: count }, (_, at) => at);
