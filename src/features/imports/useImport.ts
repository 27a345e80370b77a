import { useEffect, useRef, useState } from 'react';
import { api } from '@/api/api';
import type { ApiError } from '@/api/supabaseBaseQuery';
import { useAppDispatch } from '@/redux/hooks';
import { dropCorrections, keepCorrection, readCorrections } from '@/domain/imports/corrections';
import { checkInSlices, checkRow, markIfRepeated } from './checkRow';
import type { ImportColumn } from './columns';
import { useCheckImportMutation, useStoreImportedMutation } from './importApi';
import { inState, replaceRows, settledRow, toStore, type ImportRow, type Included } from './importRow';
import { readAsTyped } from './reading';
import type { ZoneOf } from './rowClocks';
import { runRows, type Ended } from './runRows';
import { useMatching } from './useMatching';
import { useRowZones } from './useRowZones';

export type Step = 'choose' | 'match' | 'check' | 'review' | 'run' | 'report';

interface Run {
  doneCount: number;
  all: number;
  /** How it ended; undefined while it runs. */
  ended?: Ended;
}

const noRun: Run = { doneCount: 0, all: 0 };
const noneIncluded: Included = { warned: false, duplicate: false };

/** Lets the page show what was set before a long computation. */
const painted = () => new Promise((resolve) => setTimeout(resolve, 30));

/** An import, from the choice of a file to the report. */
export const useImport = () => {
  const dispatch = useAppDispatch();
  const [check] = useCheckImportMutation();
  const [store] = useStoreImportedMutation();
  const [step, setStep] = useState<Step>('choose');
  const matching = useMatching();
  const { chosenFile: file, batch, columns, filled, clocks } = matching;
  const table = file?.table;
  const zones = useRowZones();
  const [rows, showRows] = useState<readonly ImportRow[]>([]);
  const current = useRef(rows);
  const [included, setIncluded] = useState(noneIncluded);
  const [run, setRun] = useState<Run>(noRun);
  const stopper = useRef(new AbortController());
  useEffect(() => {
    return () => stopper.current.abort();
  }, []);

  const checks = useRef(new Set<Promise<unknown>>());
  /** The corrected rows that the database could not be asked about. */
  const unasked = useRef(new Set<number>());

  /** What is computed after a wait begins with the rows of then, not with those that were shown before it. */
  const changeRows = (change: (before: readonly ImportRow[]) => readonly ImportRow[]) => {
    current.current = change(current.current);
    showRows(current.current);
  };
  const settledAs = (settled: readonly ImportRow[]) => {
    const stored = new Set(inState(settled, 'stored').map(({ number }) => number));
    dropCorrections(batch, (row) => stored.has(row));
    changeRows((before) => replaceRows(before, settled));
    setRun((before) => ({ ...before, doneCount: before.doneCount + settled.length }));
  };
  const start = () => {
    stopper.current = new AbortController();
    return stopper.current.signal;
  };
  const sendCheck = async (entries: Parameters<typeof check>[0]['entries']) => {
    const { data, error } = await check({ batch, entries });
    return { data, error: error as ApiError | undefined };
  };

  const choose = async (from: File) => {
    if (!(await matching.choose(from))) return;
    setIncluded(noneIncluded);
    setStep('match');
  };

  const reading = matching.reading ?? readAsTyped;

  const checkAll = async (chosen = clocks) => {
    const signal = start();
    setRun({ doneCount: 0, all: table?.lines.length ?? 0 });
    setStep('check');
    await painted();
    unasked.current.clear();
    const readRows = (of: ZoneOf) =>
      checkInSlices(
        signal,
        ...([table?.lines ?? [], columns, filled, readCorrections(batch), { of, chosen }, reading] as const),
      );
    const isAsked = await zones.ask(await zones.missing(readRows), signal);
    const checked = isAsked ? await readRows(zones.of) : undefined;
    if (signal.aborted) return void setStep('match');
    if (!checked) return void setRun((before) => ({ ...before, ended: 'broken' }));
    changeRows(() => checked);
    const ended = await runRows(checked, sendCheck, settledAs, { signal, isTrial: true });
    setRun((before) => ({ ...before, ended }));
    if (ended !== 'broken') setStep(ended === 'done' ? 'review' : 'match');
  };

  const withText = async ({ number }: ImportRow, column: ImportColumn, text: string) => {
    const row = current.current.find((candidate) => candidate.number === number) as ImportRow;
    keepCorrection(batch, number, column, text);
    const edited = [...new Set([...row.edited, column])];
    const numbers = row.numbers.filter((heldColumn) => heldColumn !== column);
    const readRow = (of: ZoneOf) =>
      checkRow(...([row.number, { ...row.texts, [column]: text }, edited, { of, chosen: clocks }] as const), {
        ...reading,
        numbers,
      });
    const missing = await zones.missing(readRow);
    if (missing.length > 0) await zones.ask(missing);
    return markIfRepeated(readRow(zones.of), current.current);
  };

  /** Changes a text of some rows, and says what the rules and the database make of them. */
  const change = async (edited: readonly ImportRow[], column: ImportColumn, text: string) => {
    const changed = edited.filter(({ texts }) => (texts[column] ?? '') !== text);
    const next: ImportRow[] = [];
    for (const row of changed) next.push(await withText(row, column, text));
    const uncheckedRows = next.filter(({ state }) => state === 'unchecked');
    // Until the database has answered: an import waits for that.
    changeRows((before) =>
      replaceRows(before, [
        ...next.filter(({ state }) => state !== 'unchecked'),
        ...uncheckedRows.map(settledRow),
      ]),
    );
    if (uncheckedRows.length === 0) return;
    const { signal } = new AbortController();
    const keep = (settled: readonly ImportRow[]) => {
      const isCurrent = ({ number }: ImportRow) => {
        const sentRow = uncheckedRows.find((row) => row.number === number);
        return current.current.some((row) => row.number === number && row.texts === sentRow?.texts);
      };
      changeRows((before) => replaceRows(before, settled.filter(isCurrent)));
    };
    const ended = await runRows(uncheckedRows, sendCheck, keep, { signal, isTrial: true });
    for (const { number } of uncheckedRows) unasked.current[ended === 'broken' ? 'add' : 'delete'](number);
  };
  const edit = async (...edited: Parameters<typeof change>) => {
    const answer = change(...edited);
    checks.current.add(answer);
    await answer.finally(() => checks.current.delete(answer));
  };

  /** Asks about the rows whose check had no answer: one that is there already would be stored twice. */
  const askAgain = (signal: AbortSignal) => {
    const rowsLeft = inState(current.current, 'ready', 'warned').filter(({ number }) =>
      unasked.current.has(number),
    );
    const keep = (settled: readonly ImportRow[]) => {
      for (const { number } of settled) unasked.current.delete(number);
      changeRows((before) => replaceRows(before, settled));
    };
    return runRows(rowsLeft, sendCheck, keep, { signal, isTrial: true });
  };

  const storeRows = async () => {
    const signal = start();
    const show = (all: number) =>
      setRun((before) => (step === 'run' ? { ...before, ended: undefined } : { doneCount: 0, all }));
    show(toStore(rows, included).length);
    setStep('run');
    if (checks.current.size > 0) await Promise.all(checks.current);
    const ending = await askAgain(signal);
    if (ending !== 'done') return void setRun((before) => ({ ...before, ended: ending }));
    const chosenRows = toStore(current.current, included);
    show(chosenRows.length);
    const send = async (entries: Parameters<typeof store>[0]['entries']) => {
      const { data, error } = await store({ batch, file: table?.name.slice(0, 120) ?? '', entries });
      return { data, error: error as ApiError | undefined };
    };
    const wrong = new Set(inState(current.current, 'wrong').map(({ number }) => number));
    const settle = (settled: readonly ImportRow[]) => {
      settledAs(settled);
      for (const { number } of inState(settled, 'wrong')) wrong.add(number);
    };
    const ended = await runRows(chosenRows, send, settle, { signal, isTrial: false });
    // What was left out with its errors can still be corrected: the file is chosen again for that.
    if (ended === 'done') dropCorrections(batch, (row) => !wrong.has(row));
    if (ended === 'done' && wrong.size === 0) matching.drop();
    dispatch(api.util.invalidateTags(['Consignment']));
    setRun((before) => ({ ...before, ended }));
    if (ended === 'done') setStep('report');
  };

  return {
    step,
    matching,
    table,
    rows,
    included,
    run,
    choose: (from: File) => void choose(from),
    /** Reads the dates of a country by another clock: all rows are checked again. */
    chooseClock: (country: string, zone: string) => {
      const next = { ...clocks, [country]: zone || undefined };
      matching.setClocks(next);
      void checkAll(next);
    },
    checkAll: () => void checkAll(),
    edit: (edited: readonly ImportRow[], column: ImportColumn, text: string) =>
      void edit(edited, column, text),
    include: (change: Partial<Included>) => setIncluded((before) => ({ ...before, ...change })),
    store: () => void storeRows(),
    stop: () => stopper.current.abort(),
    goTo: setStep,
    startOver: () => {
      stopper.current.abort();
      matching.forget();
      changeRows(() => []);
      setRun(noRun);
      setStep('choose');
    },
  };
};

export type Import = ReturnType<typeof useImport>;
