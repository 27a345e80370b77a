import { readSettings } from './settings';

const DATABASE_URL = 'postgres://me@database.test/db';

describe('the demo data', () => {
  it.each([
    ['the embedded database', {}, true],
    ['the embedded database, unwanted', { DEMO_DATA: 'false' }, false],
    ['a server', { DATABASE_URL }, false],
    ['a server, wanted', { DATABASE_URL, DEMO_DATA: 'true' }, true],
  ])('on %s', (_where, env, isWanted) => {
    expect(readSettings(env).demoData).toBe(isWanted);
  });

  it('is wanted or not, and nothing else', () => {
    expect(() => readSettings({ DEMO_DATA: 'some' })).toThrow('DEMO_DATA must be true or false, not "some".');
  });
});

it.each(['SMTP_URL', 'DATABASE_URL'])('a password in %s is percent-encoded', (name) => {
  const scheme = name === 'SMTP_URL' ? 'smtps' : 'postgres';
  const read = (password: string) =>
    readSettings({ [name]: `${scheme}://me:${password}@server.test/db`, MAIL_FROM: 'support@carmine.test' });
  expect(() => read('100%25')).not.toThrow();
  expect(() => read('100%')).toThrow(`${name}: percent-encode the user and the password (% is %25).`);
});

it('the admin of the settings is not the one to be removed', () => {
  const env = { ADMIN_EMAIL: 'new@carmine.test', REMOVE_ADMIN: 'Former@carmine.test' };
  expect(readSettings(env).removeAdmin).toBe('former@carmine.test');
  expect(() => readSettings({ ...env, REMOVE_ADMIN: 'New@carmine.test' })).toThrow(
    'REMOVE_ADMIN must not be the same address as ADMIN_EMAIL.',
  );
});
