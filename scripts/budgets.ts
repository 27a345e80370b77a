import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Chunk, Compilation } from 'webpack';
import { AT_ONCE, sizeOf } from '../src/app/prerender/comesAtOnce';

/** Size limits of a first visit, in transferred bytes (brotli). */
const LIMITS = { boot: 3_000, home: 150_000, admin: 320_000 };

/** Visitors must not download any of this. */
const ADMIN_CODE = /[\\/]src[\\/](pages[\\/]admin|features[\\/]auth)[\\/](?!sessionSlice|startAuth)/;

/** What the home page needs only after an interaction or scrolling: none of it is loaded with the page. */
const LATE_CODE = new RegExp(
  [
    '/node_modules/(@supabase|formik|yup|framer-motion|react-material-ui-carousel|leaflet|qrcode.react|notistack)/',
    '/@reduxjs/toolkit/dist/query/',
    '/src/features/chat/(parts|sync|inbox)/',
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);

const weigh = (folder: string, names: Iterable<string>) => {
  let bytes = 0;
  for (const name of names) bytes += sizeOf(readFileSync(path.join(folder, name)));
  return bytes;
};

const scriptsOf = ({ namedChunkGroups }: Compilation, groups: string[]) =>
  new Set(
    groups
      .flatMap((group) => {
        const found = namedChunkGroups.get(group);
        if (!found) throw new Error(`There is no chunk named ${group}.`);
        return found.getFiles();
      })
      .filter((name) => name.endsWith('.js')),
  );

/** Matching sources in the named chunk groups, including their shared chunks. */
const sourcesIn = (bundle: Compilation, groups: string[], pattern: RegExp) => {
  const chunks = new Set<Chunk>(groups.flatMap((group) => bundle.namedChunkGroups.get(group)?.chunks ?? []));
  const names = [...chunks].flatMap((chunk) =>
    [...bundle.chunkGraph.getChunkModulesIterable(chunk)].flatMap((module) => {
      const parts = 'modules' in module ? (module.modules as (typeof module)[]) : [module];
      return parts.map((part) => part.nameForCondition() ?? '');
    }),
  );
  return names.filter((name) => pattern.test(name)).map((name) => path.relative('.', name));
};

const refuse = (complaint: string, lines: string[]) => {
  if (lines.length > 0) throw new Error([complaint, ...lines].join('\n'));
};

/** Throws if a prerendered page does not fit into the first round trip. Takes pages by file name; returns the largest. */
export const checkDocuments = (documents: Readonly<Record<string, string>>): string => {
  const sizes = Object.entries(documents)
    .map(([name, html]) => ({ name, bytes: sizeOf(html) }))
    .sort((one, other) => other.bytes - one.bytes);
  const lineOf = ({ name, bytes }: (typeof sizes)[number]) => `${name}: ${bytes} of ${AT_ONCE} bytes`;
  refuse('A document does not come at once.', sizes.filter(({ bytes }) => bytes > AT_ONCE).map(lineOf));
  return sizes.slice(0, 1).map(lineOf).join();
};

/** Throws if a first visit exceeds its limits, or loads code that it does not need. Returns the figures as lines. */
export const checkBudgets = (bundle: Compilation, folder: string): string[] => {
  const groups = {
    boot: ['start', 'boot'],
    home: ['start', 'boot', 'app', 'page-home'],
    admin: ['boot', 'app', 'admin', 'supabase'],
  };
  const figures = Object.entries(groups).map(([name, parts]) => {
    const limit = LIMITS[name as keyof typeof LIMITS];
    return { name, bytes: weigh(folder, scriptsOf(bundle, parts)), limit };
  });
  const lines = figures.map(({ name, bytes, limit }) => `${name}: ${bytes} of ${limit} bytes of script`);
  const pages = [...bundle.namedChunkGroups.keys()].filter((name) => name.startsWith('page-'));
  const isOver = figures.some(({ bytes, limit }) => bytes > limit);
  refuse('A first visit costs too much.', isOver ? lines : []);
  refuse(
    "Visitors would download the admin's code:",
    sourcesIn(bundle, ['start', 'boot', 'app', ...pages], ADMIN_CODE),
  );
  refuse('The home page would bring what it does not use:', sourcesIn(bundle, groups.home, LATE_CODE));
  return lines;
};
