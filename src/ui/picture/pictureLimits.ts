import type { PictureFormat } from './pictureFiles';

/** What a line carries in a moment: no file is larger. */
const MOST = 190_000;

/** Bytes for each square of the width, so that small files are as good as large ones. */
const SHARE: Record<PictureFormat, number> = { avif: 0.075, jpg: 0.14 };

/** How large a file of a picture may be. */
export const mostBytes = (width: number, format: PictureFormat): number =>
  Math.min(MOST, Math.round(width * width * SHARE[format]));
