import { clocksOf } from './countryClocks';
import { readerZone } from '@/ui/dates/formatDate';

/** A place in words, which may be empty, and its country. */
export interface Spot {
  place: string;
  country: string;
}

/** Whether the country alone does not say what time it is there. */
export const hasSeveralClocks = (country: string): boolean => (clocksOf(country.trim())?.length ?? 0) > 1;

/**
 * The time zone of a place as far as it is known without asking the database: null if only a place within the country could tell it;
 * undefined if the database has to be asked.
 */
export const zoneKnown = ({ place, country }: Spot): string | null | undefined => {
  const clocks = clocksOf(country.trim());
  if (clocks?.length === 1) return clocks[0];
  return country.trim() === '' || (clocks && place.trim() === '') ? null : undefined;
};

/** The user's own zone, by a name that the database takes; null if it has none. */
export const ownZone = (): string | null => {
  const zone = readerZone();
  if (zone === 'UTC' || zone === 'GMT') return 'Etc/UTC';
  return zone.includes('/') ? zone : null;
};

/** A spot in one line. */
export const spotName = ({ place, country }: Spot): string =>
  [place.trim(), country.trim()].filter(Boolean).join(', ');

/**
 * What is stored as the place of delivery: nothing in a country of one clock; in one of several, what was named, else the zone by whose
 * clock the date was entered, so that everybody reads the day that was meant.
 */
export const placeToStore = (place: string, country: string): string | null => {
  if (clocksOf(country.trim())?.length === 1) return null;
  return place.trim() || (hasSeveralClocks(country) ? ownZone() : null);
};
