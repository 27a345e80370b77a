import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { aConsignment, type Answer, type Caller, everyRole, manyClients } from './support/api';
import { type HostProcess, startHost } from './support/host';

interface Event {
  eventID: string;
  eventType: string;
  eventDateTime: string;
  eventTimeZone?: string;
  eventClassifierCode: string;
  consignmentEventTypeCode: string;
  [field: string]: unknown;
}

interface Code {
  code: string;
  dcsa_type: string | null;
  dcsa_code: string | null;
}

const validate = new Ajv({ allErrors: true }).compile(
  JSON.parse(readFileSync('public/schemas/track-events.json', 'utf8')) as object,
);
const faultsOf = (events: unknown) => (validate(events) ? [] : validate.errors);

describe('track_events', () => {
  let host: HostProcess;
  let roles: Record<'anon' | 'user' | 'admin', Caller>;
  let id: number;
  let trackingId: string;
  beforeAll(async () => {
    host = await startHost({ env: manyClients });
    roles = await everyRole(host);
    const { body } = await roles.admin('POST', '/rest/v1/consignment', {
      body: aConsignment({ timeCreated: '2026-01-02T03:04:00Z' }),
      headers: { prefer: 'return=representation' },
    });
    [{ id, trackingId }] = body as [{ id: number; trackingId: string }];
  });
  afterAll(() => host.stop());

  const ask = (entered: unknown, by: Caller = roles.anon): Promise<Answer> =>
    by('POST', '/rest/v1/rpc/track_events', { body: { tracking_id: entered } });
  const events = async (entered: unknown = trackingId, by?: Caller): Promise<Event[]> => {
    const { status, body } = await ask(entered, by);
    expect(status).toBe(200);
    return body as Event[];
  };
  const add = async (table: string, body: Record<string, unknown>): Promise<number> => {
    const answer = await roles.admin('POST', `/rest/v1/${table}`, {
      body: { consignment: id, ...body },
      headers: { prefer: 'return=representation' },
    });
    expect(answer.status).toBe(201);
    return (answer.body as [{ id: number }])[0].id;
  };

  it('answers with the event of the registration', async () => {
    expect(await events()).toEqual([
      expect.objectContaining({
        eventType: 'SHIPMENT',
        shipmentEventTypeCode: 'CONF',
        documentTypeCode: 'BKG',
        documentID: trackingId,
        eventClassifierCode: 'ACT',
        consignmentEventTypeCode: 'REGISTERED',
        description: 'Registered',
        isGuessed: true,
        eventTimeZone: 'Africa/Accra',
        eventDateTime: '2026-01-02T03:04:00+00:00',
        references: [{ referenceType: 'FF', referenceValue: trackingId }],
      }),
    ]);
  });

  it('gives planned and expected times of legs and what happened with the offsets of their places', async () => {
    const leg = await add('consignment_leg', {
      mode: 'ocean',
      origin: 'USNYC',
      destination: 'NLRTM',
      carrier: 'Carmine Ocean',
      vessel: 'Carmine Star',
      planned_departure: '2026-03-01T12:00:00Z',
      estimated_departure: '2026-03-09T12:00:00Z',
      planned_arrival: '2026-03-20T12:00:00Z',
      estimated_arrival: '2026-04-02T12:00:00Z',
    });
    await add('consignment_event', {
      code: 'departed',
      moment: '2026-03-09T13:00:00Z',
      leg,
      reason: 'Bad weather',
      public_note: 'A week late.',
    });
    const ofTheLeg = (await events()).filter(({ eventType }) => eventType === 'TRANSPORT');
    expect(
      ofTheLeg.map((event) => [event.transportEventTypeCode, event.eventClassifierCode, event.eventDateTime]),
    ).toEqual([
      ['DEPA', 'PLN', '2026-03-01T07:00:00-05:00'],
      ['DEPA', 'EST', '2026-03-09T08:00:00-04:00'],
      ['DEPA', 'ACT', '2026-03-09T09:00:00-04:00'],
      ['ARRI', 'PLN', '2026-03-20T13:00:00+01:00'],
      ['ARRI', 'EST', '2026-04-02T14:00:00+02:00'],
    ]);
    expect(ofTheLeg[2]).toMatchObject({
      changeRemark: 'Bad weather',
      remark: 'A week late.',
      transportCall: {
        transportCallID: `${trackingId}/1/USNYC`,
        transportCallSequenceNumber: 1,
        UNLocationCode: 'USNYC',
        modeOfTransport: 'VESSEL',
        carrierName: 'Carmine Ocean',
        vesselName: 'Carmine Star',
        location: { locationName: 'New York', address: { country: 'United States of America' } },
      },
    });
  });

  it('answers in the form of the schema for every code, mode, classifier and kind of place', async () => {
    const codes = await host.sql<Code>('select * from public.event_code order by position');
    const legs: number[] = [];
    for (const [mode, origin, destination] of [
      ['air', 'DEEDDF', 'USJFK'],
      ['road', 'DEHAM', 'DEFRA'],
      ['rail', 'NLRTM', 'DEHAM'],
    ] as const)
      legs.push(await add('consignment_leg', { mode, origin, destination, vessel: `One by ${mode}` }));
    for (const [at, { code }] of codes.entries()) {
      const moment = `2026-05-${String(at + 1).padStart(2, '0')}T10:00:00Z`;
      await add('consignment_event', { code, moment, reason: 'Why', public_note: 'Note' });
      await add('consignment_event', { code, moment, leg: legs[at % 3], classifier: 'planned' });
      await add('consignment_event', { code, moment, place: 'CHLSZH', classifier: 'estimated' });
    }
    const foundEvents = await events();
    expect(faultsOf(foundEvents)).toEqual([]);
    expect(foundEvents.length).toBe(6 + 3 * codes.length);
    const called = new Set(foundEvents.map((event) => event.consignmentEventTypeCode));
    expect(called).toEqual(new Set(codes.map(({ code }) => code.toUpperCase())));
    for (const { code, dcsa_type, dcsa_code } of codes) {
      const event = foundEvents.find((event) => event.consignmentEventTypeCode === code.toUpperCase());
      expect(event?.eventType).toBe(dcsa_type ?? 'CONSIGNMENT');
      if (dcsa_type) expect(event?.[`${dcsa_type.toLowerCase()}EventTypeCode`]).toBe(dcsa_code);
    }
  });

  it.each<[string, (event: Event) => object]>([
    ['a name of the sender', (event) => ({ ...event, sendersName: 'Ama' })],
    ['an internal note', (event) => ({ ...event, internalNote: 'x' })],
    ['a time without its offset', (event) => ({ ...event, eventDateTime: '2026-01-02T03:04:00' })],
    ['an unknown type', (event) => ({ ...event, eventType: 'IOT' })],
    ['a document of another kind', (event) => ({ ...event, documentTypeCode: 'TRD' })],
    ['no document', (event) => ({ ...event, documentID: undefined })],
    ['a code of another type', (event) => ({ ...event, equipmentEventTypeCode: 'LOAD' })],
    ['an id that is none', (event) => ({ ...event, eventID: '1' })],
  ])('has a schema that refuses %s', async (_name, change) => {
    const [first] = await events();
    expect(faultsOf([first])).toEqual([]);
    expect(faultsOf([change(first as Event)])).not.toEqual([]);
  });

  it('is in the order of time, with ids that are unique and stay', async () => {
    const foundEvents = await events();
    const moments = foundEvents.map(({ eventDateTime }) => Date.parse(eventDateTime));
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
    expect(new Set(foundEvents.map(({ eventID }) => eventID)).size).toBe(foundEvents.length);
    expect(await events()).toEqual(foundEvents);
  });

  it('gives a changed time of a leg another id, and other events the same', async () => {
    const before = await events();
    await host.sql(
      `update public.consignment_leg set planned_arrival = planned_arrival + interval '1 hour' where consignment = $1`,
      [id],
    );
    const knownIds = new Set(before.map(({ eventID }) => eventID));
    const changed = (await events()).filter(({ eventID }) => !knownIds.has(eventID));
    expect(changed).toEqual([
      expect.objectContaining({ eventClassifierCode: 'PLN', eventDateTime: '2026-03-20T14:00:00+01:00' }),
    ]);
  });

  it('names a UN/LOCODE only for places that have one', async () => {
    const places = (await events()).map(
      (event) => (event.eventLocation ?? event.transportCall) as { UNLocationCode?: string },
    );
    const codes = new Set(places.map(({ UNLocationCode }) => UNLocationCode));
    expect(codes).toEqual(new Set(['GHTEM', 'USNYC', 'NLRTM', 'DEHAM', 'USJFK', undefined]));
  });

  it('names a place as it is called today', async () => {
    const { body } = await roles.admin('POST', '/rest/v1/consignment', {
      body: aConsignment({ timeCreated: '2026-01-02T03:04:00Z' }),
      headers: { prefer: 'return=representation' },
    });
    const [other] = body as [{ id: number; trackingId: string }];
    const moment = '2026-02-01T00:00:00Z';
    await add('consignment_event', { consignment: other.id, code: 'arrived', moment, place: 'INBOM' });
    expect((await events(other.trackingId)).at(-1)).toMatchObject({
      transportCall: { UNLocationCode: 'INBOM', location: { locationName: 'Mumbai' } },
    });
  });

  it('says a time in UTC when the zone of its place is not known', async () => {
    await host.sql(
      `update public.consignment_event set zone = null, place = null, city = 'Somewhere', country = 'United States of America'
       where consignment = $1 and no = 1`,
      [id],
    );
    const [first] = await events();
    expect(first).toMatchObject({
      eventDateTime: '2026-01-02T03:04:00Z',
      eventLocation: {
        locationName: 'Somewhere',
        address: { city: 'Somewhere', country: 'United States of America' },
      },
    });
    expect(first).not.toHaveProperty('eventTimeZone');
    await host.sql(
      `update public.consignment_event set zone = 'Mars/Olympus' where consignment = $1 and no = 1`,
      [id],
    );
    expect((await events())[0]).toEqual(first);
    expect(faultsOf([first])).toEqual([]);
  });

  it('has nothing of parties, internal notes and void entries', async () => {
    const wrong = await add('consignment_event', {
      code: 'lost',
      moment: '2026-06-01T00:00:00Z',
      public_note: 'A wrong entry',
      internal_note: 'Only for us',
    });
    expect(JSON.stringify(await events())).toContain('A wrong entry');
    const path = `/rest/v1/consignment_event?id=eq.${wrong}`;
    await roles.admin('PATCH', path, { body: { void_reason: 'Mistaken' } });
    const [parcel = {}] = await host.sql('select * from public.consignment where id = $1', [id]);
    for (const caller of Object.values(roles)) {
      const text = JSON.stringify(await events(trackingId, caller));
      for (const secret of ['A wrong entry', 'Only for us', 'Mistaken', host.admin.email])
        expect(text).not.toContain(secret);
      for (const field of ['Name', 'Email', 'Address', 'Phone'].flatMap((party) => [
        `senders${party}`,
        `rec${party}`,
      ]))
        expect(text).not.toContain(JSON.stringify(parcel[field]));
    }
  });

  it.each([
    ['an unknown id', 'ZZZZZZZZ'],
    ['nothing', ''],
    ['null', null],
    ['an emoji', '🚢🚢🚢🚢🚢🚢🚢🚢'],
    ['a pattern', '________'],
    ['a megabyte', 'A'.repeat(1_000_000)],
  ])('answers with an empty list for %s', async (_name, entered) => {
    const { status, body } = await ask(entered);
    if (status === 413) return;
    expect({ status, body }).toEqual({ status: 200, body: [] });
  });

  it('takes an id as people write it', async () => {
    const spelling = ` ${trackingId.slice(0, 4).toLowerCase()}-${trackingId.slice(4)} `;
    expect(await events(spelling)).toEqual(await events());
  });

  it('counts as a look-up, found or not', async () => {
    await host.sql('update private.limits set window_seconds = 1000000000'); // ends in no test
    const client = { headers: { 'x-forwarded-for': '2001:db8:77::1' } };
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) {
      const name = n % 2 === 0 ? 'track_events' : 'track_consignment';
      const body = { tracking_id: n % 3 === 0 ? trackingId : 'ZZZZZZZZ' };
      statuses.push((await roles.anon('POST', `/rest/v1/rpc/${name}`, { body, ...client })).status);
    }
    expect(statuses).toEqual([...Array<number>(30).fill(200), 429]);
  });
});
