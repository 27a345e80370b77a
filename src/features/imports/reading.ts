import { orderOf } from '@/ui/dates/readDate';
import type { DateColumn, DateOrder } from '@/ui/dates/readDay';
import type { FileTable } from '@/domain/imports/readFile';
import { isMomentColumn, type ImportColumn } from './columns';
import type { RowTexts } from './importRow';
import { unitInHeading, weightsTold, type Mark, type WeightReading, type WeightUnit } from './weights';

/** How the texts of a file are read where one alone does not tell. */
export interface Reading {
  dates: Partial<Record<ImportColumn, DateColumn>>;
  weight: WeightReading;
}

/** What was said about columns that do not tell themselves. */
export interface Answers {
  dates?: Partial<Record<ImportColumn, DateOrder>>;
  unit?: WeightUnit;
  mark?: Mark;
}

/** What a column leaves open, with an example. */
export type Question =
  | { kind: 'dates'; column: ImportColumn; example: string; orders: readonly DateOrder[]; answer?: DateOrder }
  | { kind: 'unit'; column: ImportColumn; example: string; answer?: WeightUnit }
  | { kind: 'mark'; column: ImportColumn; example: string; answer?: Mark };

/** What a person types is in kilograms, and a date of it is one of its own. */
export const readAsTyped: Reading = { dates: {}, weight: { unit: 'kg' } };

type Columns = readonly (ImportColumn | null)[];

const textsIn = ({ lines }: FileTable, columns: Columns, filled: RowTexts, column: ImportColumn) => {
  const place = columns.indexOf(column);
  return place < 0 ? [filled[column] ?? ''] : lines.map(({ cells }) => cells[place] ?? '');
};

const weightsIn = ({ lines }: FileTable, columns: Columns) => {
  const [weight, unit] = [columns.indexOf('itemWeight'), columns.indexOf('weightUnit')];
  if (weight < 0) return [];
  return lines.map(({ cells, numbers }) => ({
    text: cells[weight] ?? '',
    unit: cells[unit] ?? '',
    isNumber: numbers?.has(weight) ?? false,
  }));
};

/** What the columns of a file tell of how they are read. */
export const readColumns = (table: FileTable, columns: Columns, filled: RowTexts) => {
  const moments = [...new Set([...columns, ...(Object.keys(filled) as ImportColumn[])])].filter(
    (column): column is ImportColumn => column !== null && isMomentColumn(column),
  );
  return {
    dates: moments.map((column) => ({ column, ...orderOf(textsIn(table, columns, filled, column)) })),
    weight: {
      ...weightsTold(weightsIn(table, columns)),
      unit: unitInHeading(table.headings[columns.indexOf('itemWeight')] ?? ''),
    },
  };
};

export type Told = ReturnType<typeof readColumns>;

/** What has to be asked, and what was answered. */
export const questionsOf = ({ dates, weight }: Told, answers: Answers): Question[] => {
  const column = 'itemWeight' as const;
  const { openUnit, openMark } = weight;
  return [
    ...dates.flatMap(({ column: of, order, orders, unclearText }): Question[] =>
      unclearText === undefined || order
        ? []
        : [
            {
              kind: 'dates',
              column: of,
              example: unclearText,
              orders: [...orders],
              answer: answers.dates?.[of],
            },
          ],
    ),
    ...(openUnit !== undefined && !weight.unit
      ? [{ kind: 'unit' as const, column, example: openUnit, answer: answers.unit }]
      : []),
    ...(openMark !== undefined && !weight.mark
      ? [{ kind: 'mark' as const, column, example: openMark, answer: answers.mark }]
      : []),
  ];
};

/** How the columns are read, by what they tell and else by what was answered. */
export const readingOf = ({ dates, weight }: Told, answers: Answers): Reading => ({
  dates: Object.fromEntries(
    dates.map(({ column, order }) => [column, { order: order ?? answers.dates?.[column] }]),
  ),
  weight: { unit: weight.unit ?? answers.unit, mark: weight.mark ?? answers.mark },
});
