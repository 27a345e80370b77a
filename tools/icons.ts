import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { favicon, tile } from './brandMarks';

const FOLDER = 'public';

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 48 })
    .resize(size)
    .png({ palette: true })
    .toBuffer();

/** An ICO file with one icon; the format allows PNG. */
const ico = (image: Buffer, size: number) => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icons
  head.writeUInt16LE(1, 4); // number of icons
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
};

/** Writes the icons of the site for browsers and home screens. */
const main = async () => {
  const square = tile({ corner: 0, share: 0.68 }); // the system rounds its corners
  const safe = tile({ corner: 0, share: 0.56 }); // the system may crop it to a circle
  const files: Record<string, Buffer | string> = {
    'favicon.svg': favicon(),
    'favicon.ico': ico(await png(favicon(), 32), 32),
    'apple-touch-icon.png': await png(square, 180),
    'icon-192.png': await png(favicon(), 192),
    'icon-512.png': await png(favicon(), 512),
    'icon-maskable-512.png': await png(safe, 512),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(FOLDER, name), content);
};

main().catch((cause: unknown) => {
  console.error(cause);
  process.exitCode = 1;
});
