import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as dates from './formatDate';

const root = path.resolve(__dirname, '../../..');

/** What the functions return for an instant in the reader's time zone, which only a process of its own can have. */
const inZone = (zone: string, instant: string) =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--import',
        'tsx',
        '-e',
        `const dates = require(${JSON.stringify(path.join(__dirname, 'formatDate.ts'))});
         const { knownZone, readerZone, toLocalField, toInstant, ...formats } = dates;
         const texts = Object.entries(formats).map(([name, format]) => [name, format('${instant}')]);
         const local = toLocalField('${instant}');
         console.log(JSON.stringify({
           ...Object.fromEntries(texts), local, back: toInstant(local), calendarDay: formats.formatDay('2026-03-01'),
           inShanghai: formats.formatMoment('${instant}', 'Asia/Shanghai'),
         }));`,
      ],
      { cwd: root, env: { ...process.env, TZ: zone }, encoding: 'utf8' },
    ),
  ) as Record<string, string>;

describe('the formats of dates', () => {
  it.each([
    ['UTC', '28 February', '23:30', 'GMT', '2026-02-28'],
    ['Pacific/Kiritimati', '1 March', '13:30', 'GMT+14', '2026-03-01'],
    ['America/Los_Angeles', '28 February', '15:30', 'GMT-8', '2026-02-28'],
    ['Asia/Kolkata', '1 March', '05:00', 'GMT+5:30', '2026-03-01'],
  ])('use the reader’s time zone unless another is passed: %s', (zone, day, time, offset, fileDay) => {
    expect(inZone(zone, '2026-02-28T23:30:00.000Z')).toEqual({
      formatDayAndTime: `${day} ${time}`,
      formatTime: time,
      formatDay: `${day} 2026`,
      formatMonth: `${day.split(' ')[1]?.slice(0, 3)} 2026`,
      formatShortDay: `${day.replace('February', 'Feb').replace('March', 'Mar')} 2026`,
      formatMoment: `${day} 2026, ${time} ${offset}`,
      formatTimeAndOffset: `${time} ${offset}`,
      formatDayYearAndTime: `${day} 2026 at ${time}`,
      formatDayYearTime: `${day} 2026, ${time}`,
      formatDayOfMonth: day.split(' ')[0],
      formatDayOfYear: day.replace('February', 'Feb').replace('March', 'Mar'),
      formatFileDay: fileDay,
      local: `${fileDay}T${time}`,
      back: '2026-02-28T23:30:00.000Z',
      calendarDay: '1 March 2026',
      inShanghai: '1 March 2026, 07:30 GMT+8',
    });
  });

  it('leave a text that is not a date unchanged', () => {
    expect(inZone('UTC', 'soon')).toMatchObject({ formatDay: 'soon', local: 'soon', back: 'soon' });
  });

  it.each([
    ['Asia/Singapore', '23 November 2026, 23:30 GMT+8'],
    ['Asia/Kolkata', '23 November 2026, 21:00 GMT+5:30'],
    ['Asia/Kathmandu', '23 November 2026, 21:15 GMT+5:45'],
    ['Pacific/Chatham', '24 November 2026, 05:15 GMT+13:45'],
    ['America/St_Johns', '23 November 2026, 12:00 GMT-3:30'],
    ['Africa/Accra', '23 November 2026, 15:30 GMT'],
  ])('name day, year, time and offset in the zone of a place: %s', (zone, text) => {
    expect(dates.formatMoment('2026-11-23T15:30:00Z', zone)).toBe(text);
  });

  it('use the reader’s time zone where that of the place is not known', () => {
    const instant = '2026-11-23T15:30:00Z';
    for (const zone of ['Mars/Olympus', '', 'x'.repeat(999), null]) {
      expect(dates.formatMoment(instant, zone)).toBe(dates.formatMoment(instant));
      expect(dates.toInstant(dates.toLocalField(instant, zone), zone)).toBe('2026-11-23T15:30:00.000Z');
      expect(dates.knownZone(zone)).toBeUndefined();
    }
    expect(dates.knownZone('Asia/Tokyo')).toBe('Asia/Tokyo');
  });

  it('are defined in one folder', () => {
    const byHand =
      /DateTimeFormat|toLocale(Date|Time)String|to(Date|Time|UTC|GMT)String|from 'dayjs|\.get(UTC)?(FullYear|Month|Date|Day|Hours|Minutes)\(/;
    const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
    );
    const otherFiles = files.filter((file) =>
      byHand.test(readFileSync(path.join(root, 'src', file), 'utf8')),
    );
    expect(otherFiles.map((file) => file.replaceAll(path.sep, '/')).sort()).toEqual([
      'ui/dates/calendarDays.ts',
      'ui/dates/formatDate.ts',
      'ui/dates/nextMorning.ts',
      'ui/dates/readDay.ts',
      'ui/dates/wallClock.ts',
    ]);
  });
});

describe('the value of a datetime-local field', () => {
  it.each([
    ['in winter', 'Europe/Amsterdam', '2026-01-15T12:00', '2026-01-15T11:00:00.000Z'],
    ['in summer', 'Europe/Amsterdam', '2026-07-15T12:00', '2026-07-15T10:00:00.000Z'],
    [
      'an hour before the clocks go forward',
      'Europe/Amsterdam',
      '2026-03-29T01:59',
      '2026-03-29T00:59:00.000Z',
    ],
    ['when the clocks have gone forward', 'Europe/Amsterdam', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['before the clocks go back', 'America/New_York', '2026-11-01T00:59', '2026-11-01T04:59:00.000Z'],
    ['after the clocks have gone back', 'America/New_York', '2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
    ['in a zone of half hours', 'Australia/Lord_Howe', '2026-10-04T03:00', '2026-10-03T16:00:00.000Z'],
    ['at the end of the year', 'Pacific/Kiritimati', '2027-01-01T00:00', '2026-12-31T10:00:00.000Z'],
    ['on a leap day', 'America/Los_Angeles', '2028-02-29T23:30', '2028-03-01T07:30:00.000Z'],
  ])('is read in the zone of a place, and back: %s', (_, zone, field, instant) => {
    expect(dates.toInstant(field, zone)).toBe(instant);
    expect(dates.toLocalField(instant, zone)).toBe(field);
  });

  it.each([
    ['Europe/Amsterdam', '2026-03-29T02:30', '2026-03-29T03:30'],
    ['America/New_York', '2026-03-08T02:00', '2026-03-08T03:00'],
    ['Australia/Lord_Howe', '2026-10-04T02:10', '2026-10-04T02:40'],
    ['Pacific/Apia', '2011-12-30T12:00', '2011-12-31T12:00'],
  ])('that %s skips is moved forward by the gap: %s', (zone, skipped, meant) => {
    expect(dates.toLocalField(dates.toInstant(skipped, zone), zone)).toBe(meant);
  });

  it.each([
    ['Europe/Amsterdam', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['America/New_York', '2026-11-01T01:00', '2026-11-01T05:00:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45:00.000Z'],
  ])('that %s has twice is the first of the two: %s', (zone, field, first) => {
    expect(dates.toInstant(field, zone)).toBe(first);
  });

  it.each(['', 'soon', '2026-11', '2026-11-23', '2026-13-23T08:00', '2026-11-23T08:00Z'])(
    'that is not a local time stays as it is: "%s"',
    (text) => expect(dates.toInstant(text, 'Asia/Tokyo')).toBe(text),
  );
});
