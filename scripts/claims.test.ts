import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { claims } from '@/brand/claims';
import { paths } from '@/config/paths';
import { publicPages } from '@/pages/public/publicPages';

const root = path.resolve(__dirname, '..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

const sources = ['src/content', 'src/pages', 'src/app']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
      .map((name) => textOf(path.join(folder, name))),
  )
  .join('\n');

describe('the claims of the public pages', () => {
  it.each(Object.keys(claims))('take the figure %s from the one list of them', (name) => {
    expect(sources).toContain(`claims.${name}`);
  });

  it('name no form that the site does not have', () => {
    const texts = textOf('src/content/services.ts') + textOf('src/content/news.ts');
    const forms = [
      ...texts.matchAll(/[^.'`]*\b(?:booking forms?|order forms?|online form|portal)\b[^.'`]*/gi),
    ];
    expect(forms.map(([sentence]) => sentence)).toEqual([]);
    expect(texts).toContain('On the quote page, enter the pick-up and delivery address');
    expect(publicPages.map((page) => page.path)).toContain(paths.quote);
  });
});
