import { useRef } from 'react';
import { zoneKnown, type Spot } from '@/domain/places/clocks';
import { MOST_SPOTS } from '@/domain/places/placesApi';
import { useFindZones } from '@/domain/places/useZone';
import type { ZoneOf } from './rowClocks';

const keyOf = ({ place, country }: Spot) => JSON.stringify([place, country]);

/** The time zones of the places that rows name, as far as they were asked for. */
export const useRowZones = () => {
  const findZones = useFindZones();
  const zonesBySpot = useRef(new Map<string, string | null>());
  const of: ZoneOf = (spot) => {
    const zone = zoneKnown(spot);
    return zone === undefined ? zonesBySpot.current.get(keyOf(spot)) : zone;
  };
  return {
    of,
    /** The places that are missing to read some rows. */
    missing: async (readWith: (zoneOf: ZoneOf) => unknown): Promise<Spot[]> => {
      const openSpots = new Map<string, Spot>();
      await readWith((spot) => {
        const zone = of(spot);
        if (zone === undefined) openSpots.set(keyOf(spot), spot);
        return zone;
      });
      return [...openSpots.values()];
    },
    /** Asks for these places. False if the database could not be asked, or `signal` was aborted. */
    ask: async (spots: readonly Spot[], signal?: AbortSignal): Promise<boolean> => {
      for (let at = 0; at < spots.length; at += MOST_SPOTS) {
        const batch = spots.slice(at, at + MOST_SPOTS);
        const zones = await findZones(batch);
        if (!zones || signal?.aborted) return false;
        batch.forEach((spot, place) => zonesBySpot.current.set(keyOf(spot), zones[place] ?? null));
      }
      return true;
    },
  };
};
