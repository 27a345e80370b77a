import type { Catalog, Column, Relation, Routine } from './catalog';

const NUMBERS = ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'];

/** The TypeScript type of a value in JSON (Supabase's own generator maps the same way). */
const typeOf = (type: string): string => {
  if (type.startsWith('_')) return `${typeOf(type.slice(1))}[]`;
  if (NUMBERS.includes(type)) return 'number';
  if (type === 'bool') return 'boolean';
  if (type === 'json' || type === 'jsonb') return 'Json';
  if (type === 'void') return 'undefined';
  return 'string';
};

const quoted = (name: string): string => JSON.stringify(name);
const fieldType = ({ type, nullable }: Column): string => typeOf(type) + (nullable ? ' | null' : '');
const block = (lines: string[], whenEmpty = '[_ in never]: never'): string =>
  `{ ${lines.length > 0 ? lines.join('; ') : whenEmpty} }`;

const row = ({ columns }: Relation): string =>
  block(columns.map((column) => `${quoted(column.name)}: ${fieldType(column)}`));

const insert = ({ columns }: Relation): string =>
  block(
    columns.map((column) => {
      if (column.generated) return `${quoted(column.name)}?: never`;
      return `${quoted(column.name)}${column.hasDefault || column.nullable ? '?' : ''}: ${fieldType(column)}`;
    }),
  );

const update = ({ columns }: Relation): string =>
  block(
    columns.map((column) => `${quoted(column.name)}?: ${column.generated ? 'never' : fieldType(column)}`),
  );

const relation = (shownRelation: Relation): string => {
  const writable =
    shownRelation.kind === 'table'
      ? [`Insert: ${insert(shownRelation)}`, `Update: ${update(shownRelation)}`]
      : [];
  const relationships = `Relationships: [${shownRelation.relationships.map((relationship) => JSON.stringify(relationship)).join(', ')}]`;
  return `${quoted(shownRelation.name)}: ${block([`Row: ${row(shownRelation)}`, ...writable, relationships])}`;
};

const routine = ({ name, arguments: list, returns, returnsSet }: Routine): string => {
  const fields = list.map(
    (argument) => `${quoted(argument.name)}${argument.hasDefault ? '?' : ''}: ${typeOf(argument.type)}`,
  );
  const result = typeOf(returns) + (returnsSet ? '[]' : '');
  return `${quoted(name)}: { Args: ${fields.length > 0 ? block(fields) : 'never'}; Returns: ${result} }`;
};

/** The `Database` type that `createClient<Database>` takes, not yet formatted. */
export const renderTypes = ({ relations, routines }: Catalog): string => {
  const ofKind = (kind: Relation['kind']) =>
    relations.filter((candidate) => candidate.kind === kind).map(relation);
  return `// Generated from supabase/migrations by \`npm run db:types\`; never edited.

    export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

    export type Database = {
      public: {
        Tables: ${block(ofKind('table'))};
        Views: ${block(ofKind('view'))};
        Functions: ${block(routines.map(routine))};
        Enums: ${block([])};
        CompositeTypes: ${block([])};
      };
    };`;
};
