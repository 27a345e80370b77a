import { useRef, useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { dropDraft, keepDraft, readDraft } from '@/ui/forms/sessionDraft';
import type { Fit } from './headingRow';
import { readFile, type FileChoice, type FileTable } from './readFile';

/** A file that was chosen, and what was chosen about it. */
export interface ChosenFile {
  table: FileTable;
  choice: FileChoice;
}

const keyOf = storageKeys.importChoice;

/** Forgets what was chosen about a file. */
export const dropFileChoice = (file: string) => dropDraft(keyOf(file));

/** Whether a person has to look at the letters of a file before anything else is done with it. */
export const isUnseen = ({ table, choice }: ChosenFile) =>
  table.encoding !== undefined && !table.encoding.isCertain && choice.isSeen !== true;

/** The headings of the columns that are used: those of hidden ones are blank, unless they were chosen. */
export const usedHeadings = ({ table, choice }: ChosenFile) =>
  table.headings.map((heading, place) =>
    table.hiddenColumns.has(place) && !choice.withHiddenColumns ? '' : heading,
  );

/** Reads the file that is chosen, and again when something is chosen about it. It is not taken if `check` throws, who hears of it first. */
export const useFile = (
  fit: Fit,
  check: (chosenFile: ChosenFile) => Promise<void> | void = () => undefined,
) => {
  const [reading, setReading] = useState<{ isBusy: boolean; problem?: string }>({ isBusy: false });
  const [chosenFile, setChosenFile] = useState<ChosenFile>();
  const file = useRef<File>(undefined);

  /** What `readChosen` makes of it; undefined, with the reason in `reading`, if it cannot be read. */
  const show = async (readChosen: () => Promise<ChosenFile>) => {
    setReading({ isBusy: true });
    try {
      const chosenFile = await readChosen();
      setChosenFile(chosenFile);
      setReading({ isBusy: false });
      return chosenFile;
    } catch (error) {
      setReading({ isBusy: false, problem: (error as Error).message });
      return undefined;
    }
  };

  const readSheet = async (from: File, sheet?: number, choice: FileChoice = {}): Promise<ChosenFile> => {
    const chosenFile = { table: await readFile(from, fit, sheet, choice), choice };
    await check(chosenFile);
    file.current = from;
    return chosenFile;
  };

  /** As with corrections: after a reload the file can be chosen again. */
  const choose = (from: File, sheet?: number) =>
    show(async () => {
      const chosenFile = await readSheet(from, sheet);
      const { key, sheet: place } = chosenFile.table;
      const choice = readDraft<FileChoice>(keyOf(key));
      return choice ? readSheet(from, place, choice) : chosenFile;
    });

  const change = (changed: FileChoice) =>
    show(async () => {
      if (!chosenFile || !file.current) throw new Error('no file');
      const rereadFile = await readSheet(file.current, chosenFile.table.sheet, {
        ...chosenFile.choice,
        ...changed,
      });
      keepDraft(keyOf(rereadFile.table.key), rereadFile.choice);
      return rereadFile;
    });

  return {
    reading,
    chosenFile,
    choose,
    chooseSheet: (sheet: number) => (file.current ? choose(file.current, sheet) : Promise.resolve(undefined)),
    change,
    forget: () => setChosenFile(undefined),
  };
};
