import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { inRepository } from '../paths';
import type { Sql } from './database';

/** Ports, airports and cities: docs/gazetteer.md. */
export const GAZETTEER = 'supabase/gazetteer.csv';

const COLUMNS = ['code', 'name', 'country', 'latitude', 'longitude', 'zone', 'kind'] as const;

/** New places, and new names and positions of those that came with the product; what the staff has added stays as it is. */
const LOAD = `
  insert into public.place (${COLUMNS.join(', ')})
  select * from unnest($1::text::text[], $2::text::text[], $3::text::text[], $4::text::float8[], $5::text::float8[], $6::text::text[], $7::text::text[])
  on conflict (code) do update set name = excluded.name, country = excluded.country, latitude = excluded.latitude,
    longitude = excluded.longitude, zone = excluded.zone, kind = excluded.kind
  where place.added_by is null`;

const NOTE = `
  insert into supabase_migrations.seed_files (path, hash) values ($1, $2) on conflict (path) do update set hash = excluded.hash`;

const arrayOf = (values: string[]): string =>
  `{${values.map((value) => `"${value.replace(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`;

/** Loads the gazetteer, unless the database has it as it is. To be called in a transaction. */
export const loadGazetteer = async (sql: Sql): Promise<void> => {
  const text = await readFile(inRepository(GAZETTEER), 'utf8');
  const hash = createHash('sha256').update(text).digest('hex');
  const loaded = await sql.query('select from supabase_migrations.seed_files where path = $1 and hash = $2', [
    GAZETTEER,
    hash,
  ]);
  if (loaded.length > 0) return;
  const { data } = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true });
  await sql.query(
    LOAD,
    COLUMNS.map((column) => arrayOf(data.map((row) => row[column] ?? ''))),
  );
  await sql.query(NOTE, [GAZETTEER, hash]);
};
