import { quantile } from '../quantile';

/** One line of the table. */
export interface Row {
  measure: string;
  ourValue: string;
  /** What it is compared with; `ratio` is ours divided by that. */
  plain?: string;
  ratio?: string;
  limit?: string;
}

export const median = (values: readonly number[]) => quantile([...values], 0.5);

const textOf = (value: number) =>
  Number.isInteger(value) ? String(value) : value.toFixed(value < 1 ? 3 : value < 10 ? 2 : 0);

const verdict = (limit: number, value: number) => `${textOf(limit)} ${value <= limit ? 'kept' : 'BROKEN'}`;

/** A limit in the figure's own unit, and whether it was kept. */
export const atMost = (limit: number, value: number) => `≤ ${verdict(limit, value)}`;

/** A figure with its own upper limit. */
export const figure = (measure: string, value: number, limit?: number): Row => ({
  measure,
  ourValue: textOf(value),
  limit: limit === undefined ? undefined : atMost(limit, value),
});

/** A figure compared with the plain page's; the limit is a multiple of that. */
export const against = (measure: string, ourValue: number, plain: number, limit?: number): Row => ({
  measure,
  ourValue: textOf(ourValue),
  plain: textOf(plain),
  ratio: (ourValue / plain).toFixed(2),
  limit: limit === undefined ? undefined : `≤ ${verdict(limit, Number((ourValue / plain).toFixed(2)))} ×`,
});

/** Scores that must reach a minimum. */
export const score = (measure: string, scores: readonly number[], least: number): Row => ({
  measure,
  ourValue: scores.join(' '),
  limit: `≥ ${least} ${Math.min(...scores) >= least ? 'kept' : 'BROKEN'}`,
});

/** The rows as a Markdown table. */
export const table = (rows: readonly Row[]): string => {
  const head = ['what', 'ours', 'plain', '×', 'limit'];
  const lines = rows.map(({ measure, ourValue, plain = '', ratio = '', limit = '' }) => [
    measure,
    ourValue,
    plain,
    ratio,
    limit,
  ]);
  const widths = head.map((name, at) =>
    Math.max(3, name.length, ...lines.map((line) => line[at]?.length ?? 0)),
  );
  const draw = (line: string[]) =>
    `| ${line.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [draw(head), rule, ...lines.map(draw)].join('\n');
};
