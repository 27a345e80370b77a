import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { missionSlides } from '@/content/about';
import { galleryPictures } from '@/content/gallery';
import { heroSlides } from '@/content/home';
import { pictures } from '@/content/pictures';
import { pictureFile, placeholderOf, widthsOf, type PictureFacts, type PictureFormat } from './pictureFiles';
import { mostBytes } from './pictureLimits';

const FOLDER = path.resolve('public/pictures');
const MOST_OF_ALL = 25_000_000;
const formats: PictureFormat[] = ['avif', 'jpg'];

const list: [string, PictureFacts][] = Object.entries(pictures);
const filesOf = ([name, facts]: [string, PictureFacts]) =>
  formats.flatMap((format) =>
    widthsOf(facts[1], format).map((width) => ({
      file: pictureFile(name, facts, width, format),
      width,
      format,
    })),
  );
const size = (file: string) => statSync(path.join(FOLDER, file)).size;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|content[\\/]pictures\.ts/.test(file))
  .map((file) => readFileSync(path.join('src', file), 'utf8'))
  .join('\n');

describe('the list of pictures', () => {
  it('names exactly the existing files', () => {
    expect(
      list
        .flatMap(filesOf)
        .map(({ file }) => file)
        .sort(),
    ).toEqual(readdirSync(FOLDER).sort());
  });

  it.each(list)('contains the hash of the files of %s', (...picture) => {
    const hash = createHash('sha256');
    for (const { file } of filesOf(picture)) hash.update(readFileSync(path.join(FOLDER, file)));
    expect(picture[1][0]).toBe(hash.digest('hex').slice(0, 8));
  });

  it('contains only pictures that the source uses', () => {
    expect(list.filter(([name]) => !new RegExp(`['"]${name}['"]|\\b${name}:`).test(sources))).toEqual([]);
  });

  it('contains exactly the pictures that have a master', () => {
    const masters = readdirSync('tools/art/renders').filter((file) => file.endsWith('.jpg'));
    expect(list.map(([name]) => `${name}.jpg`).sort()).toEqual(masters.sort());
  });
});

describe('the files of the pictures', () => {
  it.each(list)('of %s are within the size limit of their width', (...picture) => {
    for (const { file, width, format } of filesOf(picture)) {
      expect([file, size(file) <= mostBytes(width, format)]).toEqual([file, true]);
      expect([file, size(file) < (width > 1600 ? 350_000 : 200_000)]).toEqual([file, true]);
    }
  });

  it('of the slides are small on phones', () => {
    for (const { image } of heroSlides) {
      const files = filesOf([image, pictures[image]]);
      const onPhones = files.filter(({ width, format }) => width <= 1080 && format !== 'jpg');
      for (const { file } of onPhones) expect([file, size(file) < 120_000]).toEqual([file, true]);
      expect(size(pictureFile(image, pictures[image], 720, 'avif'))).toBeLessThan(45_000);
    }
  });

  it('have a total of less than 25 MB', () => {
    const all = list.flatMap(filesOf).reduce((sum, { file }) => sum + size(file), 0);
    expect(all).toBeLessThan(MOST_OF_ALL);
  });
});

describe('placeholderOf', () => {
  it.each(list)('returns a gradient of four colours for %s', (_name, facts) => {
    expect(placeholderOf(facts)).toMatch(/^linear-gradient\((#[0-9a-f]{3}, ){3}#[0-9a-f]{3}\)$/);
  });
});

describe('the text alternatives of the pictures', () => {
  const texts = [...galleryPictures, ...missionSlides].map(({ alt }) => alt);

  it('are longer than 20 characters and all different', () => {
    expect(texts.every((text) => text.trim().length > 20)).toBe(true);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('call no rendered picture a photograph', () => {
    expect(texts.filter((text) => /photo/i.test(text))).toEqual([]);
  });
});
