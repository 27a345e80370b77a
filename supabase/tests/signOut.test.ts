import { caller, manyClients, signIn } from './support/api';
import { type HostProcess, startHost } from './support/host';
import { connect, disconnect, listen, until } from './support/listening';

let host: HostProcess;
beforeAll(async () => {
  host = await startHost({ env: manyClients });
});
afterAll(() => host.stop());

const signedIn = () => signIn(host, host.admin.email, host.admin.password);

describe('an access token after its session was signed out', () => {
  it('reads and changes nothing as an admin any more', async () => {
    const token = await signedIn();
    const admin = caller(host, token);
    const other = caller(host, await signedIn());
    expect(await admin('POST', '/rest/v1/rpc/is_admin', { body: {} })).toMatchObject({ body: true });
    expect((await admin('POST', '/auth/v1/logout?scope=local')).status).toBe(204);
    expect(await admin('POST', '/rest/v1/rpc/is_admin', { body: {} })).toMatchObject({ body: false });
    expect(await admin('GET', '/rest/v1/consignment?select=id')).toMatchObject({ body: [] });
    expect(await other('POST', '/rest/v1/rpc/is_admin', { body: {} })).toMatchObject({ body: true });
  });

  it('hears nothing on an open socket', async () => {
    const token = await signedIn();
    const [client, other] = [await connect(host, token), await connect(host, await signedIn())];
    const subscription = await listen(client, 'admin:chats');
    const lasting = await listen(other, 'admin:chats');
    expect(subscription.statuses).toEqual(['SUBSCRIBED']);
    await caller(host, token)('POST', '/auth/v1/logout?scope=local');
    await until(() => subscription.statuses.includes('CLOSED'));
    expect(lasting.statuses).toEqual(['SUBSCRIBED']);
    await Promise.all([disconnect(client), disconnect(other)]);
  });
});

describe('the view chat_summary', () => {
  it('answers attempts to write with 405', async () => {
    const admin = caller(host, await signedIn());
    const statuses = [];
    for (const method of ['PATCH', 'DELETE'])
      statuses.push((await admin(method, '/rest/v1/chat_summary?seq=eq.1', { body: { seq: 1 } })).status);
    expect(statuses).toEqual([405, 405]);
  });
});
