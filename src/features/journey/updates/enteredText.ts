import { entriesCopy } from '@/content/updates';
import { formatDayYearAndTime } from '@/ui/dates/formatDate';

/** Who entered something, and when, in the reader's own time. */
export const enteredText = (person: string | null, when: string) =>
  entriesCopy.by(person ?? entriesCopy.system, formatDayYearAndTime(when));
