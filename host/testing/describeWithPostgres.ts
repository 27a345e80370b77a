import { findPostgres } from './postgresServer';

/** Tests that start a server of their own; skipped, with the reason in their title, where PostgreSQL is not installed. */
export const describeWithPostgres = (title: string, tests: () => void): void => {
  if (findPostgres()) describe(title, tests);
  else describe.skip(`${title} (skipped: PostgreSQL is not installed)`, tests);
};
