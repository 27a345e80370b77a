import type { ExtraColumn } from './extraColumns';

export type Sort = 'newest' | 'oldest' | 'due' | 'updated' | 'stalest' | 'tracking' | 'receiver' | 'state';

/** What the list is narrowed down to, in the words of the database (`supabase/schemas/consignments/list.sql`). */
export interface FilterRequest {
  search?: string;
  states?: readonly string[];
  /** Whether something is still to come. */
  open?: boolean;
  exceptions?: readonly string[];
  late?: boolean;
  held?: boolean;
  stale?: number;
  origins?: readonly string[];
  destinations?: readonly string[];
  modes?: readonly string[];
  types?: readonly string[];
  /** Days of the destination. */
  due_from?: string;
  due_until?: string;
  /** By whose calendar they are where that of the destination is not known. */
  zone?: string;
  created_from?: string;
  created_until?: string;
  archived?: 'only' | 'all';
  ids?: readonly number[];
}

/** A page of the list; `page` starts at 0. */
export interface ConsignmentsPageRequest {
  filter: FilterRequest;
  sort?: Sort;
  page: number;
  pageSize: number;
  /** What each row is to have beside what it has by itself. */
  extraColumns?: readonly ExtraColumn[];
}
