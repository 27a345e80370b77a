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

const isSame = (one: readonly string[] = [], other: readonly string[]) =>
  one.length === other.length && one.every((heading, place) => heading === other[place]);

/** The file of an import, and what its columns become. */
export const useMatching = () => {
  const [matching, setMatching] = useState<Matching>({ columns: [], filled: {} });
  const isNew = useRef(false);
  const takeOver = (found: ChosenFile) => {
    const headings = usedHeadings(found);
    const kept = readDraft<Matching>(storageKeys.importMatching(found.table.key));
    setMatching((before) => {
      const matched: Matching = {
        columns: matchColumns(headings),
        headings,
        filled: isNew.current ? {} : before.filled,
      };
      if (kept && isSame(kept.headings, headings)) return { ...matched, ...kept };
      return isSame(before.headings, headings) && !isNew.current ? { ...before, headings } : matched;
    });
  };
  const file = useFile(fit, takeOver);
  const { chosen } = file;
  const { columns, filled, clocks = {}, answers = {} } = matching;
  const batch = chosen?.table.key ?? '';

  const told = useMemo(
    () => (chosen ? readColumns(chosen.table, columns, filled) : undefined),
    [chosen, columns, filled],
  );
  const questions = told ? questionsOf(told, answers) : [];

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
    chosen,
    batch,
    columns,
    filled,
    clocks,
    questions,
    fileReading: file.reading,
    /** How the texts of the file are read. */
    reading: told ? readingOf(told, answers) : undefined,
    /** Something has to be looked at or answered before the rows are checked. */
    isOpen: chosen === undefined || isUnseen(chosen) || questions.some(({ answer }) => answer === undefined),
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
