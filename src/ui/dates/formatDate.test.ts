import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** What the functions return for an instant in a time zone, which only a process of its own can have. */
const inZone = (zone: string, instant: string) =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--import',
        'tsx',
        '-e',
        `const dates = require(${JSON.stringify(path.join(__dirname, 'formatDate.ts'))});
         const { toLocalField, toInstant, ...formats } = dates;
         const texts = Object.entries(formats).map(([name, format]) => [name, format('${instant}')]);
         const local = toLocalField('${instant}');
         console.log(JSON.stringify({
           ...Object.fromEntries(texts), local, back: toInstant(local), calendarDay: formats.formatDay('2026-03-01'),
         }));`,
      ],
      { cwd: root, env: { ...process.env, TZ: zone }, encoding: 'utf8' },
    ),
  ) as Record<string, string>;

describe('the formats of dates', () => {
  it.each([
    ['UTC', '28 February', '23:30', '2026-02-28'],
    ['Pacific/Kiritimati', '1 March', '13:30', '2026-03-01'],
    ['America/Los_Angeles', '28 February', '15:30', '2026-02-28'],
    ['Asia/Kolkata', '1 March', '05:00', '2026-03-01'],
  ])('use the reader’s time zone: %s', (zone, day, time, fileDay) => {
    expect(inZone(zone, '2026-02-28T23:30:00.000Z')).toEqual({
      formatDayAndTime: `${day} ${time}`,
      formatTime: time,
      formatDay: `${day} 2026`,
      formatDayYearAndTime: `${day} 2026 at ${time}`,
      formatFileDay: fileDay,
      local: `${fileDay}T${time}`,
      back: '2026-02-28T23:30:00.000Z',
      calendarDay: '1 March 2026',
    });
  });

  it('leave a text that is not a date unchanged', () => {
    expect(inZone('UTC', 'soon')).toMatchObject({ formatDay: 'soon', local: 'soon', back: 'soon' });
  });

  it('are defined in one module', () => {
    const byHand =
      /DateTimeFormat|toLocale(Date|Time)String|to(Date|Time|UTC|GMT)String|from 'dayjs|\.get(UTC)?(FullYear|Month|Date|Day|Hours|Minutes)\(/;
    const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
    );
    const others = files.filter((file) => byHand.test(readFileSync(path.join(root, 'src', file), 'utf8')));
    expect(others).toEqual(['ui/dates/formatDate.ts']);
  });
});
