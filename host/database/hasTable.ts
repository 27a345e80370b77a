import type { Sql } from './database';

/** Whether a database has a table, by its full name: one of an older version, or an empty one, may not. */
export const hasTable = async ({ query }: Pick<Sql, 'query'>, name: string): Promise<boolean> => {
  const [table] = await query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [name]);
  return table?.exists === true;
};
