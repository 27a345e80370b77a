/** Uses `@supabase/lite` and PGlite without anything of ours around them, and tells what they do (libraryContract.test.ts). */
import { randomUUID } from 'node:crypto';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { App, generateApiKey, getAuthSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import { createPgliteConnection, PGlite, type PgliteConnection } from '@supabase/lite/pglite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import bcrypt from 'bcryptjs';
import { verifyToken } from '../api/bearer';

const KEYS = { jwt_secret: 'x'.repeat(32), publishable_key: 'sb_publishable_x', secret_key: 'sb_secret_x' };
const [EMAIL, PASSWORD] = ['ama@reader.test', 'correct horse battery'];

const SCHEMA = `
  create role anon; create role authenticated; create role service_role;
  grant usage on schema public, auth to anon, authenticated, service_role;
  create table public.thing (id int primary key, owner uuid, name text check (name <> ''));
  alter table public.thing enable row level security;
  create policy own on public.thing for select using (owner is null or owner = auth.uid());
  create policy add on public.thing for insert with check (true);
  grant select, insert on public.thing to anon, authenticated;
  create table public.hidden (id int);
  insert into public.thing values (1, null, 'for all'), (2, gen_random_uuid(), 'for one');
  create function public.role_of_call() returns text language sql as 'select current_user::text';
  grant execute on function public.role_of_call() to anon, authenticated;`;

/** What the host replaces on a connection (host/api/embedding.ts). */
interface Hooks {
  rlsState: string;
  applyJwtSessionContext: (transaction: unknown, variables: unknown) => Promise<void>;
  applyRpcRequestGucs: (...args: unknown[]) => Promise<void>;
}

const openConnection = () =>
  createPgliteConnection({
    pgliteOptions: {
      extensions: { pg_trgm },
      startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
    },
  });

const serve = (connection: PgliteConnection): App =>
  new App({
    connection,
    auth: {
      enabled: true,
      enable_signup: false,
      minimum_password_length: 8,
      site_url: 'http://x.test',
      ...KEYS,
    },
    options: { drivers: { email: { send: () => Promise.resolve() } }, server: { disableStudio: true } },
  });

const caller =
  (app: App) =>
  async (method: string, path: string, body?: object, token?: string, apikey = KEYS.publishable_key) => {
    const headers = {
      apikey,
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const response = await app.fetch(
      new Request(`http://x.test${path}`, { method, headers, body: body && JSON.stringify(body) }),
    );
    const text = await response.text();
    return {
      status: response.status,
      body: (text === '' ? null : JSON.parse(text)) as Record<string, unknown>,
    };
  };

const engine = async ({ driver }: PgliteConnection) => {
  const { rows } = await driver.query<{ version: number; buffers: string }>(
    `select current_setting('server_version_num')::int / 10000 as version, current_setting('shared_buffers') as buffers`,
  );
  const { mod } = driver as unknown as { mod?: { ___stack_pointer?: WebAssembly.Global } };
  const pointer = (): number => Number(mod?.___stack_pointer?.value);
  await driver.query('select 1');
  const before = pointer();
  await driver.query('select 1 / 0').catch(() => undefined);
  await driver.exec('create extension pg_trgm');
  const heard: string[] = [];
  await driver.listen('news', (payload) => heard.push(payload));
  await driver.exec(`notify news, 'told'`);
  const isUndone = await driver
    .transaction(async (inside) => {
      await inside.exec('create table public.undone ()');
      throw new Error('undo');
    })
    .catch(async () => (await driver.query(`select to_regclass('public.undone') as gone`)).rows);
  return {
    ...rows[0],
    stackLost: before - pointer(),
    runsMessagesBy: typeof driver.execProtocolRawSync,
    heard,
    isUndone,
  };
};

const authTables = async ({ driver }: PgliteConnection) => {
  const schema = `${getAuthSchemaSql()}\n${SUPABASE_AUTH_HELPERS_SQL}`;
  await driver.exec(schema);
  await driver.exec(schema); // at each start
  const { rows } = await driver.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'auth'`,
  );
  return rows.map(({ name }) => name);
};

const rest = async (connection: PgliteConnection, call: ReturnType<typeof caller>) => {
  const roles: unknown[] = [];
  let requests = 0;
  const remembered: unknown[] = [];
  const printed: unknown[] = [];
  const hooks = connection as unknown as Hooks;
  const apply = hooks.applyJwtSessionContext.bind(connection);
  const normalize = connection.normalizeDbError.bind(connection);
  Object.assign(connection, {
    rlsState: 'active',
    applyJwtSessionContext: (transaction: unknown, variables: { auth?: { role: string } }) => {
      roles.push(variables.auth?.role);
      return apply(transaction, variables);
    },
    applyRpcRequestGucs: () => Promise.resolve(void requests++),
  });
  connection.normalizeDbError = (error) => {
    remembered.push((error as { code?: string }).code);
    return normalize(error);
  };
  const print = console.error;
  console.error = (...values: unknown[]) => printed.push(values.length);
  const visible = await call('GET', '/rest/v1/thing?select=id,name');
  const withoutKey = await call('GET', '/rest/v1/thing?select=id', undefined, undefined, 'none');
  const role = await call('POST', '/rest/v1/rpc/role_of_call', {});
  const refused = await call('POST', '/rest/v1/thing', { id: 3, name: '' });
  const hidden = await call('GET', '/rest/v1/hidden?select=id');
  console.error = print;
  const { rows } = await connection.driver.query(
    `select has_table_privilege('anon', 'public.hidden', 'select') as granted`,
  );
  return { visible, withoutKey, role, refused, hidden, roles, requests, remembered, printed, rows };
};

const auth = async ({ driver }: PgliteConnection, call: ReturnType<typeof caller>) => {
  const id = randomUUID();
  await driver.query(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     values ($1, $2, $3, now(), '{"provider": "email", "providers": ["email"]}', '{}')`,
    [id, EMAIL, await bcrypt.hash(PASSWORD, 4)],
  );
  await driver.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
     values ($1, 'email', $2::text, $2::text::uuid, '{}')`,
    [randomUUID(), id],
  );
  const signIn = (password: string) =>
    call('POST', '/auth/v1/token?grant_type=password', { email: EMAIL, password });
  const wrong = await signIn('wrong');
  const right = await signIn(PASSWORD);
  const token = String(right.body.access_token);
  const claims = verifyToken(token, KEYS.jwt_secret);
  const sessions = await driver.query(
    `select user_id = $1 as own, (select count(*)::int from auth.refresh_tokens where session_id = sessions.id and not revoked) as tokens
     from auth.sessions where id = $2`,
    [id, claims?.session_id],
  );
  const refresh_token = right.body.refresh_token;
  const refreshed = await call('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token });
  const user = await call('GET', '/auth/v1/user', undefined, token);
  const short = await call('PUT', '/auth/v1/user', { password: 'short' }, token);
  const changed = await call('PUT', '/auth/v1/user', { password: 'another horse battery' }, token);
  const [hash] = (
    await driver.query<{ hash: string }>('select encrypted_password as hash from auth.users where id = $1', [
      id,
    ])
  ).rows;
  const isChanged = await bcrypt.compare('another horse battery', hash?.hash ?? '');
  const signUp = await call('POST', '/auth/v1/signup', { email: 'new@reader.test', password: PASSWORD });
  const signedOut = await call('POST', '/auth/v1/logout', undefined, token);
  const leftSessions = await driver.query('select from auth.sessions where id = $1', [claims?.session_id]);
  return {
    id,
    wrong,
    right,
    claims,
    sessions: sessions.rows,
    refreshed,
    user,
    short,
    changed,
    isChanged,
    signUp,
    signedOut,
    sessionsLeft: leftSessions.rows.length,
  };
};

/** Whether a visitor may read a table that nobody was granted, when the library is left to itself. */
const grants = async () => {
  const connection = await openConnection();
  await connection.driver.waitReady;
  await connection.driver.exec(`${getAuthSchemaSql()}\n${SUPABASE_AUTH_HELPERS_SQL}\n${SCHEMA}`);
  await caller(serve(connection))('GET', '/rest/v1/thing?select=id');
  const { rows } = await connection.driver.query(
    `select has_table_privilege('anon', 'public.hidden', 'select') as granted`,
  );
  await connection.close();
  return rows;
};

const server = async () => {
  const { driver } = createPostgresConnection({ url: 'postgres://nobody@127.0.0.1:1/none' });
  await driver.end();
  return (['unsafe', 'begin', 'listen', 'end'] as const).map((name) => typeof driver[name]);
};

const observe = async () => {
  const connection = await openConnection();
  await connection.driver.waitReady;
  const tables = await authTables(connection);
  await connection.driver.exec(SCHEMA);
  const app = serve(connection);
  const call = caller(app);
  const report = {
    engine: await engine(connection),
    tables,
    key: (await generateApiKey('secret')).key,
    handlesErrorsBy: typeof app.server.onError,
    rest: await rest(connection, call),
    auth: await auth(connection, call),
    grants: await grants(),
    server: await server(),
  };
  await connection.close();
  return report;
};

export type Told = Awaited<ReturnType<typeof observe>>;

observe().then(
  (report) => process.send?.(report, () => process.exit(0)),
  (error: Error) => {
    console.error(error);
    process.exit(1);
  },
);
