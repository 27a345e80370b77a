import { atRate } from '../pace';
import { p95, rows } from './report';
import { openChats, type Stage } from './stage';
import type { Unloaded } from './unloaded';
import { chatVisitor, track } from './visitors';

const FIRST_RATE = 30;
const STEP = 1.3;
/** A p95 of this many times the unloaded one is a bend; the step is repeated once, in case something else caused it. */
const BEND = 5;
/** No call waits that long while calls are served as fast as they arrive. */
const BACKLOG_MS = 1000;

interface Step {
  rate: number;
  /** Calls served per second, until the last one was. */
  served: number;
  p95: number;
  errors: number;
}

type Work = () => Promise<unknown>;

const failures = ({ ledger }: Stage): number =>
  [...ledger.errors.values()].reduce((sum, count) => sum + count, 0);

const tryRate = async (stage: Stage, rate: number, work: Work): Promise<Step> => {
  const durations: number[] = [];
  const before = failures(stage);
  const start = performance.now();
  await atRate(rate, stage.isFull ? 10 : 3, async (dueAt) => {
    await work();
    durations.push(performance.now() - dueAt);
  });
  const seconds = (performance.now() - start) / 1000;
  return { rate, served: durations.length / seconds, p95: p95(durations), errors: failures(stage) - before };
};

interface Ceiling {
  /** The last step before the bend. */
  held?: Step;
  bent?: Step;
  /** The first step at which calls arrived faster than they were served. */
  full: Step;
  served: number;
}

const raiseRate = async (stage: Stage, unloaded: number, work: Work): Promise<Ceiling> => {
  const bends = ({ p95, errors }: Step): boolean => p95 > BEND * unloaded || errors > 0;
  const isFull = ({ p95, errors }: Step): boolean => p95 > BACKLOG_MS || errors > 0;
  let [held, bent, served]: [Step | undefined, Step | undefined, number] = [undefined, undefined, 0];
  for (let rate = FIRST_RATE; ; rate *= STEP) {
    let step = await tryRate(stage, rate, work);
    if (!isFull(step) && bends(step)) step = await tryRate(stage, rate, work);
    served = Math.max(served, step.served);
    if (bends(step)) bent ??= step;
    else if (!bent) held = step;
    if (isFull(step)) return { held, bent, full: step, served };
  }
};

const show = (step: Step | undefined): string =>
  step
    ? `${step.rate.toFixed(0)}/s (${step.p95.toFixed(0)} ms${step.errors ? `, ${step.errors} errors` : ''})`
    : '–';

/** Raises the rate of look-ups, then of messages, until they slow down and until they pile up. */
export const measureCeilings = async (stage: Stage, unloaded: Unloaded): Promise<string> => {
  await openChats(stage, 1000);
  const chatVisitors = stage.tokens.map((token) => chatVisitor(stage, token));
  let turn = 0;
  const send = (): Promise<unknown> =>
    chatVisitors[turn++ % chatVisitors.length]?.send() ?? Promise.resolve();
  const ceilings: [string, number[], Ceiling][] = [
    ['look-ups', unloaded.track, await raiseRate(stage, p95(unloaded.track), () => track(stage))],
    ['messages', unloaded.send, await raiseRate(stage, p95(unloaded.send), send)],
  ];
  return rows(
    ['ceiling (p95)', 'unloaded', 'holds', 'bends', 'piles up', 'most served'],
    ceilings.map(([name, times, { held, bent, full, served }]) => [
      name,
      `${p95(times).toFixed(1)} ms`,
      show(held),
      show(bent),
      show(full),
      `${served.toFixed(0)}/s`,
    ]),
  );
};
