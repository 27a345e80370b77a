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

/** From an ISO instant to UTC (RFC 5545, 3.3.5), to the minute. */
const calendarTime = (instant: string) => `${instant.slice(0, 16).replace(/[-:]/g, '')}00Z`;

/** Of an ISO instant in any offset; a text that is no date stays as it is. */
const inUtc = (instant: string) => {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? instant : calendarTime(date.toISOString());
};

/** An expected arrival. Times are ISO instants; `link` is the address of the consignment on the site, `now` is in ms. */
export interface Arrival {
  trackingId: string;
  earliest: string;
  latest: string;
  /** How often the arrival was revised: a later file replaces the entry of an earlier one. */
  revisions: number;
  title: string;
  place: string;
  description: string;
  link: string;
  brand: string;
  now: number;
}

/** The expected arrival of a consignment as a calendar file (RFC 5545), from the earliest moment to the latest. */
export const arrivalCalendar = (arrival: Arrival): string => {
  const start = inUtc(arrival.earliest);
  const end = inUtc(arrival.latest);
  const fields = {
    UID: `${arrival.trackingId}@${new URL(arrival.link).hostname}`,
    SEQUENCE: arrival.revisions,
    DTSTAMP: inUtc(new Date(arrival.now).toISOString()),
    DTSTART: start,
    ...(end > start && { DTEND: end }),
    SUMMARY: escaped(arrival.title),
    LOCATION: escaped(arrival.place),
    DESCRIPTION: escaped(arrival.description),
    URL: arrival.link,
    TRANSP: 'TRANSPARENT', // nobody is busy meanwhile
  };
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${arrival.brand}//Tracking//EN`,
    'BEGIN:VEVENT',
    ...Object.entries(fields).map(([name, value]) => `${name}:${value}`),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return lines.map(folded).join('\r\n');
};
