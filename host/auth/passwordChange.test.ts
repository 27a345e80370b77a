import { randomInt } from 'node:crypto';
import { signToken } from '../api/bearer';
import type { Database } from '../database/database';
import type { Keys } from '../keys';
import { caller, manyClients, signIn } from '../../supabase/tests/support/api';
import { type HostProcess, startHost } from '../testing/hostProcess';
import { withPasswordChange } from './passwordChange';

/** Of this process alone: the host has one of its own. */
jest.mock('./passwords', () => ({
  createPasswordCheck: () => () => Promise.reject(new Error('away')),
}));

const OLD = 'correct horse battery';
const NEW = 'staple correct horse';

describe('changing the password', () => {
  let host: HostProcess;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
  });
  afterAll(() => host.stop());

  const someone = async () => {
    const email = `someone-${randomInt(1e9)}@example.test`;
    await host.createUser(email, OLD);
    const open = async () => caller(host, await signIn(host, email, OLD));
    const user = await open();
    const change = (current_password?: unknown, password = NEW) =>
      user('PUT', '/auth/v1/user', { body: { password, current_password } });
    return { email, user, open, change };
  };

  it.each([
    [undefined, 'current_password_required'],
    ['', 'current_password_required'],
    [{ $ne: '' }, 'current_password_required'],
    ['another one', 'current_password_mismatch'],
  ])('is refused with %j as the current one', async (currentPassword, error_code) => {
    const { email, change } = await someone();
    expect(await change(currentPassword)).toMatchObject({ status: 400, body: { error_code } });
    expect(await signIn(host, email, OLD)).toEqual(expect.any(String));
  });

  it('ends the other sessions, and no session of others', async () => {
    const { email, user, open, change } = await someone();
    const [other, stranger] = [await open(), (await someone()).user];
    expect(await change(OLD)).toMatchObject({ status: 200, body: { email } });
    expect(await other('GET', '/auth/v1/user')).toMatchObject({ status: 403 });
    for (const caller of [user, stranger])
      expect(await caller('GET', '/auth/v1/user')).toMatchObject({ status: 200 });
    expect(await signIn(host, email, NEW)).toEqual(expect.any(String));
  });

  it('ends no session if the new one is refused', async () => {
    const { open, change } = await someone();
    const other = await open();
    expect(await change(OLD, '1234567')).toMatchObject({ status: 422 });
    expect(await change(OLD, OLD)).toMatchObject({ status: 422, body: { error_code: 'same_password' } });
    expect(await other('GET', '/auth/v1/user')).toMatchObject({ status: 200 });
  });

  it('is refused with 429 after ten wrong current ones', async () => {
    const { change } = await someone();
    const statuses: number[] = [];
    for (let tries = 0; tries < 11; tries++) statuses.push((await change('wrong')).status);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
    expect(await change(OLD)).toMatchObject({ status: 429 });
  });

  it('is refused without a session', async () => {
    const body = { password: NEW, current_password: OLD };
    expect((await caller(host)('PUT', '/auth/v1/user', { body })).status).toBeGreaterThanOrEqual(400);
  });
});

describe('withPasswordChange', () => {
  it('counts no try whose password could not be compared', async () => {
    const keys = { publishableKey: 'key', secretKey: 'secret', jwtSecret: 'x' } as Keys;
    const sql = { query: () => Promise.resolve([{ allowed: true }]) };
    const transaction = (work: (inside: object) => unknown) => work(sql);
    const database = { ...sql, transaction } as unknown as Database;
    const answer = withPasswordChange(database, keys, () => Promise.reject(new Error('reached')));
    const claims = { sub: 'ama', session_id: 'one', exp: Date.now() / 1000 + 600 };
    const change = () =>
      answer(
        new Request('http://localhost/auth/v1/user', {
          method: 'PUT',
          headers: { apikey: 'key', authorization: `Bearer ${signToken(claims, 'x')}` },
          body: JSON.stringify({ password: NEW, current_password: OLD }),
        }),
      );
    for (let tries = 0; tries < 11; tries++) await expect(change()).rejects.toThrow('away');
  });
});
