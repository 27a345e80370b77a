import type { Sql } from '../database/database';
import { readArchive } from './archive';
import { type Digests, digestsOf, listTables, readSequences, type Sequences, type Table } from './rows';

/** The entry that a backup of rows begins with. */
export const CONTENTS = 'rows.json';

/** What a database is: the rows themselves come after it. */
export interface Contents {
  /** The migrations that made it. */
  versions: string[];
  tables: Table[];
  digests: Digests;
  sequences: Sequences;
}

/** How much was backed up or restored. */
export interface Amount {
  tables: number;
  rows: number;
}

/** How many tables and rows were counted. */
export const amountOf = (digests: Digests): Amount => {
  const counted = Object.values(digests);
  return { tables: counted.length, rows: counted.reduce((sum, { rows }) => sum + Number(rows), 0) };
};

/** An amount in words, for what a command says. */
export const amountText = ({ tables, rows }: Amount): string => `${rows} rows of ${tables} tables`;

/** What a database is. To be called in a transaction in which it does not change. */
export const contentsOf = async (sql: Sql, onTable?: (name: string) => void): Promise<Contents> => {
  const versions = await sql.query<{ version: string }>(
    `select version from supabase_migrations.platform_migrations
     union all select version from supabase_migrations.schema_migrations order by 1`,
  );
  const tables = await listTables(sql);
  return {
    versions: versions.map(({ version }) => version),
    tables,
    digests: await digestsOf(sql, tables, onTable),
    sequences: await readSequences(sql),
  };
};

/** What is in a backup, if it is one of rows; undefined of a copy of a data folder. */
export const readContents = async (file: string, key?: string): Promise<Contents | undefined> => {
  for await (const { name, content } of readArchive(file, key))
    return name === CONTENTS ? (JSON.parse(content.toString('utf8')) as Contents) : undefined;
  return undefined;
};
