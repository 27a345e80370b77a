import postgres from 'postgres';
import { findPostgres, type PostgresServer, startPostgres } from '../testing/postgresServer';
import { type Connections, openConnections } from './connections';

const title = 'connections to a server';
const describeWithPostgres = findPostgres() ? describe : describe.skip;

describeWithPostgres(findPostgres() ? title : `${title} (skipped: PostgreSQL is not installed)`, () => {
  let server: PostgresServer;
  let connections: Connections;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.remove());
  beforeEach(() => {
    connections = openConnections(2, (onclose) => postgres(server.url, { max: 1, onclose }));
  });
  afterEach(() => connections.end(3));

  const pidOf = async (sql: postgres.ReservedSql) =>
    (await sql.unsafe<{ pid: number }[]>('select pg_backend_pid() as pid'))[0]?.pid;
  const close = async (pid: number | undefined) => {
    const other = postgres(server.url, { max: 1 });
    await other`select pg_terminate_backend(${pid ?? 0}, 10000)`;
    await other.end();
  };

  it('are used again once they are released, and no more of them than stated', async () => {
    const both = await Promise.all([connections.reserve(), connections.reserve()]);
    const pids = await Promise.all(both.map(pidOf));
    const third = connections.reserve();
    expect(await Promise.race([third, Promise.resolve('waits')])).toBe('waits');
    both[0].release();
    expect(pids).toContain(await pidOf(await third));
    both[1].release();
    (await third).release();
  });

  it('are left when they are lost while a statement runs, and the rollback is refused', async () => {
    const reserved = await connections.reserve();
    const pid = await pidOf(reserved);
    const waiting = reserved.unsafe('select pg_sleep(60)').catch(({ code }: NodeJS.ErrnoException) => code);
    await close(pid);
    expect(await waiting).toBe('CONNECTION_CLOSED');
    await expect(reserved.unsafe('rollback')).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    reserved.release();
    const next = await connections.reserve();
    expect(await pidOf(next)).not.toBe(pid);
    next.release();
  });

  it('are left when they are lost between two statements, or while nobody uses them', async () => {
    const reserved = await connections.reserve();
    await close(await pidOf(reserved));
    await expect(reserved.unsafe('select 1')).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    reserved.release();
    const idle = await connections.reserve();
    const pid = await pidOf(idle);
    idle.release();
    await close(pid);
    const next = await connections.reserve();
    expect(await pidOf(next)).not.toBe(pid);
    next.release();
  });

  it('are refused while the server is away, and there again afterwards', async () => {
    await server.stop();
    const refused = Array.from({ length: 5 }, () => connections.reserve());
    for (const one of refused) await expect(one).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await server.start();
    const reserved = await connections.reserve();
    expect(await reserved.unsafe('select 1 as one')).toEqual([{ one: 1 }]);
    reserved.release();
  });
});
