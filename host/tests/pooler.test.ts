import { caller, manyClients, signIn } from '../../supabase/tests/support/api';
import { startChat, WITHOUT_LIMITS } from '../../supabase/tests/support/chat';
import { createFreshDatabase } from '../testing/freshDatabase';
import { type HostProcess, newDataFolder, startHost } from '../testing/hostProcess';
import { connect, disconnect, listen, waitForHints } from '../../supabase/tests/support/listening';
import { findPooler, startPooler, type Pooler } from '../testing/pooler';

/** Where PgBouncer is installed, and a server for it. */
const withPooler = process.env.TEST_DATABASE_URL && findPooler() ? describe : describe.skip;

withPooler('a host behind PgBouncer that gives a connection to each transaction', () => {
  let pooler: Pooler;
  let host: HostProcess;
  beforeAll(async () => {
    const dataDir = await newDataFolder();
    const { DATABASE_URL: direct = '' } = await createFreshDatabase(dataDir);
    pooler = await startPooler(direct);
    const env = { ...manyClients, DATABASE_URL: pooler.url, DATABASE_LISTEN_URL: direct };
    host = await startHost({ dataDir, env });
    await host.sql(WITHOUT_LIMITS);
  });
  afterAll(async () => {
    await host.stop();
    await pooler.stop();
  });

  it('answers a hundred requests at once', async () => {
    const ask = () =>
      caller(host)('POST', '/rest/v1/rpc/track_consignment', { body: { tracking_id: 'CARGO001' } });
    const answers = await Promise.all(Array.from({ length: 100 }, ask));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('carries chats with the notifications of the server itself', async () => {
    const admin = caller(host, await signIn(host, host.admin.email, host.admin.password));
    const { visitor, agent, topic } = await startChat(caller(host), admin);
    const client = await connect(host);
    const heard = await listen(client, topic);
    await visitor.send();
    await agent.reply();
    expect(await waitForHints(heard, 2)).toMatchObject([{ by: 'visitor' }, { by: 'agent' }]);
    await disconnect(client);
  });
});
