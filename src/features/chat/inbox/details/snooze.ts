import { deskCopy } from '@/content/chatDesk';

const MORNING = 9;
const MONDAY = 1;
const DAYS = 7;

/** That many days after `now`, in the morning of this computer's clock. */
const morning = (now: Date, days: number) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, MORNING).toISOString();

/** Moments at which a chat may come back, as ISO instants. */
export const snoozeChoices = (now: Date) => [
  { label: deskCopy.snoozeChoices.hour, moment: new Date(now.getTime() + 3_600_000).toISOString() },
  { label: deskCopy.snoozeChoices.tomorrow, moment: morning(now, 1) },
  {
    label: deskCopy.snoozeChoices.monday,
    moment: morning(now, (MONDAY + DAYS - now.getDay()) % DAYS || DAYS),
  },
];
