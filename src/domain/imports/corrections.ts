import { storageKeys } from '@/config/storageKeys';
import { dropDraft, keepDraft, readDraft } from '@/ui/forms/sessionDraft';

type Texts = Readonly<Partial<Record<string, string>>>;

/** What was typed in the review of a file: by the numbers of its rows, then by column. */
export type Corrections = Readonly<Partial<Record<string, Texts>>>;

const keyOf = storageKeys.importDraft;

/** What was corrected in a file, by its key; nothing of a file that was changed since. */
export const readCorrections = (file: string): Corrections => readDraft<Corrections>(keyOf(file)) ?? {};

/** Keeps a corrected text. After a reload the file can be chosen again, but nobody types everything again. */
export const keepCorrection = (file: string, row: number, column: string, text: string) => {
  const keptCorrections = readCorrections(file);
  keepDraft(keyOf(file), { ...keptCorrections, [row]: { ...keptCorrections[row], [column]: text } });
};

/** Forgets what was corrected in a file, or in those of its rows that are over. */
export const dropCorrections = (file: string, isOver: (row: number) => boolean = () => true) => {
  const remaining = Object.entries(readCorrections(file)).filter(([row]) => !isOver(Number(row)));
  if (remaining.length > 0) keepDraft(keyOf(file), Object.fromEntries(remaining));
  else dropDraft(keyOf(file));
};

/** The texts of a row with what was corrected in it, and in which columns that was; `fits` says which ones it has. */
export const corrected = <Column extends string>(
  texts: Readonly<Partial<Record<Column, string>>>,
  typedTexts: Texts = {},
  fits: (column: Column) => boolean = () => true,
) => {
  const edited = (Object.keys(typedTexts) as Column[]).filter(fits);
  return {
    texts: { ...texts, ...Object.fromEntries(edited.map((column) => [column, typedTexts[column]])) },
    edited,
  };
};
