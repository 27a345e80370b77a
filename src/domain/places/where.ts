import { isExact } from '@/ui/dates/exactTime';
import { toInstant, toLocalField } from '@/ui/dates/formatDate';
import type { Place } from './place';

/** Where a time is read: a place in words, and its time zone; null if that is not known. */
export interface Where {
  name: string;
  zone: string | null;
  /** What is said where the zone is not known, in place of the usual words. */
  note?: string;
}

export const whereOf = ({ name, zone }: Place): Where => ({ name, zone });

/**
 * The text of a time field with this value: what was typed, or an instant on the clock of the place; until it is changed, the initial
 * instant.
 */
export const shownTime = (value: string | null, { zone }: Pick<Where, 'zone'>, initial?: string) => {
  const text = value ?? initial ?? '';
  return isExact(text) ? toLocalField(text, zone) : text;
};

/** The instant that such a field means; null if it is empty. An instant that was not changed keeps its seconds. */
export const meantInstant = (value: string | null, { zone }: Pick<Where, 'zone'>, initial?: string) => {
  const text = value ?? initial ?? '';
  if (isExact(text)) return text;
  return text ? toInstant(text, zone) : null;
};
