import { quantile } from '../../../bench/quantile';

/** One row of a table: what was measured, and its goal. */
export interface Figure {
  what: string;
  measured: string;
  goal?: string;
  isMet?: boolean;
  /** Compared with what was measured at the same time. */
  beside?: string;
}

export const p50 = (times: number[]): number => quantile(times, 0.5);
export const p95 = (times: number[]): number => quantile(times, 0.95);

const round = (value: number): string => value.toFixed(value < 10 ? 1 : 0);

/** A value that should be at most `goal`. */
export const figure = (
  what: string,
  value: number,
  unit: string,
  { goal, beside }: { goal?: number; beside?: string } = {},
): Figure => ({
  what,
  measured: `${round(value)} ${unit}`,
  beside,
  ...(goal !== undefined && { goal: `≤ ${goal} ${unit}`, isMet: value <= goal }),
});

/** How many times as long as something else. */
export const times = (value: number, base: number, name: string): string =>
  `${(value / base).toFixed(1)} × ${name}`;

export const rows = (head: string[], body: string[][]): string =>
  [head, head.map((_name, column) => (column === 0 ? '---' : '---:')), ...body]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const verdict = ({ isMet }: Figure): string => (isMet === undefined ? '' : isMet ? 'met' : 'missed');

export const table = (figures: Figure[]): string =>
  rows(
    ['what', 'measured', 'goal', '', 'beside'],
    figures.map((figure) => [
      figure.what,
      figure.measured,
      figure.goal ?? '',
      verdict(figure),
      figure.beside ?? '',
    ]),
  );
