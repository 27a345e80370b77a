import { api } from '@/api/api';
import type { Row } from '@/supabase/client';
import { readTemplate, type TemplateFields } from '../reuse';

export interface Template {
  id: number;
  name: string;
  fields: TemplateFields;
}

const templatesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listTemplates: build.query<Template[], void>({
      query: () => (db, signal) => db.from('consignment_template').select().order('name').abortSignal(signal),
      transformResponse: (rows: Row<'consignment_template'>[]) =>
        rows.map(({ fields, ...template }) => ({ ...template, fields: readTemplate(fields) })),
      providesTags: ['Template'],
      extraOptions: { failure: 'The templates could not be fetched' },
    }),
    /** Takes the place of the template with the same name. */
    saveTemplate: build.mutation<null, Omit<Template, 'id'>>({
      query: (template) => (db) => db.from('consignment_template').upsert(template, { onConflict: 'name' }),
      invalidatesTags: ['Template'],
      extraOptions: { success: 'Template saved', failure: 'This template could not be saved' },
    }),
    deleteTemplate: build.mutation<null, number>({
      query: (id) => (db) => db.from('consignment_template').delete({ count: 'exact' }).eq('id', id),
      invalidatesTags: ['Template'],
      extraOptions: { success: 'Template deleted', failure: 'This template could not be deleted' },
    }),
  }),
});

export const { useListTemplatesQuery, useSaveTemplateMutation, useDeleteTemplateMutation } = templatesApi;
