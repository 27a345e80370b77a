import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { claims } from '@/brand/claims';
import { paths } from '@/config/paths';
import { services } from '@/content/services';
import { publicPages } from '@/pages/public/publicPages';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const page = read('docs/claims.md');

const rows = page
  .split('\n')
  .filter((line) => /^\| (?!-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, what = '', ...rest]) => ({ what, rest }));

const sources = ['src/content', 'src/pages', 'src/app']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
      .map((name) => read(path.join(folder, name))),
  )
  .join('\n');

/** Addresses of pages, and files, as the page names them. */
const named = [...page.matchAll(/`([^`\s]+)`/g)].map(([, text = '']) => text);

const routes = new Set<string>([
  ...publicPages.map((one) => one.path),
  ...Object.values(paths).filter((one) => typeof one === 'string'),
]);

describe('docs/claims.md', () => {
  it.each(Object.entries(claims))('lists the figure %s as it is, and a page shows it', (name, value) => {
    const row = rows.find(({ what }) => what === `\`claims.${name}\``);
    expect(row?.rest[0]).toBe(String(value));
    expect(sources).toContain(`claims.${name}`);
  });

  it('lists no figure that is gone', () => {
    const listed = rows.flatMap(({ what }) => /^`claims\.(\w+)`$/.exec(what)?.[1] ?? []);
    expect(listed).toEqual(expect.arrayContaining(Object.keys(claims)));
    expect(listed).toHaveLength(Object.keys(claims).length);
  });

  it('names only pages that exist, and every service', () => {
    const addresses = named.filter((text) => text.startsWith('/'));
    expect(addresses.filter((address) => !routes.has(address))).toEqual([]);
    expect(services.map((service) => service.path).filter((address) => !addresses.includes(address))).toEqual(
      [],
    );
  });

  it('names only files that exist', () => {
    const files = named.filter((text) => /^(src|scripts|supabase|docs|e2e)\//.test(text));
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('holds each claim by something', () => {
    for (const { what, rest } of rows) expect([what, rest[1] ?? '']).not.toEqual([what, '']);
  });

  it('covers every form of the texts: what they ask to be entered has a page', () => {
    const texts = read('src/content/services.ts') + read('src/content/news.ts');
    const forms = [
      ...texts.matchAll(/[^.'`]*\b(?:booking forms?|order forms?|online form|portal)\b[^.'`]*/gi),
    ];
    expect(forms.map(([sentence]) => sentence)).toEqual([]);
    expect(texts).toContain('On the quote page, enter the pick-up and delivery address');
    expect(routes.has(paths.quote)).toBe(true);
  });
});
