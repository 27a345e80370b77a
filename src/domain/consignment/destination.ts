import type { Consignment } from './consignment';
import type { Where } from '@/domain/places/where';

/**
 * Where a consignment is delivered: the place that was named, or the end of its last leg if that lies in the country it goes to, else
 * the country.
 */
export const destinationOf = ({ headingTo, deliveryPlace, journey }: Consignment): Where => {
  const ending = journey.places[journey.legs.at(-1)?.to ?? ''];
  const isThere = ending?.country === headingTo;
  return { name: deliveryPlace ?? (isThere ? ending.name : headingTo), zone: journey.destinationZone };
};
