import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';
import sharp, { type Sharp } from 'sharp';
import { pictures } from '../src/content/pictures';
import { pictureFile, widthsOf, type PictureFacts, type PictureFormat } from '../src/ui/picture/pictureFiles';
import { mostBytes } from '../src/ui/picture/pictureLimits';

const MASTERS = 'tools/art/renders';
const FOLDER = 'public/pictures';
const MANIFEST = 'src/content/pictures.ts';

const encoders: Record<PictureFormat, (image: Sharp, quality: number) => Sharp> = {
  avif: (image, quality) => image.avif({ quality, effort: 2 }),
  jpg: (image, quality) => image.jpeg({ quality: quality + 10, mozjpeg: true }),
};
const FORMATS = Object.keys(encoders) as PictureFormat[];

/** From good to barely acceptable. A picture that needs a lower quality is too detailed for its size. */
const QUALITIES = [54, 46, 38, 30];

/** Encodes with the best quality that fits. */
const encode = async (master: string, width: number, kind: PictureFormat): Promise<Buffer> => {
  for (const quality of QUALITIES) {
    const image = sharp(master).resize({ width, kernel: 'lanczos3' });
    const data = await encoders[kind](image, quality).toBuffer();
    if (data.length <= mostBytes(width, kind)) return data;
  }
  throw new Error(
    `${master} does not fit into ${mostBytes(width, kind)} bytes at ${width} pixels (${kind}).`,
  );
};

/** Four colours, from the top of the picture to its bottom. */
const tonesOf = async (master: string): Promise<string> => {
  const pixels = await sharp(master).removeAlpha().resize(1, 4, { fit: 'fill' }).raw().toBuffer();
  return [...pixels].map((value) => Math.round(value / 17).toString(16)).join('');
};

const develop = async (name: string): Promise<PictureFacts> => {
  const master = path.join(MASTERS, `${name}.jpg`);
  const { width, height } = await sharp(master).metadata();
  const sizes = FORMATS.flatMap((kind) =>
    widthsOf(width, kind).map((fileWidth) => ({ width: fileWidth, kind })),
  );
  const files = await Promise.all(
    sizes.map(async (size) => ({ ...size, data: await encode(master, size.width, size.kind) })),
  );
  const hash = createHash('sha256');
  for (const { data } of files) hash.update(data);
  const facts = [hash.digest('hex').slice(0, 8), width, height, await tonesOf(master)] as const;
  for (const { width: fileWidth, kind, data } of files)
    writeFileSync(path.join(FOLDER, pictureFile(name, facts, fileWidth, kind)), data);
  return facts;
};

/**
 * Generates the files of the named pictures, or of all, from the masters; rewrites the list that components import, and
 * removes files that belong to no picture.
 */
const main = async () => {
  const masters = readdirSync(MASTERS).flatMap((file) => (file.endsWith('.jpg') ? [file.slice(0, -4)] : []));
  const names = process.argv.slice(2);
  const knownPictures = new Map<string, PictureFacts>(Object.entries(pictures));
  mkdirSync(FOLDER, { recursive: true });
  for (const name of names.length > 0 ? names : masters) {
    const facts = await develop(name);
    knownPictures.set(name, facts);
    console.log(name, ...facts);
  }
  const listed = masters.sort().flatMap((name) => {
    const facts = knownPictures.get(name);
    return facts ? [[name, facts] as const] : [];
  });
  const text = `// Written by \`npm run tool -- pictures\`.\nexport const pictures = ${JSON.stringify(Object.fromEntries(listed))} as const;\n\nexport type PictureName = keyof typeof pictures;\n`;
  const style = { parser: 'typescript', singleQuote: true, printWidth: 110 };
  writeFileSync(MANIFEST, await format(text, style));
  const wantedFiles = new Set(
    listed.flatMap(([name, facts]) =>
      FORMATS.flatMap((kind) =>
        widthsOf(facts[1], kind).map((width) => pictureFile(name, facts, width, kind)),
      ),
    ),
  );
  for (const file of readdirSync(FOLDER)) if (!wantedFiles.has(file)) rmSync(path.join(FOLDER, file));
};

main().catch((cause: unknown) => {
  console.error(cause);
  process.exitCode = 1;
});
