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

  it.each([
    ['timestamptz', { toString: 1 }],
    ['date', true],
    ['boolean', 'perhaps'],
    ['int', { toString: 1 }],
    ['bigint', ['x']],
    ['text', { a: 1 }],
  ])('leaves it to Postgres to refuse a %s, or takes it as JSON', async (type, value) => {
    const storedRows = host.sql(`select $1::${type} as value`, [value]);
    if (type === 'text') expect(await storedRows).toEqual([{ value: '{"a":1}' }]);
    else await expect(storedRows).rejects.toThrow(/^invalid input syntax for type/);
  });
});
