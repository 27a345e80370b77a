import { aConsignment } from '@/test/builders';
import { isExact } from '@/ui/dates/exactTime';
import { toInstant } from '@/ui/dates/formatDate';
import { fromCell, toCsv } from '@/ui/list/csv';
import { readConsignment } from '@/domain/consignment/consignment';
import { exportColumns } from '@/features/consignments/list/exportColumns';
import { checkLines, checkRow } from './checkRow';
import { importable, isDerived, matchColumns, neededColumns, type ImportColumn } from './columns';
import type { RowTexts } from './importRow';
import type { Zones } from './rowClocks';

const good: RowTexts = {
  sendersName: 'Ada',
  sendersEmail: 'ada@sender.example',
  sendersAddress: '4 Canal Street',
  sendersPhone: '0555 0101',
  recName: 'Kofi',
  recEmail: 'kofi@receiver.example',
  recAddress: '12 Harbour Road',
  recPhone: '+233 30 555',
  itemQuantity: '12',
  deliveryDate: '2026-12-24 15:30',
  departedFrom: 'Netherlands',
  headingTo: 'Ghana',
  currentLocation: 'Netherlands',
  city: 'Rotterdam',
  status: 'Registered',
};
const check = (changes: RowTexts) => checkRow(2, { ...good, ...changes });

describe('matching the columns', () => {
  it('knows every heading of an export, and what of it is derived', () => {
    const headings = exportColumns.map(([heading]) => heading);
    const matched = matchColumns(headings);
    expect(matched.filter(Boolean).sort()).toEqual(importable.map(({ column }) => column).sort());
    expect(headings.filter((_, place) => !matched[place])).toEqual(['State', 'Expected arrival', 'Archived']);
    expect(headings.filter(isDerived)).toEqual(['State', 'Expected arrival', 'Archived']);
  });

  it.each<[string, ImportColumn | null]>([
    ['recName', 'recName'],
    ['REC_NAME', 'recName'],
    [' receiver   NAME ', 'recName'],
    ['Consignee', 'recName'],
    ['Weight (KG)', 'itemWeight'],
    ['Délivery date', 'deliveryDate'],
    ['Origin', 'departedFrom'],
    ['tracking-id', 'trackingId'],
    ['Colour', null],
    ['', null],
  ])('takes “%s” for %s', (heading, column) => {
    expect(matchColumns([heading])).toEqual([column]);
  });

  it('takes no two headings for the same column, and its own before a synonym', () => {
    expect(matchColumns(['Receiver', 'Receiver name', 'Recipient'])).toEqual([null, 'recName', null]);
  });

  it('needs what the form requires and cannot fill in itself', () => {
    expect([...neededColumns].sort()).toEqual(Object.keys(good).sort());
  });
});

describe('checking a row', () => {
  it('stores what the form would store', () => {
    expect(check({ type: '', timeCreated: '', remark: ' ', product: ' Tea ' })).toMatchObject({
      state: 'unchecked',
      problems: {},
      fields: { recName: 'Kofi', deliveryDate: toInstant('2026-12-24T15:30'), remark: null, product: 'Tea' },
    });
    expect(check({ timeCreated: '' }).fields).not.toHaveProperty('timeCreated');
  });

  it.each<[ImportColumn, string, string]>([
    ['recName', '  ', 'This field is required'],
    ['recName', 'x'.repeat(121), 'At most 120 characters'],
    ['recName', 'a\u202eb', 'This contains an invalid character'],
    ['deliveryDate', '', 'This field is required'],
    ['deliveryDate', 'soon', 'Not a date.'],
    ['deliveryDate', '1999-12-24', 'Enter a date from 2000 to 2099'],
    ['deliveryDate', '03/04/2026', 'This could be 3 April 2026 or 4 March 2026.'],
    ['type', 'Huge', 'One of: Regular, Important'],
    ['recPhone', '4,91701E+11', 'A spreadsheet has rounded this number.'],
    ['trackingId', 'ABC', 'A tracking number has 8 letters or digits.'],
    ['trackingId', 'AB12CD34-2', 'A tracking number has 8 letters or digits.'],
    ['trackingId', 'AB12CD34, EF56GH78', 'A tracking number has 8 letters or digits.'],
  ])('finds what is wrong with %s %j', (column, text, problem) => {
    const row = check({ [column]: text });
    expect(row.state).toBe('wrong');
    expect(Object.keys(row.problems)).toEqual([column]);
    expect(row.problems[column]).toContain(problem);
  });

  it('accepts a time whose UTC offset has no minutes', () => {
    const row = check({ deliveryDate: '2026-12-24T10:00:00+02' });
    expect(row).toMatchObject({ problems: {}, fields: { deliveryDate: '2026-12-24T10:00:00+02:00' } });
  });

  it.each([
    ['vip', 'VIP'],
    ['Very important', 'V. important'],
    ['regular', 'Regular'],
  ])('reads the type %s', (text, type) => {
    expect(check({ type: text }).fields.type).toBe(type);
  });

  it('reads a tracking number as people write it', () => {
    expect(check({ trackingId: ' ab12-cd34 ' })).toMatchObject({ trackingId: 'AB12CD34', problems: {} });
    expect(check({ trackingId: '“ＡＢ１２ＣＤ３４”\u00a0' })).toMatchObject({
      trackingId: 'AB12CD34',
      problems: {},
    });
    expect(check({ trackingId: 'No. AB12CD34' })).toMatchObject({ trackingId: 'AB12CD34', problems: {} });
    for (const blank of ['', '\u200b', ' - '])
      expect(check({ trackingId: blank }).trackingId).toBeUndefined();
  });

  describe('reads its times by the clock of their places', () => {
    const american = { headingTo: 'United States of America', deliveryDate: '2026-12-24' };
    const zones: Zones = {
      of: ({ place, country }) =>
        place === 'Chicago' ? 'America/Chicago' : country === 'Ghana' ? 'Africa/Accra' : null,
      chosen: {},
    };
    const checkIn = (changes: RowTexts, knownZones: Partial<Zones> = {}) =>
      checkRow(2, { ...good, ...changes }, [], { ...zones, ...knownZones });

    it('as a day at the place of delivery', () => {
      expect(checkIn({ ...american, deliveryPlace: ' Chicago ' })).toMatchObject({
        state: 'unchecked',
        fields: { deliveryDate: '2026-12-24T18:00:00.000Z', deliveryPlace: 'Chicago' },
        zone: 'America/Chicago',
        asks: [],
      });
    });

    it('as a day by the clock that was chosen, which is stored, too', () => {
      expect(checkIn(american, { chosen: { [american.headingTo]: 'America/Denver' } })).toMatchObject({
        fields: { deliveryDate: '2026-12-24T19:00:00.000Z', deliveryPlace: 'America/Denver' },
        zone: 'America/Denver',
        asks: [american.headingTo],
      });
    });

    it('as a day by the user’s own clock, which it says', () => {
      expect(checkIn(american)).toMatchObject({
        fields: { deliveryDate: '2026-12-24T12:00:00.000Z', deliveryPlace: 'Etc/UTC' },
        asks: [american.headingTo],
      });
    });

    it('and leaves out a place where the country has one clock', () => {
      expect(checkIn({ deliveryPlace: 'Tema' })).toMatchObject({ fields: { deliveryPlace: null }, asks: [] });
    });

    it('and asks for no clock of a time that is exact or not there', () => {
      const springfield = { currentLocation: american.headingTo, city: 'Springfield' };
      expect(checkIn(springfield).asks).toEqual([]);
      expect(checkIn({ ...springfield, currentTime: '2026-03-01 08:00' }).asks).toEqual([american.headingTo]);
      expect(checkIn({ ...springfield, currentTime: '2026-03-01 08:00:00+00' }).asks).toEqual([]);
    });

    it('and refuses a place that is not known', () => {
      const { state, problems } = checkIn({ ...american, deliveryPlace: 'Springfield' });
      expect(state).toBe('wrong');
      expect(problems.deliveryPlace).toMatch(/^This is no place in United States of America that is known/);
    });

    it('and not by another one while the place could not be looked up', () => {
      const { problems, fields } = checkIn(american, { of: () => undefined });
      expect(problems.deliveryDate).toMatch(/^The time zone of the place could not be looked up/);
      expect(fields).not.toHaveProperty('deliveryDate');
    });
  });

  it('marks a repeated tracking number, and a row that is there twice', () => {
    const columns: ImportColumn[] = ['trackingId', 'recName'];
    const lines = [
      ['AB12CD34', 'Kofi'],
      ['ab12cd34', 'Ama'],
      ['', 'Kofi'],
      ['', 'Kofi'],
    ].map((cells, place) => ({ number: place + 2, cells }));
    const rows = checkLines(lines, columns, { ...good });
    expect(rows.map(({ state }) => state)).toEqual(['unchecked', 'wrong', 'unchecked', 'duplicate']);
    expect(rows[1]?.problems.trackingId).toBe('Row 2 has this tracking number, too');
  });

  it('takes in what an export has put out, to the letter', () => {
    const stored = readConsignment(
      aConsignment({
        sendersPhone: '+31 10',
        recPhone: "'=1",
        remark: '-first\n+second; @third',
        timeCreated: '2026-03-01T08:00:00.123456+00:00',
        currentTime: null,
      }),
    );
    const texts = Object.fromEntries(
      exportColumns.flatMap(([heading, readCell]) => {
        const [column] = matchColumns([heading]);
        const cell = toCsv([stored], [['', readCell]])
          .split('\r\n')
          .slice(1, -1)
          .join('\r\n');
        const unquoted = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        return column ? [[column, fromCell(unquoted)]] : [];
      }),
    );
    const { problems, fields, trackingId } = checkRow(2, texts);
    expect(problems).toEqual({});
    expect(trackingId).toBe(stored.trackingId);
    for (const [column, value] of Object.entries(fields)) {
      const storedText = stored[column as 'recName'] ?? '';
      // A time has the offset of its place, and is the same moment to the microsecond.
      const comparable = (text: string) =>
        isExact(text) ? [Date.parse(text), /\.\d+/.exec(text)?.[0]].join() : text;
      expect([column, comparable(value ?? '')]).toEqual([column, comparable(storedText)]);
    }
  });

  it('checks each of 10,000 rows', () => {
    const columns = Object.keys(good) as ImportColumn[];
    const lines = Array.from({ length: 10_000 }, (_, place) => ({
      number: place + 2,
      cells: columns.map((column) => (column === 'recName' ? `Receiver ${place}` : (good[column] ?? ''))),
    }));
    expect(checkLines(lines, columns, {}).every(({ state }) => state === 'unchecked')).toBe(true);
  });
});
