import { entriesCopy } from '@/content/updates';
import { formatDayYearAndTime } from '@/ui/dates/formatDate';

/** Who entered something, and when, in the reader's own time. */
export const enteredText = (who: string | null, when: string) =>
  entriesCopy.by(who ?? entriesCopy.system, formatDayYearAndTime(when));
