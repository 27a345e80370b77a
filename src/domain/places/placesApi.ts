import { api } from '@/api/api';
import type { Spot } from './clocks';
import type { StoredPlace } from './place';

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
    /** At most 20 places whose name or code begins with, or contains, the text; accents do not matter. */
    findPlaces: build.query<StoredPlace[], string>({
      query: (sought) => (db, signal) => db.rpc('find_places', { sought }).abortSignal(signal),
      providesTags: ['Place'],
      extraOptions: { failure: 'The places could not be fetched' },
    }),
    addPlace: build.mutation<StoredPlace, StoredPlace>({
      query: (place) => (db) => db.from('place').insert(place).select().single(),
      invalidatesTags: ['Place'],
      extraOptions: { success: 'Place added', failure: 'This place could not be added' },
    }),
  }),
});

export const { usePlaceZonesQuery, useLazyPlaceZonesQuery, useFindPlacesQuery, useAddPlaceMutation } =
  placesApi;
