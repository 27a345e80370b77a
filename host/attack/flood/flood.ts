import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { ownValue } from '../../../supabase/functions/_shared/ownValue.ts';
import { quantile } from '../../../bench/quantile';
import { type OwnHost, startOwnHost } from './ownHost';
import { choose, patterns } from './patterns';
import { createVisitor } from './visitor';

/** The memory of the two smallest servers that one can rent, in MB. */
const LIMITS = [512, 1024];
const KNOWN_ID = 'CARGO001';
/** The engine optimizes what it runs: the first calls say nothing about the others. */
const WARMING = 300;
const SETTLING_MS = 5_000;
const QUIET_MS = 8_000;
const FLOOD_S = 15;
/** What a flood may cost, compared with the same host at rest, and on the smallest server. */
const mostMemory = (rest: number) => Math.min(1.25 * rest + 64, ...LIMITS);
const MOST_TIMES = 5;

export interface Outcome {
  pattern: string;
  rest: number;
  peak: number;
  disk: number;
  quiet: number;
  during: number;
  refused: number;
  tracks: boolean;
  chats: boolean;
  sends: boolean;
  hasEnded: boolean;
}

/** Floods from another process, so that nobody who measures has to wait for the flood itself. */
export const floodWith = (
  pattern: string,
  { url, key, adminEmail, adminPassword }: OwnHost,
  seconds: number,
) => {
  const child: ChildProcess = fork('host/attack/flood/attacker.ts', { execArgv: ['--import', 'tsx'] });
  child.send({ pattern, url, key, adminEmail, adminPassword, seconds });
  let isOver = false;
  const ended = once(child, 'exit').then(() => {
    isOver = true;
  });
  return { isOver: () => isOver, ended, end: () => child.kill('SIGKILL') };
};

const p95 = (times: number[]) => quantile(times, 0.95);

const after = (ms: number): (() => boolean) => {
  const end = performance.now() + ms;
  return () => performance.now() > end;
};

const measure = async (pattern: string): Promise<Outcome> => {
  const host = await startOwnHost(LIMITS.at(-1) ?? Infinity);
  const visitor = createVisitor(host, KNOWN_ID);
  try {
    for (let call = 0; call < WARMING; call++) await visitor.track();
    const quiet = await visitor.keepTracking(after(QUIET_MS));
    await sleep(SETTLING_MS);
    const [rest, stored] = [host.memory(), await host.disk()];
    host.forgetPeak();
    const flood = floodWith(pattern, host, FLOOD_S);
    const late = sleep(FLOOD_S * 900).then(() =>
      Promise.all([visitor.track(), visitor.chat(), visitor.form()]),
    );
    const during = await visitor.keepTracking(() => flood.isOver() || host.hasEnded());
    flood.end();
    const [tracks, chats, sends] = await late;
    return {
      pattern,
      rest,
      peak: host.peak(),
      disk: (await host.disk()) - stored,
      quiet: p95(quiet.times),
      during: p95(during.times),
      refused: during.refused,
      tracks,
      chats,
      sends,
      hasEnded: host.hasEnded(),
    };
  } finally {
    await host.stop();
  }
};

/** The bounds that this outcome breaks. */
export const broken = (outcome: Outcome): string[] =>
  [
    outcome.hasEnded && 'ended',
    outcome.peak > mostMemory(outcome.rest) && 'memory',
    outcome.disk > (ownValue(patterns, outcome.pattern)?.mostStored ?? 0) && 'disk',
    outcome.during > MOST_TIMES * outcome.quiet && 'slow',
    (!outcome.tracks || outcome.refused > 0) && 'no look-up',
    !outcome.chats && 'no chat',
    !outcome.sends && 'no form',
  ].filter((name) => name !== false);

const row = (outcome: Outcome): string[] => [
  outcome.pattern,
  outcome.rest.toFixed(0),
  outcome.peak.toFixed(0),
  mostMemory(outcome.rest).toFixed(0),
  LIMITS.filter((limit) => outcome.peak > limit).join(', ') || '-',
  outcome.disk.toFixed(1),
  outcome.quiet.toFixed(1),
  outcome.during.toFixed(1),
  `${(outcome.during / outcome.quiet).toFixed(1)} ×`,
  `${outcome.refused}`,
  broken(outcome).join(', ') || 'ok',
];

const HEAD = [
  'pattern',
  'MB at rest',
  'MB at most',
  'bound',
  'killed at MB',
  'MB stored',
  'quiet p95 ms',
  'p95 ms',
  'ratio',
  'look-ups refused',
  '',
];

const line = (cells: string[]) => `| ${cells.join(' | ')} |`;

/** Every pattern, or those that are named, each against a host of its own. True if no bound was broken. */
export const flood = async (patternNames: string[]): Promise<boolean> => {
  console.log(`${line(HEAD)}\n${line(HEAD.map(() => '---'))}`);
  let isHeld = true;
  for (const pattern of choose(patternNames)) {
    const outcome = await measure(pattern);
    console.log(line(row(outcome)));
    isHeld &&= broken(outcome).length === 0;
  }
  return isHeld;
};
