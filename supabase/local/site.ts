import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SERVICES } from './build';
import { type Encoding, ensureEncodings, forEachFile } from './compress';
import type { Reader } from './contentPolicy';
import {
  documentHeaders,
  HASHED_FOLDERS,
  IMMUTABLE,
  isStrictAddress,
  LIST_PAGES,
  pageOf,
  SCANNER,
} from './headers';
import type { Answer } from './http/answer';

/** A file on disk and its size in bytes. */
interface SiteFile {
  file: string;
  size: number;
  /** Smaller encodings, best first. */
  encodings: Encoding[];
  etag: string;
  headers: Record<string, string>;
  /** What differs for readers of another language than English. */
  otherHeaders?: Record<string, string>;
}

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const isFile = (address: string): boolean =>
  HASHED_FOLDERS.some((folder) => address.startsWith(`/${folder}/`));

/** A file with a content hash in its name never changes; a page must be revalidated every time. */
const cachingOf = (address: string): string => {
  if (isFile(address) && /\.[0-9a-f]{8,}\.\w+$/.test(address)) return IMMUTABLE;
  return address.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
};

const loadFile = async (
  file: string,
  address: string,
  services: readonly string[],
  onError: (error: Error) => void,
): Promise<SiteFile> => {
  const body = await readFile(file);
  const encodings = await ensureEncodings(file, body, onError);
  const isDocument = address.endsWith('.html');
  const policyFor = (reader: Reader) => documentHeaders(String(body), reader, services);
  const varies = [encodings.length > 0 && 'accept-encoding', isDocument && 'accept-language'].filter(Boolean);
  return {
    file,
    size: body.length,
    encodings,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    headers: {
      'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      'cache-control': cachingOf(address),
      ...(varies.length > 0 && { vary: varies.join(', ') }),
      ...(isDocument && policyFor('english')),
    },
    otherHeaders: isDocument ? policyFor('other') : undefined,
  };
};

const readServices = async (folder: string): Promise<string[]> => {
  const text = await readFile(path.join(folder, SERVICES), 'utf8').catch(() => '');
  return text.split('\n').filter(Boolean);
};

/** Every file by its address. Only what is listed here is ever served: no address reaches another file. */
const loadFiles = async (folder: string, services: readonly string[]): Promise<Map<string, SiteFile>> => {
  const files = new Map<string, SiteFile>();
  const errors: Error[] = [];
  await forEachFile(folder, async (file) => {
    const name = path.basename(file);
    if (/^[._]|\.(br|gz)$/.test(name)) return;
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    const served = await loadFile(file, address, services, (error) => errors.push(error));
    files.set(address, served);
    if (name === 'index.html') files.set(address.slice(0, -'/index.html'.length) || '/', served);
  });
  // In a container the folder is read-only: its files were compressed when the site was packed.
  if (errors[0]) console.error(`Some files of the site could not be compressed: ${errors[0].message}`);
  return files;
};

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
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.trim().split(';')[0]);
  const encoding = site.encodings.find(({ name }) => accepted.includes(name));
  const etag = `"${site.etag}${encoding ? `-${encoding.name}` : ''}"`;
  const sent = {
    ...site.headers,
    ...(!readsEnglish(headers) && site.otherHeaders),
    etag,
    ...(encoding && { 'content-encoding': encoding.name }),
  };
  const known = (headers.get('if-none-match') ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (status === 200 && known.includes(etag)) return new Response(null, { status: 304, headers: sent });
  const { file, size } = encoding ?? site;
  return method === 'HEAD'
    ? new Response(null, { status, headers: { ...sent, 'content-length': String(size) } })
    : { status, headers: sent, file, size };
};

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

/**
 * Serves the built site in `folder`: pages at their address, files as they are, and the empty app shell for every
 * other address, which the app itself then routes: with status 200 for the admin's pages and the one of share links, 404 for
 * those that do not exist.
 * A missing asset has no shell: a page in its place would run as a script. Files are read from disk for each answer; one that
 * has another size than at the start is not served, since its headers describe the former one.
 */
export const createSite = async (folder: string): Promise<(request: Request) => Answer> => {
  const services = await readServices(folder);
  const files = await loadFiles(folder, services);
  const shell = files.get('/200.html') ?? files.get('/');
  const adminShell = shell && (await shellFor('admin', shell, services));
  const list = files.get('/consignments.html');
  const listShell = list && (await shellFor('admin', list, services));
  const scannerShell = shell && (await shellFor('scanner', shell, services));
  return (request) => {
    if (!['GET', 'HEAD'].includes(request.method)) {
      return new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const address = withoutSlash(decoded(new URL(request.url).pathname));
    const file = files.get(pageOf(address));
    if (file) return respond(file, request);
    if (!shell || !adminShell || !scannerShell || isFile(address))
      return new Response('Not found', { status: 404 });
    if (address === SCANNER) return respond(scannerShell, request);
    if (listShell && LIST_PAGES.includes(address)) return respond(listShell, request);
    return isStrictAddress(address) ? respond(adminShell, request) : respond(shell, request, 404);
  };
};
