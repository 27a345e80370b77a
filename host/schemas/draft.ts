import type { FactBase } from '@supabase/pg-delta/core';
import { extract } from '@supabase/pg-delta/extract';
import { type Action, plan, type PlanOptions } from '@supabase/pg-delta/plan';
import { formatSqlStatements } from '@supabase/pg-delta/sql-format';
import type { Sql } from '../database/database';
import { prefixesIn } from './libraries';

/** The owner of everything in an embedded database. */
const OWNER = 'postgres';

/** Drafts name no owner: on a server the user who runs the migration has another name, and owns what it creates anyway. */
const WITHOUT_OWNER: PlanOptions = {
  scope: 'database',
  defaultOwner: OWNER,
  assumedRoles: [OWNER, 'anon', 'authenticated', 'service_role'],
  policy: {
    id: 'carmine-cargo',
    filter: [
      {
        match: { all: [{ kind: 'acl' }, { idField: { field: 'grantee', glob: OWNER } }] },
        action: 'exclude',
      },
    ],
  },
};

/** The connection that the library reads through. Its own begin and commit are ignored, since it runs inside our transaction. */
const poolOf = (sql: Sql) => {
  const query = async (statement: string) => ({
    rows: /^(begin|commit|rollback)\b/i.test(statement) ? [] : await sql.query(statement),
  });
  return { connect: () => Promise.resolve({ query, release: () => undefined }) };
};

/** Reads what `draft` compares. To be called inside a transaction. */
export const readFacts = async (sql: Sql): Promise<FactBase> =>
  (await extract(poolOf(sql) as never)).factBase;

/** The statement for any owner and for PostgreSQL 15, which does not know the privilege MAINTAIN. */
const portable = (sql: string): string => {
  if (sql.startsWith('ALTER DEFAULT PRIVILEGES')) return sql.replace(` FOR ROLE "${OWNER}"`, '');
  return sql.startsWith('GRANT ') ? sql.replace('MAINTAIN, ', '') : sql;
};

const format = (sql: string): string =>
  formatSqlStatements([portable(sql)], {
    keywordCase: 'lower',
    maxWidth: 120,
    alignColumns: false,
    alignKeyValues: false,
  }).join(';\n') + ';';

/** A statement that adds a column which has no value in the rows that are there, and must have one. */
const NEW_REQUIRED_COLUMN = /^(ALTER TABLE .+) ADD (COLUMN ".+?") (?!.*GENERATED)(.+) NOT NULL$/;

const needsReview = ({ dataLoss, verb, rewriteRisk, transactionality, sql }: Action): boolean =>
  dataLoss === 'destructive' ||
  (verb === 'alter' && rewriteRisk) ||
  transactionality !== 'transactional' ||
  sql.endsWith(' SET NOT NULL');

const idOf = (id: Action['produces'][number]): string => JSON.stringify(id);

const commented = (lines: string[]): string => lines.join('\n').replaceAll(/^/gm, '-- ');

/**
 * The text of a migration that makes `after` of `before`. What loses or rewrites data, fails where there is some or for an owner
 * who is no superuser, or is about `rows` (their differences), is in it as a comment: a person decides. `libraries`: the statement that
 * loads each, by the prefix of its parameters.
 */
export const draft = (
  before: FactBase,
  after: FactBase,
  rows: string[],
  libraries: ReadonlyMap<string, string>,
): string => {
  const { actions, preamble } = plan(before, after, WITHOUT_OWNER);
  const statements: string[] = [];
  const undecided: string[] = [];
  const loaded = new Set<string>();
  const leftOver = new Set<string>(); // what a person has to make, and what needs it
  for (const action of actions) {
    const prefixes = prefixesIn(action.sql).filter((prefix) => !loaded.has(prefix));
    if (
      prefixes.some((prefix) => !libraries.has(prefix)) ||
      action.consumes.map(idOf).some((id) => leftOver.has(id))
    ) {
      for (const id of action.produces) leftOver.add(idOf(id));
      undecided.push(format(action.sql));
      continue;
    }
    for (const prefix of prefixes) {
      loaded.add(prefix);
      statements.push(
        `-- Parameters of ${prefix} are known once its library is loaded: others are a superuser's to set.\n${libraries.get(prefix)}`,
      );
    }
    const [, table = '', column = '', type = ''] = NEW_REQUIRED_COLUMN.exec(action.sql) ?? [];
    if (column) {
      statements.push(format(`${table} ADD ${column} ${type}`));
      undecided.push(format(`${table} ALTER ${column} SET NOT NULL`));
    } else (needsReview(action) ? undecided : statements).push(format(action.sql));
  }
  const settings = preamble
    .filter(({ name }) => name !== 'search_path') // every name in the statements has its schema
    .map(({ name, value }) => `set local ${name} = ${value};`);
  const parts = [
    '-- Drafted from supabase/schemas. Read every statement, and say here why the change is made.',
    ...settings,
    ...statements,
    ...(undecided.length > 0
      ? [
          `-- To be decided: what loses or rewrites data, fails where there is some, or needs a superuser.\n${commented(undecided)}`,
        ]
      : []),
    ...(rows.length > 0
      ? [`-- To be decided: rows, which an owner may have changed.\n${commented(rows)}`]
      : []),
  ];
  return `${parts.join('\n\n')}\n`;
};
