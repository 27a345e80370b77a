import { readFileSync } from 'node:fs';
import { aJourney, aLeg, anEvent } from '@/test/builders';
import type { Journey } from './journey';
import { likelyEvents } from './likelyEvents';

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
    ['registered', 0, ['picked_up', 'received']],
    ['picked_up', 1, ['received', 'departed']],
    ['departed', 2, ['arrived', 'transshipped']],
    ['arrived', 2, ['out_for_delivery', 'available_for_pickup']],
    ['out_for_delivery', 3, ['delivered', 'attempted']],
    ['available_for_pickup', 3, ['delivered', 'returned']],
  ])('after “%s” are what usually follows, at the same place', (code, stage, codes) => {
    expect(likely(at(code, stage))).toEqual(codes.map((next) => [next, ROTTERDAM, null]));
  });

  it('after an event that is no step of the way follow its stage', () => {
    expect(likely(at('inspected', 1)).map(([code]) => code)).toEqual(['received', 'departed']);
    expect(likely(at('delayed', 2)).map(([code]) => code)).toEqual(['arrived']);
  });

  it('have no place while none is known', () => {
    expect(likely(at('departed', 2, null))[0]).toEqual(['arrived', null, null]);
  });
});

describe('the likely updates of a consignment with legs', () => {
  it('begin with the pick-up and the first departure', () => {
    expect(likely({ legs: [aLeg(), onward] })).toEqual([
      ['picked_up', ROTTERDAM, null],
      ['departed', ROTTERDAM, 1],
    ]);
  });

  it('are the departure of the next leg once it is picked up', () => {
    expect(likely({ ...at('received', 1), legs: [aLeg()] })).toEqual([['departed', ROTTERDAM, 1]]);
  });

  it('are the arrival of the leg that has departed', () => {
    expect(likely({ ...at('departed', 2), legs: [atSea, onward] })).toEqual([['arrived', TEMA, 1]]);
  });

  it('go on with the next leg after an arrival', () => {
    expect(likely({ ...at('arrived', 2), legs: [crossed, onward] })).toEqual([['departed', TEMA, 2]]);
  });

  it('are the delivery at the end of the last leg', () => {
    expect(likely({ ...at('arrived', 2), legs: [crossed] })).toEqual([
      ['out_for_delivery', TEMA, null],
      ['available_for_pickup', TEMA, null],
    ]);
    expect(likely({ ...at('out_for_delivery', 3), legs: [crossed] })[0]).toEqual(['delivered', TEMA, null]);
  });

  it('do not go back to a leg whose arrival was never entered', () => {
    expect(likely({ ...at('out_for_delivery', 3), legs: [atSea] })[0]).toEqual(['delivered', TEMA, null]);
  });
});

describe('the likely updates of a consignment in trouble', () => {
  it('begin with the release from a hold, where it is held', () => {
    const held = anEvent({ no: 2, code: 'held', place: TEMA });
    const journey = { stage: 2, state: held, events: [anEvent(), held], legs: [atSea] };
    expect(likely({ ...journey, exceptions: [{ kind: 'hold', event: 2 }] })).toEqual([
      ['released', TEMA, null],
      ['arrived', TEMA, 1],
    ]);
  });

  it('are another attempt after one that failed', () => {
    const exceptions = [{ kind: 'attempt', event: 2 }] as const;
    expect(likely({ ...at('attempted', 2), exceptions, legs: [crossed] }).map(([code]) => code)).toEqual([
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

/** What the scanner offers instead, where no leg tells it: what happens on the floor. */
const ONLY_ON_THE_FLOOR = { received: 'loaded', arrived: 'discharged' };

it('the likeliest update after each event is what the scanner offers, too', () => {
  const schema = readFileSync('supabase/schemas/49_scans.sql', 'utf8');
  const [offered = ''] = /create function private\.usually_next[^$]*\$\$[^$]*\$\$/.exec(schema) ?? [];
  const pairs = [...offered.matchAll(/when '(\w+)' then '(\w+)'/g)].map(([, code = '', next = '']) => [
    code,
    next,
  ]);
  const likeliest = ([code = '', next = '']: string[]) => {
    const exceptions = code === 'held' ? [{ kind: 'hold', event: 2 } as const] : [];
    const first = likely({ ...at(code, 2), exceptions })[0]?.[0];
    return [code, next === ONLY_ON_THE_FLOOR[code as keyof typeof ONLY_ON_THE_FLOOR] ? next : first];
  };
  expect(pairs.length).toBeGreaterThan(10);
  expect(pairs.map(likeliest)).toEqual(pairs);
});
