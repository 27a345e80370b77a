import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Chunk, Compilation, Module } from 'webpack';

/** Visitors must not download any of this. */
const ADMIN_CODE = /[\\/]src[\\/](pages[\\/]admin|features[\\/]auth)[\\/](?!startAuth)/;

/** Only the scanner may download this. */
const SCANNER_CODE =
  /node_modules[\\/](barcode-detector|zxing-wasm|idb)[\\/]|[\\/]src[\\/](features|pages[\\/]admin)[\\/]scan[\\/]/;

/** What the scanner may download besides the app and the admin's code, compressed. */
const SCANNER_BYTES = 450_000;

/** What the home page needs only after an interaction or scrolling: none of it is loaded with the page. */
const LATE_CODE = new RegExp(
  [
    '/node_modules/(@supabase|formik|yup|framer-motion|react-material-ui-carousel|leaflet|react-leaflet|@react-leaflet|qrcode.react|notistack)/',
    '/@reduxjs/toolkit/dist/query/',
    '/src/features/chat/(parts|sync|inbox)/',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

/** A file of a package by the package's name, however deep the package is installed, without the folder of its format. */
const fileInPackage = (source: string): string | undefined =>
  /.*[\\/]node_modules[\\/](.+)$/
    .exec(source)?.[1]
    ?.replace(/[\\/](esm|cjs|modern|node|es|lib|dist)(?=[\\/])/g, '');

const filesOf = (module: Module): string[] => {
  const parts = 'modules' in module ? (module.modules as Module[]) : [module];
  return parts.map((part) => part.nameForCondition() ?? '');
};

/** The chunks of the named groups, with those that they share. */
const chunksOf = (bundle: Compilation, groups: readonly string[]): Chunk[] => {
  const chunks = groups.flatMap((group) => {
    const chunkGroup = bundle.namedChunkGroups.get(group);
    if (!chunkGroup) throw new Error(`There is no chunk named ${group}.`);
    return chunkGroup.chunks;
  });
  return [...new Set(chunks)];
};

const sourcesIn = (bundle: Compilation, groups: readonly string[]): string[] =>
  chunksOf(bundle, groups).flatMap((chunk) =>
    [...bundle.chunkGraph.getChunkModulesIterable(chunk)].flatMap(filesOf),
  );

/** What webpack fetches as soon as the chunks of these groups have loaded. */
const prefetchedBy = (bundle: Compilation, groups: readonly string[]): string[] =>
  chunksOf(bundle, groups).flatMap((chunk) =>
    (chunk.getChildIdsByOrders(bundle.chunkGraph).prefetch ?? []).map(String),
  );

/** Files of packages that are there twice: in two formats, or in two versions. */
const copies = (sources: readonly string[]): string[] => {
  const first = new Map<string, string>();
  return [...new Set(sources)].flatMap((source) => {
    const file = fileInPackage(source);
    if (!file) return [];
    const other = first.get(file);
    if (!other) first.set(file, source);
    return other ? [`${path.relative('.', other)}, ${path.relative('.', source)}`] : [];
  });
};

const refuse = (complaint: string, lines: readonly string[]) => {
  if (lines.length > 0) throw new Error([complaint, ...new Set(lines)].join('\n'));
};

const relativeTo = (pattern: RegExp, sources: readonly string[]) =>
  sources.filter((name) => pattern.test(name)).map((name) => path.relative('.', name));

/** Throws if the bundle contains what is always a mistake. How large it is, `npm run bench` measures. */
export const checkBundle = (bundle: Compilation) => {
  const pages = [...bundle.namedChunkGroups.keys()].filter((name) => name.startsWith('page-'));
  const forVisitors = ['bootstrap', 'app', ...pages];
  refuse("Visitors would download the admin's code:", relativeTo(ADMIN_CODE, sourcesIn(bundle, forVisitors)));
  const home = ['bootstrap', 'app', 'page-home'];
  refuse('The home page would bring what it does not use:', relativeTo(LATE_CODE, sourcesIn(bundle, home)));
  for (const groups of [forVisitors, ['bootstrap', 'app', 'admin', 'supabase']])
    refuse('A library would be downloaded twice:', copies(sourcesIn(bundle, groups)));
  refuse(
    "The first calls of the admin area would wait for other pages' scripts:",
    prefetchedBy(bundle, ['admin']),
  );
};

const filesOfGroups = (bundle: Compilation, groups: readonly string[]) =>
  new Set(groups.flatMap((group) => bundle.namedChunkGroups.get(group)?.getFiles() ?? []));

/** Throws if code of the scanner is loaded elsewhere, or if it has become too large for a phone. Files are in `folder`. */
export const checkScanner = (bundle: Compilation, folder: string) => {
  const scanner = ['scan', 'scan-reader'];
  const elsewhere = [...bundle.namedChunkGroups.keys()].filter((name) => !scanner.includes(name));
  refuse('Other pages would download the scanner:', relativeTo(SCANNER_CODE, sourcesIn(bundle, elsewhere)));
  const shared = filesOfGroups(bundle, ['bootstrap', 'app', 'admin', 'supabase']);
  const ownFiles = [
    ...[...filesOfGroups(bundle, scanner)].filter((name) => !shared.has(name)),
    ...bundle
      .getAssets()
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.wasm')),
  ];
  const size = ownFiles
    .map((name) => brotliCompressSync(readFileSync(path.join(folder, name))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
  if (size > SCANNER_BYTES) throw new Error(`The scanner has ${size} bytes; ${SCANNER_BYTES} are allowed.`);
};

/** Throws if a picture of a document has no size, so that the page would shift when it loads. Takes documents by name. */
export const checkDocuments = (documents: Readonly<Record<string, string>>) => {
  const unsized = Object.entries(documents).flatMap(([name, html]) =>
    [...html.matchAll(/<img\b[^>]*>/g)]
      .filter(([tag]) => !/ width="\d/.test(tag) || !/ height="\d/.test(tag))
      .map(([tag]) => `${name}: ${tag}`),
  );
  refuse('A picture has no size:', unsized);
};
