import { type JourneyHost, startJourneyHost, type Stored } from './support/journey';

interface Entry {
  action: string;
  subject: string;
  actor: string | null;
  label: string;
  reason: string | null;
  changes: Record<string, { before: string | null; after: string | null }>;
}

describe('correct_consignment', () => {
  let stage: JourneyHost;
  beforeAll(async () => {
    stage = await startJourneyHost();
  });
  afterAll(() => stage.host.stop());

  const correct = (consignment: number, changes: Stored, expected: Stored, reason = 'A typing mistake') =>
    stage.roles.admin('POST', '/rest/v1/rpc/correct_consignment', {
      body: { consignment, changes, expected, reason },
    });
  const stored = async (id: number): Promise<Stored> => {
    const { body } = await stage.roles.admin('GET', `/rest/v1/consignment?id=eq.${id}`);
    return (body as [Stored])[0];
  };
  const entries = async (id: number): Promise<Entry[]> => {
    const { body } = await stage.roles.admin('GET', `/rest/v1/audit?consignment=eq.${id}&order=id`);
    return body as Entry[];
  };
  const DONE = { status: 200, body: { conflicts: {} } };

  it('stores what the edit form locks, with who and why', async () => {
    const { id, trackingId, recEmail } = await stage.create();
    const changes = {
      recEmail: 'kofi@new.example',
      deliveryDate: '2026-12-24T10:00:00+00:00',
      itemWeight: null,
    };
    const { deliveryDate, itemWeight } = await stored(id);
    expect(await correct(id, changes, { recEmail, deliveryDate, itemWeight })).toMatchObject(DONE);
    expect(await stored(id)).toMatchObject({ ...changes, trackingId });
    expect((await entries(id)).at(-1)).toMatchObject({
      action: 'update',
      subject: 'consignment',
      actor: `${stage.host.admin.email} (owner)`,
      label: trackingId,
      reason: 'A typing mistake',
      changes: { recEmail: { before: recEmail, after: 'kofi@new.example' } },
    });
  });

  it('names each field that another has changed meanwhile, and stores nothing', async () => {
    const { id, recName, recPhone } = await stage.create();
    await correct(id, { recName: 'Theirs' }, { recName });
    const answer = await correct(id, { recName: 'Mine', recPhone: '1' }, { recName, recPhone });
    expect(answer).toMatchObject({ status: 200, body: { conflicts: { recName: 'Theirs' } } });
    expect(await stored(id)).toMatchObject({ recName: 'Theirs', recPhone });
  });

  it('sees no conflict in other fields, nor in what is stored already', async () => {
    const { id, recName, product } = await stage.create();
    expect(await correct(id, { recName: 'New' }, { recName })).toMatchObject(DONE);
    expect(await correct(id, { recName: 'New' }, { recName })).toMatchObject(DONE);
    expect(await correct(id, { product: 'Tea' }, { product })).toMatchObject(DONE);
    expect(await stored(id)).toMatchObject({ recName: 'New', product: 'Tea' });
    expect((await entries(id)).map(({ action }) => action)).toEqual(['insert', 'update', 'update']);
  });

  it('loses none of two corrections of different fields at the same time', async () => {
    const { id, recName, product } = await stage.create();
    await Promise.all([
      correct(id, { recName: 'New' }, { recName }),
      correct(id, { product: 'Tea' }, { product }),
    ]);
    expect(await stored(id)).toMatchObject({ recName: 'New', product: 'Tea' });
  });

  it.each<[string, Stored, string, object]>([
    ['no reason', { recName: 'New' }, ' ', { message: 'Say why these details are corrected.' }],
    ['a reason that is too long', { recName: 'New' }, 'x'.repeat(121), { code: '23514' }],
    ['a field that is none', { trackingId: 'AAAAAAAA' }, 'why', { code: '22023' }],
    ['a field that the database writes', { locations: [] }, 'why', { code: '22023' }],
    ['an empty required value', { recName: ' ' }, 'why', { code: '23514' }],
    ['an unknown type', { type: 'Huge' }, 'why', { code: '23514' }],
  ])('refuses %s', async (_what, changes, reason, body) => {
    const { id, recName } = await stage.create();
    expect(await correct(id, changes, { recName }, reason)).toMatchObject({ status: 400, body });
    expect(await stored(id)).toMatchObject({ recName });
  });

  it('says that a consignment is gone', async () => {
    expect(await correct(0, { product: 'Tea' }, {})).toMatchObject({
      body: { message: 'This consignment does not exist any more.' },
    });
  });

  it('stores the place of delivery of a country of several time zones', async () => {
    const { id, trackingId, headingTo } = await stage.create();
    const changes = { headingTo: 'United States of America', deliveryPlace: 'Denver' };
    expect(await correct(id, changes, { headingTo, deliveryPlace: null })).toMatchObject(DONE);
    expect(await stage.track(trackingId)).toMatchObject({
      ...changes,
      journey: { destinationZone: 'America/Denver' },
    });
  });

  it('moves the arrival to the zone of a corrected destination', async () => {
    const { id, trackingId, headingTo } = await stage.create();
    await correct(id, { headingTo: 'Japan' }, { headingTo });
    expect((await stage.track(trackingId)).journey.destinationZone).toBe('Asia/Tokyo');
  });
});

describe('the audit', () => {
  let stage: JourneyHost;
  beforeAll(async () => {
    stage = await startJourneyHost();
    await stage.host.sql('delete from public.audit');
  });
  afterAll(() => stage.host.stop());

  const all = () =>
    stage.host.sql<Entry & { id: number; previous: string; hash: string }>(
      'select * from public.audit order by id',
    );

  it('has an entry for each change of an admin, and none for what follows from it', async () => {
    const { id, trackingId } = await stage.create();
    const leg = { consignment: id, mode: 'ocean', origin: 'GHTEM', destination: 'DEHAM' };
    const { id: legId } = await stage.add('consignment_leg', leg);
    await stage.add('consignment_event', {
      consignment: id,
      code: 'departed',
      moment: '2026-02-01T00:00:00Z',
      leg: legId,
    });
    await stage.roles.admin('DELETE', `/rest/v1/consignment?id=eq.${id}`);
    const entries = await all();
    expect(entries.map(({ action, subject, label }) => [action, subject, label])).toEqual([
      ['insert', 'consignment', trackingId],
      ['insert', 'consignment_leg', trackingId],
      ['insert', 'consignment_event', trackingId],
      ['delete', 'consignment', trackingId],
    ]);
    expect(entries.every(({ actor }) => actor === `${stage.host.admin.email} (owner)`)).toBe(true);
    expect(entries[0]?.changes.recName).toEqual({ before: null, after: expect.any(String) as string });
    expect(entries[0]?.changes).not.toHaveProperty('journey');
  });

  it('numbers its entries without a gap, each with the hash of the one before', async () => {
    await Promise.all([1, 2, 3, 4].map((n) => stage.create({ product: `${n}` })));
    await stage.insert('consignment', { product: 'refused' });
    await stage.create();
    const entries = await all();
    expect(entries.map(({ id }) => id)).toEqual(entries.map((_entry, index) => index + 1));
    expect(entries.map(({ previous }) => previous)).toEqual(
      ['', ...entries.map(({ hash }) => hash)].slice(0, -1),
    );
  });

  it('keeps what is changed past the API, and nothing of a person who wrote or subscribed', async () => {
    const { id } = await stage.create();
    await stage.host.sql(`update public.consignment set product = 'Changed' where id = $1`, [id]);
    expect((await all()).at(-1)).toMatchObject({ actor: null, changes: { product: { after: 'Changed' } } });
    await stage.host.sql(
      `insert into public."newsLetter" (email, country) values ('private@reader.example', 'Ghana')`,
    );
    const before = (await all()).length;
    await stage.roles.admin('DELETE', '/rest/v1/newsLetter?email=eq.private@reader.example');
    const entries = await all();
    expect(entries).toHaveLength(before + 1);
    expect(entries.at(-1)).toMatchObject({ action: 'delete', subject: 'newsLetter', changes: {} });
    expect(JSON.stringify(entries)).not.toContain('private@reader.example');
  });

  it('has no entry of an address that subscribes again, and one of each that is erased', async () => {
    const subscribe = () =>
      stage.roles.anon('POST', '/rest/v1/newsLetter', {
        body: { email: 'twice@reader.example', country: 'Ghana' },
      });
    await subscribe();
    const before = (await all()).length;
    expect((await subscribe()).status).toBe(201);
    expect(await all()).toHaveLength(before);
    const person = { email: 'twice@reader.example', phone: null, name: null };
    const call = async (name: string, body: object) =>
      (await stage.roles.admin('POST', `/rest/v1/rpc/${name}`, { body })).body;
    const { records } = (await call('find_person', person)) as { records: { kind: string }[] };
    expect(records.map(({ kind }) => kind)).toEqual(['notices', 'subscriber']); // the question was mailed
    expect(await call('erase_person', { ...person, records, reason: 'Request 17' })).toMatchObject({
      erased: 2,
    });
    expect((await all()).slice(before).map(({ action, subject }) => [action, subject])).toEqual([
      ['delete', 'newsLetter'],
      ['delete', 'personal_data'],
    ]);
  });

  it('is changed by nobody who comes through the API', async () => {
    for (const [method, path, body] of [
      ['POST', '/rest/v1/audit', { id: 1 }],
      ['PATCH', '/rest/v1/audit?id=eq.1', { actor: 'x' }],
      ['DELETE', '/rest/v1/audit?id=eq.1', undefined],
    ] as const) {
      for (const role of ['anon', 'user', 'admin'] as const)
        expect((await stage.roles[role](method, path, { body })).status).toBeGreaterThanOrEqual(401);
    }
    expect((await all())[0]).toMatchObject({ id: 1, actor: `${stage.host.admin.email} (owner)` });
  });
});
