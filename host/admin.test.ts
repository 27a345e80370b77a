import { rm } from 'node:fs/promises';
import { caller } from '../supabase/tests/support/api';
import { type HostProcess, newDataFolder, startHost } from './testing/hostProcess';

const FORMER = { ADMIN_EMAIL: 'former@carmine.test', ADMIN_PASSWORD: 'the former password' };
const CURRENT = { ADMIN_EMAIL: 'new@carmine.test', ADMIN_PASSWORD: 'the new password' };

describe('admin of a former ADMIN_EMAIL', () => {
  let dataDir: string;
  let host: HostProcess;
  beforeAll(async () => {
    dataDir = await newDataFolder();
    host = await startHost({ dataDir, env: FORMER });
    await host.sql('delete from auth.users where email <> $1', [FORMER.ADMIN_EMAIL]);
  });
  afterAll(async () => {
    await host.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const signIn = async ({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: typeof FORMER) =>
    (await caller(host)('POST', '/auth/v1/token?grant_type=password', { body: { email, password } })).status;
  const rows = async (table: string) => (await host.sql(`select from ${table}`)).length;

  it('keeps the account when only ADMIN_EMAIL changes', async () => {
    await host.stop();
    host = await startHost({ dataDir, env: CURRENT });
    expect([await signIn(FORMER), await signIn(CURRENT)]).toEqual([200, 200]);
    expect(await rows('private.admins')).toBe(2);
  });

  it('keeps a password that was changed since, until another ADMIN_PASSWORD is set', async () => {
    const changed = { ...CURRENT, ADMIN_PASSWORD: 'changed in the settings' };
    const next = { ...CURRENT, ADMIN_PASSWORD: 'the next password' };
    const { body } = await caller(host)('POST', '/auth/v1/token?grant_type=password', {
      body: { email: CURRENT.ADMIN_EMAIL, password: CURRENT.ADMIN_PASSWORD },
    });
    const admin = caller(host, (body as { access_token: string }).access_token);
    await admin('PUT', '/auth/v1/user', {
      body: { password: changed.ADMIN_PASSWORD, current_password: CURRENT.ADMIN_PASSWORD },
    });
    await host.stop();
    host = await startHost({ dataDir, env: CURRENT });
    expect([await signIn(CURRENT), await signIn(changed)]).toEqual([400, 200]);
    await host.stop();
    host = await startHost({ dataDir, env: next });
    expect([await signIn(changed), await signIn(next)]).toEqual([400, 200]);
    await host.stop();
    host = await startHost({ dataDir, env: CURRENT });
    expect(await signIn(CURRENT)).toBe(200);
  });

  it('owns the site again when nobody does any more', async () => {
    const roles = () =>
      host.sql<{ email: string; role: string }>(
        'select email, admins.role from private.admins join auth.users on id = user_id order by email',
      );
    await host.sql(`update private.admins set role = 'office'`);
    await host.stop();
    host = await startHost({ dataDir, env: CURRENT });
    expect(await roles()).toEqual([
      { email: FORMER.ADMIN_EMAIL, role: 'office' },
      { email: CURRENT.ADMIN_EMAIL, role: 'owner' },
    ]);
  });
});
