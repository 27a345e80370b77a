import { company } from '@/brand/company';
import type { Office } from '@/brand/companyTypes';
import { groupedWeek, officeState, spansText } from './officeState';

const nine: Office['week'][number] = [['09:00', '17:00']];
const split: Office['week'][number] = [
  ['08:30', '12:00'],
  ['13:30', '18:00'],
];
const office = (zone: string, day = nine, closedOn: string[] = []) => ({
  zone,
  week: [day, day, day, day, day, [], []],
  closedOn,
});
const at = (moment: string) => Date.parse(moment);

describe('an office', () => {
  // 26 November 2026 is a Thursday.
  it.each([
    ['before it opens', '2026-11-26T07:59:00Z', false, 3, '09:00'],
    ['as it opens', '2026-11-26T08:00:00Z', true, 3, '17:00'],
    ['a minute before it closes', '2026-11-26T15:59:59Z', true, 3, '17:00'],
    ['as it closes', '2026-11-26T16:00:00Z', false, 4, '09:00'],
    ['on a Friday evening', '2026-11-27T20:00:00Z', false, 0, '09:00'],
    ['on a Sunday that is Monday there already', '2026-11-29T23:30:00Z', false, 0, '09:00'],
  ])('%s', (_when, moment, isOpen, day, time) => {
    expect(officeState(office('Europe/Amsterdam'), at(moment))).toEqual({
      isOpen,
      changes: { day, at: time },
    });
  });

  it.each([
    ['Asia/Kolkata', '2026-11-26T03:29:00Z', false],
    ['Asia/Kolkata', '2026-11-26T03:30:00Z', true],
    ['America/Chicago', '2026-11-26T15:00:00Z', true],
    ['America/Chicago', '2026-07-23T14:00:00Z', true], // an hour earlier in summer
    ['America/Chicago', '2026-11-26T14:30:00Z', false],
  ])('is open by the clock of %s at %s: %s', (zone, moment, isOpen) => {
    expect(officeState(office(zone), at(moment)).isOpen).toBe(isOpen);
  });

  it('closes at noon where it does, and opens again', () => {
    const brazil = office('America/Sao_Paulo', split);
    expect(officeState(brazil, at('2026-11-26T15:30:00Z'))).toEqual({
      isOpen: false,
      changes: { day: 3, at: '13:30' },
    });
  });

  it('is closed on its holidays', () => {
    const away = office('Etc/UTC', nine, ['2026-11-26', '2026-11-27']);
    expect(officeState(away, at('2026-11-26T12:00:00Z'))).toEqual({
      isOpen: false,
      changes: { day: 0, at: '09:00' },
    });
  });

  it('that never opens names no time', () => {
    expect(officeState(office('Etc/UTC', []), at('2026-11-26T12:00:00Z'))).toEqual({
      isOpen: false,
      changes: null,
    });
  });
});

it('days with the same hours stand together', () => {
  expect(groupedWeek(office('Etc/UTC').week)).toEqual([
    { first: 0, last: 4, spans: nine },
    { first: 5, last: 6, spans: [] },
  ]);
  expect(spansText(split)).toBe('08:30–12:00, 13:30–18:00');
});

describe('each office of the company', () => {
  it.each(company.offices.map((office) => [office.name, office] as const))(
    '%s has seven days with times one after the other, in a zone that there is',
    (_name, { week, zone, closedOn }) => {
      expect(week).toHaveLength(7);
      for (const spans of week) {
        const times = spans.flat();
        expect(times).toEqual([...new Set(times)].sort());
        for (const time of times) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      }
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
      for (const day of closedOn) expect(new Date(day).toISOString()).toMatch(day);
    },
  );
});
