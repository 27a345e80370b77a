/** What steps are shown on: a terminal, or a file or pipe. */
export interface Output {
  isTTY?: boolean;
  columns?: number;
  write: (text: string) => unknown;
}

/** To be called with the part of 1 that is done. */
export type Progress = (part: number) => void;

/** Shows a piece of work, as long as it lasts and with its time when it is done. */
export type RunStep = <Result>(
  name: string,
  work: (onProgress: Progress) => Promise<Result>,
) => Promise<Result>;

/** Runs a step without showing it, where nobody watches. */
export const runUnseen: RunStep = (_name, work) => work(() => undefined);

interface Running {
  name: string;
  since: number;
  part?: number;
}

const BAR_LENGTH = 20;
const REDRAW_MS = 200;

/** How much must have been done since the last line of a log, so that a build is some lines of it. */
const PART_PER_LINE = 0.25;

/** Clears the line, and goes to its start. */
const CLEAR = '\r\u001b[K';

const barOf = (part: number): string =>
  `[${'#'.repeat(Math.floor(part * BAR_LENGTH)).padEnd(BAR_LENGTH, '.')}] ${Math.floor(part * 100)} %`;

const secondsOf = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/**
 * Shows steps that run beside each other: on a terminal in one line that is redrawn, elsewhere in plain lines. `end` takes that
 * line away, as before what ends the program is said.
 */
export const openSteps = (
  output: Output,
  now: () => number = Date.now,
): { run: RunStep; end: () => void } => {
  const running = new Set<Running>();
  let timer: NodeJS.Timeout | undefined;
  const lineOf = ({ name, since, part }: Running): string =>
    [name, part !== undefined && barOf(part), `${Math.floor((now() - since) / 1000)} s`]
      .filter(Boolean)
      .join(' ');
  const draw = (): void => {
    const line = [...running].map(lineOf).join(', ');
    // At the start of the line again: what others print comes over it, not behind it.
    output.write(`${CLEAR}${line.slice(0, (output.columns ?? 80) - 1)}\r`);
  };
  const end = (): void => {
    if (timer) output.write(CLEAR);
    clearInterval(timer);
    timer = undefined;
  };
  const print = (text: string): void => {
    output.write(output.isTTY ? `${CLEAR}${text}\n` : `${text}\n`);
    if (timer) draw();
  };
  const begin = (step: Running): void => {
    running.add(step);
    if (!output.isTTY) return print(`${step.name} …`);
    timer ??= setInterval(draw, REDRAW_MS).unref();
    draw();
  };
  const finish = (step: Running): void => {
    running.delete(step);
    if (running.size === 0) end();
  };
  const run: RunStep = async (name, work) => {
    const step: Running = { name, since: now() };
    let lastReport = 0;
    begin(step);
    try {
      const result = await work((part) => {
        if (!running.has(step)) return; // a compiler that goes on watching
        step.part = part;
        if (output.isTTY || part < lastReport + PART_PER_LINE || part >= 1) return;
        lastReport = Math.floor(part / PART_PER_LINE) * PART_PER_LINE;
        print(`${name}: ${lastReport * 100} %`);
      });
      running.delete(step);
      print(`${name}: ${secondsOf(now() - step.since)}`);
      return result;
    } finally {
      finish(step);
    }
  };
  return { run, end };
};
