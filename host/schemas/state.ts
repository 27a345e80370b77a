import { readFile } from 'node:fs/promises';
import { ownValue } from '../../supabase/functions/_shared/ownValue.ts';
import type { Sql } from '../database/database';
import { inRepository } from '../paths';

const OBJECTS = inRepository('host/schemas/objects.sql');

/** Tables whose rows migrations may insert: all but the record of the migrations themselves. */
const TABLES = `
  select oid::regclass::text as name from pg_class
  where relkind = 'r' and relnamespace in (
    select oid from pg_namespace
    where nspname !~ '^pg_' and nspname not in ('information_schema', 'supabase_migrations'))`;

/** Rows that only a migration has: it is written by a script, and repeating its thousands here would add no check. */
const IN_MIGRATIONS: Readonly<Record<string, string>> = {
  'public.place': 'added_by is null',
  'private.transit_lane': 'true',
};

/** A database as lines of text: one for each object, each list of privileges and each row. */
export type State = ReadonlySet<string>;

/** Throws at an object that it cannot describe. To be called inside a transaction, whose search path it changes. */
export const readState = async (sql: Sql): Promise<State> => {
  await sql.script(`set local search_path = ''`);
  const objects = await sql.query<{ name: string; definition: string | null }>(
    await readFile(OBJECTS, 'utf8'),
  );
  const lines = objects.map(({ name, definition }) => {
    if (definition === null) throw new Error(`objects.sql cannot describe: ${name}`);
    return `${name}: ${definition}`;
  });
  for (const { name } of await sql.query<{ name: string }>(TABLES)) {
    const rows = await sql.query<{ text: string }>(
      `select to_jsonb(stored)::text as text from ${name} as stored where (${ownValue(IN_MIGRATIONS, name) ?? 'false'}) is not true`,
    );
    lines.push(...rows.map(({ text }) => `row of ${name}: ${text}`));
  }
  return new Set(lines);
};

/** The text after its first sign, so that both versions of an object stand next to each other. */
const bySubject = (a: string, b: string): number => a.slice(1).localeCompare(b.slice(1), 'en');

/** How two databases differ: "+" before what only `after` has, "-" before what only `before` has. */
export const differences = (before: State, after: State): string[] =>
  [
    ...[...before].filter((line) => !after.has(line)).map((line) => `- ${line}`),
    ...[...after].filter((line) => !before.has(line)).map((line) => `+ ${line}`),
  ].sort(bySubject);
