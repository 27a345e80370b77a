import { formatDayYearAndTime } from './formatDate';

/** An instant in the reader's own time zone. Only for pages that render in the browser alone. */
export function Timestamp({ instant }: { instant: string }) {
  return <time dateTime={instant}>{formatDayYearAndTime(instant)}</time>;
}
