import type { Journey } from '@/domain/journey/journey';

export type LegState = 'travelled' | 'underWay' | 'toCome';

/**
 * How far a consignment has come, by leg. Whatever lies before the last leg that was begun, or before the leg of the state's
 * event, is travelled even if nobody has reported it; what is delivered has travelled all of it.
 */
export const legStatesOf = ({ legs, state }: Pick<Journey, 'legs' | 'state'>): LegState[] => {
  const begun = legs.findLastIndex(({ actualDeparture, actualArrival }) => actualDeparture ?? actualArrival);
  const reached = Math.max(
    begun,
    legs.findIndex(({ position }) => position === state.leg),
  );
  return legs.map(({ actualDeparture, actualArrival }, index) => {
    if (state.code === 'delivered' || index < reached || actualArrival) return 'travelled';
    return index === reached && actualDeparture ? 'underWay' : 'toCome';
  });
};
