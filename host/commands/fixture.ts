import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib';
import { findPostgres, startPostgres } from '../testing/postgresServer';
import { FIXTURE, fixtureFolder } from '../testing/versions';

const FILL = 'host/testing/fillVersion.ts';

/** How a checkout is filled and backed up: versions up to 1.0 have their host, with all that its tests share, in `supabase/local`. */
const waysOf = (checkout: string): { program: string; source: string; backup: string[] } => {
  const source = readFileSync(FILL, 'utf8');
  if (existsSync(path.join(checkout, 'host')))
    return { program: FILL, source, backup: ['host', '--', 'backup'] };
  return {
    program: 'supabase/local/testing/fillVersion.ts',
    source: source.replaceAll('../../supabase/tests/support/', './'),
    backup: ['backup', '--'],
  };
};

/** The largest window: a data folder holds the same files of Postgres several times. */
const compress = (content: Buffer): Buffer =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

/** Lines for psql itself, with a key that is another one each time. */
const withoutCommands = (dump: string): string => dump.replace(/^\\(un)?restrict .*\n/gm, '');

/** Makes the fixture of a version: its commit is checked out, installed, used and backed up, on both databases. */
const makeFixture = async (commit: string, version: string): Promise<void> => {
  const programs = findPostgres(['initdb', 'postgres', 'pg_dump']);
  if (!programs) throw new Error('PostgreSQL is not installed, with pg_dump.');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'carmine-fixture-'));
  const checkout = path.join(folder, 'checkout');
  const target = fixtureFolder(version);
  const run = (program: string, args: string[], env: NodeJS.ProcessEnv = {}) =>
    execFileSync(program, args, {
      cwd: checkout,
      env: { ...process.env, DATABASE_URL: '', TEST_DATABASE_URL: '', ...env },
      stdio: 'inherit',
    });
  const fill = (program: string, dataDir: string, env?: NodeJS.ProcessEnv): Buffer => {
    const contentFile = `${dataDir}.json`;
    run('node', ['--import', 'tsx', program, dataDir, contentFile], env);
    return readFileSync(contentFile);
  };
  const keep = (file: string, content: Buffer) => writeFileSync(path.join(target, file), compress(content));

  mkdirSync(checkout);
  mkdirSync(target, { recursive: true });
  const server = await startPostgres();
  try {
    const archive = path.join(folder, 'commit.tar');
    execFileSync('git', ['archive', `--output=${archive}`, commit]);
    run('tar', ['-xf', archive]);
    run('npm', ['ci', '--no-audit', '--no-fund']);
    const ways = waysOf(checkout);
    writeFileSync(path.join(checkout, ways.program), ways.source);

    const embedded = path.join(folder, 'embedded');
    keep(FIXTURE.embedded.content, fill(ways.program, embedded));
    const backup = path.join(folder, 'backup.tar.gz');
    run('npm', ['run', '--silent', ...ways.backup, backup], { DATA_DIR: embedded });
    keep(FIXTURE.embedded.data, gunzipSync(readFileSync(backup)));

    const older = path.join(folder, 'older');
    keep(FIXTURE.server.content, fill(ways.program, older, { TEST_DATABASE_URL: server.url }));
    const url = new URL(server.url);
    url.pathname = '/older'; // named after the data folder
    const options = { encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
    const dump = execFileSync(path.join(programs, 'pg_dump'), ['--inserts', '--no-owner', url.href], options);
    keep(FIXTURE.server.data, Buffer.from(withoutCommands(dump)));
  } finally {
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
};

const [commit, version] = process.argv.slice(2);
if (!commit || !version)
  throw new Error('Name a commit and its version: npm run host -- fixture COMMIT VERSION');
makeFixture(commit, version).catch((cause: unknown) => {
  console.error(cause);
  process.exitCode = 1;
});
