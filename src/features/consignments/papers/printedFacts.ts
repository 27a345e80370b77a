import { trackedPath } from '@/config/paths';
import { papersCopy as words } from '@/content/papers';
import type { Consignment } from '../consignment';
import type { Place } from '../journey/journey';
import type { Piece } from '../pieces/pieces';
import { statedWeight, weightText } from '../pieces/pieceText';

/** The tracking page of the consignment of a piece, for its QR code. It says no more than what stands on the label. */
export const trackingLink = (trackingId: string, number?: number): string =>
  `${window.location.origin}${trackedPath(trackingId)}${number === undefined ? '' : `#piece-${number}`}`;

const named = (place: Place | undefined, otherwise: string) =>
  place ? `${place.name}, ${place.country}` : otherwise;

/** City and country at both ends of the way, as far as they are known. */
export const endsOf = ({ journey: { legs, places }, departedFrom, headingTo }: Consignment) => ({
  from: named(places[legs[0]?.from ?? ''], departedFrom),
  to: named(places[legs.at(-1)?.to ?? ''], headingTo),
});

/** The codes of the places on the way; without legs, the countries at its ends. */
export const stopsOf = ({ journey: { legs }, departedFrom, headingTo }: Consignment): readonly string[] => {
  const stops = legs.flatMap(({ from, to }, place) => (legs[place - 1]?.to === from ? [to] : [from, to]));
  return stops.length > 0 ? stops : [departedFrom, headingTo];
};

/** The weight of a piece; of the only one, that of the consignment if nothing else is known. */
export const printedWeight = (
  { weight_kg: weight }: Piece,
  { itemWeight }: Consignment,
  count: number,
): string => {
  if (weight !== null) return weightText(weight);
  return count === 1 && itemWeight ? statedWeight(itemWeight) : words.unknown;
};
