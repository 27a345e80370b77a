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
