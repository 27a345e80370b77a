const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** An instant in the reader's own time zone. Only for pages that render in the browser alone. */
export function Timestamp({ instant }: { instant: string }) {
  return <time dateTime={instant}>{dayAndTime.format(new Date(instant))}</time>;
}
