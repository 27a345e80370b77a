import { fork } from 'node:child_process';
import { once } from 'node:events';
import { LIFTOFF_ONLY } from './testing/hostBundle';
import type { Told } from './testing/libraryChild';

/** Columns of the library's own tables that the host and the migrations read and write. */
const COLUMNS = [
  ...[
    'id',
    'email',
    'encrypted_password',
    'email_confirmed_at',
    'raw_app_meta_data',
    'raw_user_meta_data',
  ].map((name) => `users.${name}`),
  ...['aud', 'role', 'created_at', 'updated_at', 'last_sign_in_at'].map((name) => `users.${name}`),
  ...['id', 'user_id', 'aal', 'user_agent', 'created_at', 'updated_at'].map((name) => `sessions.${name}`),
  ...['id', 'token', 'user_id', 'session_id', 'revoked', 'created_at'].map(
    (name) => `refresh_tokens.${name}`,
  ),
  'audit_log_entries.payload',
  ...['id', 'provider', 'provider_id', 'user_id', 'identity_data'].map((name) => `identities.${name}`),
];

describe('@supabase/lite and PGlite by themselves', () => {
  let told: Told;
  beforeAll(async () => {
    const execArgv = ['--import', 'tsx', ...LIFTOFF_ONLY];
    const child = fork('host/testing/libraryChild.ts', { execArgv });
    const ended = once(child, 'exit').then(() => {
      throw new Error('It ended without an answer.');
    });
    [told] = (await Promise.race([once(child, 'message'), ended])) as [Told];
    ended.catch(() => undefined);
  });

  describe('the engine', () => {
    it('is PostgreSQL 17, which can open the data folders that there are', () => {
      expect(told.engine.version).toBe(17);
    });

    it('takes the size of its cache as a parameter of its start', () => {
      expect(told.engine.buffers).toBe('32MB');
    });

    it('loses stack at each failed statement, and shows where its stack is and what runs its messages', () => {
      expect(told.engine.stackLost).toBeGreaterThan(0); // otherwise restoreStack.ts can go
      expect(told.engine.runsMessagesBy).toBe('function');
    });

    it('undoes a transaction whose work throws', () => {
      expect(told.engine.isUndone).toEqual([{ gone: null }]);
    });

    it('hears the notifications of a channel', () => {
      expect(told.engine.heard).toEqual(['told']);
    });
  });

  describe('the driver of a server', () => {
    it('connects with its first statement, and has the methods of postgres', () => {
      expect(told.server).toEqual(['function', 'function', 'function', 'function']);
    });
  });

  describe('the schema of accounts', () => {
    it('can be made again at each start', () => {
      expect(told.tables).toEqual(expect.arrayContaining(COLUMNS));
    });

    it('has no second factors, which the host adds', () => {
      expect(told.tables.filter((name) => name.startsWith('mfa_'))).toEqual([]);
    });
  });

  it('makes secret keys with the prefix of hosted ones', () => {
    expect(told.key).toMatch(/^sb_secret_/);
  });

  it('lets the host handle errors outside its own handlers', () => {
    expect(told.handlesErrorsBy).toBe('function');
  });

  describe('REST', () => {
    it('asks for an API key', () => {
      expect(told.rest.withoutKey).toMatchObject({ status: 401 });
    });

    it('shows the rows that the policies allow the role', () => {
      expect(told.rest.visible).toEqual({ status: 200, body: [{ id: 1, name: 'for all' }] });
      expect(told.rest.role).toEqual({ status: 200, body: 'anon' });
    });

    it('hands each request to the replaced functions of its connection, with its role', () => {
      expect(told.rest.roles).toEqual(['anon', 'anon', 'anon', 'anon']);
      expect(told.rest.requests).toBe(1);
    });

    it('passes each error of the database through its connection, with its code, and answers some with 500', () => {
      expect(told.rest.remembered).toEqual(['23514', '42501']);
      expect(told.rest.refused).toMatchObject({ status: 500, body: { code: 'SUP' } });
      expect(told.rest.hidden).toMatchObject({ status: 401, body: { code: '42501' } });
    });

    it('prints each refused statement, which the host hides', () => {
      expect(told.rest.printed).toHaveLength(2); // otherwise that part of embedding.ts can go
    });

    it('grants every table to every role, unless its connection is told not to', () => {
      expect(told.grants).toEqual([{ granted: true }]); // otherwise that part of embedding.ts can go
      expect(told.rest.rows).toEqual([{ granted: false }]);
    });
  });

  describe('Auth', () => {
    it('compares passwords with bcrypt hashes that others have made', () => {
      expect(told.auth.wrong).toMatchObject({ status: 400, body: { error_code: 'invalid_credentials' } });
      expect(told.auth.right).toMatchObject({ status: 200, body: { token_type: 'bearer' } });
    });

    it('signs tokens by HS256 with the secret that it was given, and names the user, the role and the session', () => {
      expect(told.auth.claims).toMatchObject({
        sub: told.auth.id,
        role: 'authenticated',
        email: 'ama@reader.test',
        session_id: expect.any(String) as string,
        exp: expect.any(Number) as number,
      });
    });

    it('stores a session with one refresh token that is not revoked', () => {
      expect(told.auth.sessions).toEqual([{ own: true, tokens: 1 }]);
    });

    it('renews a session with another refresh token', () => {
      expect(told.auth.refreshed).toMatchObject({ status: 200 });
      expect(told.auth.refreshed.body.refresh_token).not.toBe(told.auth.right.body.refresh_token);
    });

    it('describes the user of a token', () => {
      expect(told.auth.user).toMatchObject({
        status: 200,
        body: { id: told.auth.id, role: 'authenticated' },
      });
    });

    it('changes a password, but not to one that is too short', () => {
      expect(told.auth.short).toMatchObject({ status: 422, body: { error_code: 'weak_password' } });
      expect([told.auth.changed.status, told.auth.isChanged]).toEqual([200, true]);
    });

    it('refuses to sign anybody up', () => {
      expect(told.auth.signUp).toMatchObject({ status: 422, body: { error_code: 'signup_disabled' } });
    });

    it('deletes the session that signs out', () => {
      expect([told.auth.signedOut.status, told.auth.sessionsLeft]).toEqual([204, 0]);
    });
  });
});
