import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { caller } from '../../supabase/tests/support/api';
import { backupBundle, olderVersionBundle } from '../testing/hostBundle';
import { type HostProcess, startHost } from '../testing/hostProcess';
import { findPostgres, type PostgresServer, startPostgres } from '../testing/postgresServer';

const MIGRATIONS = 'supabase/migrations';
/** The last migration of the older version, 1.0: later ones add tables, columns, indices and functions. */
const LAST_OF_OLD = '20261128000000_baseline.sql';

const ROWS_OF_OLD = `
  insert into public.consignment ("trackingId", "sendersName", "sendersEmail", "sendersAddress", "sendersPhone", "recName",
    "recEmail", "recAddress", "recPhone", "itemQuantity", "departedFrom", "headingTo", "currentLocation", city, "deliveryDate", status)
  select id, 's', 's', 's', 's', 'r', 'r', 'r', 'r', '1', 'Ghana', 'Germany', 'Ghana', 'Tema', '2026-03-01', 'Booked'
  from unnest(array['CARGO001', 'CARGO002', 'CARGO003']) as id`;

const guide = readFileSync('host/docs/backups.md', 'utf8');
const [DUMP = ''] = /pg_dump [^`]+ URL/.exec(guide) ?? [];
const blocks = [...guide.matchAll(/^```sh\n(.+?)^```$/gms)].map(([, block = '']) => block);
const RESTORE = blocks.find((block) => block.startsWith('pg_restore')) ?? '';
const compose = blocks.find((block) => block.includes('docker compose exec -T database pg_restore')) ?? '';
/** Commands that run inside a container there run directly here. */
const RESTORE_IN_COMPOSE = compose
  .replaceAll('docker compose exec -T database ', '')
  .replace(/^pg_dump .*$|^docker compose .*$/gm, '')
  .replace('--dbname=carmine', '--dbname=postgres'); // the product's database on this server

const programs = findPostgres(['initdb', 'postgres', 'psql', 'pg_dump', 'pg_restore']);
const title = 'restoring a dump of an older version';
const describeWithPostgres = programs ? describe : describe.skip;

describeWithPostgres(programs ? title : `${title} (skipped: PostgreSQL is not installed)`, () => {
  let folder: string;
  let dump: string;
  let oldBackup: string;
  let newestSchema: string;
  let server: PostgresServer;
  let newServer: PostgresServer;

  /** A command of the guide, with its FILE and URL. */
  const run = (command: string, { url, port }: PostgresServer, file = dump): string =>
    execFileSync('sh', ['-c', command.replaceAll('FILE', file).replaceAll('URL', url)], {
      env: {
        ...process.env,
        PATH: `${programs}${path.delimiter}${process.env.PATH}`,
        PGHOST: '127.0.0.1',
        PGPORT: String(port),
      },
      encoding: 'utf8',
      stdio: 'pipe',
    });
  /** Everything but the rows. Each dump has its own restrict keys, and restored expressions have other parentheses. */
  const schemaOf = (of: PostgresServer): string =>
    run('pg_dump --schema-only URL', of).replace(/^\\(un)?restrict .*$|[()]/gm, '');
  const runBackup = async (databaseUrl: string, ...args: string[]): Promise<string> =>
    execFileSync('node', [await backupBundle(), ...args], {
      env: { ...process.env, DATA_DIR: path.join(folder, 'data'), DATABASE_URL: databaseUrl },
      encoding: 'utf8',
      stdio: 'pipe',
    });
  const withHost = async <Result>(
    { url }: Pick<PostgresServer, 'url'>,
    work: (host: HostProcess) => Promise<Result>,
  ) => {
    const env = { DATABASE_URL: url, DEMO_DATA: 'false' };
    const host = await startHost({ dataDir: path.join(folder, 'data'), env });
    try {
      return await work(host);
    } finally {
      await host.stop();
    }
  };
  const write = (name: string) => (host: HostProcess) =>
    host.sql(
      `insert into public."contactForm" ("firstName", "secondName", email) values ($1, 'Test', 'a@visitor.test')`,
      [name],
    );
  const storedNames = async (host: HostProcess) =>
    (await host.sql<{ firstName: string }>('select "firstName" from public."contactForm" order by id')).map(
      ({ firstName }) => firstName,
    );

  const fillOldVersion = async (): Promise<void> => {
    const old = path.join(folder, 'old');
    const files = (await readdir(MIGRATIONS)).filter((name) => name <= LAST_OF_OLD);
    for (const file of files) await cp(path.join(MIGRATIONS, file), path.join(old, file));
    execFileSync('node', [await olderVersionBundle(), server.url, old]);
    const sql = postgres(server.url, { max: 1 });
    await sql.unsafe(ROWS_OF_OLD);
    await sql.end();
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-restored-'));
    dump = path.join(folder, 'dump');
    oldBackup = path.join(folder, 'old.tar.gz');
    server = await startPostgres();
    newServer = await startPostgres();
    await fillOldVersion();
    run(DUMP, server);
    await runBackup(server.url, 'backup', oldBackup);
    await withHost(server, write('Later'));
    newestSchema = schemaOf(server);
    await withHost(newServer, write('Stranger'));
  });
  afterAll(async () => {
    await server.remove();
    await newServer.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it('changes nothing when the dump is damaged', async () => {
    const damaged = path.join(folder, 'damaged');
    const bytes = await readFile(dump);
    await writeFile(damaged, bytes.subarray(0, bytes.length - 2_000));
    expect(() => run(RESTORE, server, damaged)).toThrow();
    expect(schemaOf(server)).toBe(newestSchema);
    expect(await withHost(server, storedNames)).toEqual(['Later']);
  });

  it.each([
    ['the same server', RESTORE, () => server],
    ['a new server', RESTORE, () => newServer],
    ['the server of compose.yaml', RESTORE_IN_COMPOSE, () => newServer],
  ])('restores to %s and migrates to the newest version', async (_name, restore, of) => {
    run(restore, of());
    await withHost(of(), async (host) => {
      expect(await storedNames(host)).toEqual([]);
      const tracked = await caller(host)('POST', '/rest/v1/rpc/track_consignment', {
        body: { tracking_id: 'CARGO001' },
      });
      expect(tracked.body).toEqual([expect.objectContaining({ trackingId: 'CARGO001' })]);
      const consignments = await host.sql('select from public.consignment');
      expect(consignments).toHaveLength(3);
      await write('Next')(host);
      expect(await storedNames(host)).toEqual(['Next']);
    });
    expect(schemaOf(of())).toBe(newestSchema);
  });

  it('restores the backup of a superuser’s database to that of compose.yaml, whose owner is none', async () => {
    const server = await startPostgres();
    try {
      run(`POSTGRES_PASSWORD="it's" sh host/database/owner.sh`, server);
      const url = server.url.replace('postgres@', 'carmine@').replace(/postgres$/, 'carmine');
      await runBackup(url, 'restore', oldBackup);
      await withHost({ url }, async (host) => {
        expect(await host.sql('select current_user, current_database()')).toEqual([
          { current_user: 'carmine', current_database: 'carmine' },
        ]);
        expect(await host.sql('select from public.consignment')).toHaveLength(3);
      });
    } finally {
      await server.remove();
    }
  });
});
