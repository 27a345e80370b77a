import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HostProcess } from './hostProcess';

/** What can be called, and the names that each call reads. */
export interface Surface {
  /** The columns of each table. */
  tables: ReadonlyMap<string, readonly string[]>;
  /** The parameters of each function of the database. */
  functions: ReadonlyMap<string, readonly string[]>;
  /** The names and words in the sources of each function beside the database: its parameters and what they may say. */
  services: ReadonlyMap<string, readonly string[]>;
}

/** What every object inherits: `constructor`, `__proto__`, `toString` … */
export const INHERITED: readonly string[] = Object.getOwnPropertyNames(Object.prototype);

/** Words in quotes, fields that are read by name, and those that are taken out of a body. */
const NAMES = [/'([A-Za-z][\w-]{0,30})'/g, /\b(?:said|given|sent|body)\.(\w+)/g];
const TAKEN = /\{([\w\s,:]+)\} = (?:await readJson|request)/g;

const namesIn = (source: string): string[] => [
  ...NAMES.flatMap((pattern) => [...source.matchAll(pattern)].map(([, name = '']) => name)),
  ...[...source.matchAll(TAKEN)].flatMap(([, names = '']) => names.split(/[\s,:]+/).filter(Boolean)),
];

const FUNCTIONS = 'supabase/functions';

/** Read from the sources, so that a parameter that is added later is tried as well. */
export const servicesInSources = (): Map<string, string[]> => {
  const folders = readdirSync(FUNCTIONS, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('_'),
  );
  return new Map(
    folders.map(({ name }) => {
      const files = readdirSync(path.join(FUNCTIONS, name)).filter((file) =>
        /^(?!.*\.test\.).*\.ts$/.test(file),
      );
      const names = files.flatMap((file) => namesIn(readFileSync(path.join(FUNCTIONS, name, file), 'utf8')));
      return [name, [...new Set(names)].sort()];
    }),
  );
};

type Listed = { name: string; names: string[] };

const byName = (rows: readonly Listed[]) => new Map(rows.map(({ name, names }) => [name, names]));

/** What a host offers, by its database and by the sources. */
export const surfaceOf = async ({ sql }: Pick<HostProcess, 'sql'>): Promise<Surface> => ({
  tables: byName(
    await sql<Listed>(
      `select table_name as name, array_agg(column_name::text order by column_name) as names
       from information_schema.columns where table_schema = 'public' group by 1 order by 1`,
    ),
  ),
  functions: byName(
    await sql<Listed>(
      `select proname::text as name, coalesce(proargnames[1:pronargs], '{}')::text[] as names
       from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype order by 1`,
    ),
  ),
  services: servicesInSources(),
});
