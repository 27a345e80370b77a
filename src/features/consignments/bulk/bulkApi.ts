import { api } from '@/api/api';
import { bulkCopy } from '@/content/bulk';
import type { Db } from '@/supabase/client';
import type { Json } from '@/supabase/database.types';
import type { FilterRequest } from '@/domain/consignment/listRequest';
import type { BulkRow, Subject } from './bulk';

/** As many as one answer may have (`supabase/schemas/consignments/list.sql`). */
export const SUBJECTS_PER_PAGE = 1000;

/** What came of a step: why it was refused, if it was. */
export interface StepAnswer {
  refused?: string;
}

const noConflict = { data: {}, error: null };

const setArchived = (db: Db, id: number, archived_at: string | null) =>
  db.from('consignment').update({ archived_at }).eq('id', id).select('id').single();

const setType = async (db: Db, id: number, from: string, to: string) => {
  const { data, error, status } = await db.rpc('correct_consignment', {
    consignment: id,
    changes: { type: to },
    expected: { type: from },
    reason: bulkCopy.typeReason,
  });
  const { conflicts } = (data ?? {}) as { conflicts?: { type?: string } };
  return { data: conflicts?.type ? { refused: bulkCopy.otherType(conflicts.type) } : {}, error, status };
};

/** Stored once under its key. */
const addEvent = async (
  db: Db,
  { id, key }: BulkRow,
  event: Extract<BulkRow['step'], { kind: 'event' }>['event'],
) => {
  const added = await db.from('consignment_event').insert({ ...event, consignment: id, request_key: key });
  return { ...added, data: {} };
};

const take = async (db: Db, row: BulkRow) => {
  const { id, step } = row;
  switch (step.kind) {
    case 'archive':
      return { ...(await setArchived(db, id, new Date().toISOString())), data: {} };
    case 'restore':
      return { ...(await setArchived(db, id, null)), data: {} };
    case 'type':
      return setType(db, id, step.from, step.to);
    case 'event':
      return addEvent(db, row, step.event);
    case 'void': {
      const voided = await db
        .from('consignment_event')
        .update({ void_reason: bulkCopy.voidReason })
        .eq('request_key', step.of)
        .is('void_reason', null);
      return { ...noConflict, error: voided.error, status: voided.status };
    }
  }
};

const bulkApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The next consignments of a selection, newest first, with an id below `before`. */
    listSubjects: build.query<Subject[], { filter: FilterRequest; before: number }>({
      query:
        ({ filter, before }) =>
        (db, signal) =>
          db
            .rpc('find_consignments', {
              filter: { ...filter, before } as unknown as Json,
              page: 0,
              page_size: SUBJECTS_PER_PAGE,
            })
            .abortSignal(signal),
      keepUnusedDataFor: 0,
    }),
    /** Silent, and without tags: the report says what came of each, and the end of the job refetches. */
    takeStep: build.mutation<StepAnswer, BulkRow>({ query: (row) => (db) => take(db, row) }),
  }),
});

export const { useLazyListSubjectsQuery, useTakeStepMutation } = bulkApi;
