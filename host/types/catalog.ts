import type { Sql } from '../database/database';

export interface Column {
  name: string;
  /** Name in pg_type of the base type behind any domain: `text`, `int8`, `_text` for an array of text. */
  type: string;
  nullable: boolean;
  hasDefault: boolean;
  /** Set only by the database: a generated column, or an identity that refuses values. */
  generated: boolean;
}

export interface Relationship {
  foreignKeyName: string;
  columns: string[];
  isOneToOne: boolean;
  referencedRelation: string;
  referencedColumns: string[];
}

export interface Relation {
  name: string;
  kind: 'table' | 'view';
  columns: Column[];
  relationships: Relationship[];
}

export interface RoutineArgument {
  name: string;
  type: string;
  hasDefault: boolean;
}

export interface Routine {
  name: string;
  arguments: RoutineArgument[];
  returns: string;
  returnsSet: boolean;
}

export interface Catalog {
  relations: Relation[];
  routines: Routine[];
}

/** `typbasetype` is the type that a domain is based on, which may be another domain. */
const BASE_TYPES = `
  with recursive base (type, name) as (
    select oid, typname from pg_type where typtype <> 'd'
    union all
    select derived.oid, base.name from pg_type derived join base on derived.typbasetype = base.type where derived.typtype = 'd'
  )`;

const RELATIONS = `${BASE_TYPES}
  select relation.relname as name,
    case when relation.relkind in ('v', 'm') then 'view' else 'table' end as kind,
    (select json_agg(json_build_object(
        'name', attname, 'type', base.name, 'nullable', not attnotnull, 'hasDefault', atthasdef or attidentity <> '',
        'generated', attgenerated <> '' or attidentity = 'a') order by attname collate "C")
      from pg_attribute join base on base.type = atttypid
      where attrelid = relation.oid and attnum > 0 and not attisdropped) as columns,
    coalesce((select json_agg(json_build_object(
        'foreignKeyName', conname,
        'columns', (select json_agg(attname order by place) from unnest(conkey) with ordinality as key (number, place)
                    join pg_attribute on attrelid = conrelid and attnum = key.number),
        'isOneToOne', exists (select from pg_index where indrelid = conrelid and indisunique
                              and (select array_agg(number order by number) from unnest(indkey::int2[]) as number)
                                  = (select array_agg(number order by number) from unnest(conkey) as number)),
        'referencedRelation', (select relname from pg_class where oid = confrelid),
        'referencedColumns', (select json_agg(attname order by place) from unnest(confkey) with ordinality as key (number, place)
                    join pg_attribute on attrelid = confrelid and attnum = key.number)
        ) order by conname collate "C")
      from pg_constraint where conrelid = relation.oid and contype = 'f'), '[]') as relationships
  from pg_class relation
  where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p', 'v', 'm')
  order by relation.relname collate "C"`;

const ROUTINES = `${BASE_TYPES}
  select proname as name, result.name as returns, proretset as "returnsSet",
    coalesce((select json_agg(json_build_object(
        'name', proargnames[place], 'type', base.name, 'hasDefault', place > pronargs - pronargdefaults) order by place)
      from unnest(proargtypes::oid[]) with ordinality as argument (type, place) join base on base.type = argument.type), '[]') as arguments
  from pg_proc join base as result on result.type = prorettype
  where pronamespace = 'public'::regnamespace and prokind = 'f' and result.name <> 'trigger'
  order by proname collate "C"`;

/** What the API exposes: the tables, views and functions of the schema `public`, in a fixed order. */
export const readCatalog = async (sql: Sql): Promise<Catalog> => ({
  relations: await sql.query<Relation>(RELATIONS),
  routines: await sql.query<Routine>(ROUTINES),
});
