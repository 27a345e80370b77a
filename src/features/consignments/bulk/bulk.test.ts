import {
  canUndo,
  countOf,
  toJob,
  undoOf,
  withRetries,
  type BulkAction,
  type BulkJob,
  type Subject,
} from './bulk';

const subject = (id: number, changes: Partial<Subject> = {}): Subject => ({
  id,
  trackingId: `AG00000${id}`,
  type: 'Regular',
  archived_at: null,
  ...changes,
});
const archived = { archived_at: '2026-11-25T00:00:00Z' };
const event = { code: 'held', classifier: 'actual', moment: '2026-11-25T00:00:00Z' } as const;

const jobOf = (action: BulkAction, ...subjects: Subject[]) => toJob('Title', action, subjects);
const doneJob = (job: BulkJob): BulkJob => ({
  ...job,
  rows: job.rows.map((row) => ({ ...row, outcome: 'done' })),
});

describe('a job', () => {
  it('has a step and a key of its own for each consignment', () => {
    const { rows } = jobOf({ kind: 'event', label: 'Held', event }, subject(1), subject(2));
    expect(rows.map(({ step }) => step)).toEqual([
      { kind: 'event', event },
      { kind: 'event', event },
    ]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(2);
  });

  it.each<[BulkAction, Partial<Subject>]>([
    [{ kind: 'archive' }, archived],
    [{ kind: 'restore' }, {}],
    [{ kind: 'type', to: 'Regular' }, {}],
  ])('leaves alone what is so already: %j', (action, changes) => {
    expect(countOf(jobOf(action, subject(1, changes)), 'unchanged')).toBe(1);
  });

  it('tries again only what was refused, under the same key', () => {
    const job = jobOf({ kind: 'archive' }, subject(1), subject(2));
    const [first, second] = job.rows;
    const refusedJob: BulkJob = {
      ...job,
      rows: [
        { ...first!, outcome: 'done' },
        { ...second!, outcome: 'refused', reason: 'Why' },
      ],
    };
    expect(withRetries(refusedJob).rows).toEqual([
      { ...first, outcome: 'done' },
      { ...second, reason: undefined },
    ]);
  });
});

describe('undoing a job', () => {
  it.each<[BulkAction, Partial<Subject>, object]>([
    [{ kind: 'archive' }, {}, { kind: 'restore' }],
    [{ kind: 'restore' }, archived, { kind: 'archive' }],
    [{ kind: 'type', to: 'VIP' }, {}, { kind: 'type', from: 'VIP', to: 'Regular' }],
  ])('reverses %j', (action, changes, step) => {
    expect(undoOf(doneJob(jobOf(action, subject(1, changes))), 'Undo').rows).toMatchObject([{ id: 1, step }]);
  });

  it('voids the events that were added', () => {
    const job = doneJob(jobOf({ kind: 'event', label: 'Held', event }, subject(1), subject(2)));
    expect(undoOf(job, 'Undo').rows.map(({ step }) => step)).toEqual(
      job.rows.map(({ key }) => ({ kind: 'void', of: key })),
    );
  });

  it('reverses what was done or may have been, and is not undone in turn', () => {
    const job = jobOf({ kind: 'archive' }, subject(1), subject(2, archived), subject(3), subject(4));
    const outcomes = { 1: 'done', 2: 'unchanged', 3: 'refused', 4: 'waiting' } as const;
    const half: BulkJob = {
      ...job,
      rows: job.rows.map((row) => ({ ...row, outcome: outcomes[row.id as keyof typeof outcomes] })),
    };
    expect(canUndo(half)).toBe(true);
    const undo = undoOf(half, 'Undo');
    expect(undo.rows.map(({ id }) => id)).toEqual([1, 4]);
    expect(canUndo(doneJob(undo))).toBe(false);
  });

  it('is not offered where nothing was changed', () => {
    expect(canUndo(jobOf({ kind: 'archive' }, subject(1, archived)))).toBe(false);
  });
});
