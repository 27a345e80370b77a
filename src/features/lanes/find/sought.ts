import { laneModes } from '@/content/lanes';

/** What somebody looks for: ends by a code or a name, a mode (empty: any) and the day on which the goods are ready. */
export interface Sought {
  from: string;
  to: string;
  mode: string;
  ready: string;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const YEAR_MS = 366 * 86_400_000;
/** Somewhere it is still yesterday. */
const DAY_MS = 86_400_000;

/** Whether goods can be ready on a day: from today on, within a year. */
export const isReadyDay = (day: string, now: Date): boolean => {
  const at = DAY.test(day) ? Date.parse(day) : NaN;
  return at > now.getTime() - 2 * DAY_MS && at < now.getTime() + YEAR_MS;
};

/** What an address asks for. What makes no sense in it is left out. */
export const soughtIn = (search: string, now: Date): Sought => {
  const params = new URLSearchParams(search);
  const text = (name: string) => (params.get(name) ?? '').trim().slice(0, 120);
  const mode = text('mode');
  const ready = text('ready');
  return {
    from: text('from'),
    to: text('to'),
    mode: laneModes.some((candidate) => candidate === mode) ? mode : '',
    ready: isReadyDay(ready, now) ? ready : '',
  };
};

/** The search of the address that asks for it. */
export const searchFor = (sought: Sought): string =>
  `?${new URLSearchParams(Object.entries(sought).filter(([, text]) => text !== '')).toString()}`;
