import { aContact, type Caller, manyClients } from './support/api';
import { WITHOUT_LIMITS } from './support/chat';
import { type HostProcess, startHost } from './support/host';
import { IS_FULL } from './support/fullRun';
import { calls, mayCall, MEMBER, staffSeen } from './access/calls';
import { exposed, fillTables, ONE_OF_EACH_ROLE, tryTable } from './access/outcomes';
import { everyCaller, isAdmin, isStaff, people, type Person } from './access/people';

describe('access by role', () => {
  let host: HostProcess;
  let roles: Record<Person, Caller>;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    await host.sql(WITHOUT_LIMITS);
    await host.sql('delete from private.demonstration'); // its rows stay for the other calls
    roles = await everyCaller(host);
  });
  afterAll(() => host.stop());

  describe('tables', () => {
    it.each(people.flatMap((person) => Object.keys(exposed).map((table) => [person, table] as const)))(
      '%s has exactly the declared access to every column of %s',
      async (person, table) => {
        expect(await tryTable(host, person, roles[person], table)).toEqual([]);
      },
    );

    const faults: [name: string, body: string, person: Person][] = [
      ['an is_admin that is always true', 'select true', 'account'],
      ['an is_admin that checks the role only', `select auth.role() = 'authenticated'`, 'anonymous sign-in'],
      [
        'an is_admin that ignores the second factor',
        `select exists (select from private.admins where user_id = auth.uid() and role <> 'scanner')`,
        'admin before the second factor',
      ],
      [
        'an is_admin that takes a scanner for the office',
        'select private.staff_role() is not null',
        'scanner',
      ],
      [
        'an is_admin that accepts a token without a user',
        'select auth.uid() is null or exists (select from private.admins where user_id = auth.uid())',
        'token without a user',
      ],
    ];
    it.each(faults)('detects %s', async (_name, body, person) => {
      const [good] = await host.sql<{ source: string }>(
        `select pg_get_functiondef('private.is_admin()'::regprocedure) as source`,
      );
      await host.sql(
        `create or replace function private.is_admin() returns boolean
         language sql stable security definer set search_path = '' as $$ ${body} $$`,
      );
      const mismatches = await tryTable(host, person, roles[person], 'chats');
      await host.sql(good?.source ?? '');
      expect(mismatches).toContain(`${person} select chats.id: done, not nothing`);
      expect(await tryTable(host, person, roles[person], 'chats')).toEqual([]);
    });
  });

  describe('functions', () => {
    const fill = async () => {
      await fillTables(host);
      await host.sql('insert into auth.users (id, email) values ($1, $2) on conflict do nothing', [
        MEMBER,
        'member@example.test',
      ]);
      await host.sql(
        `insert into private.admins (user_id, role) values ($1, 'office') on conflict do nothing`,
        [MEMBER],
      );
    };

    const call = async (person: Person, name: string) => {
      const answer = await roles[person]('POST', `/rest/v1/rpc/${name}`, { body: calls[name]?.with() });
      const { members } = (answer.body ?? {}) as { members?: { id: string; role: string }[] };
      if (members) staffSeen.roles = Object.fromEntries(members.map(({ id, role }) => [id, role]));
      return answer;
    };

    it.each(people)('%s can call exactly the allowed functions', async (person) => {
      await fill();
      const refusal = { status: person === 'visitor' ? 401 : 403, body: { code: '42501' } };
      const isAlike = !IS_FULL && !ONE_OF_EACH_ROLE.includes(person);
      for (const [name, declared] of Object.entries(calls)) {
        if (declared.by === 'everybody' && isAlike) continue;
        const answer = await call(person, name);
        if (!mayCall(person, declared)) expect(answer).toMatchObject(refusal);
        else
          expect({ [name]: [200, 204].includes(answer.status) ? 'done' : answer }).toEqual({
            [name]: 'done',
          });
      }
      if (person === 'visitor') return;
      expect((await call(person, 'is_admin')).body).toBe(isAdmin(person));
      expect((await call(person, 'my_role')).body !== null).toBe(isStaff(person));
    });

    it.each(people)('%s cannot reach hidden schemas and functions', async (person) => {
      for (const schema of [
        'private',
        'auth',
        'realtime',
        'supabase_migrations',
        'pg_catalog',
        'information_schema',
      ]) {
        const headers = { 'accept-profile': schema, 'content-profile': schema };
        for (const [method, path] of [
          ['GET', '/rest/v1/admins'],
          ['GET', '/rest/v1/users'],
          ['POST', '/rest/v1/rpc/take'],
          ['POST', '/rest/v1/rpc/is_admin'],
        ] as const) {
          const body = method === 'POST' ? {} : undefined;
          expect(await roles[person](method, path, { headers, body })).toMatchObject({ status: 406 });
        }
      }
      const hidden = await host.sql<{ name: string }>(
        `select distinct proname as name from pg_proc where pronamespace = 'private'::regnamespace and proname not in (
           select proname from pg_proc where pronamespace = 'public'::regnamespace) order by 1`,
      );
      // What is exposed is so for everybody: each function is tried by one of them.
      const share = hidden.filter((_, index) => index % people.length === people.indexOf(person));
      for (const { name } of IS_FULL ? hidden : share)
        expect((await roles[person]('POST', `/rest/v1/rpc/${name}`, { body: {} })).status).toBe(404);
    });
  });

  it('refuses to return the inserted row to a visitor', async () => {
    const headers = { prefer: 'return=representation' };
    const answer = await roles.visitor('POST', '/rest/v1/contactForm', { body: aContact(), headers });
    expect(answer).toMatchObject({ status: 401, body: { code: '42501' } });
  });

  it.each(['exact', 'planned', 'estimated'])('refuses count=%s for visitors', async (count) => {
    for (const table of Object.keys(exposed)) {
      const headers = { prefer: `count=${count}` };
      for (const method of ['GET', 'HEAD']) {
        expect(await roles.visitor(method, `/rest/v1/${table}?select=*`, { headers })).toMatchObject({
          status: 401,
        });
      }
    }
  });

  it.each(['created_at', 'readAt', 'handledAt', 'handledBy'])(
    'refuses %s in an inquiry of a visitor',
    async (column) => {
      const body = aContact({ [column]: '2026-01-01T00:00:00Z' });
      expect(await roles.visitor('POST', '/rest/v1/contactForm', { body })).toMatchObject({ status: 401 });
    },
  );
});
