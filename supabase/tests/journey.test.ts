import { randomUUID } from 'node:crypto';
import { after, type JourneyHost, REGISTERED, startJourneyHost, type Stored } from './support/journey';

const EVENT = 'consignment_event';

describe('the journey', () => {
  let stage: JourneyHost;
  beforeAll(async () => {
    stage = await startJourneyHost();
  });
  afterAll(() => stage.host.stop());

  const event = (consignment: number, code: string, minute: number, more: Stored = {}): Stored => ({
    consignment,
    code,
    moment: after(minute),
    place: 'NLRTM',
    ...more,
  });
  const tracked = async (id: number) => {
    const [row] = await stage.host.sql<{ trackingId: string }>(
      'select "trackingId" from public.consignment where id = $1',
      [id],
    );
    return stage.track(row?.trackingId ?? '');
  };
  /** Enters events in the order of the words, each a code and the minute at which it happened. */
  const tracedAfter = async (words: string) => {
    const { id } = await stage.create();
    for (const word of words.split(' ')) {
      const [code = '', minute] = word.split('@');
      await stage.add(EVENT, event(id, code, Number(minute)));
    }
    return tracked(id);
  };

  it('begins with the registration', async () => {
    const { id, locations, journey } = await stage.create();
    const { journey: trackedJourney } = await tracked(id);
    expect(trackedJourney).toEqual({
      state: trackedJourney.events[0],
      stage: 0,
      ended: false,
      exceptions: [],
      expected: null,
      etas: [],
      originZone: 'Africa/Accra',
      destinationZone: 'Europe/Berlin',
      events: [
        {
          no: 1,
          code: 'registered',
          status: 'Registered',
          classifier: 'actual',
          moment: REGISTERED,
          zone: 'Africa/Accra',
          city: 'Tema',
          country: 'Ghana',
          place: 'GHTEM',
          leg: null,
          note: 'Booked',
          reason: null,
          guessed: true,
        },
      ],
      legs: [],
      places: {
        GHTEM: {
          code: 'GHTEM',
          name: 'Tema',
          country: 'Ghana',
          latitude: expect.any(Number) as number,
          longitude: expect.any(Number) as number,
          zone: 'Africa/Accra',
        },
      },
    });
    expect(journey).toEqual(trackedJourney); // the row that the form gets back
    expect(
      await stage.host.sql('select locations, journey from public.consignment where id = $1', [id]),
    ).toEqual([{ locations, journey }]);
  });

  describe('state', () => {
    it.each<[name: string, events: string, code: string, stage: number, exceptions: string]>([
      ['is the latest event of the highest rank', 'picked_up@1 departed@2 arrived@3', 'arrived', 2, ''],
      ['is not the last entry', 'arrived@3 picked_up@1 departed@2', 'arrived', 2, ''],
      ['is not the latest event of a lower rank', 'departed@1 picked_up@2', 'departed', 2, ''],
      [
        'is delivered, though out for delivery was entered late',
        'delivered@4 out_for_delivery@3',
        'delivered',
        4,
        '',
      ],
      [
        'is delivered, though out for delivery has a later time',
        'delivered@4 out_for_delivery@5',
        'delivered',
        4,
        '',
      ],
      [
        'is undone by a failed attempt',
        'arrived@1 out_for_delivery@2 attempted@3',
        'attempted',
        2,
        'attempt',
      ],
      ['is not undone by an earlier attempt', 'out_for_delivery@3 attempted@2', 'out_for_delivery', 3, ''],
      ['is reached again', 'out_for_delivery@1 attempted@2 out_for_delivery@3', 'out_for_delivery', 3, ''],
      ['is no longer delivered after a failed attempt', 'delivered@1 attempted@2', 'attempted', 2, 'attempt'],
      ['is a hold', 'departed@1 held@2', 'held', 2, 'hold'],
      ['is a hold without any movement', 'held@1', 'held', 0, 'hold'],
      ['is released', 'departed@1 held@2 released@3', 'released', 2, ''],
      [
        'is a hold that began after an earlier one was released',
        'held@1 released@2 held@3',
        'held',
        0,
        'hold',
      ],
      ['keeps a hold that began after the arrival', 'held@3 arrived@2', 'held', 2, 'hold'],
      ['has one delay, however often it was said', 'delayed@1 delayed@2', 'delayed', 0, 'delay'],
      ['has a hold and a delay', 'held@1 delayed@2', 'delayed', 0, 'hold delay'],
      ['ends a delay with the departure', 'delayed@1 departed@2', 'departed', 2, ''],
      ['keeps damage when delivered', 'damaged@1 delivered@2', 'delivered', 4, 'damage'],
      ['is a return, which ends a hold', 'out_for_delivery@1 held@2 returned@3', 'returned', 3, 'return'],
      ['is delivered after it was lost', 'lost@1 delivered@2', 'delivered', 4, ''],
      ['is cancelled', 'picked_up@1 cancelled@2', 'cancelled', 1, 'cancellation'],
      ['is the entry made last of those at the same time', 'arrived@1 departed@1', 'departed', 2, ''],
      [
        'is the entry made last of those at the same time, the other way round',
        'departed@1 arrived@1',
        'arrived',
        2,
        '',
      ],
    ])('%s', async (_name, events, code, reached, exceptions) => {
      const { journey } = await tracedAfter(events);
      expect({
        code: journey.state.code,
        stage: journey.stage,
        exceptions: journey.exceptions.map(({ kind }) => kind).join(' '),
        ended: journey.ended,
      }).toEqual({ code, stage: reached, exceptions, ended: /delivered|returned|cancelled/.test(code) });
    });

    it('ignores what is only planned or expected', async () => {
      const { id } = await stage.create();
      await stage.add(EVENT, event(id, 'delivered', 9, { classifier: 'planned' }));
      await stage.add(
        EVENT,
        event(id, 'arrived', 5, { classifier: 'estimated', moment: '2099-01-01T00:00:00Z' }),
      );
      const { journey, locations, status } = await tracked(id);
      expect(journey).toMatchObject({ state: { code: 'registered' }, stage: 0, ended: false });
      expect(journey.events.map(({ classifier }) => classifier)).toEqual(['actual', 'planned', 'estimated']);
      expect(locations).toHaveLength(1);
      expect(status).toBe('Registered');
    });

    it('names the newest event of a kind of exception', async () => {
      expect((await tracedAfter('delayed@1 delayed@3 delayed@2')).journey.exceptions).toEqual([
        { kind: 'delay', event: 3 },
      ]);
    });

    it('fills the specified columns and the history', async () => {
      const { id } = await stage.create();
      await stage.add(
        EVENT,
        event(id, 'arrived', 20, { public_note: 'Unloading', internal_note: 'Berth 9' }),
      );
      await stage.add(EVENT, event(id, 'departed', 10, { place: 'GHTEM' }));
      expect(await tracked(id)).toMatchObject({
        status: 'Arrived',
        city: 'Rotterdam',
        currentLocation: 'Netherlands',
        currentTime: after(20).replace('.000Z', '+00:00'),
        remark: 'Unloading',
        locations: [
          { no: 1, status: 'Registered' },
          {
            no: 2,
            date: after(20),
            location: 'Rotterdam, Netherlands',
            status: 'Arrived',
            remark: 'Unloading',
            zone: 'Europe/Amsterdam',
          },
          {
            no: 3,
            date: after(10),
            location: 'Tema, Ghana',
            status: 'Departed',
            remark: null,
            zone: 'Africa/Accra',
          },
        ],
      });
    });
  });

  it('keeps the entries of two admins at the same time', async () => {
    const { id } = await stage.create();
    const minutes = Array.from({ length: 10 }, (_, index) => index + 1);
    await Promise.all(minutes.map((minute) => stage.add(EVENT, event(id, 'in_transit', minute))));
    const { journey, locations } = await tracked(id);
    expect(journey.events.map(({ moment }) => moment)).toEqual([REGISTERED, ...minutes.map(after)]);
    expect(new Set(journey.events.map(({ no }) => no)).size).toBe(11);
    expect(locations.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('keeps entries and edits of the form at the same time', async () => {
    const { id } = await stage.create();
    const minutes = [1, 2, 3, 4, 5];
    await Promise.all(
      minutes.flatMap((minute) => [
        stage.add(EVENT, event(id, 'in_transit', minute)),
        stage.change('consignment', id, { city: `City ${minute}`, currentTime: after(minute + 10) }),
      ]),
    );
    expect((await tracked(id)).locations).toHaveLength(11);
  });

  it('stores an entry once when it is sent twice', async () => {
    const { id } = await stage.create();
    const row = event(id, 'picked_up', 1, { request_key: randomUUID() });
    const answers = await Promise.all([
      stage.insert(EVENT, row),
      stage.insert(EVENT, row),
      stage.insert(EVENT, row),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers.flatMap(({ body }) => body)).toHaveLength(1);
    expect((await tracked(id)).journey.events).toHaveLength(2);
  });

  it('takes the place of an entry that names none from the entry before it', async () => {
    const { id } = await stage.create();
    await stage.add(EVENT, event(id, 'arrived', 30));
    const early = await stage.add(EVENT, event(id, 'delayed', 10, { place: null }));
    const late = await stage.add(EVENT, event(id, 'delayed', 40, { place: null }));
    expect(early).toMatchObject({ place: 'GHTEM', city: 'Tema', country: 'Ghana', zone: 'Africa/Accra' });
    expect(late).toMatchObject({
      place: 'NLRTM',
      city: 'Rotterdam',
      country: 'Netherlands',
      zone: 'Europe/Amsterdam',
    });
  });

  it('leaves a correction that names no place where that happened which it corrects', async () => {
    const { id } = await stage.create();
    await stage.change('consignment', id, {
      city: 'Bad Bentheim',
      currentLocation: 'Germany',
      currentTime: after(30),
    });
    const [entered] = await stage.host.sql<{ id: string }>(
      'select id from public.consignment_event where consignment = $1 order by no desc limit 1',
      [id],
    );
    const earlier = event(id, 'held', 1, { place: null, corrects: Number(entered?.id) });
    expect(await stage.add(EVENT, earlier)).toMatchObject({
      place: null,
      city: 'Bad Bentheim',
      country: 'Germany',
    });
  });

  it('says who entered what, and when', async () => {
    const { id } = await stage.create();
    const stored = await stage.add(EVENT, event(id, 'arrived', 30, { corrects: null }));
    const rows = await stage.host.sql(
      `select entered_by, guessed, entered_at > now() - interval '1 minute' as fresh
       from public.consignment_event where consignment = $1 order by no`,
      [id],
    );
    const { email } = stage.host.admin;
    expect(rows).toEqual([
      { entered_by: email, guessed: true, fresh: true },
      { entered_by: email, guessed: false, fresh: true },
    ]);
    expect(stored).toMatchObject({ no: 2, status: 'Arrived', entered_by: email });
  });

  describe('the specified form', () => {
    it('makes an event whose code its words suggest', async () => {
      const { id } = await stage.create();
      const { body } = await stage.change('consignment', id, {
        status: 'Held by customs',
        city: 'rotterdam',
        currentLocation: 'Netherlands',
        currentTime: after(5),
        remark: 'Papers',
      });
      const [row] = body as [Stored];
      expect(row).toMatchObject({
        status: 'Held by customs',
        city: 'rotterdam',
        locations: [{ no: 1 }, { no: 2 }],
      });
      expect(row.journey).toEqual((await tracked(id)).journey);
      expect(row.journey).toMatchObject({
        state: {
          code: 'held',
          status: 'Held by customs',
          guessed: true,
          place: 'NLRTM',
          zone: 'Europe/Amsterdam',
          city: 'rotterdam',
          note: 'Papers',
        },
        exceptions: [{ kind: 'hold', event: 2 }],
      });
    });

    it('writes what was typed even when an event says otherwise', async () => {
      const { id } = await stage.create();
      await stage.add(EVENT, event(id, 'delivered', 20));
      await stage.change('consignment', id, { status: 'Out for delivery', currentTime: after(15) });
      expect(await tracked(id)).toMatchObject({
        status: 'Out for delivery',
        journey: { state: { code: 'delivered' } },
      });
    });

    it('leaves the time zone open where a country has several and the place is not known', async () => {
      const { id } = await stage.create({ headingTo: 'United States of America' });
      await stage.change('consignment', id, {
        city: 'Nowhere in particular',
        currentLocation: 'United States of America',
        currentTime: after(1),
      });
      const { journey, locations } = await tracked(id);
      expect(journey.state).toMatchObject({ place: null, zone: null });
      expect(journey.destinationZone).toBeNull();
      expect(locations[1]).toMatchObject({ zone: null });
    });
  });

  describe('voiding', () => {
    const voided = (id: number, reason: unknown) => stage.change(EVENT, id, { void_reason: reason });

    it('takes an entry out of everything that a visitor gets', async () => {
      const { id } = await stage.create();
      await stage.add(EVENT, event(id, 'arrived', 10));
      const wrong = await stage.add(EVENT, event(id, 'delivered', 20, { public_note: 'To the wrong door' }));
      expect(await voided(wrong.id, 'Another consignment')).toMatchObject({
        status: 200,
        body: [
          {
            void_reason: 'Another consignment',
            voided_by: stage.host.admin.email,
            voided_at: expect.any(String) as string,
          },
        ],
      });
      const row = await tracked(id);
      expect(row).toMatchObject({
        status: 'Arrived',
        city: 'Rotterdam',
        locations: [{ no: 1 }, { no: 2, status: 'Arrived' }],
        journey: { state: { code: 'arrived' }, stage: 2, ended: false, events: [{ no: 1 }, { no: 2 }] },
      });
      expect(JSON.stringify(row)).not.toContain('wrong door');
      await stage.add(EVENT, event(id, 'delivered', 30));
      expect((await tracked(id)).journey.events.map(({ no }) => no)).toEqual([1, 2, 4]);
    });

    it('needs a reason', async () => {
      const { id } = await stage.create();
      const wrong = await stage.add(EVENT, event(id, 'arrived', 10));
      for (const reason of ['', ' \u00a0', null])
        expect(await voided(wrong.id, reason)).toMatchObject({
          status: 400,
          body: { code: 'P0001', message: 'Say why this entry is void.' },
        });
    });

    it('is final', async () => {
      const { id } = await stage.create();
      const wrong = await stage.add(EVENT, event(id, 'arrived', 10));
      await voided(wrong.id, 'Wrong');
      for (const reason of ['Right', null])
        expect(await voided(wrong.id, reason)).toMatchObject({
          status: 400,
          body: { message: 'This entry is void already.' },
        });
      for (const column of ['voided_at', 'voided_by', 'moment', 'public_note', 'status'])
        expect(await stage.change(EVENT, wrong.id, { [column]: null })).toMatchObject({ status: 403 });
    });

    it('leaves one entry of what has happened', async () => {
      const { id } = await stage.create();
      const { body } = await stage.roles.admin('GET', `/rest/v1/${EVENT}?consignment=eq.${id}`);
      const [first] = body as [{ id: number }];
      expect(await voided(first.id, 'Wrong')).toMatchObject({
        status: 400,
        body: { message: 'This is the only entry of what has happened: add the right one first.' },
      });
      await stage.add(EVENT, event(id, 'registered', 0, { corrects: first.id }));
      expect(await voided(first.id, 'Wrong')).toMatchObject({ status: 200 });
      expect((await tracked(id)).journey.state).toMatchObject({ no: 2, code: 'registered' });
    });
  });
});
