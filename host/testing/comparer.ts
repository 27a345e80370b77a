/** Opens databases for a test, which cannot import the drivers itself: the parent process communicates by messages. */
import { type Database, openPglite } from '../database/database';
import { openPostgres } from '../database/openPostgres';
import { knownVersions, migrate } from '../database/migrations';
import { declareSchemas } from '../schemas/declare';
import { differences, readState, type State } from '../schemas/state';
import { createFreshDatabase } from './freshDatabase';
import { readMigrations } from './migrateAlone';

let openedCount = 0;
const openEmpty = async (): Promise<Database> => {
  const { DATABASE_URL } = await createFreshDatabase(`carmine-schemas-${process.pid}-${++openedCount}`);
  return DATABASE_URL ? openPostgres(DATABASE_URL) : openPglite();
};
const openMigrated = async (migrations: string): Promise<Database> => {
  const database = await openEmpty();
  await migrate(database, migrations);
  return database;
};

let migrated: Database | undefined;
let declared: State;

/** Files that need what an extension defines: whether its library is loaded depends on what ran before them in a session. */
const OF_EXTENSION = /extension|trgm/;

/** The embedded database in `folder`, as a user who is no superuser. */
const openAsOwner = async (folder: string): Promise<Database> => {
  const database = await openPglite(folder);
  await database.script('set role company');
  return database;
};

/** What the migrated database is after a script, which is then undone. */
const stateAfter = async (script: string): Promise<State> => {
  const undo = new Error('Undone');
  let state: State | undefined;
  const work = migrated?.transaction(async (sql) => {
    await sql.script(script);
    state = await readState(sql);
    throw undo;
  });
  await work?.catch((error: unknown) => {
    if (error !== undo) throw error;
  });
  return state as State;
};

const tasks = {
  /** Opens a database that is made of a folder of migrations, and one of what a configuration declares. */
  open: async (migrations: string, config: string) => {
    await migrated?.close();
    migrated = await openMigrated(migrations);
    const other = await openEmpty();
    await declareSchemas(other, config);
    declared = await other.transaction(readState);
    await other.close();
  },
  /** Migrates an empty database with one folder, runs a script, and migrates on with another; the rows of a query then. */
  upgrade: async (older: string, script: string, newer: string, query: string) => {
    const database = await openMigrated(older);
    await database.script(script);
    await migrate(database, newer);
    const rows = await database.query(query);
    await database.close();
    return rows;
  },
  /** Applies to a server all files that it has not run, in one session. */
  migrateServer: async (url: string) => {
    const database = openPostgres(url);
    await migrate(database);
    await database.close();
  },
  /** The same, each in a session of its own. */
  migrateServerAlone: async (url: string) => {
    for (const version of [...(await knownVersions())].sort()) {
      const database = openPostgres(url);
      await migrate(database, undefined, new Set([version]));
      await database.close();
    }
  },
  /**
   * The same on a new embedded database, by an owner who is no superuser. A session there is an engine that takes seconds to start:
   * only files of extensions get one of their own, and the others one that has discarded all else.
   */
  migrateEmbeddedAlone: async (folder: string): Promise<string[]> => {
    const first = await openPglite(folder);
    await first.script(`
      create role company createrole;
      grant create on database postgres to company;
      alter schema public owner to company`);
    await first.close();
    let database = await openAsOwner(folder);
    const ofExtension = readMigrations().filter(({ text }) => OF_EXTENSION.test(text));
    for (const version of [...(await knownVersions())].sort()) {
      if (ofExtension.some(({ file }) => file.startsWith(`${version}_`))) {
        await database.close();
        database = await openAsOwner(folder);
      }
      await migrate(database, undefined, new Set([version]));
      await database.script('discard all');
      await database.script('set role company');
    }
    const owners = await database.query<{ owner: string }>(
      `select distinct relowner::regrole::text as owner from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
    );
    await database.close();
    return owners.map(({ owner }) => owner);
  },
  /** What a database holds that is in a folder or on a server, after a script. */
  inspect: async (place: { folder: string } | { url: string }, script: string): Promise<string[]> => {
    const database = 'url' in place ? openPostgres(place.url) : await openPglite(place.folder);
    await database.script(script);
    const state = await database.transaction(readState);
    const ledger = await database.query<{ version: string }>(
      'select version from supabase_migrations.schema_migrations',
    );
    await database.close();
    return [...state, ...ledger.map(({ version }) => `migration ${version}`)].sort();
  },
  /** How the migrated one differs from the other after a script, which is then undone. */
  differences: async (script: string) => differences(declared, await stateAfter(script)),
};
export type Tasks = typeof tasks;

process.on('message', ({ name, args }: { name: keyof Tasks; args: unknown[] }) => {
  const task = tasks[name] as (...args: unknown[]) => Promise<unknown>;
  task(...args).then(
    (result) => process.send?.({ result }),
    (error: Error) => process.send?.({ error: error.message }),
  );
});
process.once('disconnect', () => process.exit(0)); // the test is over
