import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Chunk, Compilation } from 'webpack';

/** What a first visit may cost, in bytes as they are sent (brotli). */
const LIMITS = { boot: 3_000, home: 170_000, admin: 320_000 };

/** A visitor downloads none of it. */
const ADMIN_CODE =
  /[\\/]src[\\/](pages[\\/]admin|features[\\/]auth)[\\/](?!authEvents|sessionSlice|keptDrafts|lastActive)/;

const weigh = (folder: string, names: Iterable<string>) => {
  let bytes = 0;
  for (const name of names) bytes += brotliCompressSync(readFileSync(path.join(folder, name))).length;
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

/** Sources of the admin in what the named chunks, or those they share, hold. */
const adminCode = (bundle: Compilation, groups: string[]) => {
  const chunks = new Set<Chunk>(groups.flatMap((group) => bundle.namedChunkGroups.get(group)?.chunks ?? []));
  const names = [...chunks].flatMap((chunk) =>
    [...bundle.chunkGraph.getChunkModulesIterable(chunk)].flatMap((module) => {
      const parts = 'modules' in module ? (module.modules as (typeof module)[]) : [module];
      return parts.map((part) => part.nameForCondition() ?? '');
    }),
  );
  return names.filter((name) => ADMIN_CODE.test(name)).map((name) => path.relative('.', name));
};

/** Throws when a first visit costs more than it may, or carries the admin's code. Returns the figures as lines. */
export const checkBudgets = (bundle: Compilation, folder: string): string[] => {
  const groups = {
    boot: ['boot'],
    home: ['boot', 'app', 'page-home'],
    admin: ['boot', 'app', 'admin', 'supabase'],
  };
  const figures = Object.entries(groups).map(([name, parts]) => {
    const limit = LIMITS[name as keyof typeof LIMITS];
    return { name, bytes: weigh(folder, scriptsOf(bundle, parts)), limit };
  });
  const lines = figures.map(({ name, bytes, limit }) => `${name}: ${bytes} of ${limit} bytes of script`);
  const pages = [...bundle.namedChunkGroups.keys()].filter((name) => name.startsWith('page-'));
  const strangers = adminCode(bundle, ['boot', 'app', ...pages]);
  const isOver = figures.some(({ bytes, limit }) => bytes > limit);
  if (isOver) throw new Error(`A first visit costs too much.\n${lines.join('\n')}`);
  if (strangers.length > 0)
    throw new Error(`Visitors would download the admin's code:\n${strangers.join('\n')}`);
  return lines;
};
