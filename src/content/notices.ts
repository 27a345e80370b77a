/** Texts of following a consignment, for visitors. */
export const followCopy = {
  open: 'Follow by e-mail',
  title: (trackingId: string) => `Follow consignment ${trackingId}`,
  hint: 'We write to you when something happens. Each message has a link to stop them.',
  email: 'Your e-mail address',
  emailHint: 'We send a link to it first. Until you press that link you get nothing else.',
  about: 'Tell me of',
  topics: {
    progress: 'Each step on its way',
    problem: 'Delays, holds and other problems',
    delivery: 'Delivery and pick-up',
  },
  arrival: 'A change of the expected arrival',
  hours: 'From how many hours on?',
  hoursRule: 'A whole number from 1 to 240',
  when: 'When?',
  atOnce: 'At once',
  daily: 'Once a day, at eight in the morning',
  nothingChosen: 'Choose what you want to be told of',
  send: 'Send me the link',
  failed: 'This could not be sent. Try again in a moment.',
} as const;

/** Texts of the page that the links in these mails lead to. */
export const followingCopy = {
  heading: 'Messages about a consignment',
  again:
    'Links are not kept here, not even in the address of the page. Open the link again that you were sent.',
  loading: 'Loading what you follow',
  failed: 'This could not be loaded',
  over: 'This link leads nowhere any more: the messages were stopped, or the link was not used within seven days. To be told again, look the consignment up and follow it anew.',
  track: 'Track a consignment',
  ask: (email: string, trackingId: string) =>
    `Shall ${email} be told what happens to consignment ${trackingId}?`,
  confirm: 'Yes, tell me',
  notConfirmed: 'This could not be confirmed',
  confirmed: 'Confirmed. We write to you when something happens.',
  recipientText: (email: string, trackingId: string) =>
    `${email} is told what happens to consignment ${trackingId}.`,
  party: { sender: 'sender', receiver: 'receiver' },
  toldAs: (email: string, party: string, trackingId: string) =>
    `${email} is told what happens to consignment ${trackingId}, as its ${party}.`,
  save: 'Save the changes',
  saved: 'Your changes are saved.',
  notSaved: 'The changes could not be saved',
  stop: 'Stop these messages',
  decline: 'No, do not write to me',
  stopped: 'Stopped. You get no more messages about this consignment.',
  notStopped: 'The messages could not be stopped',
  open: (trackingId: string) => `Open consignment ${trackingId}`,
} as const;

/** Texts of who hears of an update, for the admin. */
export const audienceCopy = {
  loading: 'Looking up who will be told',
  failed: 'Who will be told could not be looked up',
  nobody: 'Nobody is told of this by e-mail.',
  will: (person: string) => `By e-mail this is told to ${person}.`,
  party: { sender: 'the sender', receiver: 'the receiver' },
  followers: (count: number) => (count === 1 ? '1 follower' : `${count} followers`),
  tell: 'Tell them',
  holdLater: 'For a minute after it was saved it can be held back under “Notices”.',
  tellAll: 'Tell followers and parties by e-mail, as they and the settings say',
} as const;

/** Texts of the notices of a consignment, and of those that were not sent. */
export const noticesCopy = {
  heading: 'Notices',
  loading: 'Loading the notices',
  failed: 'The notices could not be loaded',
  followers: (count: number) =>
    count === 0
      ? 'Nobody follows this consignment.'
      : count === 1
        ? 'One address follows this consignment.'
        : `${count} addresses follow this consignment.`,
  stopped: {
    sender: 'The sender has stopped these messages.',
    receiver: 'The receiver has stopped these messages.',
  },
  none: 'No notice has been sent.',
  planned: (notice: string) => `“${notice}” is about to be told.`,
  hold: (notice: string) => `Hold back “${notice}”`,
  holdShort: 'Hold back',
  held: 'The notice is held back',
  notHeld: 'The notice could not be held back',
  arrival: 'Expected arrival',
  correction: (status: string) => `Correction of “${status}”`,
  columns: { what: 'What', who: 'To', state: 'State', at: 'When', actions: 'Actions' },
  to: { sender: 'Sender', receiver: 'Receiver', follower: 'Follower' },
  states: {
    waiting: 'Waiting',
    sending: 'Being sent',
    sent: 'Sent',
    kept: 'Kept in the outbox',
    failed: 'Not sent',
    unknown: 'Perhaps sent',
    cancelled: 'Canceled',
  },
  resend: (notice: string, recipient: string) => `Send again: “${notice}” to ${recipient}`,
  resendShort: 'Send again',
  resent: 'The notice is sent again',
  notResent: 'The notice could not be sent again',
  resendUnknown: 'Perhaps it has arrived already. Send it again?',
  drop: (notice: string, recipient: string) => `Dismiss “${notice}” to ${recipient}`,
  dropShort: 'Dismiss',
  dropped: 'The notice is dismissed',
  notDropped: 'The notice could not be dismissed',
  unsent: 'Notices that were not sent',
  allDecided: 'Nothing is left to decide.',
  view: (notice: string, recipient: string) => `Show “${notice}” to ${recipient}`,
  viewShort: 'Show',
  openOutbox: 'Open it in the outbox',
  mailTitle: 'The notice',
  close: 'Close',
} as const;

/** Texts of the settings of notices. */
export const noticeRulesCopy = {
  heading: 'Notices to sender and receiver',
  hint: 'Choose of which events the parties are told by e-mail. They leave a minute after an update was saved, unless it is held back or voided. Followers choose for themselves.',
  loading: 'Loading the settings of notices',
  failed: 'The settings of notices could not be loaded',
  ownersOnly: 'Only an owner can change this.',
  columns: { what: 'Event', sender: 'Sender', receiver: 'Receiver' },
  tell: { sender: 'Tell the sender of', receiver: 'Tell the receiver of' },
  arrival: 'Expected arrival revised',
  correction: 'Correction of a voided entry',
  correctionHint: 'to whoever was told the entry',
  edit: (notice: string) => `Edit words of “${notice}”`,
  editShort: 'Edit words',
  ownWords: 'own words',
  title: (notice: string) => `Words of “${notice}”`,
  subject: 'Subject',
  text: 'Text',
  textHint:
    'An empty line begins a paragraph. What happened, where and when follows by itself. You can use {trackingId}, {status}, {place}, {time}, {from}, {to} and {expected}.',
  unknown: (name: string) => `There is no {${name}}.`,
  original: 'Back to the original words',
  test: 'Send me a test',
  notTested: 'The test could not be sent',
  save: 'Save',
  saved: 'The setting is saved',
  notSaved: 'The setting could not be saved',
  changed:
    'Somebody has changed these words since you opened them. Yours were not saved; they are still here.',
  now: 'These words are stored now. Save again to replace them with yours.',
  preview: 'Preview of the mail',
} as const;
