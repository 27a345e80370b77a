import { useMemo, useRef, useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { dropDraft, keepDraft, readDraft } from '@/ui/forms/sessionDraft';
import type { FileChoice } from '@/domain/imports/readFile';
import { dropFileChoice, isUnseen, usedHeadings, useFile, type ChosenFile } from '@/domain/imports/useFile';
import { matchColumns, type ImportColumn } from './columns';
import type { RowTexts } from './importRow';
import { questionsOf, readColumns, readingOf, type Answers, type Question } from './reading';
import type { Zones } from './rowClocks';

/** What each column of a file becomes, the texts of those that it lacks, and how it is read. */
export interface Matching {
  columns: readonly (ImportColumn | null)[];
  /** That these columns have. */
  headings?: readonly string[];
  filled: RowTexts;
  /** By whose clock dates are read in countries of several time zones. */
  clocks?: Zones['chosen'];
  answers?: Answers;
}

/** How well headings fit: how many of them name a column. */
const fit = (headings: readonly string[]) =>
  matchColumns(headings).filter((column) => column !== null).length;

const isSame = (first: readonly string[] = [], other: readonly string[]) =>
  first.length === other.length && first.every((heading, place) => heading === other[place]);

/** The file of an import, and what its columns become. */
export const useMatching = () => {
  const [matching, setMatching] = useState<Matching>({ columns: [], filled: {} });
  const isNew = useRef(false);
  const takeOver = (chosenFile: ChosenFile) => {
    const headings = usedHeadings(chosenFile);
    const keptMatching = readDraft<Matching>(storageKeys.importMatching(chosenFile.table.key));
    setMatching((before) => {
      const matched: Matching = {
        columns: matchColumns(headings),
        headings,
        filled: isNew.current ? {} : before.filled,
      };
      if (keptMatching && isSame(keptMatching.headings, headings)) return { ...matched, ...keptMatching };
      return isSame(before.headings, headings) && !isNew.current ? { ...before, headings } : matched;
    });
  };
  const file = useFile(fit, takeOver);
  const { chosenFile } = file;
  const { columns, filled, clocks = {}, answers = {} } = matching;
  const batch = chosenFile?.table.key ?? '';

  const columnFacts = useMemo(
    () => (chosenFile ? readColumns(chosenFile.table, columns, filled) : undefined),
    [chosenFile, columns, filled],
  );
  const questions = columnFacts ? questionsOf(columnFacts, answers) : [];

  /** As with corrections: after a reload the file can be chosen again. */
  const matchAs = (changed: Partial<Matching>) => {
    const matched = { ...matching, ...changed };
    setMatching(matched);
    keepDraft(storageKeys.importMatching(batch), matched);
  };

  const answerOf = (question: Question, value: string): Answers =>
    question.kind === 'dates'
      ? { ...answers, dates: { ...answers.dates, [question.column]: value || undefined } }
      : { ...answers, [question.kind]: value || undefined };

  return {
    chosenFile,
    batch,
    columns,
    filled,
    clocks,
    questions,
    fileReading: file.reading,
    /** How the texts of the file are read. */
    reading: columnFacts ? readingOf(columnFacts, answers) : undefined,
    /** Something has to be looked at or answered before the rows are checked. */
    isOpen:
      chosenFile === undefined ||
      isUnseen(chosenFile) ||
      questions.some(({ answer }) => answer === undefined),
    choose: (from: File) => {
      isNew.current = true;
      return file.choose(from).finally(() => (isNew.current = false));
    },
    chooseSheet: (sheet: number) => void file.chooseSheet(sheet),
    change: (change: FileChoice) => void file.change(change),
    match: (place: number, column: ImportColumn | null) =>
      matchAs({
        columns: columns.map((old, at) => (at === place ? column : old === column ? null : old)),
      }),
    fill: (column: ImportColumn, text: string) => matchAs({ filled: { ...filled, [column]: text } }),
    answer: (question: Question, value: string) => matchAs({ answers: answerOf(question, value) }),
    setClocks: (changed: Zones['chosen']) => matchAs({ clocks: changed }),
    /** Forgets what was chosen about the file, which is stored. */
    drop: () => {
      dropDraft(storageKeys.importMatching(batch));
      dropFileChoice(batch);
    },
    forget: file.forget,
  };
};
