import { useEffect, useRef, useState } from 'react';
import { api } from '@/api/api';
import type { ApiError } from '@/api/supabaseBaseQuery';
import { storageKeys } from '@/config/storageKeys';
import { useAppDispatch } from '@/redux/hooks';
import { dropDraft, keepDraft, readDraft } from '@/ui/forms/sessionDraft';
import { dropCorrections, keepCorrection, readCorrections } from '@/ui/imports/corrections';
import { readFile, type FileTable } from '@/ui/imports/readFile';
import { checkLines, checkRow, markIfRepeated } from './checkRow';
import { matchColumns, type ImportColumn } from './columns';
import { useCheckImportMutation, useStoreImportedMutation } from './importApi';
import { inState, replaceRows, toStore, type ImportRow, type RowTexts } from './importRow';
import type { ZoneOf, Zones } from './rowClocks';
import { runRows, type Ended } from './runRows';
import { useRowZones } from './useRowZones';

export type Step = 'choose' | 'match' | 'check' | 'review' | 'run' | 'report';

interface Run {
  done: number;
  all: number;
  /** How it ended; undefined while it runs. */
  ended?: Ended;
}

/** What each column of a file becomes, and the texts of those that it lacks. */
interface Matching {
  columns: readonly (ImportColumn | null)[];
  filled: RowTexts;
  /** By whose clock dates are read in countries of several time zones. */
  clocks?: Zones['chosen'];
}

const noRun: Run = { done: 0, all: 0 };

/** Lets the page show what was set before a long computation. */
const painted = () => new Promise((resolve) => setTimeout(resolve, 30));

/** An import, from the choice of a file to the report. */
export const useImport = () => {
  const dispatch = useAppDispatch();
  const [check] = useCheckImportMutation();
  const [store] = useStoreImportedMutation();
  const [step, setStep] = useState<Step>('choose');
  const [reading, setReading] = useState<{ isBusy: boolean; problem?: string }>({ isBusy: false });
  const [table, setTable] = useState<FileTable>();
  const [matching, setMatching] = useState<Matching>({ columns: [], filled: {} });
  const { columns, filled, clocks = {} } = matching;
  const zones = useRowZones();
  const [rows, showRows] = useState<readonly ImportRow[]>([]);
  const current = useRef(rows);
  const [withDuplicates, setWithDuplicates] = useState(false);
  const [run, setRun] = useState<Run>(noRun);
  const chosenFile = useRef<File>(undefined);
  const stopper = useRef(new AbortController());
  useEffect(() => {
    return () => stopper.current.abort();
  }, []);

  const checks = useRef(new Set<Promise<unknown>>());
  /** The corrected rows that the database could not be asked about. */
  const unasked = useRef(new Set<number>());

  const batch = table?.key ?? '';
  /** What is computed after a wait begins with the rows of then, not with those that were shown before it. */
  const changeRows = (change: (before: readonly ImportRow[]) => readonly ImportRow[]) => {
    current.current = change(current.current);
    showRows(current.current);
  };
  const settledAs = (settled: readonly ImportRow[]) => {
    const stored = new Set(inState(settled, 'stored').map(({ number }) => number));
    dropCorrections(batch, (row) => stored.has(row));
    changeRows((before) => replaceRows(before, settled));
    setRun((before) => ({ ...before, done: before.done + settled.length }));
  };
  const start = () => {
    stopper.current = new AbortController();
    return stopper.current.signal;
  };
  const sendCheck = async (entries: Parameters<typeof check>[0]['entries']) => {
    const { data, error } = await check({ batch, entries });
    return { data, error: error as ApiError | undefined };
  };

  const fits = (headings: readonly string[]) => matchColumns(headings).some((column) => column !== null);
  const choose = async (file: File, sheet?: number) => {
    setReading({ isBusy: true });
    try {
      const read = await readFile(file, fits, sheet);
      chosenFile.current = file;
      setTable(read);
      const kept = readDraft<Matching>(storageKeys.importMatching(read.key));
      const found = { columns: matchColumns(read.headings), filled: sheet === undefined ? {} : filled };
      setMatching({ ...found, ...kept });
      setWithDuplicates(false);
      setReading({ isBusy: false });
      setStep('match');
    } catch (error) {
      setReading({ isBusy: false, problem: (error as Error).message });
    }
  };

  /** As with corrections: after a reload the file can be chosen again. */
  const matchAs = (matched: Matching) => {
    setMatching(matched);
    keepDraft(storageKeys.importMatching(batch), matched);
  };

  const checkAll = async (chosen = clocks) => {
    const signal = start();
    setRun({ done: 0, all: table?.lines.length ?? 0 });
    setStep('check');
    await painted();
    unasked.current.clear();
    const read = (of: ZoneOf) =>
      checkLines(table?.lines ?? [], columns, filled, readCorrections(batch), { of, chosen });
    const isAsked = await zones.ask(zones.missing(read), signal);
    if (signal.aborted) return void setStep('match');
    if (!isAsked) return void setRun((before) => ({ ...before, ended: 'broken' }));
    const checked = read(zones.of);
    changeRows(() => checked);
    const ended = await runRows(checked, sendCheck, settledAs, { signal, isTrial: true });
    setRun((before) => ({ ...before, ended }));
    if (ended !== 'broken') setStep(ended === 'done' ? 'review' : 'match');
  };

  /** Stores a text of a row, and says what the rules and the database make of it. */
  const edit = async (row: ImportRow, column: ImportColumn, text: string) => {
    if ((row.texts[column] ?? '') === text) return;
    keepCorrection(batch, row.number, column, text);
    const edited = [...new Set([...row.edited, column])];
    const read = (of: ZoneOf) =>
      checkRow(row.number, { ...row.texts, [column]: text }, edited, { of, chosen: clocks });
    const missing = zones.missing(read);
    if (missing.length > 0) await zones.ask(missing);
    const next = markIfRepeated(read(zones.of), rows);
    // Until the database has answered: an import waits for that.
    changeRows((before) =>
      replaceRows(before, [next.state === 'unchecked' ? { ...next, state: 'ready' } : next]),
    );
    if (next.state !== 'unchecked') return;
    const { signal } = new AbortController();
    const keep = (settled: ImportRow[]) =>
      changeRows((before) =>
        before.some(({ number, texts }) => number === next.number && texts === next.texts)
          ? replaceRows(before, settled)
          : before,
      );
    const answer = runRows([next], sendCheck, keep, { signal, isTrial: true }).then((ended) =>
      unasked.current[ended === 'broken' ? 'add' : 'delete'](next.number),
    );
    checks.current.add(answer);
    await answer.finally(() => checks.current.delete(answer));
  };

  /** Asks about the rows whose check had no answer: one that is there already would be stored twice. */
  const askAgain = (signal: AbortSignal) => {
    const rowsLeft = inState(current.current, 'ready').filter(({ number }) => unasked.current.has(number));
    const keep = (settled: readonly ImportRow[]) => {
      for (const { number } of settled) unasked.current.delete(number);
      changeRows((before) => replaceRows(before, settled));
    };
    return runRows(rowsLeft, sendCheck, keep, { signal, isTrial: true });
  };

  const storeRows = async () => {
    const signal = start();
    const show = (all: number) =>
      setRun((before) => (step === 'run' ? { ...before, ended: undefined } : { done: 0, all }));
    show(toStore(rows, withDuplicates).length);
    setStep('run');
    if (checks.current.size > 0) await Promise.all(checks.current);
    const asked = await askAgain(signal);
    if (asked !== 'done') return void setRun((before) => ({ ...before, ended: asked }));
    const chosen = toStore(current.current, withDuplicates);
    show(chosen.length);
    const send = async (entries: Parameters<typeof store>[0]['entries']) => {
      const { data, error } = await store({ batch, file: table?.name.slice(0, 120) ?? '', entries });
      return { data, error: error as ApiError | undefined };
    };
    const wrong = new Set(inState(current.current, 'wrong').map(({ number }) => number));
    const settle = (settled: readonly ImportRow[]) => {
      settledAs(settled);
      for (const { number } of inState(settled, 'wrong')) wrong.add(number);
    };
    const ended = await runRows(chosen, send, settle, { signal, isTrial: false });
    // What was left out with its errors can still be corrected: the file is chosen again for that.
    if (ended === 'done') dropCorrections(batch, (row) => !wrong.has(row));
    if (ended === 'done' && wrong.size === 0) dropDraft(storageKeys.importMatching(batch));
    dispatch(api.util.invalidateTags(['Consignment']));
    setRun((before) => ({ ...before, ended }));
    if (ended === 'done') setStep('report');
  };

  return {
    step,
    reading,
    table,
    columns,
    filled,
    rows,
    withDuplicates,
    run,
    choose: (file: File) => void choose(file),
    chooseSheet: (sheet: number) => void (chosenFile.current && choose(chosenFile.current, sheet)),
    match: (place: number, column: ImportColumn | null) =>
      matchAs({
        filled,
        clocks,
        columns: columns.map((old, at) => (at === place ? column : old === column ? null : old)),
      }),
    fill: (column: ImportColumn, text: string) =>
      matchAs({ columns, clocks, filled: { ...filled, [column]: text } }),
    clocks,
    /** Reads the dates of a country by another clock: all rows are checked again. */
    chooseClock: (country: string, zone: string) => {
      const next = { ...clocks, [country]: zone || undefined };
      matchAs({ columns, filled, clocks: next });
      void checkAll(next);
    },
    checkAll: () => void checkAll(),
    edit: (row: ImportRow, column: ImportColumn, text: string) => void edit(row, column, text),
    setWithDuplicates,
    store: () => void storeRows(),
    stop: () => stopper.current.abort(),
    goTo: setStep,
    startOver: () => {
      stopper.current.abort();
      setTable(undefined);
      changeRows(() => []);
      setRun(noRun);
      setStep('choose');
    },
  };
};

export type Import = ReturnType<typeof useImport>;
