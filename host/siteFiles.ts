import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownValue } from '../supabase/functions/_shared/ownValue.ts';
import { readServices, readStamp } from './buildNotes';
import { encodingsOf, forEachFile } from './compress';
import type { Reader } from './contentPolicy';
import { documentHeaders, IMMUTABLE, isHashedAddress } from './headers';
import { Refusal } from './refusal';
import { openSiteCopy, type SiteCopy, UncopiedSite } from './siteCopy';

/** A content on disk and its size in bytes. */
interface Stored {
  file: string;
  size: number;
}

/** A file of the site, with what is sent with it. */
export interface SiteFile extends Stored {
  /** Smaller encodings, best first. */
  encodings: (Stored & { name: string })[];
  etag: string;
  headers: Record<string, string>;
  /** What differs for readers of another language than English. */
  otherHeaders?: Record<string, string>;
}

/** What a host serves of a folder. */
export interface SiteFiles {
  /** Every file by its address. Only what is listed here is ever served: no address reaches another file. */
  files: Map<string, SiteFile>;
  /** The document in which the app renders addresses that have none. */
  shell: SiteFile;
  /** The origins that its scripts call. */
  services: string[];
  /** What it was built from. */
  stamp: string;
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

/** A file with a content hash in its name never changes; a page must be revalidated every time. */
const cachingOf = (address: string): string => {
  if (isHashedAddress(address) && /\.[0-9a-f]{8,}\.\w+$/.test(address)) return IMMUTABLE;
  return address.endsWith('.html') ? 'no-cache' : 'public, max-age=3600';
};

/** The build's notes and settings of static hosts are not for visitors; encodings are answers for the files that they encode. */
const isServed = (address: string): boolean => !/\/\.(?!well-known\/)|\/_[^/]*$|\.(br|gz)$/.test(address);

const loadFile = async (
  file: string,
  address: string,
  services: readonly string[],
  copy: SiteCopy | undefined,
): Promise<SiteFile> => {
  const body = await readFile(file);
  const encodings: SiteFile['encodings'] = [];
  if (copy)
    for (const { name, content } of await encodingsOf(file, body))
      encodings.push({ name, file: await copy.keep(content), size: content.length });
  const isDocument = address.endsWith('.html');
  const policyFor = (reader: Reader) => documentHeaders(String(body), reader, services);
  const varies = [encodings.length > 0 && 'accept-encoding', isDocument && 'accept-language'].filter(Boolean);
  return {
    file: copy ? await copy.keep(body) : file,
    size: body.length,
    encodings,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    headers: {
      'content-type': ownValue(TYPES, path.extname(file)) ?? 'application/octet-stream',
      'cache-control': cachingOf(address),
      ...(varies.length > 0 && { vary: varies.join(', ') }),
      ...(isDocument && policyFor('english')),
    },
    otherHeaders: isDocument ? policyFor('other') : undefined,
  };
};

const loadFiles = async (folder: string, copy?: SiteCopy): Promise<SiteFiles> => {
  const services = await readServices(folder);
  const files = new Map<string, SiteFile>();
  await forEachFile(folder, async (file) => {
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    if (!isServed(address)) return;
    const served = await loadFile(file, address, services, copy);
    files.set(address, served);
    if (path.basename(file) === 'index.html')
      files.set(address.slice(0, -'/index.html'.length) || '/', served);
  });
  const shell = files.get('/200.html') ?? files.get('/');
  if (!shell) throw new Error('it has neither a 200.html nor an index.html');
  return { files, shell, services, stamp: await readStamp(folder) };
};

/** A fingerprint of a folder, which changes with anything in it, and differs for another folder. */
const stateOf = async (folder: string): Promise<string> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const lines = entries.map(async ({ parentPath, name }) => {
    const { size, mtimeMs } = await lstat(path.join(parentPath, name));
    return `${path.join(parentPath, name)} ${size} ${mtimeMs}`;
  });
  return (await Promise.all(lines)).sort().join('\n');
};

/** The files as they are in the data folder from here on, or, where that cannot take them, as they are in theirs. */
const copyFiles = async (folder: string, dataDir: string): Promise<SiteFiles> => {
  let copy: SiteCopy | undefined;
  try {
    copy = await openSiteCopy(dataDir);
    return await loadFiles(folder, copy);
  } catch (error) {
    if (!(error instanceof UncopiedSite)) throw error;
    await copy?.remove();
    console.error(
      `The site is served from ${folder}, which must not change until the next start, and uncompressed: it cannot be copied (${error.message}).`,
    );
    return loadFiles(folder);
  }
};

/** How long a folder may be incomplete or change, as one does into which a site is being copied. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 250;

/**
 * Reads the built site in `folder` into the data folder, once nothing changes while it is read: what is served must be of one
 * build. Nothing is written to `folder`. Throws a {@link Refusal} if it cannot be read.
 */
export const openSiteFiles = async (folder: string, dataDir: string): Promise<SiteFiles> => {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const isLast = Date.now() > deadline;
    try {
      const before = await stateOf(folder);
      const site = await copyFiles(folder, dataDir);
      if (before === (await stateOf(folder))) return site;
      if (isLast) {
        console.error(`${folder} changes all the time: what is served may not be of one build.`);
        return site;
      }
    } catch (error) {
      if (isLast)
        throw new Refusal(
          `The site in ${folder} cannot be served: ${(error as Error).message}. See SITE_DIR.`,
        );
    }
    await sleep(PAUSE_MS);
  }
};
