import { installFakeDevTools } from '@/test/fakeDevTools';
import { openStore } from '@/test/openStore';
import { stubBackend } from '@/test/stubBackend';
import { brand } from '@/brand/brand';

const openTools = () => {
  const tools = installFakeDevTools();
  const backend = stubBackend({ 'POST /rest/v1/rpc/track_consignment': [] });
  const store = openStore({ loadDb: () => Promise.resolve(backend.db) });
  return { ...backend, store, tools };
};

describe('Redux DevTools', () => {
  it('have a name, hold a morning of work, and say where an action comes from', () => {
    const { tools } = openTools();
    expect(tools.options().name).toContain(brand.name);
    expect(tools.options().maxAge).toBeGreaterThanOrEqual(1_000);
    expect(tools.options().trace).toBe(true);
  });

  it('name the endpoint of a call, and not the machinery behind it', async () => {
    const { store, tools } = openTools();
    const { trackingApi } = await import('@/features/tracking/trackingApi');
    const { trackConsignment } = trackingApi.endpoints;
    await store.dispatch(trackConsignment.initiate('CARGO001'));
    const names = tools.takeNames();
    expect(names).toEqual(expect.arrayContaining(['trackConsignment/pending', 'trackConsignment/fulfilled']));
    expect(names.filter((name) => name.startsWith('api/'))).toEqual([]);
  });

  it('are not looked for in production', () => {
    const { NODE_ENV } = process.env;
    const tools = installFakeDevTools();
    try {
      process.env.NODE_ENV = 'production';
      openStore({ loadDb: () => Promise.reject(new Error('Nobody is asked.')) });
    } finally {
      process.env.NODE_ENV = NODE_ENV;
    }
    expect(tools.options()).toEqual({});
  });
});
