import { existsSync } from 'node:fs';
import { type Answer, type Caller, everyRole, manyClients } from './support/api';
import { badCalls } from './support/badCalls';
import { aToken, asVisitor, WITHOUT_LIMITS } from './support/chat';
import { badInputs, freeText, isFreeText } from './support/badInputs';
import { type HostProcess, startHost } from './support/host';
import { type MailServer, startMailServer } from './support/mailServer';

/** Tested elsewhere: channels and requests in the access matrix, the rest in the browser. */
const elsewhere: Record<string, string> = {
  'rest.request': 'supabase/tests/access.test.ts, supabase/tests/forms.test.ts',
  'auth.header': 'host/api.test.ts, supabase/tests/access.test.ts',
  'realtime.join': 'supabase/tests/channelAccess.test.ts, host/realtime/refusals.test.ts',
  'storage.session': 'src/pages/admin/idle.test.tsx',
  'route.path': 'supabase/tests/badInputs.test.ts',
  'country.response': 'src/app/specification.test.tsx',
  clock: 'src/features/auth/watchIdle.test.ts, e2e/conditions.e2e.ts',
};

type Outcome = 'match' | 'nomatch' | 'reject' | 'text' | 'gone' | 'no-items' | 'ignored' | 'escaped';

describe('bad input', () => {
  let host: HostProcess;
  let server: MailServer;
  let roles: Record<'anon' | 'user' | 'admin', Caller>;
  let trackingId: string;
  beforeAll(async () => {
    server = await startMailServer();
    host = await startHost({
      env: { ...manyClients, SMTP_URL: server.url, MAIL_FROM: 'support@carmine.test' },
    });
    await host.sql(WITHOUT_LIMITS);
    roles = await everyRole(host);
    await host.sql(`update public.consignment set "trackingId" = 'AB12CD34' where "trackingId" = 'CARGO001'`);
    trackingId = 'AB12CD34';
  });
  afterAll(async () => {
    await host.stop();
    await server.stop();
  });

  /** Refused with a 400, or stored as it is. */
  const stored = async (answer: Answer, table: string, column: string, value: unknown): Promise<Outcome> => {
    if (answer.status === 400) return 'reject';
    expect(answer.status).toBe(201);
    const [row] = await host.sql(`select * from public."${table}" order by id desc limit 1`);
    expect(row?.[column]).toBe(value);
    return 'text';
  };

  const outcomes: Record<
    string,
    (answer: Answer, column: string, value: unknown) => Promise<Outcome> | Outcome
  > = {
    track: ({ status, body }) => {
      expect(status).toBe(200);
      const rows = body as { trackingId: string }[];
      return rows[0]?.trackingId === trackingId && rows.length === 1 ? 'match' : 'nomatch';
    },
    newsletter: (answer, column, value) => stored(answer, 'newsLetter', column, value),
    contact: (answer, column, value) => stored(answer, 'contactForm', column, value),
    consignment: async (answer, column, value) => {
      if (column !== 'trackingId' && column !== 'locations')
        return stored(answer, 'consignment', column, value);
      if (answer.status === 400) return 'ignored'; // nested too deeply to be parsed
      const [row] = await host.sql('select * from public.consignment order by id desc limit 1');
      expect(row?.[column]).not.toEqual(value);
      return 'ignored';
    },
    chat: (answer, _column, value) => {
      if (answer.status === 400) return 'reject';
      const { status, item, items } = answer.body as {
        status: string;
        item?: { message: string };
        items?: unknown[];
      };
      if (status === 'gone') return 'gone';
      if (items?.length === 0) return 'no-items';
      expect(item?.message).toBe(value);
      return 'text';
    },
    mail: ({ status }) => {
      if (status === 400) return 'reject';
      expect(status).toBe(200);
      return 'escaped'; // the escaped markup is compared tree by tree in renderMail.test.ts
    },
  };

  const cases = badInputs.filter(({ field }) => !(field in elsewhere) && field !== 'clock');

  it('covers every field of the list', () => {
    for (const files of Object.values(elsewhere))
      for (const file of files.split(', ')) expect([file, existsSync(file)]).toEqual([file, true]);
    const unknown = badInputs.filter(
      ({ field }) => !(field in elsewhere) && !((field.split('.')[0] as string) in outcomes),
    );
    expect(unknown).toEqual([]);
  });

  it.each(cases.map((entry) => [`${entry.field}: ${entry.name}`, entry] as const))(
    'handles %s',
    async (_title, entry) => {
      const [part = '', ...rest] = entry.field.split('.');
      const column = rest.join('.');
      const answer = await badCalls(roles.anon, roles.admin, host.url)[part]?.(column, entry.value);
      if (!answer) throw new Error(`Nothing is called for ${part}.`);
      expect(answer.status).toBeLessThan(500);
      if (answer.status === 413) return expect(String(entry.value).length).toBeGreaterThan(64 * 1024);
      const outcome = await outcomes[part]?.(answer, column, entry.value);
      // What the form itself does not send is refused by the database as well.
      const expected = entry.expect === 'client-block' ? 'reject' : isFreeText(entry) ? 'text' : entry.expect;
      expect(outcome).toBe(expected);
    },
  );

  it('lists only existing entries as free text', () => {
    const fieldNames = new Set(badInputs.map(({ field, name }) => `${field}: ${name}`));
    expect([...freeText].filter((name) => !fieldNames.has(name))).toEqual([]);
  });

  it.each(
    badInputs.filter(({ field }) => field === 'route.path').map(({ name, value }) => [name, String(value)]),
  )('handles the address %s', async (_name, address) => {
    const { status, headers } = await fetch(`${host.url}/${address.replace(/^\/+/, '')}`, {
      redirect: 'manual',
    });
    expect(status).toBeLessThan(500);
    expect(headers.get('location')).toBeNull();
  });

  it('leaves the chat and the health check working', async () => {
    const visitor = asVisitor(roles.anon, aToken());
    await visitor.start('Still here');
    expect((await visitor.read()).items).toMatchObject([{ message: 'Still here' }]);
    expect((await fetch(`${host.url}/healthz`)).status).toBe(200);
  });
});
