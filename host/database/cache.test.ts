import { startHost } from '../testing/hostProcess';

it('the embedded database takes 32 MB of memory for its cache', async () => {
  const host = await startHost({ env: { DATABASE_URL: '' } });
  const settings = await host.sql('show shared_buffers');
  await host.stop();
  expect(settings).toEqual([{ shared_buffers: '32MB' }]);
});
