import type { PictureFormat } from './pictureFiles';

/** Bytes that a network connection carries in a moment: no file is larger, but those that only large screens fetch. */
const MOST = 190_000;
const MOST_FOR_LARGE_SCREENS = 340_000;

/** Wider than the pictures that phones and laptops fetch. */
const LARGE = 1600;

/** Bytes per squared pixel of width, so that small files are as good as large ones. */
const SHARE: Record<PictureFormat, number> = { avif: 0.075, jpg: 0.14 };

/** Maximum size of a picture file, in bytes. */
export const mostBytes = (width: number, format: PictureFormat): number =>
  Math.min(width > LARGE ? MOST_FOR_LARGE_SCREENS : MOST, Math.round(width * width * SHARE[format]));
