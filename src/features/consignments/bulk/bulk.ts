import { newUuid } from '@/api/newUuid';
import type { ConsignmentSummary } from '@/domain/consignment/consignment';
import type { NewEvent } from '@/domain/journey/entries';

/** What can be done to many consignments at once. */
export type BulkAction =
  | { kind: 'archive' }
  | { kind: 'restore' }
  | { kind: 'type'; to: string }
  | { kind: 'event'; label: string; event: Omit<NewEvent, 'consignment' | 'request_key'> };

export type BulkKind = BulkAction['kind'];

/** What is done to one consignment, so that it can be repeated without harm and undone. */
export type Step =
  | { kind: 'archive' }
  | { kind: 'restore' }
  | { kind: 'type'; from: string; to: string }
  | { kind: 'event'; event: Omit<NewEvent, 'consignment' | 'request_key'> }
  /** Of the event that was added under this key. */
  | { kind: 'void'; of: string };

export type Subject = Pick<ConsignmentSummary, 'id' | 'trackingId' | 'type' | 'archived_at'>;

export type Outcome = 'waiting' | 'done' | 'refused' | 'unchanged';

export interface BulkRow {
  id: number;
  trackingId: string;
  /** Under which the step is stored once. */
  key: string;
  step: Step;
  outcome: Outcome;
  /** Why it was refused. */
  reason?: string;
}

export interface BulkJob {
  title: string;
  rows: readonly BulkRow[];
  /** Whether it takes another job back. */
  isUndo: boolean;
}

/** More would not fit into the tab's storage. */
export const MOST_ROWS = 10_000;

const stepFor = (action: BulkAction, { type }: Subject): Step => {
  if (action.kind === 'type') return { kind: 'type', from: type, to: action.to };
  return action.kind === 'event' ? { kind: 'event', event: action.event } : action;
};

const isSoAlready = (action: BulkAction, { type, archived_at }: Subject) => {
  if (action.kind === 'archive') return archived_at !== null;
  if (action.kind === 'restore') return archived_at === null;
  return action.kind === 'type' && action.to === type;
};

/** A job with a row for each consignment. What would not change is left alone. */
export const toJob = (title: string, action: BulkAction, subjects: readonly Subject[]): BulkJob => ({
  title,
  isUndo: false,
  rows: subjects.map((subject) => ({
    id: subject.id,
    trackingId: subject.trackingId,
    key: newUuid(),
    step: stepFor(action, subject),
    outcome: isSoAlready(action, subject) ? 'unchanged' : 'waiting',
  })),
});

const inverse = ({ step, key }: BulkRow): Step | undefined => {
  switch (step.kind) {
    case 'archive':
      return { kind: 'restore' };
    case 'restore':
      return { kind: 'archive' };
    case 'type':
      return { kind: 'type', from: step.to, to: step.from };
    case 'event':
      return { kind: 'void', of: key };
    case 'void':
      return undefined; // for good (decision 015)
  }
};

/**
 * Of a job that was stopped, rows that wait may have been done: an answer was lost, or the tab was reloaded before it was kept. To
 * take back what was not done changes nothing.
 */
const mayBeDone = ({ outcome }: BulkRow) => outcome === 'done' || outcome === 'waiting';

/** The job that takes another back, which was started, as far as that was or may have been done. */
export const undoOf = ({ rows }: BulkJob, title: string): BulkJob => ({
  title,
  isUndo: true,
  rows: rows.flatMap((row) => {
    const step = mayBeDone(row) ? inverse(row) : undefined;
    return step ? [{ id: row.id, trackingId: row.trackingId, key: newUuid(), step, outcome: 'waiting' }] : [];
  }),
});

export const canUndo = ({ rows, isUndo }: BulkJob) =>
  !isUndo && rows.some((row) => mayBeDone(row) && inverse(row) !== undefined);

/** The same job, with what was refused to be tried again. */
export const withRetries = (job: BulkJob): BulkJob => ({
  ...job,
  rows: job.rows.map((row) =>
    row.outcome === 'refused' ? { ...row, outcome: 'waiting', reason: undefined } : row,
  ),
});

export const countOf = ({ rows }: BulkJob, outcome: Outcome) =>
  rows.filter((row) => row.outcome === outcome).length;
