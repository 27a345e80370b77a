import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { inRepository } from '../paths';
import type { Sql } from './database';

/** What a new database begins with, beside what its migrations make: the gazetteer, and the lanes whose ends are in it. */
const TABLES = {
  'public.place': 'supabase/data/places.csv',
  'private.transit_lane': 'supabase/data/lanes.csv',
};

/** Loads the rows of `supabase/data` into a new database. To be called in a transaction. */
export const loadData = async (sql: Sql): Promise<void> => {
  for (const [table, file] of Object.entries(TABLES)) {
    const { data, meta } = Papa.parse(await readFile(inRepository(file), 'utf8'), {
      header: true,
      skipEmptyLines: true,
      transform: (value: string) => value || null,
    });
    const columns = meta.fields?.join(', ');
    await sql.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
      [JSON.stringify(data)],
    );
  }
};
