import { useRef } from 'react';
import { zoneKnown, type Spot } from '@/domain/places/clocks';
import { MOST_SPOTS } from '@/domain/places/placesApi';
import { useFindZones } from '@/domain/places/useZone';
import type { ZoneOf } from './rowClocks';

const keyOf = ({ place, country }: Spot) => JSON.stringify([place, country]);

/** The time zones of the places that rows name, as far as they were asked for. */
export const useRowZones = () => {
  const findZones = useFindZones();
  const found = useRef(new Map<string, string | null>());
  const of: ZoneOf = (spot) => {
    const known = zoneKnown(spot);
    return known === undefined ? found.current.get(keyOf(spot)) : known;
  };
  return {
    of,
    /** The places that are missing to read some rows. */
    missing: async (read: (zoneOf: ZoneOf) => unknown): Promise<Spot[]> => {
      const open = new Map<string, Spot>();
      await read((spot) => {
        const zone = of(spot);
        if (zone === undefined) open.set(keyOf(spot), spot);
        return zone;
      });
      return [...open.values()];
    },
    /** Asks for these places. False if the database could not be asked, or `signal` was aborted. */
    ask: async (spots: readonly Spot[], signal?: AbortSignal): Promise<boolean> => {
      for (let at = 0; at < spots.length; at += MOST_SPOTS) {
        const asked = spots.slice(at, at + MOST_SPOTS);
        const zones = await findZones(asked);
        if (!zones || signal?.aborted) return false;
        asked.forEach((spot, place) => found.current.set(keyOf(spot), zones[place] ?? null));
      }
      return true;
    },
  };
};
