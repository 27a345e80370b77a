import { bulkCopy as words } from '@/content/bulk';
import type { CsvColumn } from '@/ui/list/csv';
import { saveDatedCsv } from '@/ui/list/saveCsv';
import type { BulkJob, BulkRow } from './bulk';

const columns: readonly CsvColumn<BulkRow>[] = [
  [words.columns.tracking, ({ trackingId }) => trackingId],
  [words.columns.outcome, ({ outcome }) => words.outcomes[outcome]],
  [words.columns.reason, ({ reason }) => reason ?? null],
];

/** Saves what came of each consignment as a file. */
export const saveReport = ({ rows }: BulkJob) => saveDatedCsv('report', rows, columns);
