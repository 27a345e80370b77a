/** "23 November 2026, 23:30 GMT+8", as the site writes it (src/ui/dates/formatDate.ts; a test compares the two). */
export const mailMoment = (instant: string, zone: string | null): string => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: knownZone(zone),
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  }).formatToParts(new Date(instant));
  const of = (sought: string) => parts.find(({ type }) => type === sought)?.value ?? '';
  const day = `${of('day')} ${of('month')} ${of('year')}`;
  return `${day}, ${of('hour')}:${of('minute')} ${of('timeZoneName').replace(/^(UTC|GMT\+0)$/, 'GMT')}`;
};

/** A zone that is missing or unknown here is not guessed: the time is that of Greenwich, and says so. */
const knownZone = (zone: string | null): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone ?? 'UTC' }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
};
