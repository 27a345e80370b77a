import type { HostProcess } from './hostProcess';

/** Tables that a running host writes by itself, when it starts and every minute. */
const WRITTEN_BY_HOSTS = [
  'alert_rule',
  'backup_runs',
  'call_figure',
  'database_size',
  'host_keys',
  'host_report',
  'keeping_term',
];

/** Every row of every table by its name, sorted, what refers to what, and which triggers are on. */
export const contentOf = async ({ sql }: HostProcess) => {
  const tables = await sql<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'r' and relname <> all ('{${WRITTEN_BY_HOSTS.join()}}')
       and relnamespace in (select oid from pg_namespace where nspname in ('public', 'private', 'auth')) order by 1`,
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of tables)
    rows[name] = (await sql<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`))
      .map(({ row }) => row)
      .sort();
  const rules = await sql(
    `select conrelid::regclass::text || conname as name, pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'f'
     union all select tgrelid::regclass::text || tgname, tgenabled::text from pg_trigger where not tgisinternal order by 1, 2`,
  );
  return { rows, rules };
};
