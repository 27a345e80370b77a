import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createFreshDatabase } from './testing/freshDatabase';
import { LIFTOFF_ONLY, startBundle } from './testing/hostBundle';
import { newDataFolder } from './testing/hostProcess';

describe('messages of npm start', () => {
  let folder: string;
  let knownFolder: string;
  beforeAll(async () => {
    knownFolder = await newDataFolder();
    folder = await mkdtemp(path.join(os.tmpdir(), 'carmine-messages-'));
    await mkdir(path.join(folder, 'site'));
    for (const page of ['index.html', '200.html']) await writeFile(path.join(folder, 'site', page), '');
  });
  afterAll(async () => {
    for (const dir of [folder, knownFolder]) await rm(dir, { recursive: true, force: true });
  });

  /** Everything that `npm start`'s program prints until it is ready. */
  const messages = async (env: Record<string, string>): Promise<string> => {
    const settings = { PORT: '0', DATA_DIR: knownFolder, SITE_DIR: path.join(folder, 'site') };
    const child = spawn(process.execPath, [...LIFTOFF_ONLY, await startBundle()], {
      env: { ...process.env, ...settings, ...(await createFreshDatabase(knownFolder)), ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += String(text);
        if (output.includes('Ready:')) child.kill('SIGTERM');
      });
    }
    await once(child, 'close');
    return output;
  };

  it('show a generated password once, its file afterwards, and the address of the outbox', async () => {
    const dataDir = path.join(folder, 'new');
    const env = { ...(await createFreshDatabase(dataDir)), DATA_DIR: dataDir };
    const first = await messages(env as Record<string, string>);
    const file = path.join(dataDir, 'secrets.json');
    const { adminPassword } = JSON.parse(await readFile(file, 'utf8')) as { adminPassword: string };
    expect(first).toContain(`  Password: ${adminPassword}\n`);
    const later = await messages(env as Record<string, string>);
    expect(later).toContain(`  Password: the one in ${file}\n`);
    expect(later).not.toContain(adminPassword);
    expect(later).toMatch(/^ {2}Outbox: {3}http:\/\/localhost:\d+\/outbox$/m);
    expect(later).not.toContain('Mail:');
  });

  it('name the admin of a former ADMIN_EMAIL, and warn that a public host without a mail server cannot send mail', async () => {
    const output = await messages({ ADMIN_EMAIL: 'new@carmine.test', HOST: '0.0.0.0' });
    expect(output).toContain(
      '  Beware:   admin@carmine-cargo.example is an owner too; the page Staff removes that account',
    );
    expect(output).toContain('  Mail:     cannot be sent, for SMTP_URL and MAIL_FROM are not set');
    expect(output).not.toContain('Outbox:');
  });
});
