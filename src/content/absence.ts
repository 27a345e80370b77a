/** Texts of the chat for a visitor who may not be answered at once. */
export const absenceCopy = {
  away: 'Nobody is here right now. Write all the same: we answer as soon as somebody is back.',
  awayUntil: (day: string, time: string, office: string) =>
    `Nobody is here right now. Write all the same: we answer from ${day} ${time} (${office} time).`,
  closed: (moment: string) =>
    `We are not here now. Write all the same: we answer from ${moment} (your time).`,
  closedForLong: 'We are not here for some time. Write all the same: we answer when we are back.',
  offer: 'Get the answer by e-mail',
  address: 'Your e-mail address',
  hint: 'Used for the answers of this conversation alone, and deleted with it.',
  save: 'Save',
  remove: 'Remove',
  cancel: 'Cancel',
  change: 'Change',
  answersGoTo: (email: string) =>
    `What you do not read here goes to ${email}. You can leave: the chat stays open until you end it.`,
  failed: 'The address could not be changed',
  over: 'The conversation is over, so no address was saved.',
} as const;

/** Texts of the conversation as a file. */
export const transcriptCopy = {
  save: 'Save the conversation as a file',
  heading: (company: string) => `Conversation with the support of ${company}`,
  savedAt: (moment: string) => `Saved on ${moment}`,
  file: (day: string) => `conversation-${day}.txt`,
  you: 'You',
  notSent: 'You (not sent)',
} as const;

/** Texts of the page that the link in a mail with answers leads to. */
export const conversationCopy = {
  heading: 'Your conversation with us',
  again:
    'Links are not kept here, not even in the address of the page. Open the link again that you were sent.',
  loading: 'Opening the conversation',
  failed: 'The conversation could not be opened',
  over: 'This link leads nowhere any more: it has ended, or the conversation was deleted. Our support is still here for you.',
  newChat: 'To the chat',
  open: 'The conversation is open here, and on the other pages of our website in this browser.',
  openWindow: 'Show the conversation',
  other:
    'Another conversation is open in this browser. A browser has one at a time: to open the one of the link, the other one is ended.',
  endOther: 'End the other one, open this one',
  keepOther: 'Keep the other one',
  keptOther: 'The other conversation was kept. The link works again when you open it from your mail.',
  stopHeading: 'Answers by e-mail',
  stopAsk: (email: string) => `Answers of our support that are not read in the chat go to ${email}.`,
  stop: 'Stop these messages',
  stopped: 'Stopped. The address is deleted, and nothing more is sent to it.',
} as const;

/** Texts of the hours of the chat, for the admin. */
export const officeHoursCopy = {
  title: 'Hours of the chat',
  hint: 'Outside these hours, and while nobody has the admin area open, the chat tells visitors when to expect an answer. Without any hours it names no time.',
  loading: 'Loading the hours',
  failed: 'The hours could not be loaded',
  zone: 'Time zone',
  zoneRule: 'Choose a time zone, such as Europe/Amsterdam',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  dayHint: 'For example 09:00-12:00, 13:00-17:00. Empty: closed.',
  dayRule: 'Write up to two times of the day, such as 09:00-12:00, 13:00-17:00',
  holidays: 'Holidays',
  holidaysHint: 'One day per line, such as 2026-12-25.',
  holidaysRule: 'Write up to 100 days, one per line, such as 2026-12-25',
  save: 'Save',
  now: 'These hours are stored now. Save again to replace them with those above, where you typed others.',
  closed: 'Closed',
  none: 'None',
  saved: 'Hours of the chat saved',
  notSaved: 'The hours could not be saved',
} as const;

/** What the agent is told of a visitor's address. */
export const visitorAddressCopy = {
  visitorAddress: (email: string) => `The visitor has left ${email}.`,
  none: 'An answer that stays unread for some minutes goes there.',
  waiting: (time: string) => `Your answer goes there at ${time} unless it is read before.`,
  sending: 'Your answer is being sent there.',
  sent: (moment: string) => `Mailed there on ${moment}.`,
  kept: (moment: string) => `Kept in the outbox on ${moment}: this site has no mail server.`,
  failed: (reason: string) => `Your answer could not be mailed: ${reason}`,
  unknown: 'Sending was interrupted: nobody can tell whether your answer was mailed.',
} as const;
