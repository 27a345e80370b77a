import type { Health } from './healthApi';

const DAY_MS = 86_400_000;

/** By how many bytes the database has grown in so many days up to `at`; undefined while its size was not noted for as long. */
export const growthSince = (
  { bytes, days }: Pick<Health['database'], 'bytes' | 'days'>,
  at: string,
  past: number,
): number | undefined => {
  const last = new Date(Date.parse(at) - past * DAY_MS).toISOString().slice(0, 10);
  const then = days.findLast(({ day }) => day <= last);
  return then && bytes - then.bytes;
};
