import type { ApiError } from '@/api/supabaseBaseQuery';
import { toJob, type BulkRow } from './bulk';
import { runJob } from './runJob';

const rows = toJob(
  'Archive',
  { kind: 'archive' },
  Array.from({ length: 10 }, (_, index) => ({
    id: index + 1,
    trackingId: `AG${index}`,
    type: 'Regular',
    archived_at: null,
  })),
).rows;

const failure = (status: number, reason = 'no', code?: string): { error: ApiError } => ({
  error: { message: reason, reason, status, code },
});

const run = async (take: (row: BulkRow) => object, signal = new AbortController().signal) => {
  const settled = new Map<number, Partial<BulkRow>>();
  const ended = await runJob(
    rows,
    (row) => Promise.resolve(take(row)),
    (row, outcome) => settled.set(row.id, outcome),
    signal,
  );
  return { ended, settled };
};

describe('running a job', () => {
  it('takes each row that waits once', async () => {
    const takenIds: number[] = [];
    const { ended, settled } = await run(({ id }) => {
      takenIds.push(id);
      return { data: {} };
    });
    expect(ended).toBe('done');
    expect(takenIds.sort((a, b) => a - b)).toEqual(rows.map(({ id }) => id));
    expect(settled.get(3)).toEqual({ outcome: 'done' });
  });

  it('says why a row was refused, and goes on', async () => {
    const { ended, settled } = await run(({ id }) => {
      if (id === 1) return failure(400, 'The history is full.');
      if (id === 2) return failure(406, 'The result contains 0 rows', 'PGRST116');
      return id === 3 ? { data: { refused: 'Its type is VIP by now.' } } : { data: {} };
    });
    expect(ended).toBe('done');
    expect([1, 2, 3].map((id) => settled.get(id)?.reason)).toEqual([
      'The history is full.',
      'Someone has deleted it.',
      'Its type is VIP by now.',
    ]);
    expect([...settled.values()].filter(({ outcome }) => outcome === 'done')).toHaveLength(7);
  });

  it.each([0, 401, 429, 500])('stops at status %d, and leaves the rest waiting', async (status) => {
    const { ended, settled } = await run(({ id }) => (id < 3 ? { data: {} } : failure(status)));
    expect(ended).toBe('broken');
    expect([...settled.keys()]).toEqual([1, 2]);
  });

  it('stops when it is told to', async () => {
    const stopper = new AbortController();
    const { ended, settled } = await run(({ id }) => {
      if (id === 4) stopper.abort();
      return { data: {} };
    }, stopper.signal);
    expect(ended).toBe('stopped');
    expect(settled.size).toBe(4);
  });
});
