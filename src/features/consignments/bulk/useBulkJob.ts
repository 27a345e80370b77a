import { useEffect, useRef, useState } from 'react';
import { api } from '@/api/api';
import type { ApiError } from '@/api/supabaseBaseQuery';
import { storageKeys } from '@/config/storageKeys';
import { useAppDispatch } from '@/redux/hooks';
import { dropDraft, readDraft } from '@/ui/forms/sessionDraft';
import { EVENT_DRAFT } from './actionForms';
import { withRetries, type BulkJob } from './bulk';
import { useTakeStepMutation } from './bulkApi';
import { keepJob, readJob } from './keptJob';
import { runJob } from './runJob';

export type JobState = 'ready' | 'running' | 'stopped' | 'broken' | 'done';

/** Steps can be repeated without harm, so that a job of thousands need not be stored after each of them. */
const STORED_EVERY = 25;

const stateOfStored = ({ rows }: BulkJob): JobState =>
  rows.some(({ outcome }) => outcome === 'waiting') ? 'stopped' : 'done';

/**
 * The job in hand. It is kept in the tab's storage until it is closed, so that it goes on after a reload, and can still be
 * undone.
 */
export const useBulkJob = () => {
  const dispatch = useAppDispatch();
  const [take] = useTakeStepMutation();
  const [{ job, state }, setShown] = useState<{ job?: BulkJob; state: JobState }>(() => {
    const stored = readJob();
    return stored ? { job: stored, state: stateOfStored(stored) } : { state: 'ready' };
  });
  const [settled, setSettled] = useState(0);
  const stopper = useRef(new AbortController());
  useEffect(() => {
    return () => stopper.current.abort();
  }, []);

  const run = async (started: BulkJob) => {
    const rows = [...started.rows];
    const places = new Map(rows.map(({ id }, place) => [id, place]));
    const current = (): BulkJob => ({ ...started, rows: [...rows] });
    keepJob(current());
    // A session that ended meanwhile has cleared the tab's storage: nothing of it is written there again.
    const keep = () => {
      if (readDraft(storageKeys.bulkJob)) keepJob(current());
    };
    setShown({ job: started, state: 'running' });
    setSettled(rows.filter(({ outcome }) => outcome !== 'waiting').length);
    stopper.current = new AbortController();
    let unstored = 0;
    const ended = await runJob(
      started.rows,
      async (row) => {
        const { data, error } = await take(row);
        return { data, error: error as ApiError | undefined };
      },
      (row, outcome) => {
        rows[places.get(row.id) ?? 0] = { ...row, ...outcome };
        setSettled((before) => before + 1);
        unstored += 1;
        if (unstored % STORED_EVERY === 0) keep();
      },
      stopper.current.signal,
    );
    keep();
    dispatch(api.util.invalidateTags(['Consignment']));
    setShown({ job: current(), state: ended });
  };

  return {
    job,
    state,
    /** How many rows of a running job have come out. */
    settled,
    /** Shows a job, to be confirmed. */
    prepare: (next: BulkJob) => setShown({ job: next, state: 'ready' }),
    start: (next: BulkJob) => {
      if (next.rows.some(({ step }) => step.kind === 'event')) dropDraft(EVENT_DRAFT); // the job has it now
      void run(next);
    },
    resume: () => job && void run(job),
    retry: () => job && void run(withRetries(job)),
    stop: () => stopper.current.abort(),
    close: () => {
      dropDraft(storageKeys.bulkJob);
      setShown({ state: 'ready' });
    },
  };
};

export type Bulk = ReturnType<typeof useBulkJob>;
