import { randomUUID } from 'node:crypto';
import { fields } from '../../src/domain/consignment/fields';
import { aConsignment, type Answer } from './support/api';
import { badInputs, isFreeText } from './support/badInputs';
import { type JourneyHost, startJourneyHost, type Stored } from './support/journey';

interface Outcome {
  outcome: string;
  id?: number;
  trackingId?: string;
  columns?: string[];
  code?: string;
}

interface Entry {
  number: number;
  trackingId?: string;
  fields: Stored;
  written?: Stored;
}

describe('an import', () => {
  let stage: JourneyHost;
  beforeAll(async () => {
    stage = await startJourneyHost();
  });
  afterAll(() => stage.host.stop());

  const call = (name: string, body: object, role: 'anon' | 'user' | 'admin' = 'admin') =>
    stage.roles[role]('POST', `/rest/v1/rpc/${name}`, { body });
  const outcomes = ({ body }: Answer) => body as (Outcome | null)[];
  const store = async (batch: string, entries: Entry[]) =>
    outcomes(await call('import_consignments', { batch, file: 'parcels.csv', entries }));
  const check = async (batch: string, entries: Entry[]) =>
    outcomes(await call('check_import', { batch, entries }));
  const row = (number: number, changes: Stored = {}, trackingId?: string): Entry => ({
    number,
    trackingId,
    fields: aConsignment({ recName: `Receiver ${randomUUID()}`, ...changes }),
  });
  const count = async (where = 'true') => {
    const [{ total } = { total: -1 }] = await stage.host.sql<{ total: number }>(
      `select count(*)::int as total from public.consignment where ${where}`,
    );
    return total;
  };
  const undo = async (batch: string) => {
    const keptIds: string[] = [];
    let removed = 0;
    for (let past: number | null = 0; past !== null;) {
      const { body } = await call('undo_import', { batch, past });
      const step = body as { removed: number; kept: string[]; past: number | null };
      removed += step.removed;
      keptIds.push(...step.kept);
      past = step.past;
    }
    return { removed, keptIds };
  };

  it('stores a place of delivery, and takes a row that names none for unchanged', async () => {
    const chicago = { headingTo: 'United States of America', deliveryPlace: 'Chicago' };
    const [outcome] = await store(randomUUID(), [row(1, chicago)]);
    const trackingId = outcome?.trackingId ?? '';
    const [{ deliveryPlace, zone } = { deliveryPlace: '', zone: '' }] = await stage.host.sql<Stored>(
      `select "deliveryPlace", journey ->> 'destinationZone' as zone from public.consignment where "trackingId" = $1`,
      [trackingId],
    );
    expect([deliveryPlace, zone]).toEqual(['Chicago', 'America/Chicago']);
    const again = async (place: string | null) => {
      const [stored] = await stage.host.sql<Stored>(
        'select * from public.consignment where "trackingId" = $1',
        [trackingId],
      );
      const columns = Object.fromEntries(fields.map(({ column }) => [column, stored?.[column] ?? null]));
      return (
        await check(randomUUID(), [{ number: 1, trackingId, fields: { ...columns, deliveryPlace: place } }])
      )[0];
    };
    expect(await again(null)).toMatchObject({ outcome: 'unchanged' });
    expect(await again('Chicago')).toMatchObject({ outcome: 'unchanged' });
    expect(await again('Denver')).toMatchObject({ outcome: 'differs', columns: ['deliveryPlace'] });
  });

  it('stores each row once, however often it is sent, and also at the same time', async () => {
    const batch = randomUUID();
    const entries = [row(1), row(2), row(3)];
    const before = await count();
    const answers = await Promise.all([store(batch, entries), store(batch, entries), store(batch, entries)]);
    expect(answers[0]?.map((outcome) => outcome?.outcome)).toEqual(['stored', 'stored', 'stored']);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(await store(batch, [...entries, row(4)])).toMatchObject([{}, {}, {}, { outcome: 'stored' }]);
    expect(await count()).toBe(before + 4);
  });

  it('gives a tracking id as creation does, keeps a free one, and begins the journey', async () => {
    const [outcome, unchanged] = await store(randomUUID(), [row(1), row(2, {}, 'MOVED001')]);
    expect(outcome?.trackingId).toMatch(/^[0-9A-Z]{8}$/);
    expect(unchanged).toMatchObject({ outcome: 'stored', trackingId: 'MOVED001' });
    expect((await stage.track('MOVED001')).journey.state).toMatchObject({ code: 'registered' });
  });

  it('dates what the file says by its last update, not by its registration', async () => {
    const moments = { timeCreated: '2026-01-02T00:00:00Z', currentTime: '2026-01-20T00:00:00Z' };
    await store(randomUUID(), [row(1, { ...moments, status: 'Delivered' }, 'DATED001')]);
    const { journey } = await stage.track('DATED001');
    expect(journey.state).toMatchObject({ code: 'delivered', moment: '2026-01-20T00:00:00.000Z' });
  });

  it('records who imported', async () => {
    const [outcome] = await store(randomUUID(), [row(1)]);
    const { body } = await stage.roles.admin('GET', `/rest/v1/audit?consignment=eq.${outcome?.id}`);
    expect(body).toMatchObject([
      { action: 'insert', actor: `${stage.host.admin.email} (owner)`, label: outcome?.trackingId },
    ]);
  });

  it('changes nothing of a known tracking id, and names what differs', async () => {
    const entry = row(1, { comment: '' }, 'SAME0001');
    await store(randomUUID(), [entry]);
    const other = { ...entry, fields: { ...entry.fields, recPhone: '1', remark: null } };
    const before = await count();
    for (const ask of [check, store]) {
      expect(await ask(randomUUID(), [entry, { ...other, number: 2 }])).toMatchObject([
        { outcome: 'unchanged', trackingId: 'SAME0001' },
        { outcome: 'differs', columns: ['recPhone', 'remark'] },
      ]);
    }
    expect(await count()).toBe(before);
    expect(await count(`"trackingId" = 'SAME0001' and remark = 'Booked'`)).toBe(1);
  });

  it('compares the values of an export, to the microsecond', async () => {
    const [outcome] = await store(randomUUID(), [
      row(1, { timeCreated: '2026-01-02T03:04:05.678901+00:00' }),
    ]);
    const { body } = await stage.roles.admin('GET', `/rest/v1/consignment?id=eq.${outcome?.id}`);
    const [{ timeCreated, recName, deliveryDate }] = body as [Stored];
    const again = {
      number: 1,
      trackingId: outcome?.trackingId,
      fields: { timeCreated, recName, deliveryDate },
    };
    expect(await check(randomUUID(), [again])).toMatchObject([{ outcome: 'unchanged' }]);
  });

  it('equals a consignment also where the file says it in other words', async () => {
    const legacy = { headingTo: 'Somewhere else', itemWeight: '1,250' };
    await store(randomUUID(), [row(1, legacy, 'WORDS001')]);
    const entry = row(1, { ...legacy, headingTo: 'Ghana', itemWeight: '1250' }, 'WORDS001');
    const { fields } = row(1, legacy, 'WORDS001');
    const changedEntry = { ...entry, fields: { headingTo: 'Ghana', itemWeight: '1250' } };
    expect(fields.itemWeight).toBe('1,250');
    expect(await check(randomUUID(), [changedEntry])).toMatchObject([
      { outcome: 'differs', columns: ['headingTo', 'itemWeight'] },
    ]);
    expect(await check(randomUUID(), [{ ...changedEntry, written: legacy }])).toMatchObject([
      { outcome: 'unchanged' },
    ]);
    expect(
      await check(randomUUID(), [{ ...changedEntry, written: { headingTo: 'Togo', itemWeight: '1,250' } }]),
    ).toMatchObject([{ outcome: 'differs', columns: ['headingTo'] }]);
  });

  it('has its countries as they are called here, and says which have no place', async () => {
    const countries = { departedFrom: 'Holland', headingTo: 'USA', currentLocation: 'nl' };
    const entry = row(1, countries, 'NAMES001');
    expect(await check(randomUUID(), [entry])).toEqual([null]);
    await store(randomUUID(), [entry]);
    expect(
      await count(`"trackingId" = 'NAMES001' and "departedFrom" = 'Netherlands'
        and "headingTo" = 'United States of America' and "currentLocation" = 'Netherlands'`),
    ).toBe(1);
    expect(await check(randomUUID(), [entry])).toMatchObject([{ outcome: 'unchanged' }]);
    const lost = row(2, { headingTo: 'Atlantis', departedFrom: 'Liechtenstein' });
    expect(await check(randomUUID(), [lost])).toEqual([{ unplaced: ['departedFrom', 'headingTo'] }]);
    expect(await store(randomUUID(), [lost])).toMatchObject([
      { outcome: 'stored', unplaced: ['departedFrom', 'headingTo'] },
    ]);
    expect(await check(randomUUID(), [lost])).toMatchObject([
      { outcome: 'duplicate', unplaced: ['departedFrom', 'headingTo'] },
    ]);
  });

  it('points out what was registered already, and stores it if it is sent all the same', async () => {
    const entry = row(1);
    const [first] = await store(randomUUID(), [entry]);
    const [outcome] = await check(randomUUID(), [entry]);
    expect(outcome).toEqual({ outcome: 'duplicate', trackingId: first?.trackingId });
    expect(await check(randomUUID(), [row(1)])).toEqual([null]);
    const [second] = await store(randomUUID(), [entry]);
    expect(second?.trackingId).not.toBe(first?.trackingId);
  });

  it.each<[string, Entry]>([
    ['a blank name', row(2, { recName: ' ' })],
    ['a missing name', row(2, { recName: null })],
    ['an unknown type', row(2, { type: 'Huge' })],
    ['a day that is none', row(2, { deliveryDate: 'soon' })],
    ['a time out of range', row(2, { deliveryDate: '1999-01-01T00:00:00Z' })],
    ['a bad tracking id', row(2, {}, 'abc')],
    ['a column that is none', row(2, { journey: '{}' })],
    ['a number out of range', row(0)],
  ])('refuses %s, and stores the rows around it', async (_what, entry) => {
    const batch = randomUUID();
    const answer = await store(batch, [row(1), entry, row(3)]);
    expect(answer.map((outcome) => outcome?.outcome)).toEqual(['stored', 'refused', 'stored']);
    expect(await store(batch, [row(2)])).toMatchObject([{ outcome: 'stored' }]);
  });

  const bad = badInputs.filter(({ field }) => fields.some(({ column }) => field === `consignment.${column}`));
  it.each(bad.map((entry) => [`${entry.field}: ${entry.name}`, entry] as const))(
    'handles %s as the form does',
    async (_title, entry) => {
      const column = entry.field.replace('consignment.', '');
      const answer = await call('import_consignments', {
        batch: randomUUID(),
        file: 'bad.csv',
        entries: [row(1, { [column]: entry.value })],
      });
      expect(answer.status).toBeLessThan(500);
      const [outcome] = answer.status === 200 ? outcomes(answer) : [{ outcome: 'refused', id: 0 }];
      const isKept = entry.expect === 'text' || isFreeText(entry);
      expect(outcome?.outcome).toBe(isKept ? 'stored' : 'refused');
      if (isKept) {
        const [stored] = await stage.host.sql('select * from public.consignment where id = $1', [
          outcome?.id,
        ]);
        expect(stored?.[column]).toBe(entry.value);
      }
    },
  );

  it.each(['import_consignments', 'check_import'])(
    'refuses more than 200 rows in a call of %s',
    async (name) => {
      const entries = Array.from({ length: 201 }, (_, index) => row(index + 1));
      const body = { batch: randomUUID(), entries, ...(name === 'check_import' ? {} : { file: 'x.csv' }) };
      expect(await call(name, body)).toMatchObject({ status: 400, body: { code: '22023' } });
      expect(await call(name, { ...body, entries: {} })).toMatchObject({ status: 400 });
    },
  );

  it.each(['import_consignments', 'check_import', 'undo_import', 'list_imports'])(
    'is refused to everybody but the admin: %s',
    async (name) => {
      const bodies: Record<string, object> = {
        undo_import: { batch: randomUUID(), past: 0 },
        list_imports: {},
      };
      const body = bodies[name] ?? {
        batch: randomUUID(),
        entries: [row(1)],
        ...(name === 'check_import' ? {} : { file: 'x' }),
      };
      for (const role of ['anon', 'user'] as const) {
        expect(await call(name, body, role)).toMatchObject({ body: { code: '42501' } });
      }
    },
  );

  it('is undone, and can then be imported again', async () => {
    const batch = randomUUID();
    const entries = Array.from({ length: 3 }, (_, index) => row(index + 1));
    const before = await count();
    await store(batch, entries);
    const { body: listed } = await call('list_imports', {});
    expect(listed).toContainEqual(expect.objectContaining({ key: batch, file: 'parcels.csv', stored: 3 }));
    expect(await undo(batch)).toEqual({ removed: 3, keptIds: [] });
    expect(await count()).toBe(before);
    expect(JSON.stringify((await call('list_imports', {})).body)).not.toContain(batch);
    expect(await store(batch, entries)).toMatchObject([{ outcome: 'stored' }, {}, {}]);
  });

  it('keeps what was changed since, in any way, and names it', async () => {
    const batch = randomUUID();
    const outcomes = await store(
      batch,
      Array.from({ length: 5 }, (_, index) => row(index + 1)),
    );
    const [edited, archived, journeyed, corrected] = outcomes as { id: number; trackingId: string }[];
    await stage.change('consignment', edited?.id ?? 0, { city: 'Accra' });
    await stage.change('consignment', archived?.id ?? 0, { archived_at: new Date().toISOString() });
    await stage.add('consignment_event', {
      consignment: journeyed?.id,
      code: 'departed',
      moment: '2026-02-01T00:00:00Z',
    });
    await call('correct_consignment', {
      consignment: corrected?.id,
      changes: { product: 'Tea' },
      expected: { product: null },
      reason: 'A typing mistake',
    });
    const keptIds = outcomes.slice(0, 4).map((outcome) => outcome?.trackingId);
    expect(await undo(batch)).toEqual({ removed: 1, keptIds });
  });

  it('does not bring back what was deleted since', async () => {
    const batch = randomUUID();
    const entries = [row(1), row(2)];
    const [outcome] = await store(batch, entries);
    await stage.roles.admin('DELETE', `/rest/v1/consignment?id=eq.${outcome?.id}`);
    const before = await count();
    expect(await store(batch, entries)).toMatchObject([
      { outcome: 'stored', id: null },
      { outcome: 'stored' },
    ]);
    expect(await count()).toBe(before);
  });

  it('loses nothing that is edited while the import is undone', async () => {
    const batch = randomUUID();
    const outcomes = await store(
      batch,
      Array.from({ length: 8 }, (_, index) => row(index + 1)),
    );
    const [{ keptIds }, ...edits] = await Promise.all([
      undo(batch),
      ...outcomes.map((outcome) => stage.change('consignment', outcome?.id ?? 0, { city: 'Accra' })),
    ]);
    const edited = edits.flatMap(({ body }) => (body as Stored[]).map(({ trackingId }) => trackingId));
    expect(keptIds.sort()).toEqual(edited.sort());
  });
});
