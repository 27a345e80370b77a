import { useMemo } from 'react';
import { useDebouncedValue } from '@/ui/useDebouncedValue';
import { zoneKnown, type Spot } from './clocks';
import { useLazyPlaceZonesQuery, usePlaceZonesQuery } from './placesApi';

/** Each keystroke would otherwise be a request. */
const REST_MS = 300;

export interface FoundZone {
  zone: string | null;
  isWaiting: boolean;
  /** The database could not be asked. */
  isFailed: boolean;
}

/** The time zone of a place while it is being typed. */
export const useZone = ({ place, country }: Spot): FoundZone => {
  const spots = useMemo(() => [{ place: place.trim(), country: country.trim() }], [place, country]);
  const settled = useDebouncedValue(spots, REST_MS);
  const knownHere = zoneKnown({ place, country });
  const isSettled = settled === spots;
  const { currentData, error } = usePlaceZonesQuery(settled, { skip: knownHere !== undefined || !isSettled });
  if (knownHere !== undefined) return { zone: knownHere, isWaiting: false, isFailed: false };
  const [zone = null] = currentData ?? [];
  return { zone, isWaiting: !currentData && !error, isFailed: !currentData && error !== undefined };
};

/** Asks for the time zones of places, in their order, before something is sent; undefined if the database could not be asked. */
export const useFindZones = () => {
  const [ask] = useLazyPlaceZonesQuery();
  return async (spots: readonly Spot[]): Promise<(string | null)[] | undefined> => {
    const knownZones = spots.map(zoneKnown);
    const unknownSpots = spots.filter((_spot, at) => knownZones[at] === undefined);
    if (unknownSpots.length === 0) return knownZones.map((zone) => zone ?? null);
    const { data } = await ask(
      unknownSpots.map(({ place, country }) => ({ place: place.trim(), country: country.trim() })),
      true,
    );
    if (!data) return undefined;
    const zones = [...data];
    return knownZones.map((zone) => (zone === undefined ? (zones.shift() ?? null) : zone));
  };
};
