import { api } from '@/api/api';
import type { DeliveryFigures } from './deliveries';

const deliveriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Deliveries since a day (year-month-day, UTC), by month and by lane. */
    getDeliveryFigures: build.query<DeliveryFigures, string>({
      query: (since) => (db, signal) => db.rpc('delivery_figures', { since }).abortSignal(signal),
      providesTags: [{ type: 'Consignment', id: 'LIST' }],
      extraOptions: { failure: 'The deliveries could not be fetched' },
    }),
  }),
});

export const { useGetDeliveryFiguresQuery } = deliveriesApi;
