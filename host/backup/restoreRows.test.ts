import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { describeWithPostgres } from '../testing/describeWithPostgres';
import { backupBundle, LIFTOFF_ONLY } from '../testing/hostBundle';
import { newDataFolder, startHost } from '../testing/hostProcess';
import { until } from '../../supabase/tests/support/listening';
import { type PostgresServer, startPostgres } from '../testing/postgresServer';

const REASON = 'A backup was restored, so nobody can tell whether it left.';
const MAILS = 'select email, state, reason from private.queued_mail order by id';

describe('restoring what a host has backed up of its embedded database', () => {
  let folder: string;
  let dataDir: string;
  let file: string;

  const expectedMails = [
    { email: 'waiting@reader.test', state: 'failed', reason: REASON },
    { email: 'sending@reader.test', state: 'failed', reason: REASON },
    { email: 'sent@reader.test', state: 'sent', reason: null },
    { email: 'follower@reader.test', state: 'unknown', reason: REASON },
    { email: 'visitor@reader.test', state: 'waiting', reason: null },
  ];

  const start = (where: string, env: Record<string, string> = {}) =>
    startHost({ dataDir: where, env: { DATABASE_URL: '', ...env } });
  const restore = async (env: Record<string, string>) => {
    const child = spawn(process.execPath, [...LIFTOFF_ONLY, await backupBundle(), 'restore', file], {
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
    await once(child, 'close');
    return { code: child.exitCode, output };
  };
  const restored = { code: 0, output: expect.stringMatching(/^Restored \d+ rows of \d+ tables/) as string };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-rows-'));
    dataDir = path.join(folder, 'data');
    await rename(await newDataFolder('embedded'), dataDir);
    const before = await start(dataDir);
    const tomorrow = `now() + interval '1 day'`;
    await before.sql(
      `with letter as (
         insert into private.newsletter (request_key, subject, paragraphs) values (gen_random_uuid(), 'News', '[]') returning id)
       insert into private.queued_mail (newsletter, email, state, due_at)
       select id, state || '@reader.test', state, ${tomorrow} from letter, unnest(array['waiting', 'sending', 'sent']) as state`,
    );
    await before.sql(
      `with job as (
         insert into private.notice_job (consignment, event, due_at, fanned_out_at)
         select consignment, id, now(), now() from public.consignment_event order by id limit 1 returning id)
       insert into private.queued_mail (job, email, due_at) select id, 'follower@reader.test', ${tomorrow} from job`,
    );
    await before.sql(
      `with chat as (insert into public.chats ("senderName") values ('visitor-ab12') returning id)
       insert into private.queued_mail (chat, email, due_at) select id, 'visitor@reader.test', ${tomorrow} from chat`,
    );
    await before.stop();
    const host = await start(dataDir, { BACKUP_EVERY: '24' });
    await until(async () => (await host.sql('select from private.backup_runs where ok')).length > 0);
    await host.stop();
    const [name = ''] = await readdir(path.join(dataDir, 'backups'));
    file = path.join(dataDir, 'backups', name);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('holds back the queued mail that staff can send again', async () => {
    const other = path.join(folder, 'other');
    expect(await restore({ DATA_DIR: other, DATABASE_URL: '' })).toEqual(restored);
    const host = await start(other);
    const mails = await host.sql(MAILS);
    await host.stop();
    expect(mails).toEqual(expectedMails);
  });

  describeWithPostgres('into a server', () => {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await startPostgres();
    });
    afterAll(() => server.remove());

    it('restores the rows and the keys', async () => {
      const DATA_DIR = path.join(folder, 'server');
      expect(await restore({ DATA_DIR, DATABASE_URL: server.url })).toEqual(restored);
      const keys = JSON.parse(await readFile(path.join(dataDir, 'secrets.json'), 'utf8')) as object;
      const sql = postgres(server.url, { max: 1 });
      const tables = [
        await sql`select keys from auth.host_keys`,
        await sql`select "trackingId" from public.consignment where "trackingId" = 'CARGO001'`,
        await sql.unsafe(MAILS),
      ].map((rows) => [...rows]);
      await sql.end();
      expect(tables).toEqual([[{ keys }], [{ trackingId: 'CARGO001' }], expectedMails]);
    });
  });
});
