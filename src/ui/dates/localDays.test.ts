import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { endOfDay, startOfDay } from './localDays';

const root = path.resolve(__dirname, '../../..');

/** The span of a day, and the day of its first moment, in a time zone, which only a process of its own can have. */
const inZone = (zone: string, day: string) =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--import',
        'tsx',
        '-e',
        `const { startOfDay, endOfDay, dayAt } = require(${JSON.stringify(path.join(__dirname, 'localDays.ts'))});
         const from = startOfDay('${day}');
         console.log(JSON.stringify([from, endOfDay('${day}'), dayAt(Date.parse(from)), dayAt(Date.parse(from) - 1)]));`,
      ],
      { cwd: root, env: { ...process.env, TZ: zone }, encoding: 'utf8' },
    ),
  ) as string[];

describe('a day of the reader', () => {
  it.each([
    ['Asia/Singapore', '2026-08-05', '2026-08-04T16:00:00.000Z', '2026-08-05T16:00:00.000Z', '2026-08-04'],
    ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z', '2026-03-09T04:00:00.000Z', '2026-03-07'],
    ['UTC', '2026-12-31', '2026-12-31T00:00:00.000Z', '2027-01-01T00:00:00.000Z', '2026-12-30'],
  ])('lasts from midnight to midnight in %s', (zone, day, from, until, dayBefore) => {
    expect(inZone(zone, day)).toEqual([from, until, day, dayBefore]);
  });

  it.each(['', 'soon', '2026-13-45', '2026-08-05T06:00'])('is none of %j', (text) => {
    expect([startOfDay(text), endOfDay(text)]).toEqual(['', '']);
  });
});
