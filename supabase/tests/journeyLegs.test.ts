import { randomUUID } from 'node:crypto';
import { after, type JourneyHost, startJourneyHost, type Stored } from './support/journey';

const LEG = 'consignment_leg';

describe('legs and expected arrivals', () => {
  let stage: JourneyHost;
  beforeAll(async () => {
    stage = await startJourneyHost();
  });
  afterAll(() => stage.host.stop());

  const leg = (consignment: number, origin: string, destination: string, more: Stored = {}): Stored => ({
    consignment,
    mode: 'ocean',
    origin,
    destination,
    ...more,
  });
  const order = (consignment: number, legs: number[]) =>
    stage.roles.admin('POST', '/rest/v1/rpc/order_legs', { body: { consignment, legs } });

  it('are shown in their order, with their places and times', async () => {
    const { id, trackingId } = await stage.create({ headingTo: 'Japan' });
    await stage.add(
      LEG,
      leg(id, 'GHTEM', 'NLRTM', { carrier: 'Line', vessel: 'Ship', planned_departure: after(60) }),
    );
    await stage.add(LEG, leg(id, 'NLRTM', 'JPTYO', { mode: 'air', estimated_arrival: after(600) }));
    const { journey } = await stage.track(trackingId);
    const none = {
      carrier: null,
      vessel: null,
      plannedDeparture: null,
      estimatedDeparture: null,
      actualDeparture: null,
      plannedArrival: null,
      estimatedArrival: null,
      actualArrival: null,
    };
    expect(journey.legs).toEqual([
      {
        ...none,
        position: 1,
        mode: 'ocean',
        from: 'GHTEM',
        to: 'NLRTM',
        carrier: 'Line',
        vessel: 'Ship',
        plannedDeparture: after(60),
      },
      { ...none, position: 2, mode: 'air', from: 'NLRTM', to: 'JPTYO', estimatedArrival: after(600) },
    ]);
    expect(Object.keys(journey.places).sort()).toEqual(['GHTEM', 'JPTYO', 'NLRTM']);
    expect(journey.destinationZone).toBe('Asia/Tokyo');
  });

  describe('say in whose time the delivery is read', () => {
    const America = 'United States of America';
    const zoneWith = async (changes: Stored, legs: readonly [from: string, to: string][]) => {
      const { id, trackingId } = await stage.create(changes);
      for (const [from, to] of legs) await stage.add(LEG, leg(id, from, to));
      return (await stage.track(trackingId)).journey.destinationZone;
    };

    it.each<[string, Stored, readonly [from: string, to: string][], string | null]>([
      ['the country, before there are legs', { headingTo: 'Singapore' }, [], 'Asia/Singapore'],
      [
        'the country, while the last mile has no leg',
        { headingTo: 'Singapore' },
        [['GHTEM', 'NLRTM']],
        'Asia/Singapore',
      ],
      [
        'the country, once the goods went back',
        { headingTo: 'Singapore' },
        [
          ['GHTEM', 'SGSIN'],
          ['SGSIN', 'GHTEM'],
        ],
        'Asia/Singapore',
      ],
      [
        'its way’s end in a country of several zones, once the goods went back from there',
        { headingTo: America },
        [
          ['GHTEM', 'USCHI'],
          ['USCHI', 'GHTEM'],
        ],
        'America/Chicago',
      ],
      [
        'the last leg’s end in a country of several zones',
        { headingTo: America },
        [['GHTEM', 'USCHI']],
        'America/Chicago',
      ],
      [
        'the place that was named',
        { headingTo: America, deliveryPlace: 'Denver' },
        [['GHTEM', 'USCHI']],
        'America/Denver',
      ],
      ['its code', { headingTo: America, deliveryPlace: 'uslax' }, [], 'America/Los_Angeles'],
      [
        'its name and code',
        { headingTo: America, deliveryPlace: 'Portland (USPDX)' },
        [],
        'America/Los_Angeles',
      ],
      ['its name and state', { headingTo: America, deliveryPlace: 'Chicago, IL' }, [], 'America/Chicago'],
      [
        'the zone that was named',
        { headingTo: America, deliveryPlace: 'Asia/Tokyo' },
        [['GHTEM', 'USCHI']],
        'Asia/Tokyo',
      ],
      [
        'the country of one clock, whatever else was named',
        { deliveryPlace: 'Asia/Tokyo' },
        [],
        'Europe/Berlin',
      ],
      ['no place of another country', { headingTo: America, deliveryPlace: 'Tokyo' }, [], null],
      [
        'no place that there is more than once',
        { headingTo: America, deliveryPlace: 'Springfield' },
        [],
        null,
      ],
      [
        'the last leg where nothing else is known',
        { headingTo: 'USA' },
        [['GHTEM', 'USNYC']],
        'America/New_York',
      ],
    ])('by %s', async (_what, changes, legs, zone) => {
      expect(await zoneWith(changes, legs)).toBe(zone);
    });

    it('and the registration in that of the departure, also if the goods are elsewhere', async () => {
      const singapore = { city: 'Singapore', currentLocation: 'Singapore' };
      const zoneOf = async (changes: Stored) => {
        const { trackingId } = await stage.create({ ...singapore, ...changes });
        return (await stage.track(trackingId)).journey.originZone;
      };
      expect(await zoneOf({})).toBe('Africa/Accra');
      expect(await zoneOf({ departedFrom: America })).toBe('Asia/Singapore');
    });
  });

  it('take their actual times from the events of the leg', async () => {
    const { id, trackingId } = await stage.create();
    const first = await stage.add(LEG, leg(id, 'GHTEM', 'NLRTM'));
    const event = { consignment: id, leg: first.id };
    const wrong = await stage.add('consignment_event', { ...event, code: 'departed', moment: after(5) });
    await stage.add('consignment_event', {
      ...event,
      code: 'departed',
      moment: after(9),
      classifier: 'planned',
    });
    await stage.add('consignment_event', { ...event, code: 'arrived', moment: after(20) });
    const [storedLeg] = (await stage.track(trackingId)).journey.legs;
    expect(storedLeg).toMatchObject({ actualDeparture: after(5), actualArrival: after(20) });
    await stage.add('consignment_event', {
      ...event,
      code: 'departed',
      moment: after(7),
      corrects: wrong.id,
    });
    await stage.change('consignment_event', wrong.id, { void_reason: 'Corrected' });
    const { journey } = await stage.track(trackingId);
    expect(journey.legs).toMatchObject([{ actualDeparture: after(7), actualArrival: after(20) }]);
    expect(journey.state).toMatchObject({ code: 'arrived', place: 'NLRTM', leg: 1 });
    expect(journey.events.find(({ code }) => code === 'departed')).toMatchObject({ place: 'GHTEM', leg: 1 });
  });

  it('lose an actual time when its event is void', async () => {
    const { id, trackingId } = await stage.create();
    const first = await stage.add(LEG, leg(id, 'GHTEM', 'NLRTM'));
    const event = { consignment: id, leg: first.id, code: 'departed', moment: after(5) };
    const { id: wrong } = await stage.add('consignment_event', event);
    await stage.change('consignment_event', wrong, { void_reason: 'Not yet' });
    expect((await stage.track(trackingId)).journey.legs).toMatchObject([{ actualDeparture: null }]);
  });

  it('are put in another order, together with what their events say', async () => {
    const { id, trackingId } = await stage.create();
    const firstLeg = await stage.add(LEG, leg(id, 'NLRTM', 'DEHAM'));
    const two = await stage.add(LEG, leg(id, 'GHTEM', 'NLRTM'));
    await stage.add('consignment_event', { consignment: id, leg: two.id, code: 'loaded', moment: after(5) });
    expect((await stage.track(trackingId)).journey.state).toMatchObject({ leg: 2 });
    expect((await order(id, [two.id, firstLeg.id])).status).toBe(204);
    const { journey } = await stage.track(trackingId);
    expect(journey.legs.map(({ from }) => from)).toEqual(['GHTEM', 'NLRTM']);
    expect(journey.state).toMatchObject({ leg: 1 });
    expect(journey.destinationZone).toBe('Europe/Berlin');
  });

  it('are not put in the order of legs that have changed', async () => {
    const { id } = await stage.create();
    const other = await stage.create();
    const firstLeg = await stage.add(LEG, leg(id, 'GHTEM', 'NLRTM'));
    const two = await stage.add(LEG, leg(id, 'NLRTM', 'DEHAM'));
    const foreign = await stage.add(LEG, leg(other.id, 'NLRTM', 'DEHAM'));
    for (const legs of [
      [firstLeg.id],
      [firstLeg.id, two.id, foreign.id],
      [firstLeg.id, foreign.id],
      [firstLeg.id, firstLeg.id],
      [],
    ])
      expect(await order(id, legs)).toMatchObject({
        status: 400,
        body: { code: 'P0001', message: 'The legs have changed meanwhile: load them again.' },
      });
  });

  it('are changed once by two admins who have read the same', async () => {
    const { id, trackingId } = await stage.create();
    const { id: first, updated_at } = await stage.add(LEG, leg(id, 'GHTEM', 'NLRTM'));
    const path = `/rest/v1/${LEG}?id=eq.${first}&updated_at=eq.${encodeURIComponent(String(updated_at))}`;
    const change = (carrier: string) =>
      stage.roles.admin('PATCH', path, { body: { carrier }, headers: { prefer: 'return=representation' } });
    expect(await change('First')).toMatchObject({ status: 200, body: [{ carrier: 'First' }] });
    expect(await change('Second')).toEqual({ status: 200, body: [] });
    expect((await stage.track(trackingId)).journey.legs).toMatchObject([{ carrier: 'First' }]);
  });

  it('can be deleted, and their events stay', async () => {
    const { id, trackingId } = await stage.create();
    const firstLeg = await stage.add(LEG, leg(id, 'GHTEM', 'NLRTM'));
    await stage.add(LEG, leg(id, 'NLRTM', 'DEHAM'));
    await stage.add('consignment_event', {
      consignment: id,
      leg: firstLeg.id,
      code: 'departed',
      moment: after(5),
    });
    await stage.roles.admin('DELETE', `/rest/v1/${LEG}?id=eq.${firstLeg.id}`);
    const { journey } = await stage.track(trackingId);
    expect(journey.legs).toMatchObject([{ position: 1, from: 'NLRTM' }]);
    expect(journey.state).toMatchObject({ code: 'departed', place: 'GHTEM', leg: null });
  });

  it.each<[name: string, legs: unknown]>([
    ['nothing', []],
    [
      '21 legs',
      Array.from({ length: 21 }, () => ({
        mode: 'air',
        origin: 'NLRTM',
        destination: 'DEHAM',
        carrier: null,
      })),
    ],
    ['a leg from a place to itself', [{ mode: 'air', origin: 'NLRTM', destination: 'NLRTM', carrier: null }]],
    ['an unknown mode', [{ mode: 'foot', origin: 'NLRTM', destination: 'DEHAM', carrier: null }]],
    ['another field', [{ mode: 'air', origin: 'NLRTM', destination: 'DEHAM', carrier: null, note: 'x' }]],
    ['no place', [{ mode: 'air', origin: 'NLRTM', carrier: null }]],
    ['a text', 'NLRTM'],
    ['an object', { mode: 'air' }],
    ['a list in a list', [[]]],
  ])('refuses a lane of %s', async (_name, legs) => {
    expect((await stage.insert('lane_template', { name: randomUUID(), legs })).status).toBe(400);
  });

  it('accepts a lane of 20 legs', async () => {
    const legs = Array.from({ length: 20 }, () => ({
      mode: 'air',
      origin: 'NLRTM',
      destination: 'DEHAM',
      carrier: 'Line',
    }));
    expect(await stage.add('lane_template', { name: randomUUID(), legs })).toMatchObject({ legs });
  });

  it('shows every revision of the arrival, the newest as expected', async () => {
    const { id, trackingId, deliveryDate } = await stage.create();
    const first = { consignment: id, earliest: after(100), latest: after(200), reason: 'Heavy weather' };
    const second = {
      ...first,
      earliest: after(150),
      latest: after(150),
      reason: 'Berth found',
      request_key: randomUUID(),
    };
    await stage.add('eta_revision', first);
    expect(await stage.add('eta_revision', second)).toMatchObject({ entered_by: stage.host.admin.email });
    expect(await stage.insert('eta_revision', second)).toMatchObject({ status: 201, body: [] });
    const row = await stage.track(trackingId);
    const shownEta = (eta: typeof first) => ({
      earliest: eta.earliest,
      latest: eta.latest,
      reason: eta.reason,
      since: expect.stringMatching(/^20.*Z$/) as string,
    });
    expect(row.journey.etas).toEqual([shownEta(first), shownEta(second)]);
    expect(row.journey.expected).toEqual(row.journey.etas[1]);
    expect(row.deliveryDate).toBe(deliveryDate);
    expect(row.status).toBe('Registered');
  });
});
