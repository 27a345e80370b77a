import { randomUUID } from 'node:crypto';
import { aConsignment, type Caller, everyRole, manyClients } from './support/api';
import { type HostProcess, startHost } from './support/host';

interface Consignment {
  id: number;
  trackingId: string;
  locations: Record<string, unknown>[];
  [field: string]: unknown;
}

describe('consignment', () => {
  let host: HostProcess;
  let admin: Caller;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    admin = (await everyRole(host)).admin;
  });
  afterAll(() => host.stop());

  const returned = { prefer: 'return=representation' };
  const create = (changes?: Record<string, unknown>) =>
    admin('POST', '/rest/v1/consignment', { body: aConsignment(changes), headers: returned });
  const created = async (changes?: Record<string, unknown>): Promise<Consignment> => {
    const { status, body } = await create(changes);
    expect(status).toBe(201);
    return (body as [Consignment])[0];
  };
  const edit = (id: number, changes: Record<string, unknown>) =>
    admin('PATCH', `/rest/v1/consignment?id=eq.${id}`, { body: changes, headers: returned });
  const edited = async (id: number, changes: Record<string, unknown>): Promise<Consignment> =>
    ((await edit(id, changes)).body as [Consignment])[0];

  it('gets a new tracking id of 8 characters', async () => {
    const ids = [(await created()).trackingId, (await created()).trackingId];
    for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('ignores a tracking id and a history that the client sends', async () => {
    const row = await created({ trackingId: 'AAAAAAAA', locations: [{ no: 7 }] });
    expect(row.trackingId).not.toBe('AAAAAAAA');
    expect(row.locations).toHaveLength(1);
  });

  it('starts its history with the entered data', async () => {
    expect((await created()).locations).toEqual([
      {
        no: 1,
        date: '2026-01-02T03:04:00.000Z',
        location: 'Tema, Ghana',
        status: 'Registered',
        remark: 'Booked',
        zone: 'Africa/Accra',
      },
    ]);
  });

  it('adds an entry to its history with every edit', async () => {
    const { id } = await created();
    const changes = {
      currentTime: '2026-01-05T06:07:00Z',
      city: 'Hamburg',
      currentLocation: 'Germany',
      status: 'Arrived',
    };
    const row = await edited(id, { ...changes, remark: null });
    expect(row.locations).toHaveLength(2);
    expect(row.locations[1]).toEqual({
      no: 2,
      date: '2026-01-05T06:07:00.000Z',
      location: 'Hamburg, Germany',
      status: 'Arrived',
      remark: null,
      zone: 'Europe/Berlin',
    });
  });

  it('adds no entry for a repeated edit or a new weight', async () => {
    const { id } = await created();
    const changes = { currentTime: '2026-01-05T06:07:00Z', status: 'Arrived' };
    await edit(id, changes);
    await edit(id, changes);
    expect((await edited(id, { itemWeight: '17' })).locations).toHaveLength(2);
  });

  it('keeps the entries of concurrent edits', async () => {
    const { id } = await created();
    const cities = Array.from({ length: 10 }, (_, index) => `City ${index}`);
    await Promise.all(cities.map((city) => edit(id, { city, currentTime: '2026-01-05T06:07:00Z' })));
    const { locations } = await edited(id, { itemWeight: '1' });
    expect(locations.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(
      locations
        .slice(1)
        .map(({ location }) => location)
        .sort(),
    ).toEqual(cities.map((city) => `${city}, Ghana`));
  });

  describe('edited with a key', () => {
    const place = { city: 'Accra', currentLocation: 'Ghana', currentTime: '2026-01-05T06:07:00Z' };

    it('is edited once and keeps later edits of others', async () => {
      const { id } = await created();
      const ownEdit = { ...place, status: 'Arrived', itemWeight: '17', editKey: randomUUID() };
      expect(await edited(id, ownEdit)).toMatchObject({ status: 'Arrived' });
      const otherEdit = { status: 'Delivered', itemWeight: '18', currentTime: '2026-01-06T00:00:00Z' };
      const later = await edited(id, { ...otherEdit, editKey: randomUUID() });
      expect(await edit(id, ownEdit)).toEqual({ status: 200, body: [later] });
      expect(later).toMatchObject({ status: 'Delivered', itemWeight: '18', locations: [{}, {}, { no: 3 }] });
    });

    it('is edited once by concurrent calls with the same key', async () => {
      const { id } = await created();
      const editKey = randomUUID();
      const twins = Array.from({ length: 5 }, (_, index) =>
        edited(id, { ...place, city: `City ${index}`, editKey }),
      );
      const rows = await Promise.all(twins);
      for (const { locations } of rows) expect(locations).toEqual(rows[0]?.locations);
      expect(rows[0]?.locations).toHaveLength(2);
    });

    it('can be edited with the key of a refused edit', async () => {
      const { id } = await created();
      const editKey = randomUUID();
      expect(await edit(id, { ...place, city: ' ', editKey })).toMatchObject({ status: 400 });
      expect(await edited(id, { ...place, editKey })).toMatchObject({ city: 'Accra' });
    });

    it('can be edited together with another one under one key', async () => {
      const ids = [(await created()).id, (await created()).id];
      const body = { ...place, editKey: randomUUID() };
      const answer = await admin('PATCH', `/rest/v1/consignment?id=in.(${ids.join()})`, {
        body,
        headers: returned,
      });
      expect(answer).toMatchObject({ status: 200, body: [{ city: 'Accra' }, { city: 'Accra' }] });
      for (const id of ids) expect(await edited(id, body)).toMatchObject({ city: 'Accra' });
    });

    it('can also be edited without a key', async () => {
      const { id } = await created();
      await edit(id, { ...place, editKey: randomUUID() });
      expect(await edited(id, { itemWeight: '19' })).toMatchObject({ itemWeight: '19' });
    });

    it('deletes keys after 30 days', async () => {
      const { id } = await created();
      const [old, recent] = [randomUUID(), randomUUID()];
      await host.sql(
        `insert into private.edit_key (consignment, key, used_at) values ($3, $1, now() - interval '31 days'), ($3, $2, now() - interval '29 days')`,
        [old, recent, id],
      );
      await edit(id, { ...place, editKey: randomUUID() });
      const keys = await host.sql<{ key: string }>('select key from private.edit_key where key in ($1, $2)', [
        old,
        recent,
      ]);
      expect(keys).toEqual([{ key: recent }]);
    });
  });

  const locked = Object.keys(aConsignment()).filter(
    (field) => !['currentLocation', 'city', 'status', 'remark'].includes(field),
  );
  it.each([...locked, 'product', 'paymentMode', 'comment', 'trackingId', 'created_at'])(
    'refuses to change %s',
    async (field) => {
      const { id } = await created();
      expect(await edit(id, { [field]: '2026-03-04T05:06:07Z' })).toMatchObject({
        status: 403,
        body: { code: '42501' },
      });
    },
  );
  it('refuses to change its history', async () => {
    const { id } = await created();
    expect(await edit(id, { locations: [] })).toMatchObject({ status: 403 });
  });

  const required = Object.keys(aConsignment()).filter(
    (field) => !['timeCreated', 'type', 'remark'].includes(field),
  );
  it.each(required)('requires %s', async (field) => {
    expect(await create({ [field]: undefined })).toMatchObject({ status: 400, body: { code: '23502' } });
  });

  const requiredText = required.filter((field) => field !== 'deliveryDate');
  it.each(requiredText)('refuses a blank, overlong or garbled %s', async (field) => {
    for (const value of [
      '',
      ' \t ',
      '\u00a0\u3000\u200b',
      'x'.repeat(5000),
      'a\u0007b',
      'a\u202eb',
      '\u0000',
    ]) {
      expect(await create({ [field]: value })).toMatchObject({ status: 400 });
    }
  });

  it('accepts free text for quantity, weight, phone and e-mail', async () => {
    const texts = {
      itemQuantity: '-5',
      itemWeight: '12,5',
      sendersPhone: 'CALL-ME',
      sendersEmail: 'post@x@y',
      recPhone: 'tel:+1555',
    };
    expect(await created(texts)).toMatchObject(texts);
  });

  it.each(['../../v3.1/all', 'ghana?fields=x&y=#z', '<script>alert(1)</script>'])(
    'stores %s as text',
    async (text) => {
      expect(await created({ currentLocation: text })).toMatchObject({ currentLocation: text });
    },
  );

  it.each([
    '0000-01-01T00:00:00Z',
    '1999-12-31T23:59:59Z',
    '2100-01-01T00:00:00Z',
    'infinity',
    'tomorrow-ish',
    '',
  ])('refuses the date %p', async (deliveryDate) => {
    expect(await create({ deliveryDate })).toMatchObject({ status: 400 });
  });

  it.each(['Regular', 'Important', 'V. important', 'VIP'])('accepts the type %s', async (type) => {
    expect(await created({ type })).toMatchObject({ type });
  });
  it('refuses any other type', async () => {
    expect(await create({ type: 'SUPER VIP' })).toMatchObject({ status: 400, body: { code: '23514' } });
  });

  it('is refused when its JSON is nested too deeply', async () => {
    const nested = '['.repeat(10_000) + ']'.repeat(10_000);
    const body = JSON.stringify(aConsignment()).replace('{', `{"locations":${nested},`);
    expect(await admin('POST', '/rest/v1/consignment', { body })).toMatchObject({ status: 400 });
  });

  describe('created with a key', () => {
    const createOnce = (requestKey: string) =>
      admin('POST', '/rest/v1/consignment?on_conflict=requestKey&select=*', {
        body: aConsignment({ requestKey }),
        headers: { prefer: 'resolution=ignore-duplicates,return=representation' },
      });
    const storedUnder = (requestKey: string) =>
      host.sql<{ id: number }>('select id from public.consignment where "requestKey" = $1', [requestKey]);

    it('is stored once when it is sent twice', async () => {
      const key = randomUUID();
      const first = await createOnce(key);
      expect(first).toMatchObject({ status: 201, body: [{ requestKey: key, locations: [{ no: 1 }] }] });
      expect(await createOnce(key)).toMatchObject({ status: 201, body: [] });
      expect(await storedUnder(key)).toHaveLength(1);
    });

    it('is stored once by concurrent calls', async () => {
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 5 }, () => createOnce(key)));
      for (const { status } of answers) expect(status).toBe(201);
      expect(answers.flatMap(({ body }) => body)).toHaveLength(1);
      expect(await storedUnder(key)).toHaveLength(1);
    });
  });

  it('keeps a tracking id that the owner of the database sets', async () => {
    const [consignment] = await host.sql(`select "trackingId" from public.consignment order by id limit 1`);
    expect(consignment).toEqual({ trackingId: 'CARGO001' });
  });
});
