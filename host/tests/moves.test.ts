import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { caller } from '../../supabase/tests/support/api';
import { contentOf } from '../testing/databaseContent';
import { backupBundle, LIFTOFF_ONLY } from '../testing/hostBundle';
import { type HostProcess, newDataFolder, startHost } from '../testing/hostProcess';

const SERVER = process.env.TEST_DATABASE_URL ?? '';
const onServer = SERVER ? describe : describe.skip;

onServer('moving from the embedded database to a server', () => {
  let folder: string;
  const name = `moved_${process.pid}`;
  const url = new URL(SERVER || 'postgres://unused');
  url.pathname = `/${name}`;

  const onDatabase = async <Row>(database: string, statement: string): Promise<Row[]> => {
    const sql = postgres(database, { max: 1, onnotice: () => undefined });
    return (await sql.unsafe(statement).finally(() => sql.end())) as unknown as Row[];
  };
  const onTarget = <Row>(statement: string) => onDatabase<Row>(url.href, statement);

  /** `npm run host -- move`; with `killAt` it is ended without warning as soon as it has said that. */
  const move = async (killAt?: RegExp) => {
    const child = spawn(process.execPath, [...LIFTOFF_ONLY, await backupBundle(), 'move'], {
      env: { ...process.env, DATA_DIR: path.join(folder, 'data'), DATABASE_URL: url.href },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += String(text);
        if (killAt?.test(output)) child.kill('SIGKILL');
      });
    await once(child, 'close');
    return { code: child.exitCode, output };
  };

  const embedded = (data: string) =>
    startHost({ dataDir: path.join(folder, data), env: { DATABASE_URL: '' } });
  const moved = () =>
    startHost({ dataDir: path.join(folder, 'new'), env: { DATABASE_URL: url.href, DEMO_DATA: 'false' } });

  const everything = async (host: HostProcess) => {
    const { admin, secretKey } = host;
    return { ...(await contentOf(host)), admin, secretKey };
  };
  let expectedContent: Awaited<ReturnType<typeof everything>>;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-move-'));
    await onDatabase(SERVER, `create database ${name}`);
    // What is compared comes from a copy: a start writes, too.
    for (const name of ['data', 'copy'])
      await rename(await newDataFolder('embedded'), path.join(folder, name));
    const copy = await embedded('copy');
    expectedContent = await everything(copy);
    await copy.stop();
  });
  afterAll(async () => {
    await onDatabase(SERVER, `drop database ${name} with (force)`);
    await rm(folder, { recursive: true, force: true });
  });

  it('continues where it was ended, and a host does not start on half of it', async () => {
    const { code } = await move(/^\d+ of \d+: private\.region_part,/m);
    expect(code).toBeNull();
    await expect(moved()).rejects.toThrow(
      'A move into this database is not finished. Run npm run host -- move again.',
    );
    const [{ source } = { source: '' }] = await onTarget<{ source: string }>(
      'select source from carmine_move.progress',
    );
    expect((await move(/^\d+ of \d+: public\.audit,/m)).output).toContain('Continuing …');
    // As if the embedded database had been used in between: the move begins anew.
    await onTarget(`update carmine_move.progress set source = 'another'`);
    const anew = await move(/^\d+ of \d+: public\.audit,/m);
    expect(anew.output).not.toContain('Continuing …');
    expect(await onTarget('select source from carmine_move.progress')).toEqual([{ source }]);
    const { code: ended, output } = await move();
    expect([ended, output]).toEqual([0, expect.stringContaining('Continuing …')]);
    expect(output).toMatch(/^Moved \d+ rows of \d+ tables, and compared them\./m);
    const host = await moved();
    const movedContent = await everything(host);
    const tracked = await caller(host)('POST', '/rest/v1/rpc/track_consignment', {
      body: { tracking_id: 'CARGO001' },
    });
    await host.stop();
    expect(movedContent).toEqual(expectedContent);
    expect(tracked.body).toEqual([expect.objectContaining({ trackingId: 'CARGO001' })]);
  });

  it('refuses a database that is not empty', async () => {
    expect(await move()).toEqual({
      code: 1,
      output: expect.stringContaining(
        'The database of DATABASE_URL is not empty. Move into a new one.',
      ) as string,
    });
  });
});
