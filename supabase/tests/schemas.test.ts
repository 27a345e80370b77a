import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Tasks } from '../local/testing/comparer';
import { faults } from './schemas/faults';

const MIGRATIONS = 'supabase/migrations';
const SCHEMAS = 'supabase/schemas';

describe('supabase/schemas', () => {
  let child: ChildProcess;
  beforeAll(() => {
    child = fork('supabase/local/testing/comparer.ts', { execArgv: ['--import', 'tsx'] });
  });
  afterAll(() => child.disconnect());

  const ask = async <Name extends keyof Tasks>(name: Name, ...args: Parameters<Tasks[Name]>) => {
    child.send({ name, args });
    const [{ result, error }] = (await once(child, 'message')) as [{ result?: unknown; error?: string }];
    if (error !== undefined) throw new Error(error);
    return result as Awaited<ReturnType<Tasks[Name]>>;
  };
  const differences = async (script = '') => (await ask('differences', script)).join('\n');

  describe('beside the migrations', () => {
    beforeAll(() => ask('open', MIGRATIONS, SCHEMAS));

    it('makes the same database', async () => {
      expect(await differences()).toBe('');
    });

    it.each(faults)('is told apart by %s', async (_name, script, expected) => {
      expect(await differences(script)).toMatch(expected);
    });

    it.each([
      [
        'create text search configuration public.added (copy = simple)',
        'text search configuration public.added',
      ],
      ['create type public.added as range (subtype = int)', 'public.added'],
      ['create table public.added (id int) partition by list (id)', 'table public.added'],
    ])('refuses to compare what it cannot describe: %s', async (script, name) => {
      await expect(differences(script)).rejects.toThrow(name);
    });
  });
});
