import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Compilation } from 'webpack';
import type * as Prerenderer from '../src/entries/prerender';
import { type BuildNews, hashSources, QUICK, WHEN_OUTDATED } from '../host/build';
import { isBuiltFrom, quickStamp, servicesNote, STAMP } from '../host/buildNotes';
import { compressFolder } from '../host/compress';
import { servicesOf } from '../host/contentPolicy';
import { lockFolder } from '../host/folderLock';
import { SCANNER, STATIC_REDIRECTS, staticHeaders } from '../host/headers';
import { asRefusal } from '../host/refusal';
import { checkBuildSettings } from '../host/settings';
import { checkBundle, checkDocuments, checkScanner } from './bundleChecks';
import { compileSite } from './compileSite';
import { makeDraft, replaceFolder, restoreFormer } from './replaceFolder';
import { listPackages, SBOM } from './supply/sbom';

const DIST = path.resolve('dist');

/** Where builds are written before they are put in the place of `dist`. */
const ROOM = path.resolve('.cache/site');

/** The scripts that prerendered pages have inline. */
const INLINE = path.resolve('.cache/inline');

const IS_QUICK = process.argv.includes(QUICK);

/** The part of the work that compiling is. */
const COMPILED = 0.9;

/** To the host that waits for this build, if one does. */
const report = (news: BuildNews) => process.send?.(news);

/** Files that are served as they are. The HTML template among them is the dev server's. */
const PUBLIC = path.resolve('public');

/** The two font weights of every first view: text and headings. */
const FIRST_FONTS = /poppins-latin-(400|600)-normal\..*woff2$/;

const filesOf = (bundle: Compilation, group: string) => {
  const chunkGroup = bundle.namedChunkGroups.get(group);
  if (!chunkGroup) throw new Error(`The bundle has no chunk named ${group}.`);
  return chunkGroup.getFiles();
};

const addressesOf = (bundle: Compilation, group: string, extension: string): string[] =>
  filesOf(bundle, group)
    .filter((name) => name.endsWith(extension))
    .map((name) => `/${name}`);

/** The assets that the prerendered pages refer to, from webpack's output. */
const assetsOf = (bundle: Compilation, folder: string): Prerenderer.PageAssets => {
  const styles = addressesOf(bundle, 'bootstrap', '.css');
  const assets = bundle.getAssets().map(({ name }) => `/${name}`);
  const css = styles.map((name) => readFileSync(path.join(folder, name), 'utf8')).join('');
  const rules = [
    ...css
      .replace(/\/\*[^]*?\*\//g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};~]) ?|(?<=[:,]) /g, '$1')
      .replaceAll(';}', '}')
      .matchAll(/[^{}]+\{[^{}]*\}/g),
  ].map(String);
  const isFetched = (rule: string) => rule.includes('url(');
  return {
    inlineOf: (entry) => readFileSync(path.join(INLINE, `${entry}.js`), 'utf8').replace('"use strict";', ''), // checked at compile time
    scriptsOf: (chunks) => [...new Set(chunks.flatMap((chunk) => addressesOf(bundle, chunk, '.js')))],
    fonts: assets.filter((name) => FIRST_FONTS.test(name)),
    fontFaces: rules.filter(isFetched).join(''),
    css: rules.filter((rule) => !isFetched(rule)).join(''),
  };
};

const writeTo = (folder: string) => (files: Record<string, string>) => {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
};

/** The parts of the app that the scanner needs without a line. */
const SCANNER_PARTS = ['bootstrap', 'app', 'admin', 'supabase', 'scan', 'scan-reader'];

/** The worker of the scanner, which knows the files of this build. */
const scanWorker = (bundle: Compilation): string => {
  const parts = SCANNER_PARTS.flatMap((part) => filesOf(bundle, part));
  const otherAssets = bundle.getAssets().map(({ name }) => name);
  const files = [
    ...parts.filter((name) => /\.(js|css)$/.test(name)),
    ...otherAssets.filter((name) => FIRST_FONTS.test(`/${name}`) || name.endsWith('.wasm')),
  ].map((name) => `/${name}`);
  const script = readFileSync(path.join(INLINE, 'scannerWorker.js'), 'utf8');
  const scannerPage = { page: SCANNER, files: [...new Set(files)] };
  const version = createHash('sha256')
    .update(JSON.stringify(scannerPage) + script)
    .digest('hex')
    .slice(0, 16);
  return `self.scannerFiles=${JSON.stringify({ version, ...scannerPage })};${script}`;
};

/** Writes the site: the browser's bundle, and every public page prerendered. */
const writeSite = async (folder: string, sources: string) => {
  const write = writeTo(folder);
  process.env.NODE_ENV = 'production'; // class names and markup differ in development
  const bundle = await compileSite(folder, IS_QUICK, (part) => report({ part: part * COMPILED }));
  const load = createRequire(path.resolve('package.json'));
  const prerender = load(path.resolve('.cache/prerender/prerender.cjs')) as typeof Prerenderer;
  const site = (process.env.SITE_URL || prerender.siteUrl).replace(/\/+$/, '');
  const files = await prerender.writeSite(assetsOf(bundle, folder), site);
  const documents = Object.fromEntries(Object.entries(files).filter(([name]) => name.endsWith('.html')));
  cpSync(PUBLIC, folder, { recursive: true, filter: (source) => path.extname(source) !== '.html' });
  const services = servicesOf(process.env);
  write({ ...files, ...servicesNote(services) });
  write({ _headers: staticHeaders(documents, services), _redirects: STATIC_REDIRECTS });
  write({ 'scan-worker.js': scanWorker(bundle) });
  if (!IS_QUICK) {
    checkBundle(bundle);
    checkScanner(bundle, folder);
    checkDocuments(documents);
    await compressFolder(folder, DIST);
    write({ [SBOM]: await listPackages() });
  }
  write({ [STAMP]: IS_QUICK ? quickStamp(sources) : sources });
};

/** Two builds at once would share the caches, and one of them the other's `dist`. Where no lock can be made, they do. */
const lock = async () => {
  let isTold = false;
  const tell = (holder: string) => {
    if (!isTold) console.log(`Waiting for the build of ${holder} …`);
    isTold = true;
  };
  mkdirSync(ROOM, { recursive: true });
  return lockFolder(ROOM, tell).catch(({ message }: Error) => {
    console.error(`Building without a lock: ${message}`);
  });
};

/** Builds the site beside `dist`, and puts it in its place when it is complete. */
const build = async () => {
  checkBuildSettings(process.env);
  const release = await lock();
  try {
    if (release) await restoreFormer(ROOM, DIST);
    const sources = await hashSources(process.env);
    if (process.argv.includes(WHEN_OUTDATED) && (await isBuiltFrom(DIST, sources))) return;
    const draft = await makeDraft(ROOM);
    try {
      await writeSite(draft, sources);
      await replaceFolder(draft, DIST, STAMP);
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  } finally {
    await release?.();
  }
};

build().catch((cause: unknown) => {
  process.exitCode = 1;
  const refusal = asRefusal(cause);
  if (refusal && process.send) return void report({ refusal: refusal.message });
  console.error(refusal?.message ?? (cause instanceof Error ? cause.message : cause));
  if (cause instanceof AggregateError) for (const error of cause.errors) console.error(error);
});
