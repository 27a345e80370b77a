import { trackedPath } from '@/config/paths';
import { papersCopy as words } from '@/content/papers';
import type { Consignment } from '@/domain/consignment/consignment';
import type { Place } from '@/domain/places/place';
import type { Piece } from '@/domain/pieces/pieces';
import { statedWeight, weightText } from '@/domain/pieces/pieceText';
import { placeName } from '@/domain/places/placeName';

/** The tracking page of the consignment of a piece, for its QR code. It says no more than what stands on the label. */
export const trackingLink = (trackingId: string, number?: number): string =>
  `${window.location.origin}${trackedPath(trackingId)}${number === undefined ? '' : `#piece-${number}`}`;

/** A leg that ends in another country is not the last of the way: no leg has the last mile, or the goods were sent back. */
const placeOrCountry = (place: Place | undefined, country: string) =>
  place?.country === country ? placeName(place) : country;

/** Both ends of the way: the country, with the city where a leg begins or ends there. For a list; a party has its own address. */
export const endsOf = ({ journey: { legs, places }, departedFrom, headingTo }: Consignment) => ({
  from: placeOrCountry(places[legs[0]?.from ?? ''], departedFrom),
  to: placeOrCountry(places[legs.at(-1)?.to ?? ''], headingTo),
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
