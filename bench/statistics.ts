import { quantile } from './quantile';

/** One line of a report. Times are milliseconds. */
export interface Line {
  what: string;
  p50: string;
  p95?: string;
  /** The upper limit, and whether it was kept. */
  limit?: string;
  /** The ratio to the line it is compared with. */
  ratio?: string;
}

/** Milliseconds that `work` takes. */
export const time = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

/** Without the first tenth, which warms the engine up. */
const warm = (times: number[]): number[] => times.slice(Math.floor(times.length / 10));

const digits = (value: number): string => value.toFixed(value < 10 ? 2 : 1);

/** A limit and the verdict on it. */
export const below = (limit: number, value: number, unit = 'ms'): string =>
  `≤ ${limit} ${unit}: ${value <= limit ? 'kept' : 'BROKEN'}`;

export interface Against {
  /** The p50 of what this is compared with. */
  base?: number;
  /** Upper limit of the p95, in milliseconds. */
  limit?: number;
  /** Upper limit of the p50, in milliseconds, if there is none for the p95. */
  typicalLimit?: number;
}

const verdict = (limit: number | undefined, value: number): string | undefined =>
  limit === undefined ? undefined : below(limit, value);

/** A count with an upper limit. */
export const count = (what: string, value: number, most: number): Line => ({
  what,
  p50: String(value),
  limit: `≤ ${most}: ${value <= most ? 'kept' : 'BROKEN'}`,
});

/** Something that was measured once, in milliseconds. */
export const once = (what: string, milliseconds: number, limit?: number): Line => ({
  what,
  p50: digits(milliseconds),
  limit: verdict(limit, milliseconds),
});

/** Summarizes measured times; the first tenth does not count. */
export const line = (what: string, times: number[], { base, limit, typicalLimit }: Against = {}): Line => {
  const counted = warm(times);
  const [p50, p95] = [quantile(counted, 0.5), quantile(counted, 0.95)];
  return {
    what,
    p50: digits(p50),
    p95: digits(p95),
    limit: verdict(limit, p95) ?? verdict(typicalLimit, p50),
    ratio: base === undefined ? undefined : `${(p50 / base).toFixed(1)} ×`,
  };
};

/** Times compared with those of another line; `most` limits the ratios of their p50 and p95. */
export const beside = (what: string, times: number[], base: number[], most: [number, number]): Line => {
  const quantiles = (of: number[]) => [0.5, 0.95].map((share) => quantile(warm(of), share));
  const [ourQuantiles, theirQuantiles] = [quantiles(times), quantiles(base)];
  const ratios = ourQuantiles.map((value, index) => value / (theirQuantiles[index] ?? NaN));
  const isKept = ratios.every((ratio, index) => ratio <= (most[index] ?? NaN));
  return {
    what,
    p50: digits(ourQuantiles[0] ?? NaN),
    p95: digits(ourQuantiles[1] ?? NaN),
    ratio: ratios.map((ratio) => `${ratio.toFixed(1)} ×`).join(', '),
    limit: `≤ ${most[0]} × and ${most[1]} ×: ${isKept ? 'kept' : 'BROKEN'}`,
  };
};

/** The p50 that `line` shows for these times, as a number. */
export const typical = (times: number[]): number => quantile(warm(times), 0.5);

export const table = (lines: Line[]): string => {
  const rows = lines.map(({ what, p50, p95 = '', ratio = '', limit = '' }) => [what, p50, p95, ratio, limit]);
  const cells = [
    ['what', 'p50 ms', 'p95 ms', 'ratio', 'limit'],
    ['---', '---:', '---:', '---:', '---'],
    ...rows,
  ];
  return cells.map((row) => `| ${row.join(' | ')} |`).join('\n');
};
