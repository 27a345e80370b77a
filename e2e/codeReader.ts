import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** A reader that has nothing in common with what draws the codes. It loads no file from elsewhere. */
export const openReader = () =>
  prepareZXingModule({
    overrides: { wasmBinary: readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm')).buffer },
    fireImmediately: true,
  });

export type CodeKind = 'Code128' | 'QRCode';

/** What the codes of a kind in a picture say. */
export const readCodes = async (picture: Buffer, kind: CodeKind): Promise<string[]> => {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
  const found = await readBarcodes(image as ImageData, { formats: [kind], tryHarder: true });
  return found.filter(({ isValid }) => isValid).map(({ text }) => text);
};

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A thermal printer knows black and white alone. */
const printed = (picture: Buffer) =>
  sharp(picture).flatten({ background: '#fff' }).greyscale().threshold(128);

/** A piece of tape, black as well as white, over a part of a picture. */
const taped = async (picture: Buffer, { left, top, width, height }: Area) => {
  const half = Math.floor(height / 2);
  const tape = (at: number, tall: number, background: string) => ({
    input: { create: { width, height: tall, channels: 3 as const, background } },
    left,
    top: at,
  });
  return sharp(picture)
    .composite([tape(top, half, '#fff'), tape(top + half, height - half, '#000')])
    .png()
    .toBuffer();
};

/** A label as it is printed, and as it becomes: blurred, at an angle, and with a part of each code covered. */
export const wornPictures = async (picture: Buffer, covered: readonly Area[]) => {
  const clean = await printed(picture).png().toBuffer();
  let tape = clean;
  for (const area of covered) tape = await taped(tape, area);
  const turned = (angle: number) => sharp(clean).rotate(angle, { background: '#fff' }).png().toBuffer();
  return {
    printed: clean,
    blurred: await sharp(clean).blur(1.5).png().toBuffer(),
    'turned by 5°': await turned(5),
    'turned by -8°': await turned(-8),
    'upside down': await turned(180),
    'covered in part': tape,
  };
};

/** Whether all of a picture is white within so many dots of its edges. */
export const hasWhiteEdge = async (picture: Buffer, dots: number): Promise<boolean> => {
  const { data, info } = await printed(picture).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isEdge = Math.min(x, y, width - 1 - x, height - 1 - y) < dots;
      if (isEdge && data[(y * width + x) * channels] !== 255) return false;
    }
  return true;
};
