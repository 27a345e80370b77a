import { randomUUID } from 'node:crypto';
import { signIn } from './support/api';
import { after, type JourneyHost, startJourneyHost, type Stored } from './support/journey';
import { connect, disconnect, listen, type Listening, waitForHints } from './support/listening';

const POKE = { kind: 'journey' };

describe('what visitors learn of a journey', () => {
  let stage: JourneyHost;
  beforeAll(async () => {
    stage = await startJourneyHost();
  });
  afterAll(() => stage.host.stop());

  const call = (name: string, body: Stored) => stage.roles.anon('POST', `/rest/v1/rpc/${name}`, { body });

  it('has neither void entries nor internal notes nor authors, by any call', async () => {
    const { id, trackingId } = await stage.create();
    const event = { consignment: id, place: 'NLRTM' };
    await stage.add('consignment_event', {
      ...event,
      code: 'arrived',
      moment: after(1),
      internal_note: 'SECRET note',
      public_note: 'Seen',
    });
    const wrong = await stage.add('consignment_event', {
      ...event,
      code: 'lost',
      moment: after(2),
      place: 'JPTYO',
      public_note: 'SECRET entry',
      reason: 'SECRET reason',
    });
    await stage.change('consignment_event', wrong.id, { void_reason: 'SECRET why' });
    const functions = await stage.host.sql<{ name: string; argument: string; type: string }>(
      `select proname as name, proargnames[1] as argument, format_type(proargtypes[0], null) as type from pg_proc
       where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute')
         and pronargs = 1 and proargnames[1] like 'tracking%'`,
    );
    expect(functions.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['track_consignment', 'track_consignments']),
    );
    for (const { name, argument, type } of functions) {
      const { status, body } = await call(name, {
        [argument]: type === 'text[]' ? [trackingId] : trackingId,
      });
      const text = JSON.stringify(body);
      expect(status).toBe(200);
      expect(text).toContain('Seen');
      expect(text).not.toMatch(/SECRET|JPTYO|Tokyo|Lost/);
      expect(text).not.toContain(stage.host.admin.email);
    }
    const tables = await stage.host.sql<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')`,
    );
    for (const { name } of tables)
      expect((await stage.roles.anon('GET', `/rest/v1/${name}?select=*`)).status).toBe(401);
  });

  describe('looking up several ids', () => {
    it('answers in the order of the ids, unknown and malformed alike', async () => {
      const [shipment, two] = [await stage.create(), await stage.create({ recName: 'Cy' })];
      const entered = [
        two.trackingId.toLowerCase(),
        'ZZZZZZZZ',
        '📦📦📦📦📦📦📦📦',
        '',
        ` ${shipment.trackingId} `,
        shipment.trackingId,
      ];
      const { status, body } = await call('track_consignments', { tracking_ids: entered });
      expect(status).toBe(200);
      const [first] = (await call('track_consignment', { tracking_id: two.trackingId })).body as unknown[];
      expect(body).toEqual([
        { entered: entered[0], consignment: first },
        { entered: 'ZZZZZZZZ', consignment: null },
        { entered: '📦📦📦📦📦📦📦📦', consignment: null },
        { entered: '', consignment: null },
        {
          entered: entered[4],
          consignment: expect.objectContaining({ trackingId: shipment.trackingId }) as unknown,
        },
        {
          entered: entered[5],
          consignment: expect.objectContaining({ trackingId: shipment.trackingId }) as unknown,
        },
      ]);
    });

    it('accepts 20 and refuses 21', async () => {
      const ids = Array.from({ length: 21 }, () => 'ZZZZZZZZ');
      expect((await call('track_consignments', { tracking_ids: ids.slice(1) })).body).toHaveLength(20);
      expect(await call('track_consignments', { tracking_ids: ids })).toMatchObject({
        status: 400,
        body: { code: 'P0001', message: 'At most 20 tracking ids can be looked up at a time.' },
      });
    });

    it.each([
      ['nothing', null],
      ['an empty list', []],
    ])('answers %s with an empty list', async (_name, ids) => {
      expect(await call('track_consignments', { tracking_ids: ids })).toEqual({ status: 200, body: [] });
    });

    it('repeats no more than 100 characters', async () => {
      const { body } = await call('track_consignments', { tracking_ids: ['x'.repeat(5000)] });
      expect(body).toEqual([{ entered: 'x'.repeat(100), consignment: null }]);
    });

    it('counts each id against the limit', async () => {
      const { host } = stage;
      const headers = { 'x-forwarded-for': '192.0.2.77' };
      const ask = (count: number) =>
        stage.roles.anon('POST', '/rest/v1/rpc/track_consignments', {
          body: { tracking_ids: Array.from({ length: count }, () => 'ZZZZZZZZ') },
          headers,
        });
      await host.sql(`update private.limits set per_client = 30, overall = 1200 where action = 'track'`);
      try {
        expect((await ask(20)).status).toBe(200);
        expect(await ask(11)).toMatchObject({
          status: 429,
          body: { message: 'Too many requests, try again in a minute.' },
        });
        expect((await ask(10)).status).toBe(200);
        expect((await ask(1)).status).toBe(429);
      } finally {
        await host.sql(
          `update private.limits set per_client = 1000000, overall = 1000000 where action = 'track'`,
        );
      }
    });
  });

  describe('the channel of a consignment', () => {
    let visitor: Listening;
    let admin: Listening;
    let id: number;
    const clients: Awaited<ReturnType<typeof connect>>[] = [];
    const join = async (topic: string, token?: string) => {
      const client = await connect(stage.host, token);
      clients.push(client);
      return listen(client, topic);
    };
    beforeEach(async () => {
      const created = await stage.create();
      id = created.id;
      visitor = await join((await stage.track(created.trackingId)).topic);
      const { email, password } = stage.host.admin;
      admin = await join('admin:consignments', await signIn(stage.host, email, password));
    });
    afterEach(async () => {
      await Promise.all(clients.splice(0).map(disconnect));
    });

    const expectOneHint = async () => {
      expect([...new Set((await waitForHints(visitor, 1)).map((hint) => JSON.stringify(hint)))]).toEqual([
        JSON.stringify(POKE),
      ]);
      expect(await waitForHints(admin, 1)).toContainEqual({ ...POKE, consignment: id });
    };

    it('has a random name of its own', async () => {
      const rows = await stage.host.sql<{ topic: string }>('select topic from private.consignment_key');
      for (const { topic } of rows) expect(topic).toMatch(/^consignment:[0-9a-f]{64}$/);
      expect(new Set(rows.map(({ topic }) => topic)).size).toBe(rows.length);
      expect(rows.length).toBe((await stage.host.sql('select id from public.consignment')).length);
    });

    it.each<[name: string, change: (consignment: number) => Promise<unknown>]>([
      [
        'a new entry',
        (consignment) => stage.add('consignment_event', { consignment, code: 'departed', moment: after(1) }),
      ],
      [
        'a leg',
        (consignment) =>
          stage.add('consignment_leg', { consignment, mode: 'air', origin: 'GHACC', destination: 'NLRTM' }),
      ],
      [
        'a new arrival',
        (consignment) =>
          stage.add('eta_revision', { consignment, earliest: after(1), latest: after(2), reason: 'x' }),
      ],
      ['an edit of the form', (consignment) => stage.change('consignment', consignment, { city: 'Accra' })],
      ['a new weight', (consignment) => stage.change('consignment', consignment, { itemWeight: '9' })],
      [
        'a deletion',
        (consignment) => stage.roles.admin('DELETE', `/rest/v1/consignment?id=eq.${consignment}`),
      ],
    ])('hears of %s', async (_name, change) => {
      await change(id);
      await expectOneHint();
    });

    it('hears of what is done to an entry and to a leg', async () => {
      const event = await stage.add('consignment_event', {
        consignment: id,
        code: 'departed',
        moment: after(1),
      });
      const leg = await stage.add('consignment_leg', {
        consignment: id,
        mode: 'air',
        origin: 'GHACC',
        destination: 'NLRTM',
      });
      for (const change of [
        () => stage.change('consignment_event', event.id, { void_reason: 'Wrong' }),
        () => stage.change('consignment_leg', leg.id, { carrier: 'Line' }),
        () =>
          stage.roles.admin('POST', '/rest/v1/rpc/order_legs', { body: { consignment: id, legs: [leg.id] } }),
        () => stage.roles.admin('DELETE', `/rest/v1/consignment_leg?id=eq.${leg.id}`),
      ]) {
        visitor.hints.length = admin.hints.length = 0;
        await change();
        await expectOneHint();
      }
    });

    it('hears nothing of another consignment', async () => {
      const other = await stage.create();
      await stage.add('consignment_event', { consignment: other.id, code: 'departed', moment: after(1) });
      await waitForHints(admin, 2); // of the creation, and of the entry
      await stage.add('consignment_event', { consignment: id, code: 'departed', moment: after(1) });
      await expectOneHint();
      expect(visitor.hints).toHaveLength(1);
    });
  });

  it('is gone with the consignment, and with it all that hangs on it', async () => {
    const { id, trackingId } = await stage.create();
    const leg = await stage.add('consignment_leg', {
      consignment: id,
      mode: 'air',
      origin: 'GHACC',
      destination: 'NLRTM',
    });
    const event = { consignment: id, leg: leg.id, code: 'departed' };
    const wrong = await stage.add('consignment_event', { ...event, moment: after(1) });
    await stage.add('consignment_event', {
      ...event,
      moment: after(2),
      corrects: wrong.id,
      request_key: randomUUID(),
    });
    await stage.change('consignment_event', wrong.id, { void_reason: 'Wrong' });
    await stage.add('eta_revision', { consignment: id, earliest: after(1), latest: after(2), reason: 'x' });
    const { topic } = await stage.track(trackingId);
    const headers = { prefer: 'return=representation' };
    expect(await stage.roles.admin('DELETE', `/rest/v1/consignment?id=eq.${id}`, { headers })).toMatchObject({
      status: 200,
      body: [{ id }],
    });
    const remaining = await stage.host.sql(
      `select 'event' from public.consignment_event where consignment = $1
       union all select 'leg' from public.consignment_leg where consignment = $1
       union all select 'eta' from public.eta_revision where consignment = $1
       union all select 'key' from private.consignment_key where consignment = $1`,
      [id],
    );
    expect(remaining).toEqual([]);
    expect((await call('track_consignment', { tracking_id: trackingId })).body).toEqual([]);
    const client = await connect(stage.host);
    expect((await listen(client, topic)).statuses).toEqual(['CHANNEL_ERROR']);
    await disconnect(client);
  });
});
