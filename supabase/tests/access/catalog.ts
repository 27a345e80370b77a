type Sql = (statement: string) => Promise<{ item: string }[]>;

const ROLES = `(values ('anon'), ('authenticated')) as roles (role)`;
const FOREIGN = `nspname !~ '^pg_' and nspname <> 'information_schema'`;
/** Every object of these schemas is listed; of all others, only the objects that the API's roles have access to. */
const OWN = `nspname in ('public', 'private', 'realtime')`;

/**
 * Each returns lines, "kind name: who may do what", with "nothing" for an object that nobody has access to. Functions are listed that somebody may
 * call; one behind the API only if no function of the API with the same callers calls it.
 */
const questions = {
  schemas: `
    select 'schema ' || nspname || ': ' || string_agg(role || ' ' || lower(kind), ', ' order by role, kind) as item
    from pg_namespace, ${ROLES}, unnest(array['USAGE', 'CREATE']) kind
    where ${FOREIGN} and has_schema_privilege(role, pg_namespace.oid, kind) group by nspname`,
  relations: `
    select case relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end
        || case when relkind in ('r', 'p') and relrowsecurity then ', by row'
                when relkind = 'v' and 'security_invoker=true' = any (reloptions) then ', as who asks' else '' end
        || ' ' || nspname || '.' || relname || ': ' || coalesce(rights, 'nothing') as item
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace,
      lateral (
        select string_agg(role || ' ' || lower(kind), ', ' order by role || ' ' || lower(kind)) as rights
        from ${ROLES}, unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) kind
        where relkind <> 'S' and has_table_privilege(role, pg_class.oid, kind)
           or relkind = 'S' and kind in ('SELECT', 'UPDATE') and has_sequence_privilege(role, pg_class.oid, kind)
           or relkind = 'S' and kind = 'INSERT' and has_sequence_privilege(role, pg_class.oid, 'USAGE')) as granted
    where ${FOREIGN} and relkind in ('r', 'p', 'v', 'm', 'f', 'S') and (${OWN} or rights is not null)`,
  columns: `
    select 'column ' || nspname || '.' || relname || '.' || attname || ': ' || coalesce(rights, 'nothing') as item
    from pg_attribute join pg_class on pg_class.oid = attrelid join pg_namespace on pg_namespace.oid = relnamespace,
      lateral (
        select string_agg(role || ' ' || lower(kind), ', ' order by role || ' ' || lower(kind)) as rights
        from ${ROLES}, unnest(array['SELECT', 'INSERT', 'UPDATE', 'REFERENCES']) kind
        where has_column_privilege(role, attrelid, attnum, kind)) as granted
    where ${FOREIGN} and relkind in ('r', 'p', 'v', 'm', 'f') and attnum > 0 and not attisdropped
      and (${OWN} or rights is not null)`,
  functions: `
    with reachable as (
      select nspname, proname, prosrc, prosecdef, callers
      from pg_proc join pg_namespace on pg_namespace.oid = pronamespace,
        lateral (
          select string_agg(role, ', ' order by role) as callers from ${ROLES}
          where has_function_privilege(role, pg_proc.oid, 'EXECUTE')) as granted
      where ${FOREIGN} and callers is not null)
    select 'function ' || nspname || '.' || proname || case when nspname = 'public' and prosecdef then ' definer' else '' end
      || ': ' || callers as item
    from reachable as behind_api
    where nspname <> 'private' or not exists (
      select from reachable as of_api
      where of_api.nspname = 'public' and of_api.prosrc ~ ('private\\.' || behind_api.proname || '\\(')
        and of_api.callers = behind_api.callers)`,
  policies: `
    select 'policy ' || schemaname || '.' || tablename || ': ' || lower(cmd)
        || case when permissive = 'RESTRICTIVE' then ' restrictive' else '' end
        || ' to ' || (select string_agg(role, ',' order by role) from unnest(roles) role)
        || coalesce(' using ' || qual, '') || coalesce(' check ' || with_check, '') as item
    from pg_policies`,
  attributes: `
    select 'role ' || rolname || ' is more than a role' as item from pg_roles
    where rolname in ('anon', 'authenticated')
      and (rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication or rolcanlogin)`,
  memberships: `
    select 'role ' || member::regrole || ' is a member of ' || roleid::regrole as item from pg_auth_members
    where member::regrole::text in ('anon', 'authenticated')`,
  defaults: `
    select 'new ' || case defaclobjtype when 'r' then 'tables' when 'S' then 'sequences' when 'f' then 'functions'
        when 'n' then 'schemas' else 'types' end
        || ' of ' || case when defaclnamespace = 0 then 'any schema' else defaclnamespace::regnamespace::text end
        || ': ' || case when grantee = 0 then 'PUBLIC' else grantee::regrole::text end || ' ' || lower(privilege_type) as item
    from pg_default_acl, aclexplode(defaclacl)
    where grantee = 0 or grantee::regrole::text in ('anon', 'authenticated')`,
  publications: `
    select 'publication ' || pubname || ' of ' || schemaname || '.' || tablename as item from pg_publication_tables`,
};

/** What the API's roles have access to according to the database's own catalog, one line per object. */
export const readSurface = async (sql: Sql): Promise<string[]> => {
  const lines: string[] = [];
  for (const question of Object.values(questions))
    lines.push(...(await sql(question)).map(({ item }) => item));
  return lines.sort();
};

/** How two surfaces differ: "+" exists but is not declared, "-" is declared but does not exist. */
export const differences = (declared: string[], foundItems: string[]): string[] => [
  ...foundItems.filter((line) => !declared.includes(line)).map((line) => `+ ${line}`),
  ...declared.filter((line) => !foundItems.includes(line)).map((line) => `- ${line}`),
];
