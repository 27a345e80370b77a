import type { Consignment } from './consignment';
import type { Where } from '@/domain/places/where';

/**
 * Where a consignment is delivered: the place that was named, or where its way ends in the country it goes to, also if it went
 * back from there, else the country.
 */
export const destinationOf = ({ headingTo, deliveryPlace, journey }: Consignment): Where => {
  const ends = journey.legs.map(({ to }) => journey.places[to]);
  const ending = ends.findLast((place) => place?.country === headingTo);
  return { name: deliveryPlace ?? ending?.name ?? headingTo, zone: journey.destinationZone };
};
