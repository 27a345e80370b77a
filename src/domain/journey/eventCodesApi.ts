import { api } from '@/api/api';
import type { Row } from '@/supabase/client';
import type { ExceptionKind } from './journey';

/** A row of the table of codes: its words, and what the event means for the stage and the exceptions. */
export type EventCode = Omit<Row<'event_code'>, 'opens'> & { opens: ExceptionKind | null };

const eventCodesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listEventCodes: build.query<EventCode[], void>({
      query: () => (db, signal) => db.from('event_code').select().order('position').abortSignal(signal),
      extraOptions: { failure: 'The kinds of updates could not be fetched' },
    }),
  }),
});

export const { useListEventCodesQuery } = eventCodesApi;
