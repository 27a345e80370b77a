import { api } from '@/api/api';
import { personalDataCopy as words, type RecordKind } from '@/content/personalData';
import type { Json } from '@/supabase/database.types';
import type { Db } from '@/supabase/client';

/** Who is sought, by any of these; null: not by that. */
export interface Person {
  email: string | null;
  phone: string | null;
  name: string | null;
}

/** A record that names the person, and what erasing would do to it. */
export interface FoundRecord {
  kind: RecordKind;
  id: string;
  /** Which part of a row, such as a party of a consignment; empty: all of it. */
  part: string;
  label: string | null;
  at: string | null;
  excerpt: string | null;
  does: 'delete' | 'anonymize' | 'redact' | 'keep';
}

interface Found {
  total: number;
  records: FoundRecord[];
}

interface Chosen extends Person {
  records: readonly FoundRecord[];
}

/** As many records as one call may name. */
const MOST = 100;

/** What the generated types call a text is none where it is not asked for: SQL functions have no types for that. */
const asArguments = ({ email, phone, name }: Person) =>
  ({ email, phone, name }) as { email: string; phone: string; name: string };

const inParts = (records: readonly FoundRecord[]) =>
  Array.from({ length: Math.ceil(records.length / MOST) }, (_, part) =>
    records
      .slice(part * MOST, (part + 1) * MOST)
      .map(({ kind, id, part: side }) => ({ kind, id, part: side })),
  );

/** All pages, one after the other. */
const findAll = async (db: Db, person: Person) => {
  const records: FoundRecord[] = [];
  for (let page = 0; ; page++) {
    const answer = await db.rpc('find_person', { ...asArguments(person), page });
    if (answer.error) return answer;
    const { total, records: foundRecords } = answer.data as unknown as Found;
    records.push(...foundRecords);
    if (foundRecords.length === 0 || records.length >= total) return { data: records, error: null };
  }
};

const exportAll = async (db: Db, { records, ...person }: Chosen) => {
  const parts: Json[] = [];
  for (const part of inParts(records)) {
    const answer = await db.rpc('export_person', { ...asArguments(person), records: part });
    if (answer.error) return answer;
    parts.push(...(answer.data as Json[]));
  }
  return { data: parts, error: null };
};

/** Part by part; one that had no answer can be sent again, since what is erased is not found any more. */
const eraseAll = async (db: Db, { records, reason, ...person }: Chosen & { reason: string }) => {
  let erased = 0;
  for (const part of inParts(records)) {
    const answer = await db.rpc('erase_person', { ...asArguments(person), records: part, reason });
    if (answer.error) return answer;
    erased += (answer.data as { erased: number }).erased;
  }
  return { data: erased, error: null, notice: words.erased(erased) };
};

/**
 * All reads that may name somebody: what was read stays for a while, and a chat keeps the messages that it knows. What no page
 * shows is dropped, the rest is read again.
 */
const NAMING = [
  'Chat',
  'ChatAddress',
  'ChatDetails',
  'ChatList',
  'Consignment',
  'FoundChats',
  'Inquiry',
  'Mail',
  'Newsletter',
  'Notice',
  'PartyWord',
  'PreparedAnswer',
  'Proof',
  'Quote',
  'SavedView',
  'ShareLink',
  'Staff',
  'Subscriber',
  'Template',
] as const;

/** Mutations, all of them: what they answer is not kept. */
const personApi = api.injectEndpoints({
  endpoints: (build) => ({
    findPerson: build.mutation<FoundRecord[], Person>({
      query: (person) => (db) => findAll(db, person),
      extraOptions: { failure: words.searchFailed },
    }),
    exportPerson: build.mutation<unknown[], Chosen>({
      query: (chosenRecords) => (db) => exportAll(db, chosenRecords),
      extraOptions: { success: words.exported, failure: words.exportFailed },
    }),
    erasePerson: build.mutation<number, Chosen & { reason: string }>({
      query: (chosenRecords) => (db) => eraseAll(db, chosenRecords),
      invalidatesTags: NAMING,
      extraOptions: { failure: words.eraseFailed },
    }),
  }),
});

export const { useFindPersonMutation, useExportPersonMutation, useErasePersonMutation } = personApi;
