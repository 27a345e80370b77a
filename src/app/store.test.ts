import { makeStore } from './store';

const refuseToLoad = () => Promise.reject(new Error('Nobody is asked.'));

describe('the store', () => {
  it('adds the query cache when its module is loaded', async () => {
    const store = makeStore({ loadDb: refuseToLoad });
    expect(store.getState()).not.toHaveProperty('api');
    const { api } = await import('@/api/api');
    expect(store.getState().api).toMatchObject({ queries: {} });

    const endpoints = api.injectEndpoints({
      endpoints: (build) => ({ greet: build.query<string, void>({ queryFn: () => ({ data: 'Hello' }) }) }),
    }).endpoints;
    await store.dispatch(endpoints.greet.initiate());
    expect(endpoints.greet.select()(store.getState()).data).toBe('Hello');
  });

  it('has the query cache from the start if its module is already loaded', async () => {
    await import('@/api/api');
    expect(makeStore({ loadDb: refuseToLoad }).getState().api).toMatchObject({ queries: {} });
  });

  it('does not warn of a machine that takes ten seconds for a development check', () => {
    const store = makeStore({ loadDb: refuseToLoad });
    let now = 0;
    jest.spyOn(Date, 'now').mockImplementation(() => (now += 10_000));
    store.dispatch({ type: 'test/anything' });
  });
});
