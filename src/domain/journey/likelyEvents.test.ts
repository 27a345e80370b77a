import { nextEvents } from '@/supabase/eventCodes';
import { aJourney, aLeg, anEvent } from '@/test/builders';
import type { Journey } from './journey';
import { likelyEvents, locateEvent } from './likelyEvents';

const [ROTTERDAM, TEMA, ACCRA] = ['NLRTM', 'GHTEM', 'GHACC'];

const likely = (changes: Partial<Journey>) =>
  likelyEvents(aJourney(changes)).map(({ code, place, leg }) => [code, place, leg]);

const at = (code: string, stage: number, place: string | null = ROTTERDAM): Partial<Journey> => ({
  stage,
  state: anEvent({ no: 2, code, place }),
});

const departure = '2026-03-02T08:00:00.000Z';
const arrival = '2026-03-20T08:00:00.000Z';
const atSea = aLeg({ actualDeparture: departure });
const crossed = { ...atSea, actualArrival: arrival };
const onward = aLeg({ position: 2, mode: 'road', from: TEMA, to: ACCRA });

describe('the likely updates of a consignment without legs', () => {
  it.each([
    ['registered', 0],
    ['received', 1],
    ['discharged', 2],
    ['available_for_pickup', 3],
  ])('after “%s” are what usually follows, at the same place', (code, stage) => {
    const codes = nextEvents[code] ?? [];
    expect(codes).not.toEqual([]);
    expect(likely(at(code, stage))).toEqual(codes.map((next) => [next, ROTTERDAM, null]));
  });

  it.each(['inspected', 'delayed', 'released', 'damaged', 'teleported'])(
    'after “%s”, which nothing usually follows, are those of the step before',
    (code) => {
      const events = [anEvent(), anEvent({ no: 2, code: 'received' }), anEvent({ no: 3, code })];
      expect(likely({ ...at(code, 1), events })[0]?.[0]).toBe('loaded');
      expect(likely({ ...at(code, 0), events: [anEvent({ code })] })[0]?.[0]).toBe('picked_up');
    },
  );

  it('have no place while none is known', () => {
    expect(likely(at('departed', 2, null))[0]).toEqual(['arrived', null, null]);
  });
});

describe('the likely updates of a consignment with legs', () => {
  it('begin with the pick-up where the first leg begins', () => {
    expect(likely({ legs: [aLeg(), onward] })).toEqual([
      ['picked_up', ROTTERDAM, null],
      ['received', ROTTERDAM, null],
      ['departed', ROTTERDAM, 1],
    ]);
  });

  it('are the loading and the departure of the next leg once it is received', () => {
    expect(likely({ ...at('received', 1), legs: [aLeg()] })).toEqual([
      ['loaded', ROTTERDAM, 1],
      ['export_cleared', ROTTERDAM, null],
      ['departed', ROTTERDAM, 1],
    ]);
  });

  it('are the arrival of the leg that has departed', () => {
    expect(likely({ ...at('departed', 2), legs: [atSea, onward] })[0]).toEqual(['arrived', TEMA, 1]);
  });

  it('are the discharge after an arrival, then the next leg', () => {
    expect(likely({ ...at('arrived', 2), legs: [crossed, onward] })).toEqual([
      ['discharged', TEMA, 1],
      ['loaded', TEMA, 2],
      ['departed', TEMA, 2],
    ]);
    expect(likely({ ...at('discharged', 2), legs: [crossed, onward] })).toEqual([
      ['loaded', TEMA, 2],
      ['departed', TEMA, 2],
    ]);
  });

  it('are the delivery at the end of the last leg', () => {
    expect(likely({ ...at('discharged', 2), legs: [crossed] })).toEqual([
      ['out_for_delivery', TEMA, null],
      ['available_for_pickup', TEMA, null],
    ]);
    expect(likely({ ...at('out_for_delivery', 3), legs: [crossed] })[0]).toEqual(['delivered', TEMA, null]);
  });

  it('do not go back to a leg whose arrival was never entered', () => {
    expect(likely({ ...at('out_for_delivery', 3), legs: [atSea] })[0]).toEqual(['delivered', TEMA, null]);
  });
});

describe('an update that was not likely', () => {
  it.each([
    ['loaded', TEMA, 2],
    ['departed', TEMA, 2],
    ['in_transit', ROTTERDAM, 1],
    ['discharged', TEMA, 1],
    ['inspected', TEMA, null],
    ['teleported', TEMA, null],
  ])('is placed where it can be: “%s”', (code, place, leg) => {
    expect(locateEvent(code, aJourney({ ...at('departed', 2), legs: [atSea, onward] }))).toEqual({
      code,
      place,
      leg,
    });
  });
});

describe('the likely updates of a consignment in trouble', () => {
  it('begin with the release from a hold, where it is held', () => {
    const holdEvent = anEvent({ no: 2, code: 'held', place: TEMA });
    const events = [anEvent(), anEvent({ no: 1, code: 'departed' }), holdEvent];
    const journey = { stage: 2, state: holdEvent, events, legs: [atSea] };
    expect(likely({ ...journey, exceptions: [{ kind: 'hold', event: 2 }] }).slice(0, 2)).toEqual([
      ['released', TEMA, null],
      ['arrived', TEMA, 1],
    ]);
  });

  it('are another attempt after one that failed', () => {
    const exceptions = [{ kind: 'attempt', event: 2 }] as const;
    for (const legs of [[crossed], [crossed, onward]])
      expect(likely({ ...at('attempted', 2), exceptions, legs }).map(([code]) => code)).toEqual([
        'out_for_delivery',
        'available_for_pickup',
        'returned',
      ]);
  });

  it('are three at most', () => {
    const exceptions = [
      { kind: 'attempt', event: 2 },
      { kind: 'hold', event: 2 },
    ] as const;
    expect(likely({ ...at('attempted', 2), exceptions })).toHaveLength(3);
  });
});

it('nothing is likely once the journey has ended', () => {
  expect(likely({ ...at('delivered', 4), ended: true })).toEqual([]);
});
