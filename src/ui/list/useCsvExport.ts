import { useState } from 'react';
import { CHUNK_SIZE, FROM_NEWEST, type ListChunk } from '@/api/listing';
import { localDay } from '../dates/localDay';
import { toCsv, type CsvColumn } from './csv';
import { saveFile } from './saveFile';

export interface CsvExport<Entry> {
  /** The file's name, without its ending. */
  name: string;
  columns: readonly CsvColumn<Entry>[];
  fetchChunk: (
    chunk: ListChunk,
  ) => PromiseLike<{ data?: Entry[]; error?: unknown }> & { unsubscribe: () => void };
}

/** Every entry that matches, fetched in chunks; undefined when one of them failed: half a file would mislead. */
const fetchAll = async <Entry extends { id: number }>(
  search: string,
  fetchChunk: CsvExport<Entry>['fetchChunk'],
) => {
  const all: Entry[] = [];
  for (;;) {
    const asked = fetchChunk({ search, before: all.at(-1)?.id ?? FROM_NEWEST });
    const { data, error } = await asked;
    asked.unsubscribe(); // the file has it now: the store need not
    // A chunk that came once stands beside the error of its next fetch: what was true then is no answer now.
    if (error || !data) return undefined;
    all.push(...data);
    if (data.length < CHUNK_SIZE) return all;
  }
};

/** Saves everything that the current search finds. */
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
    const today = localDay(new Date());
    if (entries) saveFile(`${name}-${today}.csv`, toCsv(entries, columns), 'text/csv;charset=utf-8');
  };
  return { isExporting, save };
};
