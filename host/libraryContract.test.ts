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
  let report: Told;
  beforeAll(async () => {
    const execArgv = ['--import', 'tsx', ...LIFTOFF_ONLY];
    const child = fork('host/testing/libraryChild.ts', { execArgv });
    const ended = once(child, 'exit').then(() => {
      throw new Error('It ended without an answer.');
    });
    [report] = (await Promise.race([once(child, 'message'), ended])) as [Told];
    ended.catch(() => undefined);
  });

  describe('the engine', () => {
    it('is PostgreSQL 17, which can open the data folders that there are', () => {
      expect(report.engine.version).toBe(17);
    });

    it('takes the size of its cache as a parameter of its start', () => {
      expect(report.engine.buffers).toBe('32MB');
    });

    it('loses stack at each failed statement, and shows where its stack is and what runs its messages', () => {
      expect(report.engine.stackLost).toBeGreaterThan(0); // otherwise restoreStack.ts can go
      expect(report.engine.runsMessagesBy).toBe('function');
    });

    it('undoes a transaction whose work throws', () => {
      expect(report.engine.isUndone).toEqual([{ gone: null }]);
    });

    it('hears the notifications of a channel', () => {
      expect(report.engine.heard).toEqual(['told']);
    });
  });

  describe('the driver of a server', () => {
    it('connects with its first statement, and has the methods of postgres', () => {
      expect(report.server).toEqual(['function', 'function', 'function', 'function']);
    });
  });

  describe('the schema of accounts', () => {
    it('can be made again at each start', () => {
      expect(report.tables).toEqual(expect.arrayContaining(COLUMNS));
    });

    it('has no second factors, which the host adds', () => {
      expect(report.tables.filter((name) => name.startsWith('mfa_'))).toEqual([]);
    });
  });

  it('makes secret keys with the prefix of hosted ones', () => {
    expect(report.key).toMatch(/^sb_secret_/);
  });

  it('lets the host handle errors outside its own handlers', () => {
    expect(report.handlesErrorsBy).toBe('function');
  });

  describe('REST', () => {
    it('asks for an API key', () => {
      expect(report.rest.withoutKey).toMatchObject({ status: 401 });
    });

    it('shows the rows that the policies allow the role', () => {
      expect(report.rest.visible).toEqual({ status: 200, body: [{ id: 1, name: 'for all' }] });
      expect(report.rest.role).toEqual({ status: 200, body: 'anon' });
    });

    it('hands each request to the replaced functions of its connection, with its role', () => {
      expect(report.rest.roles).toEqual(['anon', 'anon', 'anon', 'anon']);
      expect(report.rest.requests).toBe(1);
    });

    it('passes each error of the database through its connection, with its code, and answers some with 500', () => {
      expect(report.rest.remembered).toEqual(['23514', '42501']);
      expect(report.rest.refused).toMatchObject({ status: 500, body: { code: 'SUP' } });
      expect(report.rest.hidden).toMatchObject({ status: 401, body: { code: '42501' } });
    });

    it('prints each refused statement, which the host hides', () => {
      expect(report.rest.printed).toHaveLength(2); // otherwise that part of embedding.ts can go
    });

    it('grants every table to every role, unless its connection is told not to', () => {
      expect(report.grants).toEqual([{ granted: true }]); // otherwise that part of embedding.ts can go
      expect(report.rest.rows).toEqual([{ granted: false }]);
    });
  });

  describe('Auth', () => {
    it('compares passwords with bcrypt hashes that others have made', () => {
      expect(report.auth.wrong).toMatchObject({ status: 400, body: { error_code: 'invalid_credentials' } });
      expect(report.auth.right).toMatchObject({ status: 200, body: { token_type: 'bearer' } });
    });

    it('signs tokens by HS256 with the secret that it was given, and names the user, the role and the session', () => {
      expect(report.auth.claims).toMatchObject({
        sub: report.auth.id,
        role: 'authenticated',
        email: 'ama@reader.test',
        session_id: expect.any(String) as string,
        exp: expect.any(Number) as number,
      });
    });

    it('stores a session with one refresh token that is not revoked', () => {
      expect(report.auth.sessions).toEqual([{ own: true, tokens: 1 }]);
    });

    it('renews a session with another refresh token', () => {
      expect(report.auth.refreshed).toMatchObject({ status: 200 });
      expect(report.auth.refreshed.body.refresh_token).not.toBe(report.auth.right.body.refresh_token);
    });

    it('describes the user of a token', () => {
      expect(report.auth.user).toMatchObject({
        status: 200,
        body: { id: report.auth.id, role: 'authenticated' },
      });
    });

    it('changes a password, but not to one that is too short', () => {
      expect(report.auth.short).toMatchObject({ status: 422, body: { error_code: 'weak_password' } });
      expect([report.auth.changed.status, report.auth.isChanged]).toEqual([200, true]);
    });

    it('refuses to sign anybody up', () => {
      expect(report.auth.signUp).toMatchObject({ status: 422, body: { error_code: 'signup_disabled' } });
    });

    it('deletes the session that signs out', () => {
      expect([report.auth.signedOut.status, report.auth.sessionsLeft]).toEqual([204, 0]);
    });
  });
});
