import { ownValue } from '@/config/ownValue';
import type { Journey, JourneyLeg } from './journey';

/** An update that is likely to come next, with the code of its place and the position of its leg where they are known. */
export interface LikelyEvent {
  code: string;
  place: string | null;
  leg: number | null;
}

/** More would be a list to read, not buttons to press. */
const MOST = 3;

/** What usually follows an event, where no leg tells it. */
const FOLLOWING: Readonly<Record<string, readonly string[]>> = {
  registered: ['picked_up', 'received'],
  picked_up: ['received', 'departed'],
  received: ['export_cleared', 'departed'],
  export_cleared: ['loaded', 'departed'],
  loaded: ['departed'],
  departed: ['arrived', 'transshipped'],
  in_transit: ['arrived'],
  transshipped: ['departed'],
  arrived: ['out_for_delivery', 'available_for_pickup'],
  discharged: ['out_for_delivery', 'available_for_pickup'],
  attempted: ['out_for_delivery', 'available_for_pickup', 'returned'],
  out_for_delivery: ['delivered', 'attempted'],
  available_for_pickup: ['delivered', 'returned'],
};

/** An event that is no step of the way, as an inspection, is followed by what follows its stage. */
const OF_STAGE = ['registered', 'picked_up', 'in_transit', 'out_for_delivery'];

const OUT_FOR_DELIVERY = 3;

/** A leg departs, then it arrives. Before the first one the consignment is still to be fetched. */
const onLeg = ({ position, from, to, actualDeparture }: JourneyLeg, stage: number): LikelyEvent[] => {
  if (actualDeparture) return [{ code: 'arrived', place: to, leg: position }];
  const departed = { code: 'departed', place: from, leg: position };
  return stage === 0 ? [{ code: 'picked_up', place: from, leg: null }, departed] : [departed];
};

/** The codes that follow the state of a journey whose legs, if it has any, are all travelled. */
const afterLegs = ({ state, stage, legs, exceptions }: Journey) => {
  if (exceptions.some(({ kind }) => kind === 'attempt')) return FOLLOWING.attempted;
  if (stage < OUT_FOR_DELIVERY && legs.length > 0) return FOLLOWING.arrived;
  return ownValue(FOLLOWING, state.code) ?? ownValue(FOLLOWING, OF_STAGE[stage] ?? '');
};

const onTheWay = (journey: Journey): LikelyEvent[] => {
  const { state, stage, legs, exceptions } = journey;
  const leg = legs.find(({ actualArrival }) => !actualArrival);
  const isAtTheDoor = stage >= OUT_FOR_DELIVERY || exceptions.some(({ kind }) => kind === 'attempt');
  if (leg && !isAtTheDoor) return onLeg(leg, stage);
  const place = legs.at(-1)?.to ?? state.place;
  return (afterLegs(journey) ?? []).map((code) => ({ code, place, leg: null }));
};

/** A hold ends where it began. */
const released = ({ exceptions, events }: Journey): LikelyEvent[] => {
  const hold = exceptions.find(({ kind }) => kind === 'hold');
  if (!hold) return [];
  const place = events.find(({ no }) => no === hold.event)?.place ?? null;
  return [{ code: 'released', place, leg: null }];
};

/**
 * The updates that are likely to come next, the likeliest first: the release from a hold, then the next step of the legs,
 * or what usually follows the state. None once the journey has ended.
 */
export const likelyEvents = (journey: Journey): LikelyEvent[] =>
  journey.ended ? [] : [...released(journey), ...onTheWay(journey)].slice(0, MOST);
