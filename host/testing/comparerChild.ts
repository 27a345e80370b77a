import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Tasks } from './comparer';
import { comparerBundle, LIFTOFF_ONLY } from './hostBundle';

/** Starts a process that opens databases for a test; it ends with the test at the latest. */
export const startComparer = async () => {
  const child: ChildProcess = fork(await comparerBundle(), { execArgv: LIFTOFF_ONLY });
  return {
    ask: async <Name extends keyof Tasks>(name: Name, ...args: Parameters<Tasks[Name]>) => {
      child.send({ name, args });
      const [{ result, error }] = (await once(child, 'message')) as [{ result?: unknown; error?: string }];
      if (error !== undefined) throw new Error(error);
      return result as Awaited<ReturnType<Tasks[Name]>>;
    },
    end: () => child.disconnect(),
  };
};
export type Comparer = Awaited<ReturnType<typeof startComparer>>;
