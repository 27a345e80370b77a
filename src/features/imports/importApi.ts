import { api } from '@/api/api';
import type { Json } from '@/supabase/database.types';

/** A row as it is sent (`supabase/schemas/consignments/imports.sql`). */
export interface ImportEntry {
  number: number;
  trackingId?: string;
  fields: Readonly<Record<string, string | null>>;
  /** What the file says in other words. */
  written?: Readonly<Record<string, string | null>>;
}

/** What became of a row, or what is known of it. */
export interface ImportOutcome {
  /** Unless only the next is known. */
  outcome?: 'stored' | 'unchanged' | 'differs' | 'duplicate' | 'refused';
  /** Columns whose country has no place here. */
  unplaced?: string[];
  trackingId?: string | null;
  /** That differ. */
  columns?: string[];
  code?: string;
  reason?: string;
}

export interface PastImport {
  key: string;
  file: string;
  created_at: string;
  created_by: string | null;
  stored: number;
}

export interface UndoStep {
  removed: number;
  /** Tracking ids of what was changed since. */
  kept: string[];
  /** Where the next step begins; null after the last. */
  past: number | null;
}

const toJson = (entries: readonly ImportEntry[]) => entries as unknown as Json;

/** Silent, and without tags: the page says what came of each row, and the end of an import refetches. */
const importApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is known of up to 200 rows, in their order. */
    checkImport: build.mutation<(ImportOutcome | null)[], { batch: string; entries: readonly ImportEntry[] }>(
      {
        query:
          ({ batch, entries }) =>
          (db) =>
            db.rpc('check_import', { batch, entries: toJson(entries) }),
      },
    ),
    /** Stores up to 200 rows, each of them once however often it is sent. */
    storeImported: build.mutation<
      (ImportOutcome | null)[],
      { batch: string; file: string; entries: readonly ImportEntry[] }
    >({
      query:
        ({ batch, file, entries }) =>
        (db) =>
          db.rpc('import_consignments', { batch, file, entries: toJson(entries) }),
    }),
    /** Takes the consignments of the next rows back. */
    undoImport: build.mutation<UndoStep, { batch: string; past: number }>({
      query: (step) => (db) => db.rpc('undo_import', step),
    }),
    /** The last imports of which something is left. */
    listImports: build.query<PastImport[], void>({
      query: () => (db, signal) => db.rpc('list_imports').abortSignal(signal),
      providesTags: [{ type: 'Consignment', id: 'IMPORTS' }],
      extraOptions: { failure: 'The last imports could not be fetched' },
    }),
  }),
});

export const {
  useCheckImportMutation,
  useStoreImportedMutation,
  useUndoImportMutation,
  useListImportsQuery,
} = importApi;
