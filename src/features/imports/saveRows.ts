import { importCopy } from '@/content/imports';
import type { CsvColumn } from '@/ui/list/csv';
import { saveCsv, saveDatedCsv } from '@/ui/list/saveCsv';
import { importable, labelOf, type ImportColumn } from './columns';
import type { ImportRow, RowTexts } from './importRow';

const { report: words } = importCopy;

/** The columns that an export has, too. */
const columns: readonly CsvColumn<RowTexts>[] = importable.map(({ column, label }) => [
  label,
  (texts) => texts[column] ?? null,
]);

/** An example of a row: its dates say how they are best written. */
const example: RowTexts = {
  sendersName: 'Ada Moreau',
  sendersEmail: 'ada@sender.example',
  sendersAddress: '4 Canal Street, Rotterdam',
  sendersPhone: '+31 10 555 0101',
  recName: 'Kofi Mensah',
  recEmail: 'kofi@receiver.example',
  recAddress: '12 Harbour Road, Tema',
  recPhone: '+233 30 555 0102',
  itemQuantity: '12 boxes',
  itemWeight: '340',
  paymentMode: 'Transfer',
  product: 'Machine parts',
  type: 'Regular',
  deliveryDate: '2026-12-24 15:30',
  departedFrom: 'Netherlands',
  headingTo: 'Ghana',
  currentLocation: 'Netherlands',
  city: 'Rotterdam',
  timeCreated: '2026-11-30 08:00',
  status: 'Registered',
};

/** Saves a file with the headings and one row to write over. */
export const saveTemplate = () => saveCsv('consignments-template.csv', [example], columns);

/** Why a row was not stored. */
export const reasonOf = ({ state, problems, warnings, refusal }: ImportRow) => {
  if (state === 'duplicate') return words.reasons.duplicate;
  if (state !== 'wrong' && state !== 'warned') return words.reasons.waiting;
  const problemLines = Object.entries(state === 'warned' ? warnings : problems).map(
    ([column, problem]) => `${labelOf(column as ImportColumn)}: ${problem}`,
  );
  return [...problemLines, ...(refusal === undefined ? [] : [refusal])].join('; ');
};

/** Saves rows as they are now, each with why it was not stored: corrected, the file can be imported. */
export const saveLeft = (rows: readonly ImportRow[]) =>
  saveDatedCsv('not-imported', rows, [
    ...columns.map(([label, textOf]): CsvColumn<ImportRow> => [label, ({ texts }) => textOf(texts)]),
    [words.reason, reasonOf],
  ]);
