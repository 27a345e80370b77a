import { counted } from './counted';

/** What whoever writes to the company is told of its answers. */
export const replyCopy = {
  /** True whatever an owner has set, so that it can stand in a page before anybody has asked. */
  inOrder: 'We answer inquiries in the order they arrive.',
  usually: (hours: number) =>
    hours === 1
      ? 'We usually answer inquiries within one hour on working days.'
      : `We usually answer inquiries within ${hours} hours on working days.`,
} as const;

/** Texts of the reply time, for the admin. */
export const replyTimeCopy = {
  title: 'Reply time',
  hint: 'Shown where visitors write to you. Leave it empty to claim nothing.',
  loading: 'Loading the reply time',
  hours: 'We usually answer inquiries within … hours',
  rule: 'Enter 1 to 240 hours, or nothing',
  save: 'Save',
  now: (hours: number | null) =>
    `${hours === null ? 'Nothing is claimed' : `${counted(hours, 'hour')} ${hours === 1 ? 'is' : 'are'} stored`} now. Save again to replace that with what you typed.`,
  saved: 'Reply time saved',
  notSaved: 'The reply time could not be saved',
} as const;
