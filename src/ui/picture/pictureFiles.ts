/** What is known of a picture before it loads. `tones` are four colours from top to bottom, `abc` each. */
export type PictureFacts = readonly [version: string, width: number, height: number, tones: string];

/** All browsers of our list (`.browserslistrc`) support AVIF; the JPEG is for all other clients. */
export type PictureFormat = 'avif' | 'jpg';

const WIDTHS = [400, 720, 1080, 1600];

/** The JPEG is one file for all screens. */
const jpegWidth = (width: number) => Math.min(width, 1440);

/** The widths a picture is available in: its own, and as AVIF the smaller ones that save enough. */
export const widthsOf = (width: number, format: PictureFormat): number[] =>
  format === 'jpg' ? [jpegWidth(width)] : [...WIDTHS.filter((candidate) => candidate <= 0.85 * width), width];

/** The name contains a hash over all files of the picture, so a file can be cached forever. */
export const pictureFile = (name: string, [version]: PictureFacts, width: number, format: PictureFormat) =>
  `${name}-${width}.${version}.${format}`;

const address = (...file: Parameters<typeof pictureFile>) => `/pictures/${pictureFile(...file)}`;

/** The AVIF files of a picture, in the syntax of `srcset`. */
export const sourcesOf = (name: string, facts: PictureFacts): string =>
  widthsOf(facts[1], 'avif')
    .map((width) => `${address(name, facts, width, 'avif')} ${width}w`)
    .join(', ');

/** The address of its JPEG. */
export const plainSourceOf = (name: string, facts: PictureFacts): string =>
  address(name, facts, jpegWidth(facts[1]), 'jpg');

/** Placeholder until a picture loads: the picture, blurred to four bands. */
export const placeholderOf = ([, , , tones]: PictureFacts): string =>
  `linear-gradient(${(tones.match(/.{3}/g) ?? []).map((tone) => `#${tone}`).join(', ')})`;
