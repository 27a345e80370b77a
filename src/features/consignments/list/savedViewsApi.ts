import { api } from '@/api/api';
import type { Row } from '@/supabase/client';

export type SavedView = Pick<Row<'saved_view'>, 'id' | 'name' | 'address'>;

/** The admin's own: the database shows nobody those of others. */
const savedViewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listViews: build.query<SavedView[], void>({
      query: () => (db, signal) =>
        db.from('saved_view').select('id, name, address').order('name').abortSignal(signal),
      providesTags: ['SavedView'],
      extraOptions: { failure: 'The saved views could not be fetched' },
    }),
    /** Takes the place of the view with the same name. */
    saveView: build.mutation<null, Omit<SavedView, 'id'>>({
      query: (view) => (db) => db.from('saved_view').upsert(view, { onConflict: 'owner,name' }),
      invalidatesTags: ['SavedView'],
      extraOptions: { success: 'View saved', failure: 'This view could not be saved' },
    }),
    renameView: build.mutation<null, Pick<SavedView, 'id' | 'name'>>({
      query:
        ({ id, name }) =>
        (db) =>
          db.from('saved_view').update({ name }).eq('id', id).select('id').single(),
      transformResponse: () => null,
      invalidatesTags: ['SavedView'],
      extraOptions: { success: 'View saved', failure: 'This view could not be saved' },
    }),
    /** A view that no longer exists counts as deleted. */
    deleteView: build.mutation<null, number>({
      query: (id) => (db) => db.from('saved_view').delete({ count: 'exact' }).eq('id', id),
      invalidatesTags: ['SavedView'],
      extraOptions: { success: 'View deleted', failure: 'This view could not be deleted' },
    }),
  }),
});

export const { useListViewsQuery, useSaveViewMutation, useRenameViewMutation, useDeleteViewMutation } =
  savedViewsApi;
