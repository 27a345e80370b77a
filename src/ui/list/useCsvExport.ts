import { useState } from 'react';
import { FROM_NEWEST, type Chunk, type ListChunk } from '@/api/listing';
import type { CsvColumn } from './csv';
import { saveDatedCsv } from './saveCsv';

export interface CsvExport<Entry, Asked = { search: string }> {
  /** The file name, without its extension. */
  name: string;
  columns: readonly CsvColumn<Entry>[];
  fetchChunk: (
    chunk: ListChunk<Asked>,
  ) => PromiseLike<{ data?: Chunk<Entry>; error?: unknown }> & { unsubscribe: () => void };
}

/** Every matching entry, fetched in chunks; undefined if one of them failed: a partial file would mislead. */
const fetchAll = async <Entry, Asked>(request: Asked, fetchChunk: CsvExport<Entry, Asked>['fetchChunk']) => {
  const all: Entry[] = [];
  let before: number | undefined = FROM_NEWEST;
  while (before !== undefined) {
    const answer: ReturnType<typeof fetchChunk> = fetchChunk({ ...request, before });
    const { data, error } = await answer;
    answer.unsubscribe(); // the file has it now, so the store need not keep it
    // If refetching a chunk fails, its earlier data is still beside the error, but no longer valid.
    if (error || !data) return undefined;
    all.push(...data.rows);
    before = data.next;
  }
  return all;
};

/** Saves all that is asked for, or of that what is kept. */
export const useCsvExport = <Entry, Asked = { search: string }>({
  name,
  columns,
  fetchChunk,
}: CsvExport<Entry, Asked>) => {
  const [isExporting, setIsExporting] = useState(false);
  const save = async (request: Asked, isKept: (entry: Entry) => boolean = () => true) => {
    setIsExporting(true);
    const entries = await fetchAll(request, fetchChunk);
    setIsExporting(false);
    if (!entries) return;
    saveDatedCsv(name, entries.filter(isKept), columns);
  };
  return { isExporting, save };
};
