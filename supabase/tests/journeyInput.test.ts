import { after, type JourneyHost, REGISTERED, startJourneyHost, type Stored } from './support/journey';

describe('bad input of a journey', () => {
  let stage: JourneyHost;
  let id: number;
  let otherLeg: number;
  let otherEvent: number;
  beforeAll(async () => {
    stage = await startJourneyHost();
    id = (await stage.create()).id;
    const other = await stage.create();
    const leg = { consignment: other.id, mode: 'air', origin: 'GHACC', destination: 'NLRTM' };
    otherLeg = (await stage.add('consignment_leg', leg)).id;
    otherEvent = (
      await stage.add('consignment_event', { consignment: other.id, code: 'delayed', moment: after(1) })
    ).id;
  });
  afterAll(() => stage.host.stop());

  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

  it.each<[name: string, table: string, row: () => Stored, message: string]>([
    [
      'an event before the registration',
      'consignment_event',
      () => ({ moment: after(-5) }),
      'This is before the registration of the consignment.',
    ],
    [
      'an event in the year 2100',
      'consignment_event',
      () => ({ moment: '2100-01-01T00:00:00Z', classifier: 'planned' }),
      'The time is out of range: the year 2099 is the last.',
    ],
    [
      'an event at the end of time',
      'consignment_event',
      () => ({ moment: 'infinity', classifier: 'planned' }),
      'The time is out of range: the year 2099 is the last.',
    ],
    [
      'an actual event in the future',
      'consignment_event',
      () => ({ moment: inMinutes(7) }),
      'What has happened cannot be in the future: enter it as planned or expected.',
    ],
    [
      'an event at an unknown place',
      'consignment_event',
      () => ({ place: 'XXNOWHERE' }),
      'There is no place with the code XXNOWHERE.',
    ],
    [
      'an unknown code',
      'consignment_event',
      () => ({ code: 'vanished' }),
      'There is no event with the code vanished.',
    ],
    [
      'an event of the leg of another consignment',
      'consignment_event',
      () => ({ leg: otherLeg }),
      'This leg is not one of this consignment.',
    ],
    [
      'a correction of an entry of another consignment',
      'consignment_event',
      () => ({ corrects: otherEvent }),
      'The corrected entry is not one of this consignment.',
    ],
    [
      'an event of an unknown consignment',
      'consignment_event',
      () => ({ consignment: 999_999_999 }),
      'This consignment does not exist any more.',
    ],
    [
      'a leg from a place to itself',
      'consignment_leg',
      () => ({ destination: 'GHTEM' }),
      'A leg cannot go from a place to itself.',
    ],
    [
      'a leg to an unknown place',
      'consignment_leg',
      () => ({ destination: 'XXNOWHERE' }),
      'There is no place with the code XXNOWHERE.',
    ],
    [
      'a leg that arrives before it departs',
      'consignment_leg',
      () => ({ planned_departure: after(10), planned_arrival: after(9) }),
      'The arrival of a leg cannot be before its departure.',
    ],
    [
      'a leg that is expected to arrive before it departs',
      'consignment_leg',
      () => ({ estimated_departure: after(10), estimated_arrival: after(9) }),
      'The arrival of a leg cannot be before its departure.',
    ],
    [
      'an arrival whose latest time is before its earliest',
      'eta_revision',
      () => ({ latest: after(9) }),
      'The latest time of arrival cannot be before the earliest.',
    ],
    [
      'an arrival before the registration',
      'eta_revision',
      () => ({ earliest: after(-9) }),
      'This is before the registration of the consignment.',
    ],
  ])('%s is refused in plain words', async (_name, table, row, message) => {
    const valid: Record<string, Stored> = {
      consignment_event: { consignment: id, code: 'departed', moment: after(1), place: 'GHTEM' },
      consignment_leg: { consignment: id, mode: 'ocean', origin: 'GHTEM', destination: 'NLRTM' },
      eta_revision: { consignment: id, earliest: after(10), latest: after(20), reason: 'Weather' },
    };
    const count = async () => (await stage.host.sql(`select id from public.${table}`)).length;
    const before = await count();
    expect(await stage.insert(table, { ...valid[table], ...row() })).toMatchObject({
      status: 400,
      body: { code: 'P0001', message },
    });
    expect(await count()).toBe(before);
    expect((await stage.insert(table, valid[table] ?? {})).status).toBe(201);
  });

  it.each<[name: string, table: string, row: Stored]>([
    ['a time that is none', 'consignment_event', { code: 'departed', moment: 'soon' }],
    [
      'an unknown classifier',
      'consignment_event',
      { code: 'departed', moment: after(1), classifier: 'guess' },
    ],
    [
      'a note of 4,001 characters',
      'consignment_event',
      { code: 'departed', moment: after(1), public_note: 'x'.repeat(4001) },
    ],
    ['an unknown mode', 'consignment_leg', { mode: 'foot', origin: 'GHTEM', destination: 'NLRTM' }],
    [
      'a carrier of 121 characters',
      'consignment_leg',
      { mode: 'air', origin: 'GHTEM', destination: 'NLRTM', carrier: 'x'.repeat(121) },
    ],
    ['no reason for a new arrival', 'eta_revision', { earliest: after(1), latest: after(2), reason: ' ' }],
    [
      'an arrival in the year 2100',
      'eta_revision',
      { earliest: after(1), latest: '2100-01-01T00:00:00Z', reason: 'x' },
    ],
  ])('refuses %s', async (_name, table, row) => {
    expect((await stage.insert(table, { consignment: id, ...row })).status).toBe(400);
  });

  it('accepts an event in the minute of the registration, and one that is a little ahead', async () => {
    const { id: seconds } = await stage.create({ timeCreated: REGISTERED.replace(':00.000', ':40.000') });
    const event = { consignment: seconds, code: 'picked_up', place: 'GHTEM' };
    await stage.add('consignment_event', { ...event, moment: REGISTERED });
    await stage.add('consignment_event', { ...event, moment: inMinutes(4) });
  });

  it('refuses the 21st leg', async () => {
    const { id: full } = await stage.create();
    const leg = { consignment: full, mode: 'road', origin: 'GHTEM', destination: 'GHACC' };
    await stage.host.sql(
      `insert into public.consignment_leg (consignment, mode, origin, destination)
       select $1, 'road', 'GHTEM', 'GHACC' from generate_series(1, 19)`,
      [full],
    );
    expect(await stage.add('consignment_leg', leg)).toMatchObject({ position: 20 });
    expect(await stage.insert('consignment_leg', leg)).toMatchObject({
      status: 400,
      body: { message: 'A consignment has at most 20 legs.' },
    });
  });

  const FULL = 'The history of this consignment is full, so no entry can be added.';
  /** Enters so many events. */
  const enter = (consignment: number, count: number, classifier: string) =>
    stage.host.sql(
      `insert into public.consignment_event (consignment, code, moment, place, classifier)
       select $1::bigint, 'in_transit', now() - $2::int * interval '1 second', 'GHTEM', $3 from generate_series(1, $2::int)`,
      [consignment, count, classifier],
    );

  it('refuses the entry after 200 in either form', async () => {
    const { id: full } = await stage.create();
    await enter(full, 199, 'actual');
    const event = { consignment: full, code: 'in_transit', moment: after(300) };
    expect(await stage.insert('consignment_event', event)).toMatchObject({
      status: 400,
      body: { message: FULL },
    });
    expect(await stage.change('consignment', full, { city: 'Accra' })).toMatchObject({
      status: 400,
      body: { code: '23514', message: expect.stringContaining('consignment_locations_check') as string },
    });
  });

  it('counts planned entries among at most 400', async () => {
    const { id: full } = await stage.create();
    await enter(full, 399, 'planned');
    const event = { consignment: full, code: 'in_transit', moment: after(300) };
    expect(await stage.insert('consignment_event', event)).toMatchObject({
      status: 400,
      body: { message: FULL },
    });
    expect(await stage.change('consignment', full, { city: 'Accra' })).toMatchObject({
      status: 400,
      body: { message: FULL },
    });
  });

  it('refuses the revision of the arrival after 100', async () => {
    const { id: full } = await stage.create();
    await stage.host.sql(
      `insert into public.eta_revision (consignment, earliest, latest, reason)
       select $1, now(), now(), 'Weather' from generate_series(1, 100)`,
      [full],
    );
    const eta = { consignment: full, earliest: after(1), latest: after(2), reason: 'Weather' };
    expect(await stage.insert('eta_revision', eta)).toMatchObject({
      status: 400,
      body: {
        message: 'The expected arrival of a consignment can be revised 100 times, and this one has been.',
      },
    });
  });

  it.each(['ABC', 'nlrtm', 'NL RTM', 'NLRTM123456', '12345'])(
    'refuses the code %s for a place',
    async (code) => {
      const place = {
        code,
        name: 'Somewhere',
        country: 'Ghana',
        latitude: 5,
        longitude: 0,
        zone: 'Africa/Accra',
        kind: 'city',
      };
      expect((await stage.insert('place', place)).status).toBe(400);
    },
  );

  it('adds a place with its author, and refuses positions and zones that are none', async () => {
    const place = {
      code: 'GHTST',
      name: 'Ðeßtøwn',
      country: 'Ghana',
      latitude: 5,
      longitude: 0,
      zone: 'Africa/Accra',
      kind: 'city',
    };
    for (const wrong of [
      { latitude: 91 },
      { longitude: -181 },
      { zone: 'Africa/Atlantis' },
      { zone: 'GMT+1' },
      { kind: 'village' },
    ])
      expect((await stage.insert('place', { ...place, ...wrong })).status).toBe(400);
    expect(await stage.add('place', place)).toMatchObject({
      added_by: stage.host.admin.email,
      folded: 'destown',
    });
  });

  it('names the country of a new place by its code, as the gazetteer does, and refuses another one', async () => {
    const place = { name: 'Test', latitude: 12, longitude: -69, zone: 'America/Curacao', kind: 'city' };
    const add = async (code: string, country: string) =>
      (await stage.add('place', { ...place, code, country })).country;
    expect(await add('CWTST', 'CURACAO')).toBe('Curaçao');
    expect(await add('USTST', 'USA')).toBe('United States of America');
    expect(await add('ADALV', ' Andorra ')).toBe('Andorra');
    expect(await add('XXTST', 'GERMANY')).toBe('Germany');
    expect(await stage.insert('place', { ...place, code: 'USTSU', country: 'germany' })).toMatchObject({
      status: 400,
      body: { code: 'P0001', message: 'The code USTSU is not one of a place in Germany.' },
    });
  });
});
