import { decodePicture, isHeic, type Picture } from './decodePicture';
import { stripMetadata } from './stripMetadata';

/** What the database takes of a photograph. */
const MOST_BYTES = 200 * 1024;

/** Longest sides in pixels and qualities, from the best to the smallest. */
const SIDES = [1600, 1280, 1024, 800, 640];
const QUALITIES = [0.8, 0.6, 0.4];

export type PhotoProblem = 'notAPhoto' | 'heic' | 'tooLarge';

const base64Of = (bytes: Uint8Array) => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
};

const drawn = ({ source, width, height }: Picture, side: number) => {
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = 'white'; // behind what is transparent, which a JPEG cannot be
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
};

const jpegOf = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/**
 * A picture as a JPEG of at most 200 kB in base64. It is drawn anew and stripped, so that neither the place nor the camera is in it.
 * Resolves with the problem of a file that is no picture, is one that this browser cannot read, or cannot be made as small.
 */
export const scalePhoto = async (file: Blob): Promise<{ photo: string } | { problem: PhotoProblem }> => {
  const picture = await decodePicture(file);
  if (!picture) return { problem: (await isHeic(file)) ? 'heic' : 'notAPhoto' };
  try {
    for (const side of SIDES) {
      const canvas = drawn(picture, side);
      if (!canvas) return { problem: 'notAPhoto' };
      for (const quality of QUALITIES) {
        const blob = await jpegOf(canvas, quality);
        if (blob?.type !== 'image/jpeg') continue;
        const bytes = stripMetadata(new Uint8Array(await blob.arrayBuffer()));
        if (bytes.length <= MOST_BYTES) return { photo: base64Of(bytes) };
      }
    }
    return { problem: 'tooLarge' };
  } finally {
    picture.close();
  }
};
