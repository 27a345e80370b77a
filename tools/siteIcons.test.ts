import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { publicPages } from '@/pages/public/publicPages';
import { socialCard } from '@/content/socialCard';
import { shellDocument } from '../src/app/prerender/pageDocument';
import { pageHead } from '../src/app/prerender/pageHead';
import { siteFiles } from '../src/app/prerender/siteFiles';
import { favicon } from './brandMarks';

interface Icon {
  src: string;
  sizes: string;
  purpose?: string;
}

const site = 'https://www.company.example';
const file = (address: string) => path.resolve('public', address.replace(/^\//, ''));
const readIcon = (address: string) => readFileSync(file(address));
const pngSize = (data: Buffer) => `${data.readUInt32BE(16)}x${data.readUInt32BE(20)}`;

/** Width and height are in the first frame header of a JPEG. */
const jpegSize = (data: Buffer) => {
  let at = 2;
  while (![0xc0, 0xc2].includes(data[at + 1] ?? 0)) at += 2 + data.readUInt16BE(at + 2);
  return { height: data.readUInt16BE(at + 5), width: data.readUInt16BE(at + 7) };
};

describe('site icons', () => {
  it('match the current drawing of the mark', () => {
    expect(String(readIcon('/favicon.svg'))).toBe(favicon());
  });

  it('exist and have the sizes that the manifest states', () => {
    const { icons } = JSON.parse(siteFiles(site)['site.webmanifest'] ?? '') as { icons: Icon[] };
    const images = icons.filter(({ src }) => src.endsWith('.png'));
    expect(images).toHaveLength(3);
    expect(images.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    for (const { src, sizes } of images) expect([src, pngSize(readIcon(src))]).toEqual([src, sizes]);
    expect(pngSize(readIcon('/apple-touch-icon.png'))).toBe('180x180');
    expect(readIcon('/favicon.ico')[6]).toBe(32);
  });

  it('are linked by every page', () => {
    const html = shellDocument({
      head: [],
      style: '',
      fonts: [],
      scripts: [],
      admin: [],
      boot: ['/boot.js'],
    });
    const iconAddresses = [...html.matchAll(/<link rel="(?:apple-touch-)?icon" href="([^"]+)"/g)].map(
      ([, iconAddress]) => String(iconAddress),
    );
    expect(iconAddresses).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);
    for (const iconAddress of iconAddresses) expect(existsSync(file(iconAddress))).toBe(true);
  });
});

describe('social card', () => {
  it('has the size and the description that every page states', () => {
    const { width, height, alt } = socialCard;
    expect(jpegSize(readIcon(socialCard.file))).toEqual({ width, height });
    for (const page of publicPages) {
      const head = pageHead(page, site).join('\n');
      expect(head).toContain(`<meta property="og:image" content="${site}/${socialCard.file}" />`);
      expect(head).toContain(`<meta property="og:image:alt" content="${alt}" />`);
      expect(head).toContain('content="summary_large_image"');
    }
  });

  it('is smaller than 200 kB', () => {
    expect(readIcon(socialCard.file).length).toBeLessThan(200_000);
  });
});
