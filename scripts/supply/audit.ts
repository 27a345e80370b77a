import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { commandOf } from '../command';

interface Report {
  metadata?: { vulnerabilities?: Record<string, number> };
}

/** `silent`: no advisory service has responded, so nothing is known. */
export type Verdict = 'clean' | 'dangerous' | 'silent';

export const judge = (output: string): Verdict => {
  let counts: Record<string, number> | undefined;
  try {
    counts = (JSON.parse(output) as Report).metadata?.vulnerabilities;
  } catch {
    return 'silent';
  }
  if (!counts) return 'silent';
  return (counts.high ?? 0) + (counts.critical ?? 0) > 0 ? 'dangerous' : 'clean';
};

/** Queries the registry's advisory service for all packages that are not only for development. */
export const audit = async (): Promise<Verdict> => {
  const [program, ...first] = commandOf('npm');
  const child = spawn(program, [...first, 'audit', '--omit=dev', '--json'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.on('data', (text) => (output += String(text)));
  await once(child, 'close');
  const verdict = judge(output);
  if (verdict === 'dangerous') console.error(output);
  return verdict;
};
