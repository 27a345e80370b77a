import { formatFileDay } from '../dates/formatDate';
import { toCsv, type CsvColumn } from './csv';
import { saveFile } from './saveFile';

/** Downloads entries as a CSV file. */
export const saveCsv = <Entry>(
  fileName: string,
  entries: readonly Entry[],
  columns: readonly CsvColumn<Entry>[],
) => saveFile(fileName, toCsv(entries, columns), 'text/csv;charset=utf-8');

/** Downloads entries as a CSV file that is named after its content and the day. */
export const saveDatedCsv = <Entry>(
  name: string,
  entries: readonly Entry[],
  columns: readonly CsvColumn<Entry>[],
) => saveCsv(`${name}-${formatFileDay(new Date().toISOString())}.csv`, entries, columns);
