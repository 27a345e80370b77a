import { READ_DEADLINE_MS, WRITE_DEADLINE_MS } from '@/config/timing';
import { MAX_RETRIES } from './retryReads';
import { selectIsRetrying } from './retriesSlice';
import { makeStore } from '@/app/store';
import { selectToasts } from '@/features/toasts/toastsSlice';
import { aConsignment } from '@/test/builders';
import { NO_ANSWER, onItsWay, refusal, Reply, stubBackend, type Script } from '@/test/stubBackend';
import { api } from './api';
import '@/domain/consignment/consignmentsApi';
import '@/features/staff/staffApi';

interface Endpoints {
  getConsignment: { initiate: (id: number) => never };
  deleteConsignment: { initiate: (id: number) => never };
  removeStaff: { initiate: (id: string) => never };
}

const endpoints = api.endpoints as unknown as Endpoints;
const ROW = '/rest/v1/consignment';

const setUp = (script: Script) => {
  const backend = stubBackend(script);
  const store = makeStore({ loadDb: () => Promise.resolve(backend.db) });
  return { ...backend, store, toasts: () => selectToasts(store.getState()).map(({ text }) => text) };
};

describe('supabaseBaseQuery', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('retries a failed read three times, after 1, 2 and 4 seconds, then shows one toast', async () => {
    const { store, countOf, toasts } = setUp({ [`GET ${ROW}`]: NO_ANSWER });
    store.dispatch(endpoints.getConsignment.initiate(7));
    const attempts: number[] = [];
    for (const wait of [0, 1_000, 2_000, 4_000, 60_000]) {
      await jest.advanceTimersByTimeAsync(wait);
      attempts.push(countOf(`GET ${ROW}`));
      if (wait === 0) expect(selectIsRetrying(store.getState())).toBe(true);
    }
    expect(attempts).toEqual([1, 2, 3, 4, 1 + MAX_RETRIES]);
    expect(selectIsRetrying(store.getState())).toBe(false);
    expect(toasts()).toEqual(['This consignment could not be fetched']);
  });

  it('keeps the words that an endpoint declares, and says what became of it in a second line', async () => {
    const { store } = setUp({});
    const keep = api.injectEndpoints({
      endpoints: (build) => ({
        keepDeclared: build.mutation<null, void>({
          query: () => () =>
            Promise.resolve({ data: null, error: null, notice: 'Something else', detail: 'It waits' }),
          extraOptions: { success: 'Email Sent Successfully' },
        }),
      }),
    });
    void store.dispatch(keep.endpoints.keepDeclared.initiate());
    await jest.advanceTimersByTimeAsync(0);
    expect(selectToasts(store.getState())).toEqual([
      {
        id: expect.any(String) as string,
        kind: 'success',
        text: 'Email Sent Successfully',
        detail: 'It waits',
      },
    ]);
  });

  it('does not retry a refused read', async () => {
    const { store, countOf } = setUp({ [`GET ${ROW}`]: refusal(403, '42501', 'permission denied') });
    store.dispatch(endpoints.getConsignment.initiate(7));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(countOf(`GET ${ROW}`)).toBe(1);
  });

  it('times out a read without a response, and retries it', async () => {
    const { store, countOf, toasts } = setUp({ [`GET ${ROW}`]: () => new Promise(() => undefined) });
    store.dispatch(endpoints.getConsignment.initiate(7));
    const attempts: number[] = [];
    for (const wait of [READ_DEADLINE_MS, 1_000, READ_DEADLINE_MS + 2_000, READ_DEADLINE_MS + 4_000]) {
      await jest.advanceTimersByTimeAsync(wait);
      attempts.push(countOf(`GET ${ROW}`));
    }
    expect(attempts).toEqual([1, 2, 3, 4]);
    expect(toasts()).toEqual([]);
    await jest.advanceTimersByTimeAsync(READ_DEADLINE_MS);
    expect(countOf(`GET ${ROW}`)).toBe(1 + MAX_RETRIES);
    expect(toasts()).toEqual(['This consignment could not be fetched']);
  });

  it('times out a write without a response, and does not retry it', async () => {
    const { store, countOf, toasts } = setUp({ [`DELETE ${ROW}`]: () => new Promise(() => undefined) });
    const removal = store.dispatch(endpoints.deleteConsignment.initiate(7)) as unknown as Promise<unknown>;
    await jest.advanceTimersByTimeAsync(WRITE_DEADLINE_MS - 1);
    expect(toasts()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(await removal).toMatchObject({ error: { status: 0 } });
    expect(toasts()).toEqual(['This file could not be deleted']);
    await jest.advanceTimersByTimeAsync(10 * WRITE_DEADLINE_MS);
    expect(countOf(`DELETE ${ROW}`)).toBe(1);
  });

  it('times out a write whose client fails to load in time, and does not send it later', async () => {
    const { db, countOf } = stubBackend({});
    const { arrived, release } = onItsWay(db);
    const store = makeStore({ loadDb: () => arrived as Promise<typeof db> });
    const removal = store.dispatch(endpoints.deleteConsignment.initiate(7)) as unknown as Promise<unknown>;
    await jest.advanceTimersByTimeAsync(WRITE_DEADLINE_MS);
    expect(await removal).toMatchObject({ error: { status: 0 } });
    release();
    await jest.advanceTimersByTimeAsync(0);
    expect(countOf(`DELETE ${ROW}`)).toBe(0);
  });

  it('never retries a write', async () => {
    const { store, countOf, toasts } = setUp({ [`DELETE ${ROW}`]: NO_ANSWER });
    store.dispatch(endpoints.deleteConsignment.initiate(7));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(countOf(`DELETE ${ROW}`)).toBe(1);
    expect(toasts()).toEqual(['This file could not be deleted']);
  });

  it('shows the message of a rate limit', async () => {
    const limit = 'Too many requests. Try again in a minute.';
    const { store, toasts } = setUp({ [`DELETE ${ROW}`]: refusal(429, 'PT429', limit) });
    store.dispatch(endpoints.deleteConsignment.initiate(7));
    await jest.advanceTimersByTimeAsync(0);
    expect(toasts()).toEqual([limit]);
  });

  it.each([
    ['nobody answers', NO_ANSWER, 0, 'Could not reach the server. Check your connection and try again.'],
    [
      'a gateway answers',
      () => new Reply(502, '<h1>Bad Gateway</h1>'),
      502,
      'Something went wrong on the server. Try again in a moment.',
    ],
    ['the database refuses', refusal(409, 'PT409', 'Taken.'), 409, 'Taken.'],
    ['the host is busy', refusal(503, 'PT503', 'Busy.'), 503, 'Busy.'],
  ])(
    'says in words why a call without words of its own failed when %s',
    async (_name, answer, status, message) => {
      const { store } = setUp({ 'POST /rest/v1/rpc/remove_staff': answer });
      const removal = store.dispatch(endpoints.removeStaff.initiate('id')) as unknown as Promise<unknown>;
      await jest.advanceTimersByTimeAsync(0);
      expect(await removal).toMatchObject({ error: { message, status } });
    },
  );

  it('succeeds with a retry after the network has recovered', async () => {
    let isDown = true;
    const { store, toasts } = setUp({
      [`GET ${ROW}`]: () => (isDown ? NO_ANSWER() : aConsignment()),
    });
    store.dispatch(endpoints.getConsignment.initiate(7));
    await jest.advanceTimersByTimeAsync(500);
    isDown = false;
    await jest.advanceTimersByTimeAsync(1_000);
    expect(Object.values(store.getState().api.queries)[0]?.status).toBe('fulfilled');
    expect(toasts()).toEqual([]);
  });
});
