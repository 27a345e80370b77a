import { readFileSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { readCode } from '../src/features/scan/scanCode';

/** A reader that has nothing in common with what draws the codes. It loads no file from elsewhere. */
export const openReader = () =>
  prepareZXingModule({
    overrides: { wasmBinary: readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm')).buffer },
    fireImmediately: true,
  });

interface Codes {
  bars: string[];
  squares: string[];
}

/**
 * What the codes in a picture say, of each kind. A line across a square or a text may read as bars: like the scanner, this passes over
 * what names no consignment.
 */
export const readCodes = async (picture: Buffer): Promise<Codes> => {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
  const codes = await readBarcodes(image as ImageData, { formats: ['Code128', 'QRCode'], tryHarder: true });
  const saidBy = (kind: string) =>
    codes.filter(({ isValid, format }) => isValid && format === kind).map(({ text }) => text);
  return { bars: saidBy('Code128').filter(readCode), squares: saidBy('QRCode') };
};

interface Area {
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

/** A label of the screen as the printer leaves it. */
export const asPrinted = (picture: Buffer) => printed(picture).png().toBuffer();

/** What becomes of a printed label: blurred, at an angle, and with a part of each code covered. */
export const wornPictures = async (clean: Buffer, covered: readonly Area[]) => {
  let tape = clean;
  for (const area of covered) tape = await taped(tape, area);
  const turned = (angle: number) => sharp(clean).rotate(angle, { background: '#fff' }).png().toBuffer();
  return {
    blurred: await sharp(clean).blur(1.5).png().toBuffer(),
    'turned by 5°': await turned(5),
    'turned by -8°': await turned(-8),
    'upside down': await turned(180),
    'covered in part': tape,
  };
};

/** A tenth of the QR code of a label on the screen, and two fifths of the height of its bars. */
export const coveredOf = (label: Locator): Promise<Area[]> =>
  label.evaluate((element) => {
    const origin = element.getBoundingClientRect();
    const areaOf = (selector: string, part: [x: number, y: number, width: number, height: number]) => {
      const box = element.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      const [x, y, width, height] = part;
      const dots = (length: number) => Math.round(length * window.devicePixelRatio);
      return {
        left: dots(box.x - origin.x + box.width * x),
        top: dots(box.y - origin.y + box.height * y),
        width: dots(box.width * width),
        height: dots(box.height * height),
      };
    };
    return [areaOf('.qr', [0.45, 0.4, 0.32, 0.32]), areaOf('[data-code128]', [0, 0.3, 1, 0.4])];
  });

/** Whether all of a picture is white within so many dots of its edges. */
export const hasWhiteEdge = async (picture: Buffer, dots: number): Promise<boolean> => {
  const { data, info } = await printed(picture).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (let y = 0; y < height; y += 1) {
    const isEdge = y < dots || y >= height - dots;
    for (let x = 0; x < width; x += 1) {
      if (!isEdge && x === dots) x = width - dots;
      if (data[(y * width + x) * channels] !== 255) return false;
    }
  }
  return true;
};
