import { toInstant } from './formatDate';
import { orderOf, readDate, saysOffset } from './readDate';

const local = (field: string) => ({ instant: toInstant(field) });

describe('reading a date', () => {
  it.each(['2026-12-24T10:00:00+00:00', '2026-12-24T10:00:00.123456+00:00', '2026-12-24T10:00Z'])(
    'leaves the exact moment %s as it is',
    (text) => {
      expect(readDate(text)).toEqual({ instant: text });
    },
  );

  it.each([
    ['2026-12-24 10:00:00+02', '2026-12-24T10:00:00+02:00'],
    ['2026-12-24T10:00:00-03', '2026-12-24T10:00:00-03:00'],
    ['2026-12-24 10:00:00.5+0530', '2026-12-24T10:00:00.5+05:30'],
    ['2026-12-24t10:00z', '2026-12-24T10:00Z'],
  ])('reads the exact moment %s in the form that every browser knows', (text, instant) => {
    expect(readDate(text)).toEqual({ instant });
  });

  it.each([
    ['2026-12-24T15:30', '2026-12-24T15:30'],
    ['2026-12-24 15:30:20', '2026-12-24T15:30:20'],
    ['24 December 2026 at 15:30', '2026-12-24T15:30'],
    ['24 December 2026, 15:30', '2026-12-24T15:30'],
    ['24.12.2026 15:30', '2026-12-24T15:30'],
    ['03.04.2026 9:05', '2026-04-03T09:05'],
    ['25/12/2026 3:30 PM', '2026-12-25T15:30'],
    ['12/25/2026 12:05 am', '2026-12-25T00:05'],
    ['46380.645833333336', '2026-12-24T15:30'],
  ])('reads %s in the reader’s own time', (text, field) => {
    expect(readDate(text)).toEqual(local(field));
  });

  it.each([
    '2026-12-24',
    '2026/12/24',
    '24.12.2026',
    '24/12/2026',
    '24 Dec 2026',
    '24 December 2026',
    'Dec 24, 2026',
    '24-Dec-2026',
    '46380',
  ])('reads the day %s as its noon', (text) => {
    expect(readDate(text)).toEqual(local('2026-12-24T12:00'));
  });

  it.each([
    ['2026-12-24', 'Asia/Singapore', '2026-12-24T04:00:00.000Z'],
    ['24 December 2026', 'Pacific/Kiritimati', '2026-12-23T22:00:00.000Z'],
    ['46380', 'Pacific/Pago_Pago', '2026-12-24T23:00:00.000Z'],
    ['46380.25', 'Asia/Kathmandu', '2026-12-24T00:15:00.000Z'],
    ['24.12.2026 23:30', 'America/Los_Angeles', '2026-12-25T07:30:00.000Z'],
    ['2026-03-29 02:30', 'Europe/Amsterdam', '2026-03-29T01:30:00.000Z'],
    ['2026-10-25 02:30', 'Europe/Amsterdam', '2026-10-25T00:30:00.000Z'],
    ['2026-12-24T10:00:00+02:00', 'Asia/Tokyo', '2026-12-24T10:00:00+02:00'],
    ['24 December 2026, 23:30 GMT+8', 'Asia/Tokyo', '2026-12-24T23:30:00+08:00'],
  ])('reads %s by the clock of %s, unless it has its own offset', (text, zone, instant) => {
    expect(readDate(text, zone)).toEqual({ instant });
  });

  it('reads the offset that the product shows', () => {
    expect(readDate('24 December 2026, 23:30 GMT+8')).toEqual({ instant: '2026-12-24T23:30:00+08:00' });
    expect(readDate('24 December 2026, 23:30 GMT-5:30')).toEqual({ instant: '2026-12-24T23:30:00-05:30' });
    expect(readDate('24 December 2026, 23:30 GMT')).toEqual({ instant: '2026-12-24T23:30:00+00:00' });
  });

  it.each(['03/04/2026', '3-4-2026 10:00'])('does not guess what %s means', (text) => {
    expect(readDate(text)).toEqual({ either: ['2026-04-03', '2026-03-04'] });
  });

  it('reads what both orders agree on', () => {
    expect(readDate('05/05/2026')).toEqual(local('2026-05-05T12:00'));
  });

  it.each([
    ...['soon', '', '2026-02-30', '2026-13-01', '24 Decembre 26', '12/12/26', '123', '99999', '31/04/2026'],
    ...['2026-12-24 25:00', '2026-12-24T10:60', '24 Foo 2026', '2026-02-30T10:00:00Z', '10:00'],
  ])('reads no date in %j', (text) => {
    expect(readDate(text)).toBe('unknown');
  });
});

describe('the offset of a time', () => {
  it.each([
    '2026-03-01 08:00:00+00',
    '2026-03-01T08:00Z',
    '1 March 2026, 08:00 GMT+8',
    '1 March 2026, 08:00 UTC',
  ])('is said by %s', (text) => expect(saysOffset(text)).toBe(true));

  it.each(['2026-03-01 08:00', '1 March 2026, 08:00', '2026-03-01', 'GMT', ''])('is not said by %j', (text) =>
    expect(saysOffset(text)).toBe(false),
  );
});

describe('reading a date of a column', () => {
  const noon = (day: string) => local(`${day}T12:00`);

  it.each([
    ['13/04/27', '2027-04-13'],
    ['24.12.27', '2027-12-24'],
    ['20271224', '2027-12-24'],
    ['24-Dic-2027', '2027-12-24'],
    ['24 Dez. 27', '2027-12-24'],
    ['24 décembre 2027', '2027-12-24'],
    ['24 de diciembre de 2027', '2027-12-24'],
    ['1er août 2027', '2027-08-01'],
    ['1. März 2027', '2027-03-01'],
    ['1 Maerz 2027', '2027-03-01'],
    ['7 mrt 2027', '2027-03-07'],
    ['Fri, 24 Dec 2027', '2027-12-24'],
    ['Friday, December 24, 2027', '2027-12-24'],
    ['Fr. 24.12.2027', '2027-12-24'],
    ['2027年12月24日', '2027-12-24'],
    ['99/12/24', '2099-12-24'],
  ])('reads %s as %s', (text, day) => {
    expect(readDate(text, null, {})).toEqual(noon(day));
  });

  it.each([
    ['24.12.2027 14.30', '2027-12-24T14:30'],
    ['24.12.2027 14:30 Uhr', '2027-12-24T14:30'],
    ['24/12/2027 14h30', '2027-12-24T14:30'],
    ['24/12/2027 2:30 p.m.', '2027-12-24T14:30'],
  ])('reads the time of %s', (text, field) => {
    expect(readDate(text, null, {})).toEqual(local(field));
  });

  it('reads what could be two days in the order of its column, and anything else as it must be', () => {
    expect(readDate('03/04/2027', null, { order: 'dmy' })).toEqual(noon('2027-04-03'));
    expect(readDate('03/04/2027', null, { order: 'mdy' })).toEqual(noon('2027-03-04'));
    expect(readDate('03/04/27', null, { order: 'mdy' })).toEqual(noon('2027-03-04'));
    expect(readDate('13/04/2027', null, { order: 'mdy' })).toEqual(noon('2027-04-13'));
    expect(readDate('03.04.2027', null, { order: 'mdy' })).toEqual(noon('2027-04-03'));
  });

  it.each(['24 Ju 2027', '24 Foo 27', '31/02/27', '24/12/2', '20271324'])('reads no date in %j', (text) => {
    expect(readDate(text, null, { order: 'dmy' })).toBe('unknown');
  });

  it('does not guess whether the year of two digits comes first', () => {
    expect(readDate('27-12-31', null, {})).toEqual({ either: ['2031-12-27', '2027-12-31'] });
    expect(readDate('27-12-31', null, { order: 'ymd' })).toEqual(noon('2027-12-31'));
    expect(orderOf(['27-12-31', '40-12-31']).order).toBe('ymd');
  });

  it('is told its order by the rows that can only be read in one', () => {
    expect(orderOf(['03/04/2027', '28/04/2027', ''])).toMatchObject({
      order: 'dmy',
      unclearText: '03/04/2027',
    });
    expect(orderOf(['03/04/2027', '04/28/2027'])).toMatchObject({ order: 'mdy' });
    expect(orderOf(['03-04-2027', '2027-04-28'])).toEqual({
      ...{ order: undefined, orders: new Set(), unclearText: '03-04-2027' },
    });
    expect(orderOf(['13/04/2027', '04/13/2027', '03/04/2027'])).toMatchObject({
      ...{ order: undefined, orders: new Set(['dmy', 'mdy']) },
    });
    expect(orderOf(['05/05/2027', 'soon', '24 Dec 2027']).unclearText).toBeUndefined();
  });
});
