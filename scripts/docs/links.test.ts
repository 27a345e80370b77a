import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** The folders that people write in: all but what is hidden, installed or built. */
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^\.|^(node_modules|dist)$/.test(entry.name))
  .map(({ name }) => name);

const everything = [
  ...readdirSync(root),
  ...folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name}`,
    ),
  ),
].map((name) => name.replaceAll(path.sep, '/'));

const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const pages = everything.filter((name) => name.endsWith('.md') && !name.includes('/node_modules/'));

/** The text without code, in which brackets are no links. */
const proseOf = (page: string) =>
  textOf(page)
    .replace(/^```[^]*?^```$/gm, '')
    .replace(/`[^`\n]*`/g, '');

/** The anchors of a page, as GitHub makes them of its headings. */
const anchorsOf = (page: string) =>
  [...textOf(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const isBroken = (page: string, target: string) => {
  const [address = '', anchor] = target.split('#');
  const file = address ? path.join(path.dirname(page), address) : page;
  if (!existsSync(path.join(root, file))) return true;
  return anchor !== undefined && !anchorsOf(file).includes(anchor);
};

describe('the documentation', () => {
  it('has no broken link', () => {
    const links = pages.flatMap((page) =>
      [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)]
        .map(([, target = '']) => ({ page, target }))
        .filter(({ target }) => !/^[a-z]+:/.test(target)),
    );
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter(({ page, target }) => isBroken(page, target))).toEqual([]);
  });

  /** A file of the repository, by its path from the root, from the folder of the page or from the one above it. */
  it('names only files that exist', () => {
    const files = pages.flatMap((page) =>
      [...textOf(page).matchAll(/`((?!DATA_DIR\/|dist\/)[\w.@-]+(?:\/[\w.@-]+)+\.\w+)`/g)].map(
        ([, file = '']) => ({
          page,
          file,
        }),
      ),
    );
    const isMissing = ({ page, file }: { page: string; file: string }) =>
      !['.', path.dirname(page), path.join(path.dirname(page), '..')].some((from) =>
        existsSync(path.join(root, from, file)),
      );
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter(isMissing)).toEqual([]);
  });

  it('has every page that a comment or a message names', () => {
    const sources = everything.filter(
      (name) =>
        /\.([cm]?[jt]sx?|sql|ya?ml|toml)$|^Dockerfile$/.test(name) &&
        !name.startsWith('supabase/migrations/') &&
        !name.includes('/node_modules/'),
    );
    const namedPages = sources.flatMap((source) =>
      [...textOf(source).matchAll(/\b((?:supabase\/local\/|host\/)?docs\/[\w/-]+\.md)\b/g)].map(
        ([, page = '']) => ({ source, page }),
      ),
    );
    expect(namedPages.length).toBeGreaterThan(50);
    expect(namedPages.filter(({ page }) => !existsSync(path.join(root, page)))).toEqual([]);
  });
});
