import { useEffect, useMemo, useRef } from 'react';
import { api } from '@/api/api';
import { selectSessionUser } from '@/domain/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/redux/hooks';
import type { Json } from '@/supabase/database.types';
import { keepCopy, readCopy, readLayout, type TableLayout } from './tableLayout';

const toJson = (layout: TableLayout) => ({ ...layout }) as unknown as Json;

const layoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** As it was kept by any version; null if nothing was chosen. */
    listLayout: build.query<Json, void>({
      query: () => (db, signal) => db.rpc('list_layout').abortSignal(signal),
    }),
    keepLayout: build.mutation<null, TableLayout>({
      query: (layout) => (db) => db.rpc('keep_list_layout', { layout: toJson(layout) }),
      transformResponse: () => null,
      extraOptions: { failure: 'The columns could not be stored' },
    }),
  }),
});

const { useListLayoutQuery, useKeepLayoutMutation } = layoutApi;

/** The layout of the list that the signed-in person has chosen, and a function that chooses another. */
export const useTableLayout = (): [TableLayout, (layout: TableLayout) => void] => {
  const dispatch = useAppDispatch();
  const person = useAppSelector(selectSessionUser)?.id;
  const { data: kept } = useListLayoutQuery();
  const [keep] = useKeepLayoutMutation();
  const stored = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (kept) keepCopy(person, kept);
  }, [kept, person]);
  const layout = useMemo(() => readLayout(kept ?? readCopy(person)), [kept, person]);
  const choose = (next: TableLayout) => {
    void dispatch(layoutApi.util.upsertQueryData('listLayout', undefined, toJson(next)));
    stored.current = stored.current.then(() => keep(next)); // after what was chosen before
  };
  return [layout, choose];
};
