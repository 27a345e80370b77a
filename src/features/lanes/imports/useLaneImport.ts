import { useMemo, useRef, useState } from 'react';
import { laneDeskCopy } from '@/content/laneDesk';
import type { DateOrder } from '@/ui/dates/readDay';
import { dropCorrections, keepCorrection, readCorrections } from '@/domain/imports/corrections';
import type { FileChoice } from '@/domain/imports/readFile';
import { dropFileChoice, isUnseen, usedHeadings, useFile, type ChosenFile } from '@/domain/imports/useFile';
import { useIsMounted } from '@/ui/useIsMounted';
import { isConflict, laneRefusal } from '../keep/laneForm';
import type { LaneColumn } from '../keep/laneFields';
import { useListTransitLanesQuery, type KeptLane, type LaneProblem } from '../keep/lanesApi';
import type { LaneChanges } from '../keep/useLaneChanges';
import { datesOf, ordersTold, type DateOrders } from './laneDates';
import { checkAgain, checkRows, missingFrom, readHeadings, stepsOf, type LaneRow } from './laneRows';

const { upload: words, done } = laneDeskCopy;

interface Compared {
  /** Of the file. */
  key: string;
  /** Of the columns that hold days: what was said of the order in which they are written. */
  orders: DateOrders;
  rows: readonly LaneRow[];
}

/** How well headings fit: how many name a column, if none is missing that is needed. */
const fit = (headings: readonly string[]) => {
  const { columns, lacks } = readHeadings(headings);
  return lacks.length > 0 ? 0 : columns.filter((column) => column !== null).length;
};

/**
 * An import of lanes: a file, what it would change, and its storing, all at once. `onDone` is not called once it has been left.
 */
export const useLaneImport = (changes: LaneChanges, onDone: () => void) => {
  const { data: stored, error, refetch } = useListTransitLanesQuery();
  const isMounted = useIsMounted();
  const latest = useRef<readonly KeptLane[]>([]);
  const [compared, setCompared] = useState<Compared>({ key: '', orders: {}, rows: [] });
  const [removes, setRemoves] = useState(false);
  const [problem, setProblem] = useState<string>();

  const compare = ({ table, choice }: ChosenFile, orders: DateOrders) => {
    const { columns } = readHeadings(usedHeadings({ table, choice }));
    const days = datesOf(ordersTold(table.lines, columns), orders);
    const rows = checkRows(table.lines, columns, latest.current, readCorrections(table.key), days);
    setCompared({ key: table.key, orders, rows });
  };

  const file = useFile(fit, async (chosenFile) => {
    setProblem(undefined);
    const lanes = (await refetch()).data;
    if (!lanes) throw new Error(laneDeskCopy.fetchFailed);
    latest.current = lanes;
    const { lacks } = readHeadings(usedHeadings(chosenFile));
    if (lacks.length > 0) throw new Error(words.lacks(lacks.join(', ')));
    const isAnother = chosenFile.table.key !== compared.key;
    compare(chosenFile, isAnother ? {} : compared.orders);
    if (isAnother) setRemoves(false);
  });
  const { chosenFile } = file;
  const headings = chosenFile && readHeadings(usedHeadings(chosenFile));
  const orderFacts = useMemo(
    () =>
      chosenFile ? ordersTold(chosenFile.table.lines, readHeadings(usedHeadings(chosenFile)).columns) : [],
    [chosenFile],
  );

  const days = datesOf(orderFacts, compared.orders);
  const setRows = (change: (rows: readonly LaneRow[]) => readonly LaneRow[]) =>
    setCompared((before) => ({ ...before, rows: change(before.rows) }));

  const edit = (row: LaneRow, column: LaneColumn, text: string) => {
    if (!chosenFile || (row.texts[column] ?? '') === text) return;
    keepCorrection(chosenFile.table.key, row.number, column, text);
    const edited = [...new Set([...row.edited, ...(Object.keys(row.problems) as LaneColumn[]), column])];
    setRows((rows) =>
      checkAgain(
        rows.map((other) =>
          other.number === row.number ? { ...other, texts: { ...row.texts, [column]: text }, edited } : other,
        ),
        stored ?? [],
        days,
      ),
    );
  };

  const { rows } = compared;
  const missing = missingFrom(rows, stored ?? []);
  const steps = stepsOf(rows, removes ? missing : []);

  /** Shows at each row why it was refused; what was changed meanwhile is compared again. */
  const show = async (problems: readonly LaneProblem[]) => {
    if (problems.some(isConflict)) {
      const lanes = (await refetch()).data;
      if (lanes) setRows((before) => checkAgain(before, lanes, days));
      return void setProblem(words.conflict);
    }
    const refusals = new Map(problems.map((problem) => [steps[problem.place]?.number, laneRefusal(problem)]));
    setRows((before) =>
      before.map((row) =>
        refusals.has(row.number) ? { ...row, state: 'wrong', refusal: refusals.get(row.number) } : row,
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
      if (chosenFile) dropCorrections(chosenFile.table.key);
      if (chosenFile) dropFileChoice(chosenFile.table.key);
      if (isMounted()) onDone();
    }
  };

  return {
    reading: file.reading,
    chosenFile,
    headings,
    questions: orderFacts.filter(({ order, unclearText }) => unclearText !== undefined && !order),
    orders: compared.orders,
    /** Something about the file has to be looked at or answered first. */
    isOpen: (chosenFile !== undefined && isUnseen(chosenFile)) || (chosenFile?.table.lines.length ?? 0) === 0,
    rows,
    missing,
    stored,
    listProblem: stored ? undefined : error?.message,
    removes,
    setRemoves,
    count: steps.length,
    problem,
    isBusy: changes.isBusy,
    choose: (from: File) => void file.choose(from),
    chooseSheet: (sheet: number) => void file.chooseSheet(sheet),
    change: (change: FileChoice) => void file.change(change),
    answer: (column: LaneColumn, order: DateOrder | undefined) =>
      chosenFile && compare(chosenFile, { ...compared.orders, [column]: order }),
    edit,
    store: () => void store(),
    startOver: () => {
      file.forget();
      setProblem(undefined);
    },
  };
};

export type LaneImport = ReturnType<typeof useLaneImport>;
