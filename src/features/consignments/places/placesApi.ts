import { api } from '@/api/api';
import type { Spot } from './clocks';

/** As many as the database answers at once (`private.place_zones`). */
export const MOST_SPOTS = 200;

const placesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The time zones of up to 200 places, in their order; null where it is not known. */
    placeZones: build.query<(string | null)[], readonly Spot[]>({
      query: (spots) => (db, signal) =>
        db
          .rpc('place_zones', { places: spots.map(({ place, country }) => ({ place, country })) })
          .abortSignal(signal),
      providesTags: ['Place'],
    }),
  }),
});

export const { usePlaceZonesQuery, useLazyPlaceZonesQuery } = placesApi;
