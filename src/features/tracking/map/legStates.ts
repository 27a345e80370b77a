import type { Journey } from '@/domain/journey/journey';
import { unfinishedLeg } from '@/domain/journey/whereabouts';

export type LegState = 'travelled' | 'underWay' | 'toCome';

/**
 * How far a consignment has come, by leg. Whatever lies before the last leg that was begun, or before the leg of the state's
 * event, is travelled even if nobody has reported it, as is a leg at whose end something has happened; what is delivered has
 * travelled all of it.
 */
export const legStatesOf = (journey: Pick<Journey, 'legs' | 'state' | 'ended'>): LegState[] => {
  const { legs, state } = journey;
  const begun = legs.findLastIndex(({ actualDeparture, actualArrival }) => actualDeparture ?? actualArrival);
  const reached = Math.max(
    begun,
    legs.findIndex(({ position }) => position === state.leg),
  );
  const isAtEnd = (to: string) => state.place === to && !unfinishedLeg(journey);
  return legs.map(({ to, actualDeparture, actualArrival }, index) => {
    if (state.code === 'delivered' || index < reached || actualArrival) return 'travelled';
    if (index === reached && actualDeparture && isAtEnd(to)) return 'travelled';
    return index === reached && actualDeparture ? 'underWay' : 'toCome';
  });
};
