import {
  aConsignment,
  aContact,
  type Answer,
  aSubscription,
  type Caller,
  everyRole,
  manyClients,
} from '../local/testing/api';
import { type HostProcess, startHost } from '../local/testing/hostProcess';

type Role = 'anon' | 'user' | 'admin';
type Outcome = 'refused' | 'nothing' | 'done';

const operations = ['select', 'insert', 'update', 'delete'] as const;
type Operation = (typeof operations)[number];

/** Refused: an error. Nothing: an answer without rows. Done: rows were read or changed. */
const expected: Record<string, Record<Role, Outcome[]>> = {
  consignment: {
    anon: ['refused', 'refused', 'refused', 'refused'],
    user: ['nothing', 'refused', 'nothing', 'nothing'],
    admin: ['done', 'done', 'done', 'done'],
  },
  newsLetter: {
    anon: ['refused', 'done', 'refused', 'refused'],
    user: ['nothing', 'done', 'refused', 'nothing'],
    admin: ['done', 'done', 'refused', 'done'],
  },
  contactForm: {
    anon: ['refused', 'done', 'refused', 'refused'],
    user: ['nothing', 'done', 'nothing', 'nothing'],
    admin: ['done', 'done', 'done', 'done'],
  },
  chats: {
    anon: ['refused', 'refused', 'refused', 'refused'],
    user: ['nothing', 'refused', 'refused', 'nothing'],
    admin: ['done', 'refused', 'refused', 'done'],
  },
  chat_message: {
    anon: ['refused', 'refused', 'refused', 'refused'],
    user: ['nothing', 'refused', 'refused', 'refused'],
    admin: ['done', 'refused', 'refused', 'refused'],
  },
};

const chat = '11111111-1111-4111-8111-111111111111';
const newRow: Record<string, () => Record<string, unknown>> = {
  consignment: aConsignment,
  newsLetter: aSubscription,
  contactForm: aContact,
  chats: () => ({ senderName: 'visitor-ab12' }),
  chat_message: () => ({
    chat,
    seq: 2,
    cid: chat,
    senderName: 'visitor-ab12',
    message: 'Hi',
    type: 'visitor',
  }),
};
const change: Record<string, Record<string, unknown>> = {
  consignment: { status: 'Departed' },
  newsLetter: { country: 'Kenya' },
  contactForm: { readAt: '2026-01-01T00:00:00Z' },
  chats: { endedChat: true },
  chat_message: { isRead: true },
};
const someRow: Record<string, string> = {
  consignment: 'id=gt.0',
  newsLetter: 'id=gt.0',
  contactForm: 'id=gt.0',
  chats: `id=eq.${chat}`,
  chat_message: `chat=eq.${chat}`,
};

const perform = (call: Caller, table: string, operation: Operation): Promise<Answer> => {
  const rows = { prefer: 'return=representation' };
  const chosen = `/rest/v1/${table}?${someRow[table]}`;
  switch (operation) {
    case 'select':
      return call('GET', chosen);
    case 'insert':
      return call('POST', `/rest/v1/${table}`, {
        body: newRow[table]?.(),
        headers: { prefer: 'return=minimal' },
      });
    case 'update':
      return call('PATCH', chosen, { body: change[table], headers: rows });
    case 'delete':
      return call('DELETE', chosen, { headers: rows });
  }
};

const outcomeOf = ({ status, body }: Answer): Outcome => {
  if (status === 201) return 'done';
  if (Array.isArray(body)) return body.length > 0 ? 'done' : 'nothing';
  return 'refused';
};

describe('who may do what with a table', () => {
  let host: HostProcess;
  let roles: Record<Role, Caller>;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    roles = await everyRole(host);
  });
  afterAll(() => host.stop());

  // A call that is allowed changes the table for the next one: what each needs is put back before it.
  const restore = async () => {
    await host.sql('delete from public.chats');
    await host.sql(`insert into public.chats (id, "senderName") values ($1, 'visitor-ab12')`, [chat]);
    await host.sql(
      `insert into public.chat_message (chat, seq, cid, "senderName", message, type)
       values ($1, 1, gen_random_uuid(), 'visitor-ab12', 'Hello', 'visitor')`,
      [chat],
    );
  };
  // The order matters within one role: what "delete" empties, the other operations need.
  const cases = Object.entries(expected).flatMap(([table, byRole]) =>
    (['anon', 'user', 'admin'] as const).flatMap((role) =>
      operations.map((operation, index) => ({ table, role, operation, outcome: byRole[role][index] })),
    ),
  );

  it.each(cases)('$table: $role $operation is $outcome', async ({ table, role, operation, outcome }) => {
    await restore();
    const answer = await perform(roles[role], table, operation);
    expect(outcomeOf(answer)).toBe(outcome);
    if (outcome === 'refused') {
      expect(answer).toMatchObject({ status: role === 'anon' ? 401 : 403, body: { code: '42501' } });
    }
  });

  it('lets the admin alone read the summary of the chats', async () => {
    await restore();
    const outcomes = [roles.anon, roles.user, roles.admin].map(async (call) =>
      outcomeOf(await call('GET', '/rest/v1/chat_summary')),
    );
    expect(await Promise.all(outcomes)).toEqual(['refused', 'nothing', 'done']);
  });

  it('never answers a visitor with the row that was inserted', async () => {
    const headers = { prefer: 'return=representation' };
    const answer = await roles.anon('POST', '/rest/v1/contactForm', { body: aContact(), headers });
    expect(answer).toMatchObject({ status: 401, body: { code: '42501' } });
  });

  it.each(['exact', 'planned', 'estimated'])('keeps visitors from counting (%s)', async (count) => {
    for (const table of Object.keys(expected)) {
      const headers = { prefer: `count=${count}` };
      for (const method of ['GET', 'HEAD']) {
        expect(await roles.anon(method, `/rest/v1/${table}?select=*`, { headers })).toMatchObject({
          status: 401,
        });
      }
    }
  });

  it.each(['created_at', 'readAt', 'handledAt'])('keeps visitors from setting %s', async (column) => {
    const body = aContact({ [column]: '2026-01-01T00:00:00Z' });
    expect(await roles.anon('POST', '/rest/v1/contactForm', { body })).toMatchObject({ status: 401 });
  });

  it.each(['private', 'auth', 'realtime', 'supabase_migrations'])(
    'does not expose the schema %s',
    async (schema) => {
      const headers = { 'accept-profile': schema };
      expect(await roles.admin('GET', '/rest/v1/admins', { headers })).toMatchObject({ status: 406 });
    },
  );

  it('tells only an admin that they are one', async () => {
    const asked = (call: Caller) => call('POST', '/rest/v1/rpc/is_admin', { body: {} });
    expect(await asked(roles.anon)).toMatchObject({ status: 401 });
    expect(await asked(roles.user)).toEqual({ status: 200, body: false });
    expect(await asked(roles.admin)).toEqual({ status: 200, body: true });
  });

  it('wants the second factor of an admin who has one', async () => {
    const [admin] = await host.sql<{ user_id: string }>('select user_id from private.admins');
    await host.sql(`insert into auth.mfa_factors values (gen_random_uuid(), $1, 'verified')`, [
      admin?.user_id,
    ]);
    expect(await roles.admin('GET', '/rest/v1/chats')).toEqual({ status: 200, body: [] });
    expect(await roles.admin('POST', '/rest/v1/rpc/is_admin', { body: {} })).toEqual({
      status: 200,
      body: false,
    });
    await host.sql('delete from auth.mfa_factors');
  });
});
