import { adminPages } from './adminPages';

/** Kinds of records that name a person, as `find_person` names them. */
export const recordKinds = {
  consignment: 'Party of a consignment',
  consignmentTexts: 'Notes of a consignment',
  template: 'Template of a consignment',
  follower: 'Follower of a consignment',
  subscriber: 'Subscriber of the newsletter',
  inquiry: 'Inquiry',
  inquiryText: 'Inquiry of somebody else',
  chat: 'Conversation, with an address',
  chatTexts: 'Words in a conversation',
  quote: 'Quote',
  sentMail: 'E-mail of the staff',
  notices: 'Mails of the site',
  proof: 'Proof of delivery',
  newsletter: 'Newsletter',
  preparedAnswer: 'Prepared answer',
  savedView: 'Saved view',
  import: 'Name of an imported file',
  laneTemplate: 'Template of a route',
  place: 'Place',
  transitLane: 'Transit time',
  noticeWords: 'Words of a notice',
  browserError: 'Error of a browser',
  alert: 'Alert',
  backup: 'Record of a backup',
  outbox: 'Mail in the outbox of this machine',
  invitation: 'Invitation to the staff',
  account: 'Account',
  audit: 'Entries of the audit',
  work: 'What they did on the staff',
} as const;

export type RecordKind = keyof typeof recordKinds;

/** Texts of the owner's page about people and their data. */
export const personalDataCopy = {
  title: adminPages.privacy,
  find: 'Find a person',
  findHint:
    'Everything that names somebody: consignments, followers, inquiries, chats, quotes, mails, proofs and the audit. Enter what you know; each of the three is looked for.',
  email: 'Email',
  phone: 'Phone number',
  name: 'Full name',
  nothing: 'Enter an e-mail address, a phone number or a name',
  phoneRule: 'A phone number has 6 to 15 digits.',
  nameRule: 'A name has 3 to 120 characters.',
  search: 'Find',
  searchFailed: 'The search failed',
  found: (total: number) => (total === 1 ? '1 record' : `${total} records`),
  none: 'Nothing names this person.',
  foundHeading: 'What was found',
  results: 'Records that name this person',
  columns: {
    choice: 'Chosen',
    what: 'What',
    label: 'Of',
    excerpt: 'Where it is named',
    at: 'Since',
    does: 'Erasing',
  },
  choose: (kind: string, label: string) => `Choose: ${kind}, ${label}`,
  chooseAll: 'Choose all',
  chooseNone: 'Choose none',
  chosen: (count: number, total: number) => `${count} of ${total} chosen`,
  kinds: recordKinds,
  parts: { sender: 'sender', receiver: 'receiver' } as Record<string, string>,
  does: {
    delete: 'deletes it',
    anonymize: 'removes the person',
    redact: 'blacks out the person',
    keep: 'not possible: under way, or what the staff did',
  } as const,
  exportChosen: 'Export as JSON',
  exportFailed: 'The export failed',
  exported: 'The file is saved',
  review: 'Read the file before you hand it over: texts can name others, too.',
  erase: 'Erase',
  eraseChosen: 'Erase what is chosen',
  eraseTitle: (count: number) => (count === 1 ? 'Erase 1 record?' : `Erase ${count} records?`),
  eraseText:
    'It cannot be undone. History, figures and the audit stay, without the person. Backups have it until they are replaced.',
  reason: 'Reason',
  reasonHint: 'The audit keeps it. Do not say who it is: a number or a date is enough.',
  eraseFailed: 'It could not be erased',
  erased: (count: number) => (count === 1 ? '1 record is erased' : `${count} records are erased`),
} as const;

/** Texts of the owner's terms of keeping. */
export const termsCopy = {
  heading: 'For how long data are kept',
  hint: 'The database deletes what is older, or removes the persons from it. The privacy policy shows these terms. Without days, data are kept until somebody deletes them.',
  loading: 'Loading the terms',
  days: 'Days',
  daysOf: (kind: string) => `Days: ${kind}`,
  rule: 'Enter 1 to 3650 days',
  ruleOrNothing: 'Enter 1 to 3650 days, or nothing',
  save: 'Save',
  saveOf: (kind: string) => `Save: ${kind}`,
  saved: 'The term is saved',
  notSaved: 'The term could not be saved',
  saveAndDelete: 'Save and delete',
  deleteOlder: (kind: string) => `Delete what is older: ${kind}?`,
  due: (count: number) =>
    count === 0
      ? 'Nothing is that old yet.'
      : `${count} ${count === 1 ? 'record is' : 'records are'} older than that, and will be deleted or erased. It cannot be undone.`,
} as const;

/** Texts of the yearly look at who may do what. */
export const staffReviewCopy = {
  heading: 'Who may do what',
  hint: 'Once a year, look whether everybody on the staff still needs what they may do, and confirm it.',
  table: 'The staff and their rights',
  columns: { email: 'Email', role: 'Role', rights: 'May', factor: 'Two-step sign-in', used: 'Last used' },
  never: 'It has not been confirmed yet.',
  last: (by: string) => `Confirmed by ${by}`,
  due: 'The yearly confirmation is due.',
  confirm: 'Confirm the list',
  confirmed: 'The list is confirmed',
  notConfirmed: 'The list could not be confirmed',
  print: 'Print',
  failed: 'Could not load when the list was confirmed',
} as const;
