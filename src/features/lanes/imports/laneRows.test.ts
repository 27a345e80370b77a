import { lanes } from '@/content/lanes';
import { fromCell, toCsv } from '@/ui/list/csv';
import { laneCsvColumns } from '../keep/laneCsv';
import { laneFields, laneTexts, type LaneColumn, type LaneTexts } from '../keep/laneFields';
import type { KeptLane } from '../keep/lanesApi';
import { checkAgain, checkRow, checkRows, missingFrom, readHeadings, stepsOf } from './laneRows';

const stored: readonly KeptLane[] = lanes.map((lane, place) => ({
  ...lane,
  id: place + 1,
  version: 1,
  published: true,
}));
const [storedLane] = stored as [KeptLane];
const texts = laneTexts(storedLane);
const labels = laneFields.map(({ label }) => label);

/** The cells of an export, as the reader of files returns them. */
const cellsOf = (csv: string) =>
  csv
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].slice(0, labels.length))
    .map((cells) =>
      cells.map(([, cell = '']) =>
        fromCell(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell),
      ),
    );
const rowsOf = (entries: readonly KeptLane[]) => {
  const [headings = [], ...lines] = cellsOf(toCsv(entries, laneCsvColumns));
  return checkRows(
    lines.map((cells, place) => ({ number: place + 2, cells })),
    readHeadings(headings).columns,
    stored,
  );
};

describe('an export of the lanes', () => {
  it('comes back without a change', () => {
    const rows = rowsOf(stored);
    expect(rows.map(({ state }) => state)).toEqual(stored.map(() => 'unchanged'));
    expect(missingFrom(rows, stored)).toEqual([]);
    expect(stepsOf(rows, [])).toEqual([]);
  });

  it('keeps texts that spreadsheets would run, and stores them as they were', () => {
    const hostile = { ...storedLane, product: '=HYPERLINK("http://x","y")', cutOff: '@SUM(1+1), "quoted"' };
    expect(toCsv([hostile], laneCsvColumns)).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
    expect(rowsOf([hostile])).toMatchObject([
      { state: 'added', lane: { product: hostile.product, cutOff: hostile.cutOff } },
    ]);
  });
});

describe('a file of lanes', () => {
  it('says what is added, changed and missing', () => {
    const rows = rowsOf([
      { ...storedLane, daysMax: 9 },
      { ...storedLane, product: 'charter' },
    ]);
    expect(rows).toMatchObject([
      { state: 'changed', differences: ['daysMax'], before: { id: 1 } },
      { state: 'added', lane: { product: 'charter' } },
    ]);
    const missing = missingFrom(rows, stored);
    expect(missing.map(({ id }) => id)).toEqual(stored.slice(1).map(({ id }) => id));
    expect(stepsOf(rows, missing.slice(0, 1))).toMatchObject([
      { number: 2, before: { id: 1 }, after: { daysMax: 9 } },
      { number: 3, before: null, after: { product: 'charter' } },
      { before: { id: 2 }, after: null },
    ]);
  });

  it('names the columns that it lacks and that are not read', () => {
    expect(readHeadings(['MODE', 'origin', 'To', 'Days at least', 'Price', ''])).toMatchObject({
      columns: ['mode', 'origin', 'destination', 'daysMin', null, null],
      lacks: ['Days, at most', 'Counted', 'Valid from', 'Checked on'],
      ignored: ['Price'],
    });
    expect(readHeadings(labels)).toMatchObject({ lacks: [], ignored: [] });
  });

  it('leaves what it has no column for as it is', () => {
    const hidden = stored.map((lane) => ({ ...lane, published: false, cutOff: 'Call us' }));
    const part: LaneTexts = Object.fromEntries(
      Object.entries(texts).filter(([column]) => !['published', 'cutOff'].includes(column)),
    );
    expect(checkRow(2, part, hidden)).toMatchObject({
      state: 'unchanged',
      lane: { published: false, cutOff: 'Call us' },
    });
  });

  it('accepts no lane twice', () => {
    expect(rowsOf([storedLane, { ...storedLane, daysMax: 7 }])).toMatchObject([
      { state: 'unchanged' },
      { state: 'wrong', problems: { origin: expect.stringContaining('Row 2') as string } },
    ]);
  });

  it('is right again once its rows are corrected', () => {
    const wrong = checkRow(2, { ...texts, daysMin: 'two' }, stored);
    expect(wrong).toMatchObject({ state: 'wrong', problems: { daysMin: 'A whole number from 0 to 200' } });
    const [mended] = checkAgain(
      [{ ...wrong, texts: { ...wrong.texts, daysMin: '2' }, edited: ['daysMin'] }],
      stored,
    );
    expect(mended).toMatchObject({ state: 'changed', differences: ['daysMin'], edited: ['daysMin'] });
  });
});

describe('a hostile row', () => {
  it.each<[LaneColumn, string, string]>([
    ['mode', 'rocket', 'One of: air, ocean, road, rail'],
    ['mode', '<script>', 'One of: air, ocean, road, rail'],
    ['origin', '', 'This field is required'],
    ['origin', '\u200b', 'This field is required'],
    ['origin', 'x'.repeat(121), 'At most 120 characters'],
    ['origin', 'a\u202eb', 'This contains an invalid character'],
    ['origin', 'a\0b', 'This contains an invalid character'],
    [
      'originCode',
      'N1',
      'A code of the list of places has 5 to 10 capital letters and digits, such as NLRTM',
    ],
    ['daysMin', '-1', 'A whole number from 0 to 200'],
    ['daysMin', '1.5', 'A whole number from 0 to 200'],
    ['daysMin', '1e2', 'A whole number from 0 to 200'],
    ['daysMin', '10000000000000000000000', 'A whole number from 0 to 200'],
    ['daysMax', '0', 'This is less than the number at least'],
    ['departuresAWeek', '0', 'A whole number from 1 to 100'],
    ['cutOffHoursMax', '', 'Enter both numbers of hours, or none'],
    ['cutOffHoursMin', '', 'Enter both numbers of hours, or none'],
    ['cutOffHoursMax', '3', 'This is less than the number at least'],
    [
      'counted',
      'moon to moon',
      'One of: airport to airport, port to port, terminal to terminal, door to door',
    ],
    [
      'service',
      'gallery',
      'One of: air-freight, ocean-freight, road-freight, international, domestic_transport',
    ],
    [
      'validFrom',
      '03/04/2026',
      'This could be 3 April 2026 or 4 March 2026. Write the year first, like 2026-12-24',
    ],
    ['validFrom', '2026-02-30', 'A day like 2026-12-24'],
    ['checkedOn', '1926-01-01', 'A day like 2026-12-24'],
    ['checkedOn', 'yesterday', 'A day like 2026-12-24'],
    ['workingDays', 'perhaps', 'yes or no'],
    ['published', 'x', 'yes or no'],
  ])('with %s %j says what is wrong', (column, text, problem) => {
    expect(checkRow(2, { ...texts, [column]: text }, stored)).toMatchObject({
      state: 'wrong',
      problems: { [column]: problem },
    });
  });

  it('is read as people write it where that is clear', () => {
    const laneTexts = {
      ...texts,
      mode: 'AIR',
      originCode: 'nl rtm',
      validFrom: '1 Oct 2026',
      workingDays: 'YES',
      published: '',
    };
    expect(checkRow(2, laneTexts, stored)).toMatchObject({
      lane: { mode: 'air', originCode: 'NLRTM', validFrom: '2026-10-01', workingDays: true, published: true },
    });
  });
});
