import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Compilation, type MultiStats } from 'webpack';
import type * as Prerenderer from '../src/prerender';
import { hashSources, SERVICES, STAMP } from '../supabase/local/build';
import { servicesOf } from '../supabase/local/contentPolicy';
import { SCANNER, STATIC_REDIRECTS, staticHeaders } from '../supabase/local/headers';
import { checkBuildSettings } from '../supabase/local/settings';
import configure, { prerenderer, singleScripts } from '../webpack.config';
import { checkBundle, checkDocuments, checkScanner } from './bundleChecks';

const DIST = path.resolve('dist');

/** The scripts that prerendered pages have inline. */
const INLINE = path.resolve('.cache/inline');

/** Files that are served as they are. The HTML template among them is the dev server's. */
const PUBLIC = path.resolve('public');

/** The two font weights of every first view: text and headings. */
const FIRST_FONTS = /poppins-latin-(400|600)-normal\..*woff2$/;

const compile = () =>
  new Promise<MultiStats>((resolve, reject) => {
    const compiler = webpack([configure({}, { mode: 'production' }), prerenderer(), ...singleScripts()]);
    compiler.run((error, stats) => {
      compiler.close((failure) => {
        const cause = error ?? failure;
        if (cause) reject(cause);
        else if (!stats || stats.hasErrors()) reject(new Error(stats?.toString('errors-only')));
        else resolve(stats);
      });
    });
  });

const filesOf = (bundle: Compilation, group: string) => {
  const found = bundle.namedChunkGroups.get(group);
  if (!found) throw new Error(`The bundle has no chunk named ${group}.`);
  return found.getFiles();
};

const addressesOf = (bundle: Compilation, group: string, extension: string): string[] =>
  filesOf(bundle, group)
    .filter((name) => name.endsWith(extension))
    .map((name) => `/${name}`);

/** The assets that the prerendered pages refer to, from webpack's output. */
const assetsOf = (bundle: Compilation): Prerenderer.PageAssets => {
  const styles = addressesOf(bundle, 'boot', '.css');
  const assets = bundle.getAssets().map(({ name }) => `/${name}`);
  const css = styles.map((name) => readFileSync(path.join(DIST, name), 'utf8')).join('');
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

const write = (files: Record<string, string>) => {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(DIST, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
};

/** The parts of the app that the scanner needs without a line. */
const SCANNER_PARTS = ['boot', 'app', 'admin', 'supabase', 'scan', 'scan-reader'];

/** The worker of the scanner, which knows the files of this build. */
const scanWorker = (bundle: Compilation): string => {
  const parts = SCANNER_PARTS.flatMap((part) => filesOf(bundle, part));
  const others = bundle.getAssets().map(({ name }) => name);
  const files = [
    ...parts.filter((name) => /\.(js|css)$/.test(name)),
    ...others.filter((name) => FIRST_FONTS.test(`/${name}`) || name.endsWith('.wasm')),
  ].map((name) => `/${name}`);
  const script = readFileSync(path.join(INLINE, 'scanWorker.js'), 'utf8');
  const named = { page: SCANNER, files: [...new Set(files)] };
  const version = createHash('sha256')
    .update(JSON.stringify(named) + script)
    .digest('hex')
    .slice(0, 16);
  return `self.scannerFiles=${JSON.stringify({ version, ...named })};${script}`;
};

/** Builds the site into `dist`: the browser's bundle, and every public page prerendered. */
const build = async () => {
  checkBuildSettings(process.env);
  const sources = await hashSources(process.env);
  process.env.NODE_ENV = 'production'; // class names and markup differ in development
  const [browser] = (await compile()).stats;
  if (!browser) throw new Error('There is no bundle for the browser.');
  const load = createRequire(path.resolve('package.json'));
  const { siteUrl, writeSite } = load(path.resolve('.cache/prerender/prerender.cjs')) as typeof Prerenderer;
  const site = (process.env.SITE_URL || siteUrl).replace(/\/+$/, '');
  const files = await writeSite(assetsOf(browser.compilation), site);
  const documents = Object.fromEntries(Object.entries(files).filter(([name]) => name.endsWith('.html')));
  cpSync(PUBLIC, DIST, { recursive: true, filter: (source) => path.extname(source) !== '.html' });
  const services = servicesOf(process.env);
  write({ ...files, [SERVICES]: services.join('\n') });
  write({ _headers: staticHeaders(documents, services), _redirects: STATIC_REDIRECTS });
  write({ 'scan-worker.js': scanWorker(browser.compilation) });
  checkBundle(browser.compilation);
  checkScanner(browser.compilation, DIST);
  checkDocuments(documents);
  write({ [STAMP]: sources });
};

build().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  if (cause instanceof AggregateError) for (const error of cause.errors) console.error(error);
  process.exitCode = 1;
});
