import { activeFilters, chipsOf } from './chips';
import { filterParams, noFilter, readFilter, requestOf, type Filter } from './filter';

const TODAY = '2026-03-01';

const full: Filter = {
  search: 'Zoë Müller & Söhne',
  states: ['held', 'arrived'],
  exceptions: ['hold'],
  late: true,
  held: true,
  stale: 14,
  origins: ['Ghana', 'Ivory Coast'],
  destinations: ['Germany'],
  modes: ['air', 'ocean'],
  types: ['V. important'],
  week: false,
  dueFrom: '2026-03-01',
  dueUntil: '2026-03-09',
  createdFrom: '2026-01-01',
  createdUntil: '2026-02-28',
  archived: 'all',
};

const read = (query: string) => readFilter(new URLSearchParams(query));
const sent = (filter: Filter) => new URLSearchParams(filterParams(filter)).toString();

describe('the filter of a list', () => {
  it('is the same after it has been an address', () => {
    expect(read(sent(full))).toEqual(full);
    expect(read(sent({ ...noFilter, week: true }))).toEqual({ ...noFilter, week: true });
    expect(sent(noFilter)).toBe('');
    expect(read('')).toEqual(noFilter);
  });

  it.each([
    'state=sunk&state=__proto__&state=toString',
    'exception=x&late=yes&held=true',
    'stale=0',
    'stale=-3',
    'stale=1e9',
    'stale=many',
    'mode=camel&type=vip',
    `from=&to=${'x'.repeat(121)}`,
    'due_from=2026-02-30&due_until=soon&created_from=0000-01-01&created_until=2026-1-1',
    'due=never&archived=1',
    'nonsense=1&before=7&ids=1&sort=random',
  ])('leaves out what is unknown or malformed: %s', (query) => expect(read(query)).toEqual(noFilter));

  it('asks for nothing that the database refuses', () => {
    expect(read('search=a%00b%0Ac').search).toBe('a b c');
    expect(read('from=Gha%00na').origins).toEqual(['Gha na']);
    const many = Array.from({ length: 60 }, (_, n) => `to=${n}`).join('&');
    expect(read(`${many}&to=1`).destinations).toHaveLength(30);
  });

  it('is asked for in the words of the database, days as moments of the reader', () => {
    expect(requestOf(noFilter, TODAY)).toEqual({});
    expect(requestOf(full, TODAY)).toEqual({
      search: 'Zoë Müller & Söhne',
      states: ['held', 'arrived'],
      exceptions: ['hold'],
      late: true,
      held: true,
      stale: 14,
      origins: ['Ghana', 'Ivory Coast'],
      destinations: ['Germany'],
      modes: ['air', 'ocean'],
      types: ['V. important'],
      due_from: '2026-03-01',
      due_until: '2026-03-09',
      zone: 'UTC',
      created_from: '2026-01-01T00:00:00.000Z',
      created_until: '2026-03-01T00:00:00.000Z',
      archived: 'all',
    });
  });

  it('asks for the week from today, and not for what has ended', () => {
    expect(requestOf({ ...noFilter, week: true }, TODAY)).toEqual({
      open: true,
      due_from: '2026-03-01',
      due_until: '2026-03-07',
      zone: 'UTC',
    });
  });

  it('is said in words, each with a way to be without it', () => {
    expect(activeFilters(noFilter)).toEqual([]);
    expect(activeFilters(full)).toEqual([
      'Search: Zoë Müller & Söhne',
      'Late',
      'Held',
      'State: Held',
      'State: Arrived',
      'Open: On hold',
      'From Ghana',
      'From Ivory Coast',
      'To Germany',
      'By air',
      'By ocean',
      'Type: V. important',
      'No update for 14 days',
      'Arrival from 1 March 2026',
      'Arrival until 9 March 2026',
      'Created from 1 January 2026',
      'Created until 28 February 2026',
      'With archived ones',
    ]);
    const rest = chipsOf(full).reduce((filter, { label }) => {
      const chip = chipsOf(filter).find((one) => one.label === label);
      return { ...filter, ...chip?.without };
    }, full);
    expect(rest).toEqual({ ...noFilter, search: full.search, late: true, held: true });
  });
});
