import { storageKeys } from '@/config/storageKeys';
import { keepDraft, readDraft } from '@/ui/forms/sessionDraft';
import type { BulkJob, BulkRow, Step } from './bulk';

type EventStep = Extract<Step, { kind: 'event' }>;

/** A job as the tab's storage has it: its update once, which ten thousand rows would leave no room for. */
interface KeptJob extends Omit<BulkJob, 'rows'> {
  event?: EventStep['event'];
  rows: readonly (Omit<BulkRow, 'step'> & { step: Step | Omit<EventStep, 'event'> })[];
}

const isEvent = (step: Step): step is EventStep => step.kind === 'event';

export const keepJob = (job: BulkJob) => {
  const keptJob: KeptJob = {
    ...job,
    event: job.rows.map(({ step }) => step).find(isEvent)?.event,
    rows: job.rows.map((row) => (isEvent(row.step) ? { ...row, step: { kind: 'event' } } : row)),
  };
  keepDraft(storageKeys.bulkJob, keptJob);
};

/** The job that was kept; undefined if there is none. */
export const readJob = (): BulkJob | undefined => {
  const { event, rows, ...job } = readDraft<KeptJob>(storageKeys.bulkJob) ?? {};
  if (!Array.isArray(rows)) return undefined;
  const whole = (rows as KeptJob['rows']).map((row) =>
    row.step.kind === 'event' ? { ...row, step: { event, ...row.step } } : row,
  );
  return { ...job, rows: whole } as BulkJob;
};
