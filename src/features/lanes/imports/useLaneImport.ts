import { useState } from 'react';
import { laneDeskCopy } from '@/content/laneDesk';
import { dropCorrections, keepCorrection, readCorrections } from '@/ui/imports/corrections';
import { readFile, type FileTable } from '@/ui/imports/readFile';
import { useIsMounted } from '@/ui/useIsMounted';
import { isConflict, laneRefusal } from '../keep/laneForm';
import type { LaneColumn } from '../keep/laneFields';
import { useListTransitLanesQuery, type LaneProblem } from '../keep/lanesApi';
import type { LaneChanges } from '../keep/useLaneChanges';
import {
  checkAgain,
  checkRows,
  missingFrom,
  readHeadings,
  stepsOf,
  type LaneHeadings,
  type LaneRow,
} from './laneRows';

const { upload: words, done } = laneDeskCopy;

interface Chosen {
  file: File;
  table: FileTable;
  headings: LaneHeadings;
  rows: readonly LaneRow[];
}

/**
 * An import of lanes: a file, what it would change, and its storing, all at once. `onDone` is not called once it has been left.
 */
export const useLaneImport = (changes: LaneChanges, onDone: () => void) => {
  const { data: stored, error, refetch } = useListTransitLanesQuery();
  const isMounted = useIsMounted();
  const [reading, setReading] = useState<{ isBusy: boolean; problem?: string }>({ isBusy: false });
  const [chosen, setChosen] = useState<Chosen>();
  const [removes, setRemoves] = useState(false);
  const [problem, setProblem] = useState<string>();

  const fits = (headings: readonly string[]) => readHeadings(headings).lacks.length === 0;
  const choose = async (file: File, sheet?: number) => {
    setReading({ isBusy: true });
    setProblem(undefined);
    try {
      const lanes = (await refetch()).data;
      const table = await readFile(file, fits, sheet);
      const headings = readHeadings(table.headings);
      if (!lanes) throw new Error(laneDeskCopy.fetchFailed);
      if (headings.lacks.length > 0) throw new Error(words.lacks(headings.lacks.join(', ')));
      const rows = checkRows(table.lines, headings.columns, lanes, readCorrections(table.key));
      setChosen({ file, table, headings, rows });
      setRemoves(false);
      setReading({ isBusy: false });
    } catch (failure) {
      setReading({ isBusy: false, problem: (failure as Error).message });
    }
  };

  const setRows = (change: (rows: readonly LaneRow[]) => readonly LaneRow[]) =>
    setChosen((before) => before && { ...before, rows: change(before.rows) });

  const edit = (row: LaneRow, column: LaneColumn, text: string) => {
    if (!chosen || (row.texts[column] ?? '') === text) return;
    keepCorrection(chosen.table.key, row.number, column, text);
    const edited = [...new Set([...row.edited, ...(Object.keys(row.problems) as LaneColumn[]), column])];
    setRows((rows) =>
      checkAgain(
        rows.map((other) =>
          other.number === row.number ? { ...other, texts: { ...row.texts, [column]: text }, edited } : other,
        ),
        stored ?? [],
      ),
    );
  };

  const rows = chosen?.rows ?? [];
  const missing = missingFrom(rows, stored ?? []);
  const steps = stepsOf(rows, removes ? missing : []);

  /** Shows at each row why it was refused; what was changed meanwhile is compared again. */
  const show = async (problems: readonly LaneProblem[]) => {
    if (problems.some(isConflict)) {
      const lanes = (await refetch()).data;
      if (lanes) setRows((before) => checkAgain(before, lanes));
      return void setProblem(words.conflict);
    }
    const refused = new Map(problems.map((one) => [steps[one.place]?.number, laneRefusal(one)]));
    setRows((before) =>
      before.map((row) =>
        refused.has(row.number) ? { ...row, state: 'wrong', refusal: refused.get(row.number) } : row,
      ),
    );
  };

  const store = async () => {
    setProblem(undefined);
    const count = (fits: (step: (typeof steps)[number]) => boolean) => steps.filter(fits).length;
    const text = done.imported(
      count(({ before }) => before === null),
      count(({ before, after }) => before !== null && after !== null),
      count(({ after }) => after === null),
    );
    const { error: failure, problems } = await changes.store(steps, text);
    if (failure !== undefined) setProblem(failure);
    else if (problems) await show(problems);
    else {
      if (chosen) dropCorrections(chosen.table.key);
      if (isMounted()) onDone();
    }
  };

  return {
    reading,
    chosen,
    rows,
    missing,
    stored,
    listProblem: stored ? undefined : error?.message,
    removes,
    setRemoves,
    count: steps.length,
    problem,
    isBusy: changes.isBusy,
    choose: (file: File) => void choose(file),
    chooseSheet: (sheet: number) => void (chosen && choose(chosen.file, sheet)),
    edit,
    store: () => void store(),
    startOver: () => {
      setChosen(undefined);
      setProblem(undefined);
    },
  };
};

export type LaneImport = ReturnType<typeof useLaneImport>;
