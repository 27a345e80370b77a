/** The first of the migrations: the database of version 1.0. */
const BASELINE = '20261128000000';

/** The last migration of version 1.0. */
const LAST_OF_1_0 = '20261130150309';

/** The present names of the versions that a ledger has: what supabase/from_1_0.sql will make of them. */
export const presentVersions = (versions: ReadonlySet<string>): Set<string> => {
  if (!versions.has(LAST_OF_1_0)) return new Set(versions);
  const later = [...versions].filter(
    (version) => version > LAST_OF_1_0 || version.length < LAST_OF_1_0.length,
  );
  return new Set([BASELINE, ...later.map((version) => version.replace(/^20261130/, '20261128'))]);
};

/** Whether migrations of before 1.0 made a database, which no file of this version continues. */
export const isOfBefore1 = (versions: ReadonlySet<string>): boolean =>
  !versions.has(BASELINE) &&
  [...versions].some((version) => version.length === BASELINE.length && version < LAST_OF_1_0);
