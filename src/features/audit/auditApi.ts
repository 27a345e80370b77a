import { api } from '@/api/api';
import {
  CHUNK_SIZE,
  pattern,
  rangeOf,
  toChunk,
  toListed,
  type Chunk,
  type ListChunk,
  type Listed,
  type ListPage,
} from '@/api/listing';
import type { Db, Row } from '@/supabase/client';
import type { Change } from './entry';

/** An entry of the audit. A value whose salt is missing was erased. */
export type AuditEntry = Omit<Row<'audit'>, 'changes' | 'salts' | 'digests' | 'erased'> & {
  changes: Record<string, Change>;
  salts: Record<string, string>;
  digests: Record<string, string>;
};

/** Which entries are wanted; an empty text matches all. `from` and `until` are instants, the second is not included. */
export interface AuditFilter {
  actor: string;
  subject: string;
  action: string;
  from: string;
  until: string;
}

const failure = 'The audit could not be fetched';

/** The entries that match, newest first. */
const entries = (db: Db, search: string, { actor, subject, action, from, until }: AuditFilter) => {
  let rows = db.from('audit').select('*', { count: 'exact' }).order('id', { ascending: false });
  if (search) rows = rows.filter('label', 'imatch', pattern(search));
  if (actor) rows = rows.filter('actor', 'imatch', pattern(actor));
  if (subject) rows = rows.eq('subject', subject);
  if (action) rows = rows.eq('action', action);
  if (from) rows = rows.gte('at', from);
  if (until) rows = rows.lt('at', until);
  return rows;
};

const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAudit: build.query<Listed<AuditEntry>, ListPage & AuditFilter>({
      query: (listed) => (db, signal) =>
        entries(db, listed.search, listed)
          .range(...rangeOf(listed))
          .abortSignal(signal),
      transformResponse: toListed<AuditEntry>,
      providesTags: [{ type: 'Consignment', id: 'LIST' }],
      extraOptions: { failure },
    }),
    exportAudit: build.query<Chunk<AuditEntry>, ListChunk & AuditFilter>({
      query: (chunk) => (db, signal) =>
        entries(db, chunk.search, chunk).lt('id', chunk.before).limit(CHUNK_SIZE).abortSignal(signal),
      transformResponse: toChunk<AuditEntry>,
      extraOptions: { failure },
    }),
    /** The latest changes of one consignment; one more than asked for says that there are more. */
    listActivity: build.query<AuditEntry[], { consignment: number; most: number }>({
      query:
        ({ consignment, most }) =>
        (db, signal) =>
          db
            .from('audit')
            .select()
            .eq('consignment', consignment)
            .order('id', { ascending: false })
            .limit(most + 1)
            .abortSignal(signal),
      providesTags: (_rows, _error, { consignment }) => [{ type: 'Consignment', id: consignment }],
      extraOptions: { failure: 'The activity could not be fetched' },
    }),
  }),
});

export const { useListAuditQuery, useLazyExportAuditQuery, useListActivityQuery } = auditApi;
