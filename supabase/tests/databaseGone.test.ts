import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { aContact, caller, manyClients } from '../local/testing/api';
import { type HostProcess, startHost } from '../local/testing/hostProcess';
import { until } from '../local/testing/listening';
import { findPostgres, type PostgresServer, startPostgres } from '../local/testing/postgresServer';

const title = 'a database server that is gone for a while';
const describeWithPostgres = findPostgres() ? describe : describe.skip;

describeWithPostgres(findPostgres() ? title : `${title} (skipped: PostgreSQL is not installed)`, () => {
  let server: PostgresServer;
  let dataDir: string;
  let host: HostProcess;
  const start = async (): Promise<void> => {
    host = await startHost({ dataDir, env: { ...manyClients, DATABASE_URL: server.url } });
  };
  beforeAll(async () => {
    server = await startPostgres();
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'carmine-gone-'));
    await start();
    await host.sql('update private.limits set per_client = 1000000, overall = 1000000');
  });
  afterAll(async () => {
    await host.stop();
    await server.remove();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('costs nothing that was acknowledged, and is told as a reason to try again', async () => {
    const acknowledged: string[] = [];
    const refused: (number | undefined)[] = [];
    const headers = { prefer: 'return=minimal' };
    let isWriting = true;
    const write = async (writer: number): Promise<void> => {
      for (let number = 0; isWriting; number += 1) {
        const email = `writer-${writer}-${number}`;
        const answer = await caller(host)('POST', '/rest/v1/contactForm', {
          body: aContact({ email }),
          headers,
        }).catch(() => undefined);
        if (answer?.status === 201) acknowledged.push(email);
        else refused.push(answer?.status);
      }
    };
    const writers = [1, 2, 3, 4].map(write);
    await until(() => acknowledged.length >= 50);
    await server.stop();
    await until(() => refused.length >= 5);
    isWriting = false;
    await Promise.all(writers);
    expect(refused.filter((status) => status !== undefined && status !== 503)).toEqual([]);

    await server.start();
    await host.stop(); // as a supervisor does: the driver may have ended it (porsager/postgres#1154)
    await start();
    const rows = await host.sql<{ email: string }>('select email from public."contactForm"');
    expect(rows.map(({ email }) => email)).toEqual(expect.arrayContaining(acknowledged));
  });
});
