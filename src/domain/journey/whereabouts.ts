import { journeyCopy } from '@/content/journey';
import { placeText } from '@/domain/places/placeText';
import { travellingEvents } from '@/supabase/eventCodes';
import type { Journey, JourneyLeg } from './journey';

type Known = Pick<Journey, 'state' | 'legs' | 'ended'>;

/** The leg at whose end a consignment waits: it was seen there on its way, and has not arrived. */
export const unfinishedLeg = ({ state, legs, ended }: Known): JourneyLeg | undefined => {
  if (ended || state.place === null || !travellingEvents.includes(state.code)) return undefined;
  const last = legs.findLast(({ actualDeparture }) => actualDeparture);
  const isOnIt = last?.to === state.place && last.from !== state.place && !last.actualArrival;
  return isOnIt && Date.parse(state.moment) > Date.parse(last.actualDeparture ?? '') ? last : undefined;
};

const outside = ({ mode }: JourneyLeg, place: string) =>
  mode === 'ocean' ? journeyCopy.offPort(place) : journeyCopy.shortOf(place);

/** Where a consignment is, in words. */
export const whereaboutsOf = (journey: Known): string => {
  const leg = unfinishedLeg(journey);
  return leg ? outside(leg, journey.state.city) : placeText(journey.state);
};
