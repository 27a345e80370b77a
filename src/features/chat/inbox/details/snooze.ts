import { deskCopy } from '@/content/chatDesk';
import { nextMorning } from '@/ui/dates/nextMorning';

const HOUR_MS = 3_600_000;
const MONDAY = 1;

/** Moments at which a chat may come back, as ISO instants. */
export const snoozeChoices = (now: Date) => [
  { label: deskCopy.snoozeChoices.hour, moment: new Date(now.getTime() + HOUR_MS).toISOString() },
  { label: deskCopy.snoozeChoices.tomorrow, moment: nextMorning(now) },
  { label: deskCopy.snoozeChoices.monday, moment: nextMorning(now, MONDAY) },
];
