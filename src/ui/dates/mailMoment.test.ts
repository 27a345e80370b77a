import { mailMoment } from '../../../supabase/functions/_shared/mailMoment.ts';
import { formatMoment } from './formatDate';

it.each([
  ['UTC', '2026-02-28T23:30:00.000Z'],
  ['Asia/Shanghai', '2026-02-28T23:30:00.000Z'],
  ['Asia/Kolkata', '2026-12-31T20:05:00.000Z'],
  ['America/Los_Angeles', '2026-07-01T00:00:00.000Z'],
  ['America/St_Johns', '2026-07-01T00:00:00.000Z'],
  ['Europe/Lisbon', '2026-01-15T12:00:00.000Z'],
])('mails and pages write a moment alike in %s', (zone, instant) => {
  expect(mailMoment(instant, zone)).toBe(formatMoment(instant, zone));
});

it.each([null, 'Mars/Olympus'])('mails write a moment in the time of Greenwich for the zone %s', (zone) => {
  expect(mailMoment('2026-02-28T23:30:00.000Z', zone)).toBe('28 February 2026, 23:30 GMT');
});
