import type { PictureFormat } from './pictureFiles';

/** Bytes that a network connection carries in a moment: no file is larger. */
const MOST = 190_000;

/** Bytes per squared pixel of width, so that small files are as good as large ones. */
const SHARE: Record<PictureFormat, number> = { avif: 0.075, jpg: 0.14 };

/** Maximum size of a picture file, in bytes. */
export const mostBytes = (width: number, format: PictureFormat): number =>
  Math.min(MOST, Math.round(width * width * SHARE[format]));
