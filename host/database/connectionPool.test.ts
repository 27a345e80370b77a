import postgres from 'postgres';
import { describeWithPostgres } from '../testing/describeWithPostgres';
import { type PostgresServer, startPostgres } from '../testing/postgresServer';
import { type ConnectionPool, openPool } from './connectionPool';

describeWithPostgres('connection pool', () => {
  let server: PostgresServer;
  let pool: ConnectionPool;
  beforeAll(async () => {
    server = await startPostgres();
  });
  afterAll(() => server.remove());
  beforeEach(() => {
    pool = openPool(2, (onclose) => postgres(server.url, { max: 1, onclose }));
  });
  afterEach(() => pool.end(3));

  const pidOf = async (sql: postgres.ReservedSql) =>
    (await sql.unsafe<{ pid: number }[]>('select pg_backend_pid() as pid'))[0]?.pid;
  const close = async (pid: number | undefined) => {
    const other = postgres(server.url, { max: 1 });
    await other`select pg_terminate_backend(${pid ?? 0}, 10000)`;
    await other.end();
  };

  it('reuses released connections and opens no more than its size', async () => {
    const both = await Promise.all([pool.reserve(), pool.reserve()]);
    const pids = await Promise.all(both.map(pidOf));
    const third = pool.reserve();
    expect(await Promise.race([third, Promise.resolve('waits')])).toBe('waits');
    both[0].release();
    expect(pids).toContain(await pidOf(await third));
    both[1].release();
    (await third).release();
  });

  it('discards a connection that closes while a statement runs, and refuses the rollback', async () => {
    const reserved = await pool.reserve();
    const pid = await pidOf(reserved);
    const waiting = reserved.unsafe('select pg_sleep(60)').catch(({ code }: NodeJS.ErrnoException) => code);
    await close(pid);
    expect(await waiting).toMatch(/^(CONNECTION_CLOSED|ECONNRESET|57P01)$/); // whichever is heard first
    await expect(reserved.unsafe('rollback')).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    reserved.release();
    const next = await pool.reserve();
    expect(await pidOf(next)).not.toBe(pid);
    next.release();
  });

  it('discards a connection that closes between two statements, or while it is idle', async () => {
    const reserved = await pool.reserve();
    await close(await pidOf(reserved));
    await expect(reserved.unsafe('select 1')).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    reserved.release();
    const idle = await pool.reserve();
    const pid = await pidOf(idle);
    idle.release();
    await close(pid);
    const next = await pool.reserve();
    expect(await pidOf(next)).not.toBe(pid);
    next.release();
  });

  it('refuses while the server is away, and connects again afterwards', async () => {
    await server.stop();
    const reservations = Array.from({ length: 5 }, () => pool.reserve());
    for (const reservation of reservations)
      await expect(reservation).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await server.start();
    const reserved = await pool.reserve();
    expect(await reserved.unsafe('select 1 as one')).toEqual([{ one: 1 }]);
    reserved.release();
  });
});
