import { bulkCopy as words } from '@/content/bulk';
import { formatFileDay } from '@/ui/dates/formatDate';
import { toCsv, type CsvColumn } from '@/ui/list/csv';
import { saveFile } from '@/ui/list/saveFile';
import type { BulkJob, BulkRow } from './bulk';

const columns: readonly CsvColumn<BulkRow>[] = [
  [words.columns.tracking, ({ trackingId }) => trackingId],
  [words.columns.outcome, ({ outcome }) => words.outcomes[outcome]],
  [words.columns.reason, ({ reason }) => reason ?? null],
];

/** Saves what came of each consignment as a file. */
export const saveReport = ({ rows }: BulkJob) =>
  saveFile(
    `report-${formatFileDay(new Date().toISOString())}.csv`,
    toCsv(rows, columns),
    'text/csv;charset=utf-8',
  );
