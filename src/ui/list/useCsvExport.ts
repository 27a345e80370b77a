import { useState } from 'react';
import { CHUNK_SIZE, FROM_NEWEST, type ListChunk } from '@/api/listing';
import { formatFileDay } from '../dates/formatDate';
import { toCsv, type CsvColumn } from './csv';
import { saveFile } from './saveFile';

export interface CsvExport<Entry> {
  /** The file name, without its extension. */
  name: string;
  columns: readonly CsvColumn<Entry>[];
  fetchChunk: (
    chunk: ListChunk,
  ) => PromiseLike<{ data?: Entry[]; error?: unknown }> & { unsubscribe: () => void };
}

/** Every matching entry, fetched in chunks; undefined if one of them failed: a partial file would mislead. */
const fetchAll = async <Entry extends { id: number }>(
  search: string,
  fetchChunk: CsvExport<Entry>['fetchChunk'],
) => {
  const all: Entry[] = [];
  for (;;) {
    const asked = fetchChunk({ search, before: all.at(-1)?.id ?? FROM_NEWEST });
    const { data, error } = await asked;
    asked.unsubscribe(); // the file has it now, so the store need not keep it
    // If refetching a chunk fails, its earlier data is still beside the error, but no longer valid.
    if (error || !data) return undefined;
    all.push(...data);
    if (data.length < CHUNK_SIZE) return all;
  }
};

/** Saves all results of the current search. */
export const useCsvExport = <Entry extends { id: number }>({
  name,
  columns,
  fetchChunk,
}: CsvExport<Entry>) => {
  const [isExporting, setIsExporting] = useState(false);
  const save = async (search: string) => {
    setIsExporting(true);
    const entries = await fetchAll(search, fetchChunk);
    setIsExporting(false);
    const today = formatFileDay(new Date().toISOString());
    if (entries) saveFile(`${name}-${today}.csv`, toCsv(entries, columns), 'text/csv;charset=utf-8');
  };
  return { isExporting, save };
};
