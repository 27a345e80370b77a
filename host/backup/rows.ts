import type { Sql } from '../database/database';

/** The schemas whose rows are the product's. */
const SCHEMAS = ['public', 'private', 'auth', 'realtime', 'supabase_migrations'];

export interface Table {
  /** With its schema, quoted. */
  name: string;
  /** Those that are stored, not computed: the names are quoted, and the types complete. */
  columns: { name: string; type: string }[];
}

/** How many rows a table has, and a sum of their hashes, in which their order does not count. */
export interface Digest {
  rows: string;
  sum: string;
}

export type Digests = Record<string, Digest>;

/** What a row is written as must not depend on the settings of a server, and every name has its schema. */
export const fixSettings = (sql: Sql): Promise<void> =>
  sql.script(`set local search_path = ''; set local timezone = 'UTC'; set local datestyle = 'ISO';
    set local intervalstyle = 'postgres'; set local bytea_output = 'hex'; set local extra_float_digits = 1`);

/** The tables of the product, in the order of their names. */
export const listTables = (sql: Sql): Promise<Table[]> =>
  sql.query<Table>(
    `select format('%I.%I', nspname, relname) as name,
       json_agg(json_build_object('name', quote_ident(attname), 'type', format_type(atttypid, atttypmod)) order by attnum) as columns
     from pg_catalog.pg_class as kept
     join pg_catalog.pg_namespace as space on space.oid = relnamespace
     join pg_catalog.pg_attribute on attrelid = kept.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where relkind = 'r' and nspname = any ($1::text::text[])
     group by 1 order by 1`,
    [`{${SCHEMAS.join(',')}}`],
  );

/** A row as a JSON array of what Postgres writes each value as; null stays null. */
const lineOf = ({ columns }: Table): string =>
  `to_json(array[${columns.map(({ name }) => `${name}::text`).join(', ')}])::text`;

/** Counts the rows of tables and sums their hashes up. */
export const digestsOf = async (
  sql: Sql,
  tables: Table[],
  onTable: (name: string) => void = () => undefined,
): Promise<Digests> => {
  const digests = new Map<string, Digest>();
  for (const table of tables) {
    const [digest] = await sql.query<Digest>(
      `select count(*)::text as rows, coalesce(sum(('x' || left(encode(sha256(convert_to(line, 'UTF8')), 'hex'), 16))
         ::bit(64)::bigint::numeric), 0)::text as sum
       from (select ${lineOf(table)} as line from ${table.name}) as lines`,
    );
    if (digest) digests.set(table.name, digest);
    onTable(table.name);
  }
  return Object.fromEntries(digests);
};

/** The tables in which two databases differ, with their numbers of rows. */
export const differencesOf = (expectedDigests: Digests, foundDigests: Digests): string[] =>
  Object.entries(expectedDigests).flatMap(([name, { rows, sum }]) => {
    const other = foundDigests[name];
    if (other?.rows === rows && other.sum === sum) return [];
    return [`${name} (${rows} rows, ${other ? `restored ${other.rows}` : 'not restored'})`];
  });

/** About how much of a table is read at a time. */
const PAGE_BYTES = 2 * 1024 ** 2;
const MOST_BLOCKS = 512;

export interface Page {
  lines: string[];
  /** The block that the next page begins with. */
  next: number;
}

/** The rows of a table as lines, some blocks of its file at a time: no index is needed, and nothing is sorted. */
export async function* pagesOf(sql: Sql, table: Table, first = 0): AsyncGenerator<Page> {
  const [size] = await sql.query<{ blocks: number; bytes: number }>(
    `select (pg_relation_size($1::text::regclass) / current_setting('block_size')::int)::float8 as blocks,
       pg_table_size($1::text::regclass)::float8 as bytes`,
    [table.name],
  );
  const { blocks = 0, bytes = 0 } = size ?? {};
  const step = Math.max(1, Math.min(MOST_BLOCKS, Math.floor((PAGE_BYTES * blocks) / Math.max(1, bytes))));
  for (let from = first; from < blocks; from += step) {
    const rows = await sql.query<{ line: string }>(
      `select ${lineOf(table)} as line from ${table.name}
       where ctid >= '(${from},0)'::tid and ctid < '(${from + step},0)'::tid`,
    );
    yield { lines: rows.map(({ line }) => line), next: from + step };
  }
}

/** Stores lines of {@link pagesOf} in the same table of another database. */
export const insertLines = async (sql: Sql, { name, columns }: Table, lines: string[]): Promise<void> => {
  if (lines.length === 0) return;
  await sql.query(
    `insert into ${name} (${columns.map((column) => column.name).join(', ')}) overriding system value
     select ${columns.map(({ type }, at) => `(line ->> ${at})::${type}`).join(', ')}
     from json_array_elements($1::text::json) as line`,
    [`[${lines.join(',')}]`],
  );
};

/** The last number that each sequence has given; null if it has not been used. */
export type Sequences = Record<string, string | null>;

/** How far the sequences of the product are: no row tells it, for numbers that were given may have been deleted. */
export const readSequences = async (sql: Sql): Promise<Sequences> => {
  const rows = await sql.query<{ name: string; last: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
     from pg_catalog.pg_sequences where schemaname = any ($1::text::text[])`,
    [`{${SCHEMAS.join(',')}}`],
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
};

/** Has sequences go on after the numbers that {@link readSequences} has found in the other database. No rollback undoes it. */
export const setSequences = async (sql: Sql, sequences: Sequences): Promise<void> => {
  for (const [name, last] of Object.entries(sequences)) {
    await sql.query(
      `select setval($1::text::regclass, coalesce($2::text::bigint, (select seqstart from pg_catalog.pg_sequence
         where seqrelid = $1::text::regclass)), $2::text is not null)`,
      [name, last],
    );
  }
};

/** A constraint that is taken away while rows are loaded, and the statement that brings it back, which checks them all. */
export interface Reference {
  drop: string;
  add: string;
}

/**
 * Empties the tables that a migration has filled, and takes away what would act on rows or want them in an order: triggers, and
 * references between tables. {@link finishLoading} brings them back.
 */
export const beginLoading = async (sql: Sql, tables: Table[]): Promise<Reference[]> => {
  const names = tables.map(({ name }) => name);
  const references = await sql.query<Reference>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(made.oid)) as add
     from pg_catalog.pg_constraint as made join pg_catalog.pg_namespace as space on space.oid = connamespace
     where contype = 'f' and nspname = any ($1::text::text[]) order by made.oid`,
    [`{${SCHEMAS.join(',')}}`],
  );
  const statements = [
    ...references.map(({ drop }) => drop),
    ...names.map((name) => `alter table ${name} disable trigger user`),
    `truncate ${names.join(', ')}`,
  ];
  await sql.script(statements.join(';\n'));
  return references;
};

/**
 * Brings back what {@link beginLoading} has taken away, which checks all references: call it once all rows are loaded. That may be
 * in the same transaction, as a restore does it, or in a later one, as a move does it, which keeps `references` in between.
 */
export const finishLoading = (sql: Sql, tables: Table[], references: Reference[]): Promise<void> =>
  sql.script(
    [
      ...references.map(({ add }) => add),
      ...tables.map(({ name }) => `alter table ${name} enable trigger user`),
    ].join(';\n'),
  );
