import { exceptionNames, filterCopy, modeNames } from '@/content/consignmentList';
import { eventLabels } from '@/supabase/eventCodes';
import { formatDay } from '@/ui/dates/formatDate';
import { STALE_DAYS, type Filter } from './filter';

const words = filterCopy.chips;

/** A filter that is on: what it says, and what to change to be without it. */
export interface FilterChip {
  label: string;
  without: Partial<Filter>;
}

/** Filters that a press turns on and off. */
export const quickFilters: readonly {
  label: string;
  hint: string;
  isOn: (filter: Filter) => boolean;
  on: Partial<Filter>;
  off: Partial<Filter>;
}[] = [
  {
    label: filterCopy.late,
    hint: filterCopy.lateHint,
    isOn: ({ late }) => late,
    on: { late: true },
    off: { late: false },
  },
  {
    label: filterCopy.held,
    hint: filterCopy.heldHint,
    isOn: ({ held }) => held,
    on: { held: true },
    off: { held: false },
  },
  {
    label: filterCopy.stale,
    hint: filterCopy.staleHint,
    isOn: ({ stale }) => stale === STALE_DAYS,
    on: { stale: STALE_DAYS },
    off: { stale: undefined },
  },
  {
    label: filterCopy.week,
    hint: filterCopy.weekHint,
    isOn: ({ week }) => week,
    on: { week: true, dueFrom: '', dueUntil: '' },
    off: { week: false },
  },
  {
    label: filterCopy.archivedOnly,
    hint: filterCopy.archivedHint,
    isOn: ({ archived }) => archived === 'only',
    on: { archived: 'only' },
    off: { archived: undefined },
  },
];

type ListKey = 'states' | 'exceptions' | 'origins' | 'destinations' | 'modes' | 'types';

const nameIn = (names: Readonly<Record<string, string>>) => (code: string) => names[code] ?? code;

const lists: readonly [ListKey, (value: string) => string][] = [
  ['states', (code) => words.state(nameIn(eventLabels)(code))],
  ['exceptions', (kind) => words.exception(nameIn(exceptionNames)(kind))],
  ['origins', words.from],
  ['destinations', words.to],
  ['modes', (mode) => words.mode(nameIn(modeNames)(mode))],
  ['types', words.type],
];

type DayKey = 'dueFrom' | 'dueUntil' | 'createdFrom' | 'createdUntil';
const days: readonly DayKey[] = ['dueFrom', 'dueUntil', 'createdFrom', 'createdUntil'];

/** Every filter that is on and has no button of its own; the search has its field. */
export const chipsOf = (filter: Filter): FilterChip[] => [
  ...lists.flatMap(([key, labelOf]) =>
    filter[key].map((value) => ({
      label: labelOf(value),
      without: { [key]: filter[key].filter((other) => other !== value) },
    })),
  ),
  ...(filter.stale !== undefined && filter.stale !== STALE_DAYS
    ? [{ label: words.stale(filter.stale), without: { stale: undefined } }]
    : []),
  ...days
    .filter((key) => filter[key] !== '')
    .map((key) => ({ label: words[key](formatDay(filter[key])), without: { [key]: '' } })),
  ...(filter.archived === 'all' ? [{ label: words.all, without: { archived: undefined } }] : []),
];

/** All filters that are on, in words; the search among them. */
export const activeFilters = (filter: Filter): string[] => [
  ...(filter.search ? [words.search(filter.search)] : []),
  ...quickFilters.filter(({ isOn }) => isOn(filter)).map(({ label }) => label),
  ...chipsOf(filter).map(({ label }) => label),
];
