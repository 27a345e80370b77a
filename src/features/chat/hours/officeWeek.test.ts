import { readDay, readHolidays, writeDay } from './officeWeek';

describe('the hours of a day', () => {
  it.each([
    ['', []],
    ['9-17', [['09:00', '17:00']]],
    [
      ' 09:00 – 12:30 ,13:00-24:00 ',
      [
        ['09:00', '12:30'],
        ['13:00', '24:00'],
      ],
    ],
    ['0:00-24:00', [['00:00', '24:00']]],
  ])('are read from %j', (text, day) => {
    expect(readDay(text)).toEqual(day);
    expect(readDay(writeDay(readDay(text) ?? []))).toEqual(day);
  });

  it.each([
    '9',
    'nine-five',
    '17-9',
    '9-9',
    '9-25',
    '24:00-24:00',
    '9:60-10',
    '9-12,12-17',
    '13-17,9-12',
    '1-2,3-4,5-6',
    '9-12,',
  ])('are not read from %j', (text) => {
    expect(readDay(text)).toBeUndefined();
  });
});

describe('holidays', () => {
  it('are one in each line', () => {
    expect(readHolidays(' 2026-12-25 \n\n2027-01-01')).toEqual(['2026-12-25', '2027-01-01']);
    expect(readHolidays('')).toEqual([]);
  });

  it.each([
    '25.12.2026',
    '2026-02-30',
    '1999-12-31',
    Array.from({ length: 101 }, () => '2026-12-25').join('\n'),
  ])('are not read from %j', (text) => {
    expect(readHolidays(text)).toBeUndefined();
  });
});
