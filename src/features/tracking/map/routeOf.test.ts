import { aJourney, aLeg, anEvent, aPlace } from '@/test/builders';
import type { Journey } from '@/domain/journey/journey';
import { legStatesOf } from './legStates';
import { routeOf } from './routeOf';

const NOW = Date.parse('2026-03-15T00:00:00Z');

const places = {
  NLRTM: aPlace(),
  SGSIN: aPlace({ code: 'SGSIN', name: 'Singapore', latitude: 1.26, longitude: 103.84 }),
  LKCMB: aPlace({ code: 'LKCMB', name: 'Colombo', latitude: 6.93, longitude: 79.85 }),
  JPTYO: aPlace({ code: 'JPTYO', name: 'Tokyo', latitude: 35.65, longitude: 139.77 }),
};
const first = aLeg({ position: 1, from: 'NLRTM', to: 'SGSIN' });
const second = aLeg({ position: 2, from: 'SGSIN', to: 'JPTYO' });
const departed = { actualDeparture: '2026-03-05T00:00:00Z' };
const arrived = { ...departed, actualArrival: '2026-03-10T00:00:00Z' };

const journeyOf = (changes: Partial<Journey>) => aJourney({ places, legs: [first, second], ...changes });

/** Each leg as "from, to, travelled", and the mark. */
const drawn = (changes: Partial<Journey>) => {
  const route = routeOf(journeyOf(changes), NOW);
  return {
    legs: route?.legs.map(({ from, to, travelled }) => [from.name, to.name, travelled]),
    now: route?.now,
    sentence: route?.sentence,
  };
};

describe('how far the legs of a journey are', () => {
  it.each<[string, Partial<Journey>, string[]]>([
    ['nothing has begun', {}, ['toCome', 'toCome']],
    ['the first has departed', { legs: [{ ...first, ...departed }, second] }, ['underWay', 'toCome']],
    ['the first has arrived', { legs: [{ ...first, ...arrived }, second] }, ['travelled', 'toCome']],
    [
      'the second has departed, and nobody reported the first',
      { legs: [first, { ...second, ...departed }] },
      ['travelled', 'underWay'],
    ],
    [
      'the state is an event of the second',
      { legs: [{ ...first, ...departed }, second], state: anEvent({ code: 'held', leg: 2 }) },
      ['travelled', 'toCome'],
    ],
    ['it is delivered', { state: anEvent({ code: 'delivered' }) }, ['travelled', 'travelled']],
  ])('once %s', (_, changes, states) => {
    expect(legStatesOf(journeyOf(changes))).toEqual(states);
  });
});

describe('the route of a journey', () => {
  it('is to come, from the place of the registration', () => {
    expect(drawn({})).toEqual({
      legs: [
        ['Rotterdam', 'Singapore', 0],
        ['Singapore', 'Tokyo', 0],
      ],
      now: { name: 'Now: Rotterdam', position: [51.9, 4.5] },
      sentence: 'It is now in Rotterdam.',
    });
  });

  it('is at the share of the time that has passed, between departure and estimated arrival', () => {
    const times = {
      ...departed,
      plannedArrival: '2026-03-16T00:00:00Z',
      estimatedArrival: '2026-03-25T00:00:00Z',
    };
    const { legs, now, sentence } = drawn({ legs: [{ ...first, ...times }, second] });
    expect(legs?.[0]).toEqual(['Rotterdam', 'Singapore', 0.5]);
    expect(now?.name).toBe('Now, estimated');
    expect(now?.position[1]).toBeGreaterThan(60);
    expect(sentence).toMatch(/between Rotterdam and Singapore\..*estimated/);
  });

  it('uses the planned arrival while no other is expected', () => {
    const { legs } = drawn({
      legs: [{ ...first, ...departed, plannedArrival: '2026-03-30T00:00:00Z' }, second],
    });
    expect(legs?.[0]).toEqual(['Rotterdam', 'Singapore', 0.4]);
  });

  it('is not there before it has arrived, however late', () => {
    const { legs } = drawn({
      legs: [{ ...first, ...departed, plannedArrival: '2026-03-06T00:00:00Z' }, second],
    });
    expect(legs?.[0]).toEqual(['Rotterdam', 'Singapore', 0.95]);
  });

  it('has not begun before its departure, on a clock that is slow', () => {
    const times = { actualDeparture: '2026-03-15T00:03:00Z', plannedArrival: '2026-03-16T00:00:00Z' };
    expect(drawn({ legs: [{ ...first, ...times }, second] }).legs?.[0]).toEqual([
      'Rotterdam',
      'Singapore',
      0,
    ]);
  });

  it.each([{}, { plannedArrival: '2026-03-01T00:00:00Z' }])(
    'was last where it departed, if no arrival is known that could be: %j',
    (times) => {
      expect(drawn({ legs: [{ ...first, ...departed, ...times }, second] })).toEqual({
        legs: [
          ['Rotterdam', 'Singapore', 0],
          ['Singapore', 'Tokyo', 0],
        ],
        now: { name: 'Last known: Rotterdam', position: [51.9, 4.5] },
        sentence: 'Its last known place is Rotterdam.',
      });
    },
  );

  it('is where it was seen since it departed, and passes through that place', () => {
    const state = anEvent({ code: 'delayed', place: 'LKCMB', moment: '2026-03-12T00:00:00Z' });
    expect(drawn({ legs: [{ ...first, ...departed }, second], state })).toMatchObject({
      legs: [
        ['Rotterdam', 'Colombo', 1],
        ['Colombo', 'Singapore', 0],
        ['Singapore', 'Tokyo', 0],
      ],
      now: { name: 'Now: Colombo' },
    });
  });

  it('is on its way, whatever was seen before it departed', () => {
    const state = anEvent({ code: 'departed', place: 'NLRTM', moment: departed.actualDeparture });
    const leg = { ...first, ...departed, plannedArrival: '2026-03-25T00:00:00Z' };
    expect(drawn({ legs: [leg, second], state }).now?.name).toBe('Now, estimated');
  });

  it.each([
    ['in_transit', 'Now, estimated'],
    ['delayed', 'Now, estimated'],
    ['held', 'Now: Rotterdam'],
  ])('with a later %s entry at its origin is at "%s"', (code, mark) => {
    const state = anEvent({ code, place: 'NLRTM', moment: '2026-03-12T00:00:00Z' });
    const leg = { ...first, ...departed, plannedArrival: '2026-03-25T00:00:00Z' };
    expect(drawn({ legs: [leg, second], state }).now?.name).toBe(mark);
  });

  describe('of which something is reported at an unknown place after its departure', () => {
    const leg = { ...first, ...departed, plannedArrival: '2026-03-25T00:00:00Z' };
    const nowAfter = (code: string, ended = false) => {
      const state = anEvent({ code, status: code, place: null, moment: '2026-03-12T00:00:00Z' });
      return drawn({ legs: [leg, second], state, ended });
    };

    it.each(['returned', 'lost', 'cancelled'])('does not travel on once it is %s', (code) => {
      expect(nowAfter(code, true)).toEqual({
        legs: [
          ['Rotterdam', 'Singapore', 0],
          ['Singapore', 'Tokyo', 0],
        ],
        now: { name: 'Last known: Rotterdam', position: [51.9, 4.5] },
        sentence: 'Its last known place is Rotterdam.',
      });
    });

    it.each(['held', 'inspected', 'received'])('does not travel on while it is %s', (code) => {
      expect(nowAfter(code).now?.name).toBe('Last known: Rotterdam');
    });

    it.each(['in_transit', 'transshipped', 'delayed'])('travels on while it is %s', (code) => {
      expect(nowAfter(code)).toMatchObject({
        legs: [
          ['Rotterdam', 'Singapore', 0.5],
          ['Singapore', 'Tokyo', 0],
        ],
        now: { name: 'Now, estimated' },
      });
    });
  });

  it('ends at a known place, whenever its leg departed', () => {
    const state = anEvent({ code: 'returned', status: 'Returned', moment: departed.actualDeparture });
    const leg = { ...first, ...departed, plannedArrival: '2026-03-25T00:00:00Z' };
    expect(drawn({ legs: [leg, second], state, ended: true }).sentence).toBe('Returned: Rotterdam.');
  });

  it('was last where its last leg arrived, if the place of the state is not known', () => {
    const state = anEvent({ code: 'held', place: null });
    expect(drawn({ legs: [{ ...first, ...arrived }, second], state }).now?.name).toBe(
      'Last known: Singapore',
    );
  });

  it('has no mark if nobody knows where it is', () => {
    expect(drawn({ state: anEvent({ place: null }) })).toMatchObject({ now: null, sentence: '' });
  });

  it('ends with the words of its state', () => {
    const state = anEvent({ code: 'delivered', status: 'Delivered', place: 'JPTYO' });
    expect(drawn({ state, ended: true })).toMatchObject({
      legs: [
        ['Rotterdam', 'Singapore', 1],
        ['Singapore', 'Tokyo', 1],
      ],
      now: { name: 'Tokyo' },
      sentence: 'Delivered: Tokyo.',
    });
  });

  it('leaves out a leg whose place is not among the places', () => {
    expect(drawn({ legs: [first, { ...second, to: 'XXXXX' }] }).legs).toEqual([
      ['Rotterdam', 'Singapore', 0],
    ]);
  });

  describe('without legs', () => {
    const events = [
      anEvent({ no: 1 }),
      anEvent({ no: 2, place: 'SGSIN', classifier: 'estimated' }),
      anEvent({ no: 3, place: 'LKCMB' }),
      anEvent({ no: 4, place: 'LKCMB' }),
      anEvent({ no: 5, place: null }),
      anEvent({ no: 6, place: 'NLRTM', classifier: 'planned' }),
    ];

    it('leads through the places of its events, then those that are expected', () => {
      expect(drawn({ legs: [], events, state: anEvent({ place: 'LKCMB' }) })).toMatchObject({
        legs: [
          ['Rotterdam', 'Colombo', 1],
          ['Colombo', 'Singapore', 0],
        ],
        now: { name: 'Now: Colombo' },
      });
    });

    it('is a single place', () => {
      expect(drawn({ legs: [], events: events.slice(0, 1) })).toMatchObject({
        legs: [['Rotterdam', 'Rotterdam', 1]],
        now: { name: 'Now: Rotterdam' },
      });
    });

    it('was last at the last known place', () => {
      const state = anEvent({ place: null });
      expect(drawn({ legs: [], events, state }).now?.name).toBe('Last known: Colombo');
    });

    it('is nothing if no place is known', () => {
      const state = anEvent({ place: null });
      expect(routeOf(journeyOf({ legs: [], events: [state], state }), NOW)).toBeNull();
    });
  });
});
