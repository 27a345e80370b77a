import type { Sql } from '../database/database';

/** An SQL function in C of an extension, which loads its library when a statement names it. */
interface Loader {
  library: string;
  extension: string;
  name: string;
  parameters: string[];
}

/** For each library the function with the fewest parameters, all of types that any database has. */
const LOADERS = `
  select distinct on (library) library, extname as extension, quote_ident(proname) as name,
    array(select format_type(type, null) from unnest(proargtypes) as type) as parameters
  from pg_proc
    join pg_depend on classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e'
    join pg_extension on refclassid = 'pg_extension'::regclass and refobjid = pg_extension.oid,
    regexp_replace(probin, '^.*/|-[0-9.]+$', '', 'g') as library
  where prokind = 'f' and not exists (
    select from pg_type
    where pg_type.oid = any (proargtypes || prorettype) and (typnamespace <> 'pg_catalog'::regnamespace or typtype = 'p'))
  order by library, pronargs, proname`;

/** Its schema is another where somebody has made the extension before. With "limit 0" the function is loaded, and not called. */
const statementOf = ({ extension, name, parameters }: Loader): string => {
  const values = parameters.map((type, place) => `null::${type} as a${place}`).join(', ');
  const from = values ? ` from (select ${values} offset 0) as parameter` : '';
  const call = `select %s.${name}(${parameters.map((_type, place) => `a${place}`).join(', ')})${from} limit 0`;
  return [
    'do $$ begin',
    `  execute format('${call}',`,
    `    (select extnamespace::regnamespace from pg_extension where extname = '${extension}'));`,
    'end $$;',
  ].join('\n');
};

/**
 * The statement that loads each library, by the prefix of its parameters. Where no library has defined a parameter, PostgreSQL from 15 on
 * lets only a superuser store it in a function, which the owner of a migration need not be.
 */
export const readLibraries = async (sql: Sql): Promise<ReadonlyMap<string, string>> => {
  const loaders = await sql.query<Loader>(LOADERS);
  return new Map([
    ['plpgsql', 'do $$ begin end $$;'],
    ...loaders.map((loader) => [loader.library, statementOf(loader)] as const),
  ]);
};

/** The prefixes of extensions' parameters that a drafted statement sets. */
export const prefixesIn = (statement: string): string[] => [
  ...new Set([...statement.matchAll(/\bset "?(\w+)\.[\w.]+"? to /gi)].map(([, prefix = '']) => prefix)),
];
