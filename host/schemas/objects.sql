-- Everything that a migration can make, in rows of a name and a definition: databases with the same rows are the same.
-- To be run with an empty search path, so that every name comes with its schema. The order of columns is left out: one
-- that is added later comes last. A row without a definition is something that this query cannot describe.

with recursive
schemas as (
  select * from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
),
relations as (
  select *, oid::regclass::text as name from pg_class where relnamespace in (select oid from schemas)
),
types as ( -- without those that come with a table or with another type
  select pg_type.*, format_type(pg_type.oid, null) as name from pg_type left join pg_class on pg_class.oid = typrelid
  where typnamespace in (select oid from schemas) and typcategory <> 'A' and coalesce(relkind, 'c') = 'c'
),
functions as (
  select *, oid::regprocedure::text as name from pg_proc where pronamespace in (select oid from schemas)
),

-- What is in a schema, and what depends on that, wherever it is: a policy of another's table that calls our function.
found (classid, objid) as (
  select 'pg_namespace'::regclass::oid, oid from schemas
  union
  select pg_depend.classid, pg_depend.objid
  from pg_depend join found on refclassid = found.classid and refobjid = found.objid
  where not exists ( -- an extension is described by its version
    select from pg_depend as part
    where part.classid = pg_depend.classid and part.objid = pg_depend.objid and part.deptype = 'e')
),

-- Who may do what; where no list is stored, what Postgres grants by itself.
privileges (classid, objid, objsubid, list) as (
  select 'pg_namespace'::regclass, oid, 0, coalesce(nspacl, acldefault('n', nspowner)) from schemas
  union all
  select 'pg_class'::regclass, oid, 0,
    coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner))
  from relations where relkind not in ('i', 'I', 'c')
  union all
  select 'pg_class'::regclass, attrelid, attnum, attacl from pg_attribute join relations on relations.oid = attrelid
  union all
  select 'pg_type'::regclass, oid, 0, coalesce(typacl, acldefault('T', typowner)) from types
  union all
  select 'pg_proc'::regclass, oid, 0, coalesce(proacl, acldefault('f', proowner)) from functions
  union all
  select 'pg_default_acl'::regclass, oid, 0, defaclacl from pg_default_acl
)

select concat_ws(' ', object.type, object.identity) as name, null as definition
from found, pg_identify_object(classid, objid, 0) as object
where object.type not in (
    'schema', 'extension', 'table', 'view', 'materialized view', 'default value', 'table constraint', 'domain constraint',
    'index', 'sequence', 'type', 'composite type', 'function', 'procedure', 'trigger', 'policy', 'rule', 'default acl',
    'publication relation', 'publication namespace', 'toast table')

union all
select 'schema ' || nspname, 'owner ' || nspowner::regrole from schemas

union all
select 'extension ' || extname, extversion from pg_extension

union all
select case when relkind in ('v', 'm') then 'view ' else 'table ' end || name,
  case when relkind in ('r', 'v', 'm') and not relispartition then concat_ws(' ', -- partitions cannot be described
    relkind, 'persistence', relpersistence, 'replica identity', relreplident, reloptions,
    case when relrowsecurity then 'row-level security' end, case when relforcerowsecurity then 'forced' end,
    -- a view made from its own description is described with other spaces
    case when relkind in ('v', 'm') then regexp_replace(pg_get_viewdef(oid), '\(\s+', '(', 'g') end) end
from relations where relkind in ('r', 'p', 'v', 'm')

union all
select format('column %s.%I', name, attname), concat_ws(' ',
  format_type(atttypid, atttypmod), 'collate ' || collname, case when attnotnull then 'not null' end,
  'identity ' || nullif(attidentity::text, ''), 'generated ' || nullif(attgenerated::text, ''),
  'default ' || pg_get_expr(adbin, adrelid), 'statistics ' || nullif(attstattarget, -1))
from relations join pg_attribute on attrelid = relations.oid and attnum > 0 and not attisdropped
  left join pg_attrdef on adrelid = attrelid and adnum = attnum
  left join pg_collation on pg_collation.oid = attcollation
where relkind in ('r', 'p', 'v', 'm', 'c')

union all
select format('constraint %I of %s', conname, coalesce(types.name, relations.name)), pg_get_constraintdef(pg_constraint.oid)
from pg_constraint left join types on types.oid = contypid left join relations on relations.oid = conrelid
where connamespace in (select oid from schemas)

union all
select 'index ' || name, concat_ws(' ',
  pg_get_indexdef(indexrelid), case when not indisvalid then 'invalid' end, case when indisclustered then 'clustered' end)
from relations join pg_index on indexrelid = relations.oid

union all
select 'sequence ' || name, (to_jsonb(pg_sequence) - 'seqrelid')::text
from relations join pg_sequence on seqrelid = relations.oid

union all
select 'type ' || name, concat_ws(' ',
  typtype, nullif(format_type(typbasetype, typtypmod), '-'), case when typnotnull then 'not null' end,
  'default ' || typdefault, (select jsonb_agg(enumlabel order by enumsortorder) from pg_enum where enumtypid = types.oid))
from types

union all
select 'function ' || name, pg_get_functiondef(oid) from functions where prokind in ('f', 'p')

union all
select format('trigger %I of %s', tgname, name), pg_get_triggerdef(pg_trigger.oid) || ' enabled ' || tgenabled::text
from relations join pg_trigger on tgrelid = relations.oid where not tgisinternal

union all
select format('policy %I of %I.%I', policyname, schemaname, tablename), concat_ws(' ',
  permissive, 'for', cmd, 'to', roles, 'using (' || qual || ')', 'with check (' || with_check || ')')
from pg_policies

union all
select format('rule %I of %I.%I', rulename, schemaname, tablename), definition from pg_rules

union all
select 'publication ' || pubname, (to_jsonb(pg_publication) - array['oid', 'pubname', 'pubowner'])::text from pg_publication

union all
select format('publication %I of %I.%I', pubname, schemaname, tablename), concat_ws(' ', attnames, rowfilter)
from pg_publication_tables

union all
select format('comment of %s %s', object.type, object.identity), description
from found join pg_description on classoid = classid and pg_description.objoid = objid,
  pg_identify_object(classid, objid, objsubid) as object

union all
select format('privileges on %s %s of %s', object.type, object.identity,
    case grantee when 0 then 'public' else grantee::regrole::text end),
  string_agg(privilege_type || case when is_grantable then ' with grant option' else '' end, ', ' order by privilege_type)
from privileges, aclexplode(list), pg_identify_object(classid, objid, objsubid) as object
group by object.type, object.identity, grantee
