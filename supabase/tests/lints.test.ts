import { type HostProcess, startHost } from './support/host';
import { findMistakes, lints } from './lints/lints';

describe("Supabase's database linter", () => {
  let host: HostProcess;
  beforeAll(async () => {
    host = await startHost();
  });
  afterAll(() => host.stop());

  const run = (query: string) => host.sql<{ item: string }>(query);

  it.each(lints)('warns of nothing: $name', async (lint) => {
    expect(await findMistakes(lint, run)).toEqual([]);
  });

  it.each(lints)('would warn of a mistake: $name', async (lint) => {
    const { make, undo, item } = lint.mistake;
    for (const statement of make) await host.sql(statement);
    expect(await findMistakes(lint, run)).toContain(item);
    for (const statement of undo) await host.sql(statement);
    expect(await findMistakes(lint, run)).toEqual([]);
  });

  it('warns of everything that is accepted', async () => {
    for (const { query, accepted = [] } of lints) {
      const lintedItems = (await run(query)).map(({ item }) => item);
      for (const { items } of accepted) expect(lintedItems).toContainEqual(expect.stringMatching(items));
    }
  });
});
