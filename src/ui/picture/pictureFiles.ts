/** What is known of a picture without loading it. `tones` are four colours from its top to its bottom, `abc` each. */
export type PictureFacts = readonly [version: string, width: number, height: number, tones: string];

/** All browsers of our list (`.browserslistrc`) read AVIF; the JPEG is for whatever else looks at the page. */
export type PictureFormat = 'avif' | 'jpg';

const WIDTHS = [400, 720, 1080];

/** The widths that a picture comes in: its own, and as AVIF the smaller ones that save something. */
export const widthsOf = (width: number, format: PictureFormat): number[] => {
  const smaller = format === 'jpg' ? [] : WIDTHS;
  return [...smaller.filter((one) => one <= 0.85 * width), width];
};

/** A file is named by what all files of its picture contain, so it can be kept for ever. */
export const pictureFile = (name: string, [version]: PictureFacts, width: number, format: PictureFormat) =>
  `${name}-${width}.${version}.${format}`;

const address = (...file: Parameters<typeof pictureFile>) => `/pictures/${pictureFile(...file)}`;

/** The AVIF files of a picture as `srcset` names them. */
export const sourcesOf = (name: string, facts: PictureFacts): string =>
  widthsOf(facts[1], 'avif')
    .map((width) => `${address(name, facts, width, 'avif')} ${width}w`)
    .join(', ');

/** The address of its JPEG. */
export const plainSourceOf = (name: string, facts: PictureFacts): string =>
  address(name, facts, facts[1], 'jpg');

/** What stands in for a picture until it is there: the picture, blurred to four bands. */
export const placeholderOf = ([, , , tones]: PictureFacts): string =>
  `linear-gradient(${(tones.match(/.{3}/g) ?? []).map((tone) => `#${tone}`).join(', ')})`;
