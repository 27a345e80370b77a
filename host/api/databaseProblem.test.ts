import { TooBusy } from '../database/queue';
import { problemOf } from './databaseProblem';

const coded = (code: string, message: string, more = {}) =>
  Object.assign(new Error(message), { code, ...more });

describe('problemOf', () => {
  const log: string[] = [];
  beforeEach(() => {
    log.length = 0;
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
      log.push(String(text));
      return true;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['28P01', 'password authentication failed for user "carmine"'],
    ['28000', 'role "carmine" is not permitted to log in'],
    ['3D000', 'database "carmine" does not exist'],
    ['57P01', 'terminating connection due to administrator command'],
    ['57P03', 'the database system is starting up'],
    ['08006', 'connection failure'],
    ['CONNECTION_CLOSED', 'write CONNECTION_CLOSED 192.0.2.1:5432'],
    ['CONNECT_TIMEOUT', 'write CONNECT_TIMEOUT 192.0.2.1:5432'],
    ['ECONNREFUSED', 'connect ECONNREFUSED 192.0.2.1:5432'],
    ['ENOTFOUND', 'getaddrinfo ENOTFOUND postgres'],
    ['EPIPE', 'write EPIPE'],
  ])('says of %s that the database cannot be reached, and why to the log alone', async (code, message) => {
    const answer = problemOf(coded(code, message));
    expect([answer?.status, await answer?.json()]).toEqual([
      503,
      { code: 'PGRST001', message: 'The database cannot be reached.', details: null, hint: null },
    ]);
    expect(log).toEqual([`Database: ${code} ${message}\n`]);
  });

  it('says the same of a socket file that is not there', () => {
    const answer = problemOf(coded('ENOENT', 'connect ENOENT /run/.s.PGSQL.5432', { syscall: 'connect' }));
    expect(answer?.status).toBe(503);
  });

  it('logs why a database that has no room refuses a statement', () => {
    expect(problemOf(coded('53100', 'could not extend file'))?.status).toBe(503);
    expect(log).toEqual(['Database: 53100 could not extend file\n']);
  });

  it.each([
    ['23505', 409],
    ['42501', 400],
    ['57014', 500],
  ])('answers the refused statement %s with its code, and logs nothing', async (code, status) => {
    const answer = problemOf(coded(code, 'Ama is there already'));
    expect([answer?.status, await answer?.json()]).toMatchObject([status, { code }]);
    expect(log).toEqual([]);
  });

  it.each(['ERR_MODULE_NOT_FOUND', 'ENOENT', 'EPERM', 'UNDEFINED_VALUE'])(
    'leaves %s, which is not of the database, to whoever reports it',
    (code) => {
      expect(problemOf(coded(code, 'x'))).toBeUndefined();
      expect(problemOf(new Error('x'))).toBeUndefined();
    },
  );

  it('answers 429 where too much is waiting', () => {
    expect(problemOf(new TooBusy())?.status).toBe(429);
  });
});
