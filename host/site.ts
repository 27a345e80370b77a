import { readFile } from 'node:fs/promises';
import { mendedLink } from '../supabase/functions/_shared/linkToken.ts';
import { documentHeaders, isHashedAddress, isStrictAddress, LIST_PAGES, pageOf, SCANNER } from './headers';
import type { Answer } from './http/answer';
import { openSiteFiles, type SiteFile } from './siteFiles';

const shellFor = async (
  reader: 'admin' | 'scanner',
  shell: SiteFile,
  services: readonly string[],
): Promise<SiteFile> => ({
  ...shell,
  headers: { ...shell.headers, ...documentHeaders(await readFile(shell.file, 'utf8'), reader, services) },
  otherHeaders: undefined,
});

/** Whether a browser is set to English, as `readsEnglish` asks it in the page: its first language, whatever follows. */
const readsEnglish = (headers: Headers) => /^\s*en\b/i.test(headers.get('accept-language') ?? '');

const respond = (site: SiteFile, { method, headers }: Request, status = 200): Answer => {
  const accepted = (headers.get('accept-encoding') ?? '')
    .split(',')
    .filter((coding) => !/;\s*q=0(\.0*)?\s*$/.test(coding))
    .map((coding) => coding.trim().split(';')[0]);
  const encoding = site.encodings.find(({ name }) => accepted.includes(name));
  const etag = `"${site.etag}${encoding ? `-${encoding.name}` : ''}"`;
  const sentHeaders = {
    ...site.headers,
    ...(!readsEnglish(headers) && site.otherHeaders),
    etag,
    ...(encoding && { 'content-encoding': encoding.name }),
  };
  const tags = (headers.get('if-none-match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (status === 200 && tags.includes(etag)) return new Response(null, { status: 304, headers: sentHeaders });
  const { file, size } = encoding ?? site;
  return method === 'HEAD'
    ? new Response(null, { status, headers: { ...sentHeaders, 'content-length': String(size) } })
    : { status, headers: sentHeaders, file, size };
};

/** An address with a token stays in no cache, and is told to nobody. */
const PASSING = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/** `/news/` is `/news`. Not a regular expression: an address of nothing but slashes would take it far too long. */
const withoutSlash = (address: string): string => {
  let end = address.length;
  while (end > 1 && address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
};

const decoded = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
};

/** What answers every request that is not the API's, and what the site was built from. */
export interface Site {
  answer: (request: Request) => Answer;
  stamp: string;
}

/**
 * Serves the built site in `folder`: pages at their address, files as they are, and the empty app shell for every
 * other address, which the app itself then routes: with status 200 for the admin's pages and the one of share links, 404 for
 * those that do not exist. A link with a token that was changed on its way leads to its page.
 * A missing asset has no shell: a page in its place would run as a script. What is served is what was there at the start, which
 * is kept in the data folder.
 */
export const createSite = async (folder: string, dataDir: string): Promise<Site> => {
  const { files, shell, services, stamp } = await openSiteFiles(folder, dataDir);
  const adminShell = await shellFor('admin', shell, services);
  const list = files.get('/consignments.html');
  const listShell = list && (await shellFor('admin', list, services));
  const scannerShell = await shellFor('scanner', shell, services);
  const answer = (request: Request): Answer => {
    if (!['GET', 'HEAD'].includes(request.method)) {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const { pathname, search } = new URL(request.url);
    const address = withoutSlash(decoded(pathname));
    const mended = mendedLink(pathname + search);
    if (mended && address !== mended.page)
      return new Response(null, {
        status: 303,
        headers: { ...PASSING, location: mended.page + mended.fragment },
      });
    const file = files.get(pageOf(address));
    if (file) return respond(file, request);
    if (isHashedAddress(address)) return new Response('Not found', { status: 404 });
    if (address === SCANNER) return respond(scannerShell, request);
    if (listShell && LIST_PAGES.includes(address)) return respond(listShell, request);
    return isStrictAddress(address) ? respond(adminShell, request) : respond(shell, request, 404);
  };
  return { answer, stamp };
};
