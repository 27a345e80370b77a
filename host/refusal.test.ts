import { asRefusal, Refusal } from './refusal';

const systemError = (code: string, file?: string) =>
  Object.assign(new Error(`${code}: it failed`), { code, path: file });

/** What the embedded database throws of its file system. */
const engineError = (errno: number) => ({ name: 'ErrnoError', errno });

const FULL = 'The disk is full. Free some space, and start again.';

describe('an error of the system', () => {
  it.each([
    ['of Node', systemError('ENOSPC')],
    ['of a quota', systemError('EDQUOT')],
    ['of the embedded database, when it is created', engineError(51)],
    ['of its quota', engineError(19)],
    ['of Postgres', new Error('could not extend file "base/5/16384": No space left on device')],
    ['in a migration', new Refusal('The migration 1_a.sql failed: No space left on device')],
  ])('%s says that the disk is full', (_where, error) => {
    expect(asRefusal(error)?.message).toBe(FULL);
  });

  it('names the file for which there is no space', () => {
    expect(asRefusal(systemError('ENOSPC', '/data/a'))?.message).toMatch(/^The disk is full \(\/data\/a\)\./);
  });

  it.each(['EACCES', 'EPERM', 'EROFS'])('%s says where this user must be able to write', (code) => {
    expect(asRefusal(systemError(code, '/dist'))?.message).toBe(
      `/dist cannot be written (${code}). Give this user the right to write there (chown), and start again.`,
    );
  });

  it('of the embedded database says that its folder cannot be written', () => {
    expect(asRefusal(engineError(69))?.message).toMatch(/^The data folder cannot be written \(EROFS\)\./);
  });

  it('that is a refusal stays as it is', () => {
    const refusal = new Refusal('Port 1 is in use.');
    expect(asRefusal(refusal)).toBe(refusal);
  });

  it.each([
    ['a fault', new Error('a fault')],
    ['a missing file', systemError('ENOENT', '/dist')],
    ['nothing', undefined],
    ['a text', 'text'],
  ])('that is %s is no refusal', (_name, error) => {
    expect(asRefusal(error)).toBeUndefined();
  });
});
