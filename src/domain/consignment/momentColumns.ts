import { clocksOf } from '@/domain/places/countryClocks';
import type { Consignment } from './consignment';
import type { Column } from './fields';
import type { Spot } from '@/domain/places/clocks';

/** The fields that are times. */
export type MomentColumn = Extract<Column, 'deliveryDate' | 'timeCreated' | 'currentTime'>;

/** The zone of each time; null where it is not known, and the user's own clock counts. */
export type Clocks = Partial<Record<MomentColumn, string | null>>;

export const isMomentColumn = (column: string): column is MomentColumn =>
  column === 'deliveryDate' || column === 'timeCreated' || column === 'currentTime';

type Told = Readonly<Partial<Record<Column, string | null>>>;

const spot = (place: string | null = '', country: string | null = ''): Spot => ({
  place: place ?? '',
  country: country ?? '',
});

/**
 * Where a time of a consignment happens, as the database has it (`private.destination_zone`, `private.origin_zone`): the delivery at the
 * destination; the registration in the country of departure, and in its city if the goods are there; an edit where the goods are.
 */
export const spotOf = (column: MomentColumn, facts: Told): Spot => {
  const { headingTo, deliveryPlace, departedFrom, currentLocation, city } = facts;
  if (column === 'deliveryDate') return spot(deliveryPlace, headingTo);
  const isElsewhere = currentLocation !== departedFrom && clocksOf(departedFrom ?? '')?.length === 1;
  return column === 'timeCreated' && isElsewhere ? spot('', departedFrom) : spot(city, currentLocation);
};

/** The zone of the delivery of a stored consignment, unless the destination is another one by now. */
export const storedZone = (stored: Consignment | undefined, facts: Told): string | null | undefined => {
  if (!stored) return undefined;
  const isSame = (column: 'headingTo' | 'deliveryPlace') =>
    (stored[column] ?? '') === (facts[column] ?? '').trim();
  return isSame('headingTo') && isSame('deliveryPlace') ? stored.journey.destinationZone : undefined;
};
