import { execFile } from 'node:child_process';
import { chmod, mkdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createFreshDatabase } from '../testing/freshDatabase';
import { doctorBundle, LIFTOFF_ONLY } from '../testing/hostBundle';
import { newDataFolder, startHost } from '../testing/hostProcess';
import { readSettings } from '../settings';
import { judgeBackups, judgeRuns } from './backups';
import { judgeNode, judgeSettings } from './machine';

const levelsOf = (text: string) =>
  [...text.matchAll(/^([A-Z]\w+) +(ok|advice|wrong) +(.*)$/gm)].map(([, topic, level, text]) => [
    topic,
    level,
    text,
  ]);

describe('npm run host -- doctor', () => {
  let dataDir: string;
  let database: { DATABASE_URL: string | undefined };
  beforeAll(async () => {
    dataDir = await newDataFolder();
    database = await createFreshDatabase(dataDir);
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const run = async (env: Record<string, string> = {}): Promise<{ code: number; output: string }> => {
    const program = [...LIFTOFF_ONLY, await doctorBundle()];
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        program,
        { env: { ...process.env, DATA_DIR: dataDir, ...database, ...env } },
        (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
      );
    });
  };

  it('looks at a new installation and says what needs a hand', async () => {
    const { code, output } = await run();
    expect(code).toBe(1);
    const levels = levelsOf(output);
    expect(levels).toContainEqual(['Node', 'ok', expect.stringContaining(process.versions.node)]);
    expect(levels).toContainEqual(['Database', 'ok', expect.stringMatching(/^All \d+ migrations are done$/)]);
    expect(levels).toContainEqual(['Accounts', 'advice', 'Owners who sign in with a password alone: 1 of 1']);
    expect(levels).toContainEqual(['Mail', 'ok', 'No mail is stuck']);
    expect(levels).toContainEqual(['Mail', 'wrong', 'SMTP_URL is not set: no mail leaves.']);
    expect(output).toMatch(/things? needs? a hand\.$/m);
  });

  it('finds keys that others can read, mails that nobody sends, and backups that fail', async () => {
    await chmod(path.join(dataDir, 'secrets.json'), 0o644);
    // Without a mail server, and behind a proxy: it sends nothing, not into an outbox either.
    const host = await startHost({ dataDir, env: { TRUST_PROXY: 'true' } });
    await host.sql(
      `insert into public.chats (id, "senderName") values ('3f0f6c1e-5d0a-4d6c-9b1e-0a2d5c8f7e61', 'visitor-ab12')`,
    );
    await host.sql(
      `insert into private.queued_mail (chat, email, due_at)
       values ('3f0f6c1e-5d0a-4d6c-9b1e-0a2d5c8f7e61', 'ada@reader.test', now() - interval '2 hours')`,
    );
    await host.sql(
      `insert into private.queued_mail (chat, email, due_at, attempts)
       values ('3f0f6c1e-5d0a-4d6c-9b1e-0a2d5c8f7e61', 'ada@reader.test', now() + interval '6 hours', 5)`,
    );
    // A newsletter is paused for as long as its writer likes.
    await host.sql(
      `with paused as (
         insert into private.newsletter (request_key, subject, paragraphs, paused_at)
         values (gen_random_uuid(), 'x', '["x"]', now()) returning id)
       insert into private.queued_mail (newsletter, email, due_at)
       select id, 'ada@reader.test', now() - interval '2 days' from paused`,
    );
    await host.sql(
      `insert into private.backup_runs (began_at, ended_at, ok, checked_at, error) values
         (now() - interval '3 days', now() - interval '3 days', true, now() - interval '3 days', null),
         (now() - interval '1 hour', now() - interval '1 hour', false, null, 'No space is left.'),
         (now(), null, null, null, null)`, // one that is being made, which says nothing yet
    );
    if (!database.DATABASE_URL) {
      const secondRun = await run();
      expect(levelsOf(secondRun.output)).toContainEqual([
        'Database',
        'wrong',
        expect.stringContaining('is in use by '),
      ]);
    }
    await host.stop();
    await chmod(path.join(dataDir, 'secrets.json'), 0o644);
    const { output } = await run({ SMTP_URL: 'smtps://mail.test', MAIL_FROM: 'support@carmine.test' });
    expect(levelsOf(output).filter(([topic]) => topic === 'Backups')).toEqual([
      ['Backups', 'wrong', 'The last backup failed: No space is left.'],
      ['Backups', 'wrong', 'The newest backup is 3.0 days old.'],
      ['Backups', 'advice', 'The backups are not encrypted.'],
    ]);
    expect(levelsOf(output)).toContainEqual(['Folder', 'wrong', expect.stringContaining('Others can read')]);
    expect(levelsOf(output)).toContainEqual([
      'Mail',
      'wrong',
      'Mail does not leave: due an hour ago, or tried five times in vain: 2.',
    ]);
  });

  it('refuses settings that cannot be', async () => {
    expect(await run({ PORT: 'many' })).toEqual({
      code: 1,
      output: 'PORT must be a number from 0 to 65535, not "many".\n',
    });
  });
});

it('takes Node 20.19 and newer', () => {
  const engines = '>=20.19 <27';
  expect(judgeNode(engines, '20.19.0')).toMatchObject({ level: 'ok' });
  expect(judgeNode(engines, '26.1.0')).toMatchObject({ level: 'ok' });
  for (const old of ['20.18.3', '18.20.0'])
    expect(judgeNode(engines, old)).toMatchObject({
      level: 'wrong',
      text: `Node ${old} is older than 20.19.`,
      todo: expect.stringContaining('Node 20 would do from 20.19 on') as string,
    });
});

it('asks for TLS and for the proxy’s headers where the site is public', () => {
  const wrong = (env: Record<string, string>) =>
    judgeSettings(readSettings(env)).filter(({ level }) => level === 'wrong').length;
  for (const address of ['localhost', '127.0.0.1', '[::1]'])
    expect(wrong({ SITE_URL: `http://${address}:3000` })).toBe(0);
  expect(wrong({ SITE_URL: 'http://localhost.example.com' })).toBe(1);
  expect(wrong({ SITE_URL: 'http://www.carmine.test' })).toBe(1);
  expect(wrong({ SITE_URL: 'https://www.carmine.test' })).toBe(1);
  expect(wrong({ SITE_URL: 'https://www.carmine.test', TRUST_PROXY: 'true' })).toBe(0);
});

it('counts the days since the newest file of a backup where no host makes them', async () => {
  const settings = readSettings({ DATA_DIR: await newDataFolder() });
  const judge = async () => (await judgeBackups(settings, undefined))[0];
  expect(await judge()).toMatchObject({ level: 'wrong', text: 'There is no backup.' });
  const { dir } = settings.backups;
  await mkdir(dir);
  // What could not be restored, what a restore has replaced, what is being written, and a file that has just gone.
  for (const name of ['unchecked-1.tar.gz', 'before-1.tar.gz', 'scheduled-1.tar.gz.new', 'notes.txt'])
    await writeFile(path.join(dir, name), '');
  await symlink(path.join(dir, 'nowhere'), path.join(dir, 'scheduled-0.tar.gz'));
  expect(await judge()).toMatchObject({ level: 'wrong', text: 'There is no backup.' });
  for (const name of ['scheduled-20260101-000000.tar.gz.age', 'carmine-cargo-20260101-000000.tar.gz']) {
    const file = path.join(dir, name);
    await writeFile(file, '');
    expect(await judge()).toMatchObject({ level: 'ok' });
    const before = new Date(Date.now() - 5 * 86_400_000 - 1_000);
    await utimes(file, before, before);
    expect(await judge()).toMatchObject({ text: 'The newest backup is 5.0 days old.' });
  }
  expect(
    await judgeBackups(
      readSettings({ DATABASE_URL: 'postgres://db.test/x', BACKUP_DIR: '/nowhere' }),
      undefined,
    ),
  ).toMatchObject([{ level: 'advice' }]);
  await rm(settings.dataDir, { recursive: true });
});

it('names backups that are not encrypted where there is a key', async () => {
  const DATA_DIR = await newDataFolder();
  const judge = async (env: object) =>
    (await judgeBackups(readSettings({ DATA_DIR, ...env }), undefined)).filter(
      ({ level }) => level === 'advice',
    );
  const { dir } = readSettings({ DATA_DIR }).backups;
  await mkdir(dir);
  for (const name of [
    'scheduled-1.tar.gz.enc',
    'scheduled-2.tar.gz.age',
    'carmine-cargo-20260101-000000.tar.gz',
  ])
    await writeFile(path.join(dir, name), '');
  expect(await judge({})).toEqual([]);
  expect(await judge({ BACKUP_KEY: 'x'.repeat(20) })).toMatchObject([
    { text: 'These backups are not encrypted: carmine-cargo-20260101-000000.tar.gz.' },
  ]);
  await rm(DATA_DIR, { recursive: true });
});

it('judges the backups that hosts have recorded', () => {
  const judge = (run: object) =>
    judgeRuns({ age: 3, encrypted: true, checked: true, error: null, ...run }, 24);
  expect(judge({})).toMatchObject([
    { level: 'ok', text: 'The newest backup is 0.1 days old and was restored' },
  ]);
  expect(judge({ age: 29 })).toMatchObject([{ level: 'wrong', text: 'The newest backup is 1.2 days old.' }]);
  expect(judge({ encrypted: false })).toMatchObject([
    { level: 'advice', text: 'The backups are not encrypted.' },
  ]);
  expect(judge({ checked: false })).toMatchObject([
    { level: 'wrong', text: 'The newest backup was never restored.' },
  ]);
  expect(judge({ age: null, error: 'No space is left.' })).toMatchObject([
    { level: 'wrong', text: 'The last backup failed: No space is left.' },
  ]);
});
