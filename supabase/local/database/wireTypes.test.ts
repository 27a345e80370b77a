import { type HostProcess, startHost } from '../testing/hostProcess';

describe('the embedded database', () => {
  let host: HostProcess;
  beforeAll(async () => {
    host = await startHost({ env: { DATABASE_URL: '' } });
  });
  afterAll(() => host.stop());

  it('reads arrays of values, and leaves those of rows as text', async () => {
    const heap = `array(select m from pg_am m where amname = 'heap')`;
    const rows = await host.sql(`select array['a', 'b'] as words, array[1, 2] as numbers, ${heap} as rows`);
    expect(rows).toEqual([
      { words: ['a', 'b'], numbers: [1, 2], rows: '{"(2,heap,heap_tableam_handler,t)"}' },
    ]);
  });
});
