import { toInstant, toLocalField } from '@/ui/dates/formatDate';
import type { Consignment } from '../consignment';
import type { Place } from '../journey/journey';

/** Where a time is read: a place in words, and its time zone; null if that is not known. */
export interface Where {
  name: string;
  zone: string | null;
}

export const whereOf = ({ name, zone }: Place): Where => ({ name, zone });

/** Where a consignment is delivered: the end of its last leg, else its country. */
export const destinationOf = ({ headingTo, journey }: Consignment): Where => ({
  name: journey.places[journey.legs.at(-1)?.to ?? '']?.name ?? headingTo,
  zone: journey.destinationZone,
});

/** The text of a time field with this value: until it is changed, the initial instant on the clock of the place. */
export const shownTime = (value: string | null, { zone }: Where, initial?: string) =>
  value ?? (initial ? toLocalField(initial, zone) : '');

/** The instant that such a field means; null if it is empty. An instant that was not changed keeps its seconds. */
export const meantInstant = (value: string | null, { zone }: Where, initial?: string) => {
  if (value === null) return initial ?? null;
  return value ? toInstant(value, zone) : null;
};
