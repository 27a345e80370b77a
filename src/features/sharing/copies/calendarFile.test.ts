import { aJourney, aTrackedConsignment } from '@/test/builders';
import { readConsignment } from '@/domain/consignment/consignment';
import { calendarFile } from './calendarFile';

const LINK = 'https://www.company.example/tracking/AG123XYZ';
const NOW = Date.parse('2026-11-23T12:00:00Z');
const eta = {
  earliest: '2026-12-01T08:00:00Z',
  latest: '2026-12-03T17:30:00Z',
  reason: 'Storm',
  since: '2026-11-20T08:00:00Z',
};

const fileOf = (changes: Parameters<typeof aTrackedConsignment>[0]) =>
  calendarFile(readConsignment(aTrackedConsignment(changes)), LINK, NOW);

/** The lines of a file without their folding (RFC 5545, 3.1). */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('calendarFile', () => {
  it('is an event from the earliest to the latest expected arrival', () => {
    const file = fileOf({ journey: aJourney({ expected: eta, etas: [eta, eta] }) });
    expect(linesOf(file)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Carmine Cargo//Tracking//EN',
      'BEGIN:VEVENT',
      'UID:AG123XYZ@www.company.example',
      'SEQUENCE:2',
      'DTSTAMP:20261123T120000Z',
      'DTSTART:20261201T080000Z',
      'DTEND:20261203T173000Z',
      'SUMMARY:Expected arrival of consignment AG123XYZ',
      'LOCATION:Ghana',
      expect.stringMatching(
        /^DESCRIPTION:Promised for 2 April 2099\\, 15:30 GMT.*\\nFollow it: https:\/\/www\.company\.example\/tracking\/AG123XYZ$/,
      ),
      `URL:${LINK}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('is at the promised moment while nobody has revised it', () => {
    const lines = linesOf(fileOf({ deliveryDate: '2026-12-24T15:30:00Z' }));
    expect(lines).toContain('DTSTART:20261224T153000Z');
    expect(lines.filter((line) => line.startsWith('DTEND'))).toEqual([]);
    expect(lines).toContain('SEQUENCE:0');
  });

  it('escapes what has a meaning in the format, and breaks long lines between characters', () => {
    const headingTo = `Côte d’Ivoire, West; a\\b\n${'🚢'.repeat(40)}`;
    const file = fileOf({ headingTo });
    expect(linesOf(file)).toContain(`LOCATION:Côte d’Ivoire\\, West\\; a\\\\b\\n${'🚢'.repeat(40)}`);
    const sizes = file.split('\r\n').map((line) => Buffer.byteLength(line));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
    expect(file).not.toContain('\uFFFD');
  });
});
