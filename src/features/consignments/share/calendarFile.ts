import { brand } from '@/brand/brand';
import { shareCopy } from '@/content/tracking';
import { toCalendarTime } from '@/ui/dates/formatDate';
import type { TrackedConsignment } from '../consignment';
import { summaryOf } from '../result/summary';

/** Octets in a line of the file (RFC 5545, 3.1); a continued line begins with a space. */
const LINE_LENGTH = 75;

/** RFC 5545, 3.3.11. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** A line that is too long continues on the next; no character is cut in two. */
const folded = (line: string) => {
  const encoder = new TextEncoder();
  let text = '';
  let length = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    const isFull = length + size > LINE_LENGTH;
    text += isFull ? `\r\n ${character}` : character;
    length = isFull ? size + 1 : length + size;
  }
  return text;
};

/**
 * The expected arrival of a consignment as a calendar file (RFC 5545): from the earliest moment to the latest, or when it
 * was promised. A later file of the same consignment replaces the entry of an earlier one. `link` is its address on the
 * site, `now` is in ms.
 */
export const calendarFile = (consignment: TrackedConsignment, link: string, now: number): string => {
  const { trackingId, headingTo, deliveryDate, journey } = consignment;
  const { expected, etas } = journey;
  const start = toCalendarTime(expected?.earliest ?? deliveryDate);
  const end = toCalendarTime(expected?.latest ?? deliveryDate);
  const fields = {
    UID: `${trackingId}@${new URL(link).hostname}`,
    SEQUENCE: etas.length,
    DTSTAMP: toCalendarTime(new Date(now).toISOString()),
    DTSTART: start,
    ...(end > start && { DTEND: end }),
    SUMMARY: escaped(shareCopy.arrivalOf(trackingId)),
    LOCATION: escaped(headingTo),
    DESCRIPTION: escaped([summaryOf(consignment, now).promised, shareCopy.follow(link)].join('\n')),
    URL: link,
    TRANSP: 'TRANSPARENT', // nobody is busy meanwhile
  };
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Tracking//EN`,
    'BEGIN:VEVENT',
    ...Object.entries(fields).map(([name, value]) => `${name}:${value}`),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return lines.map(folded).join('\r\n');
};
