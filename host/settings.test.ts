import { Refusal } from './refusal';
import { checkBuildSettings, readSettings } from './settings';

const DATABASE_URL = 'postgres://me@database.test/db';

it.each([
  [{ PORT: 'x' }, /^PORT must be a number/],
  [{ PORT: '70000' }, /^PORT must be a number/],
  [{ DATABASE_URL: 'mysql://localhost/x' }, /^DATABASE_URL must be a URL that starts with postgres:/],
  [{ SITE_URL: 'carmine' }, /^SITE_URL must be a URL/],
  [{ ADMIN_EMAIL: 'nobody' }, /^ADMIN_EMAIL must be an e-mail address/],
  [{ ADMIN_PASSWORD: 'short' }, /^ADMIN_PASSWORD must have at least 8 characters/],
  [{ TRUST_PROXY: 'maybe' }, /^TRUST_PROXY must be true or false/],
  [{ SMTP_URL: 'mail.test' }, /^SMTP_URL must be a URL that starts with smtp:/],
  [{ SMTP_URL: 'smtp://mail.test' }, /^MAIL_FROM must be set together with SMTP_URL/],
])('refuses %p', (env, text) => {
  expect(() => readSettings(env)).toThrow(Refusal);
  expect(() => readSettings(env)).toThrow(text);
});

it.each(['SITE_URL', 'SUPABASE_URL', 'COUNTRY_API_URL'])(
  'refuses to build with a %s without https://',
  (name) => {
    const text = `${name} must be a URL that starts with http:// or https://.`;
    for (const address of ['www.carmine.test', 'localhost:54321', '/site'])
      expect(() => checkBuildSettings({ [name]: address })).toThrow(text);
    for (const address of ['https://www.carmine.test/', 'http://localhost:54321', ''])
      expect(() => checkBuildSettings({ [name]: address })).not.toThrow();
  },
);

it('shows the outbox unless the host is public', () => {
  expect(readSettings({}).showsOutbox).toBe(true);
  for (const env of [
    { HOST: '0.0.0.0' },
    { TRUST_PROXY: 'true' },
    { SITE_URL: 'https://www.carmine.test' },
  ] as Record<string, string>[])
    expect(readSettings(env).showsOutbox).toBe(false);
});

describe('DEMO_DATA', () => {
  it.each([
    ['the embedded database', {}, true],
    ['the embedded database, set to false', { DEMO_DATA: 'false' }, false],
    ['a server', { DATABASE_URL }, false],
    ['a server, set to true', { DATABASE_URL, DEMO_DATA: 'true' }, true],
  ])('has the right default or value on %s', (_where, env, isWanted) => {
    expect(readSettings(env).demoData).toBe(isWanted);
  });

  it('must be true or false', () => {
    expect(() => readSettings({ DEMO_DATA: 'some' })).toThrow('DEMO_DATA must be true or false, not "some".');
  });
});

it.each(['SMTP_URL', 'DATABASE_URL'])('%s must have a percent-encoded password', (name) => {
  const scheme = name === 'SMTP_URL' ? 'smtps' : 'postgres';
  const readPassword = (password: string) =>
    readSettings({
      [name]: `${scheme}://me:${password}@server.test/db`,
      MAIL_FROM: 'support@carmine.test',
    });
  expect(() => readPassword('100%25')).not.toThrow();
  expect(() => readPassword('100%')).toThrow(`${name}: percent-encode the user and the password (% is %25).`);
});

describe('backups', () => {
  const readBackups = (env: Record<string, string>) => readSettings({ DATA_DIR: '/data', ...env }).backups;

  it('are not made unless BACKUP_EVERY is set, and then kept next to the data', () => {
    expect(readBackups({})).toEqual({
      dir: '/data/backups',
      everyHours: undefined,
      keep: 14,
      key: undefined,
    });
    expect(readBackups({ BACKUP_EVERY: '6', BACKUP_KEEP: '3', BACKUP_DIR: '/backups' })).toMatchObject({
      dir: '/backups',
      everyHours: 6,
      keep: 3,
    });
    for (const value of ['0', '-1', '1.5', 'daily', '721'])
      expect(() => readBackups({ BACKUP_EVERY: value })).toThrow(
        `BACKUP_EVERY must be a number from 1 to 720, not "${value}".`,
      );
  });

  it('have a key that cannot be guessed', () => {
    expect(() => readBackups({ BACKUP_KEY: 'x'.repeat(19) })).toThrow(
      'BACKUP_KEY must have at least 20 characters: openssl rand -base64 32 makes one.',
    );
    expect(readBackups({ BACKUP_KEY: 'x'.repeat(20) }).key).toHaveLength(20);
  });

  it('are not in a folder that they contain', () => {
    expect(() => readBackups({ BACKUP_DIR: '/data/other' })).toThrow(
      'BACKUP_DIR must not be inside DATA_DIR',
    );
    expect(() => readBackups({ BACKUP_DIR: '/data' })).toThrow('BACKUP_DIR must not be inside DATA_DIR');
    expect(readBackups({ BACKUP_DIR: '/data/backups' }).dir).toBe('/data/backups');
    expect(readBackups({ BACKUP_DIR: '/data2' }).dir).toBe('/data2');
  });
});
