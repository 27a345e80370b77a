import { exceptionNames, listCopy, modeNames } from '@/content/consignmentList';
import { eventLabels } from '@/supabase/eventCodes';
import { plusDays } from '@/ui/dates/calendarDays';
import { readerZone } from '@/ui/dates/formatDate';
import { endOfDay, startOfDay } from '@/ui/dates/localDays';
import { consignmentTypes } from '@/domain/consignment/consignment';
import type { FilterRequest, Sort } from '@/domain/consignment/listRequest';

/** What a list is narrowed down to. Empty lists and undefined values narrow nothing. */
export interface Filter {
  search: string;
  states: readonly string[];
  exceptions: readonly string[];
  late: boolean;
  held: boolean;
  /** No event for so many days. */
  stale: number | undefined;
  origins: readonly string[];
  destinations: readonly string[];
  modes: readonly string[];
  types: readonly string[];
  /** Expected within a week from today; takes the place of the days. */
  week: boolean;
  dueFrom: string;
  dueUntil: string;
  createdFrom: string;
  createdUntil: string;
  archived: 'only' | 'all' | undefined;
}

export const noFilter: Filter = {
  search: '',
  states: [],
  exceptions: [],
  late: false,
  held: false,
  stale: undefined,
  origins: [],
  destinations: [],
  modes: [],
  types: [],
  week: false,
  dueFrom: '',
  dueUntil: '',
  createdFrom: '',
  createdUntil: '',
  archived: undefined,
};

export const STALE_DAYS = 7;
const MOST_STALE_DAYS = 999;
/** The longest text that a field of a consignment can have on one line. */
const LONGEST = 120;
const MOST_VALUES = 30;
const WEEK_DAYS = 7;

const isKeyOf = (names: object) => (value: string) => Object.keys(names).includes(value);
const isState = isKeyOf(eventLabels);
const isException = isKeyOf(exceptionNames);
const isMode = isKeyOf(modeNames);
const isType = (value: string) => consignmentTypes.some((type) => type === value);
const isPlace = (value: string) => value.trim() !== '' && value.length <= LONGEST;
export const isSort = isKeyOf(listCopy.sorts) as (value: string | null) => value is Sort;

/** A day of the calendar: year-month-day, in the years that dates can have. */
export const isDay = (text: string) => {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const instant = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
};

/** A number of days to be without an event. */
export const readDays = (text: string | null) => {
  const days = /^\d{1,3}$/.test(text ?? '') ? Number(text) : 0;
  return days >= 1 && days <= MOST_STALE_DAYS ? days : undefined;
};

// The database refuses the character zero; none of the others is ever meant.
const readable = (text: string) => text.replace(/\p{Cc}/gu, ' ');

/** The address of a list as a filter. What is unknown or malformed in it is left out. */
export const readFilter = (params: URLSearchParams): Filter => {
  const all = (name: string, isValid: (value: string) => boolean) =>
    [...new Set(params.getAll(name).map(readable).filter(isValid))].slice(0, MOST_VALUES);
  const day = (name: string) => {
    const text = params.get(name) ?? '';
    return isDay(text) ? text : '';
  };
  const archived = params.get('archived');
  const week = params.get('due') === 'week';
  return {
    search: readable(params.get('search') ?? ''),
    states: all('state', isState),
    exceptions: all('exception', isException),
    late: params.get('late') === '1',
    held: params.get('held') === '1',
    stale: readDays(params.get('stale')),
    origins: all('from', isPlace),
    destinations: all('to', isPlace),
    modes: all('mode', isMode),
    types: all('type', isType),
    week,
    dueFrom: week ? '' : day('due_from'),
    dueUntil: week ? '' : day('due_until'),
    createdFrom: day('created_from'),
    createdUntil: day('created_until'),
    archived: archived === 'only' || archived === 'all' ? archived : undefined,
  };
};

/** What of an address is the filter's. */
export const filterNames = [
  ...['search', 'state', 'exception', 'late', 'held', 'stale', 'from', 'to', 'mode', 'type'],
  ...['due', 'due_from', 'due_until', 'created_from', 'created_until', 'archived'],
];

/** The reverse: only what narrows the list is in the address. */
export const filterParams = (filter: Filter): [name: string, value: string][] => {
  const pairs: [string, string][] = [
    ['search', filter.search],
    ...filter.states.map((value): [string, string] => ['state', value]),
    ...filter.exceptions.map((value): [string, string] => ['exception', value]),
    ['late', filter.late ? '1' : ''],
    ['held', filter.held ? '1' : ''],
    ['stale', filter.stale === undefined ? '' : String(filter.stale)],
    ...filter.origins.map((value): [string, string] => ['from', value]),
    ...filter.destinations.map((value): [string, string] => ['to', value]),
    ...filter.modes.map((value): [string, string] => ['mode', value]),
    ...filter.types.map((value): [string, string] => ['type', value]),
    ['due', filter.week ? 'week' : ''],
    ['due_from', filter.dueFrom],
    ['due_until', filter.dueUntil],
    ['created_from', filter.createdFrom],
    ['created_until', filter.createdUntil],
    ['archived', filter.archived ?? ''],
  ];
  return pairs.filter(([, value]) => value !== '');
};

/**
 * What the database is asked for. Something is due on a day of its destination, as in the rows; where its zone is not known, on one of
 * the reader, as everything is made. A week begins `today`; among what arrives in it is nothing that has ended.
 */
export const requestOf = (filter: Filter, today: string): FilterRequest => {
  const {
    search,
    week,
    states,
    exceptions,
    late,
    held,
    stale,
    origins,
    destinations,
    modes,
    types,
    archived,
  } = filter;
  const asked = {
    search: search.trim(),
    states,
    open: week,
    exceptions,
    late,
    held,
    stale,
    origins,
    destinations,
    modes,
    types,
    due_from: week ? today : filter.dueFrom,
    due_until: week ? plusDays(today, WEEK_DAYS - 1) : filter.dueUntil,
    zone: week || filter.dueFrom || filter.dueUntil ? readerZone() : '',
    created_from: startOfDay(filter.createdFrom),
    created_until: endOfDay(filter.createdUntil),
    archived,
  };
  const isAsked = ([, value]: [string, unknown]) =>
    Array.isArray(value) ? value.length > 0 : Boolean(value);
  return Object.fromEntries(Object.entries(asked).filter(isAsked));
};
