import { adminPages } from './adminPages';
import { counted } from './counted';

/** Texts of the quotes in the admin: their list, one of them, and what is done with it. */
export const quoteDeskCopy = {
  title: adminPages.quotes,
  heading: 'Requested quotes',
  search: 'Search by number, name, company, e-mail or place',
  show: 'Show',
  choices: { all: 'All', new: 'New', asked: 'Asked', quoted: 'Quoted', won: 'Won', lost: 'Lost' },
  choice: (name: string, count: number | undefined) =>
    count === undefined ? name : `${name} (${count.toLocaleString('en')})`,
  table: 'Quotes',
  columns: {
    number: 'Number',
    customer: 'Customer',
    route: 'From, to',
    cargo: 'Cargo',
    at: 'Requested',
    state: 'State',
  },
  cargo: (count: number, weight: string) => `${counted(count, 'piece')}, ${weight} kg`,
  loading: 'Loading the quotes',
  noneSuch: 'No quotes match',
  noResults: (search: string) => `No results for “${search}”`,
  newest: 'Newest',
  older: 'Older',

  page: (number: string) => `Quote ${number}`,
  back: 'Go back',
  loadingOne: 'Loading the quote',
  requestedOn: (when: string) => `Requested on ${when}`,
  route: (from: string, to: string) => `${from} → ${to}`,
  unknown: '–',
} as const;

/** What the visitor has asked for. */
export const askedCopy = {
  heading: 'What is asked for',
  contact: 'Who asks',
  pieces: 'Pieces',
  piecesTable: 'Pieces of this quote',
  facts: {
    from: 'From',
    to: 'To',
    mode: 'Mode',
    incoterm: 'Incoterm',
    readyOn: 'Ready on',
    cargo: 'Cargo',
    goods: 'Goods',
    dangerous: 'Dangerous goods',
    temperature: 'Temperature',
    insurance: 'Insurance',
    note: 'Note',
    name: 'Name',
    company: 'Company',
    email: 'E-mail',
    phone: 'Phone',
  },
  open: 'Not said',
  no: 'No',
  temperature: (min: number, max: number) => `${min} to ${max} °C`,
  dangerous: (un: string | null, details: string | null) =>
    [un ? `UN ${un}` : 'Yes', details].filter(Boolean).join('\n'),
  insured: (value: string) => `Goods worth ${value}`,
  columns: { kind: 'Pieces', size: 'Length × width × height', weight: 'Weight of each' },
  size: (length: string, width: string, height: string) => `${length} × ${width} × ${height} cm`,
  kilograms: (weight: string) => `${weight} kg`,
  write: 'Write a mail',
} as const;

/** What is done with a quote. */
export const quoteActionsCopy = {
  offer: 'Make an offer',
  revise: 'Revise the offer',
  ask: 'Ask back',
  won: 'Mark as won',
  lost: 'Mark as lost',
  reopen: 'Reopen',
  print: 'Print the offer',
  book: 'Make a consignment',
  openConsignment: (trackingId: string) => `Open consignment ${trackingId}`,
  booked: 'Consignment created successfully',
  fill: 'Fill in a consignment',
  accepted: (person: string, when: string) => `${person} accepted the offer on ${when}.`,
  reference: (reference: string) => `Reference of the customer: ${reference}`,
  declined: 'The customer has declined the offer.',
  reason: (reason: string) => `Reason: ${reason}`,
  bookHint:
    'The consignment takes over all that is known: parties, places, pieces, goods and mode. To change something first, fill in the form.',
  deliverBy: 'To be delivered by',
  missing:
    'The customer has not said who sends and who receives the goods: fill in what is missing in the form of a new consignment.',
  waiting: (until: string) => `The offer is open until ${until}.`,
  over: (until: string) => `The offer ended on ${until}. Revise it to open it again.`,
  isAsked: 'The question is with the customer.',
  answered: 'The customer has answered the question.',
} as const;

/** The form in which something is asked back. */
export const askBackCopy = {
  title: (number: string) => `Ask ${number} back`,
  text: 'The question goes to the customer by mail. The answer arrives here.',
  closes: 'The offer that is open cannot be accepted any more then, until you send one again.',
  question: 'Question',
  send: 'Send the question',
  sent: 'The question was sent',
} as const;

export const closeQuoteCopy = {
  titles: {
    won: (number: string) => `Mark ${number} as won`,
    lost: (number: string) => `Mark ${number} as lost`,
    new: (number: string) => `Reopen ${number}`,
  },
  actions: { won: 'Mark as won', lost: 'Mark as lost', new: 'Reopen' },
  hints: {
    won: 'For an offer that was accepted elsewhere, such as on the phone. The customer is not told by mail.',
    lost: 'The customer is not told by mail. An open offer cannot be accepted any more.',
    new: 'It stands among the new quotes again. The customer is not told by mail.',
  },
  reason: 'Reason',
  reasonHint: 'For your colleagues. The customer does not see it.',
  reasons: {
    won: ['Accepted on the phone', 'Accepted by mail', 'Frame agreement'],
    lost: [
      'Price',
      'Transit time',
      'No answer',
      'Another forwarder',
      'Shipment cancelled',
      'We do not serve this lane',
    ],
    new: ['Marked by mistake', 'The customer asks again'],
  },
  done: { won: 'The quote is won', lost: 'The quote is lost', new: 'The quote is open again' },
} as const;

/** The form of an offer, the offer, and its printed page. */
export const offerCopy = {
  heading: 'Offer',
  compose: 'Make an offer',
  close: 'Close the form',
  back: 'What you typed and did not send is back. Please check it.',
  startOver: 'Start over',
  fields: {
    price: 'Price',
    currency: 'Currency',
    validUntil: 'Valid until',
    includes: 'Included',
    excludes: 'Not included',
    transit: 'Transit time',
    terms: 'Terms',
  },
  total: 'Total of the lines',
  notYet: 'not known yet',
  transitHint: 'Such as “18 to 22 days, port to port”.',
  lines: 'Lines of the price',
  linesHint: 'With lines, the price is their total.',
  line: (number: number) => `Line ${number}`,
  lineText: (number: number) => `Text of line ${number}`,
  lineAmount: (number: number) => `Amount of line ${number}`,
  addLine: 'Add a line',
  removeLine: (number: number) => `Remove line ${number}`,
  send: 'Send the offer',
  sent: 'The offer was sent',
  previewHint: 'The mail as the customer will get it.',
  sentOn: (when: string, by: string | null) => (by ? `${when}, by ${by}` : when),
  sentLabel: 'Sent',

  printPage: 'Print the offer',
  printTitle: 'Offer',
  print: 'Print',
  printHint: 'In the dialog of your browser, choose A4 and a scale of 100 %.',
  sheets: 'Preview',
  none: 'There is no offer for this quote yet.',
  printed: (moment: string) => `Printed on ${moment}`,
  number: 'Number of the quote',
  dated: (day: string) => `Dated ${day}`,
  until: (day: string) => `Valid until ${day}`,
  to: 'To',
  shipment: 'Shipment',
  prices: 'Price',
  columns: { text: 'Service', amount: 'Amount' },
  signatures: ['For us', 'Accepted by'],
  signature: 'Name, date, signature',
} as const;

/** What has happened since a form was opened. */
export const quoteChangesCopy = { since: 'New since you opened this form:' } as const;

/** The history of a quote, and the mails about it. */
export const quoteHistoryCopy = {
  heading: 'History',
  list: 'History of this quote',
  customer: 'the customer',
  by: (person: string) => `by ${person}`,
  entries: {
    requested: 'Requested',
    asked: 'Asked back',
    answered: 'Answered',
    offered: 'Offered',
    accepted: 'Accepted',
    declined: 'Declined',
    booked: 'Consignment made',
  },
  closed: { won: 'Marked as won', lost: 'Marked as lost', new: 'Reopened' },
  offered: (price: string, until: string) => `${price}, valid until ${until}`,
  mails: 'Mails to the customer',
  noMails: 'No mail has gone to the customer.',
  kinds: {
    quoteReceived: 'The request has arrived',
    quoteQuestion: 'The question',
    quoteOffer: 'The offer',
  },
  mailStates: {
    waiting: 'waits',
    sending: 'is being sent',
    sent: 'sent',
    kept: 'kept in the outbox',
    failed: 'failed',
    unknown: 'unclear, it may have been sent',
    cancelled: 'cancelled',
  },
  mailReason: (reason: string) => `The mail server said: ${reason}`,
  resend: 'Send again',
  resendLabel: (mail: string) => `Send again: ${mail}`,
  resendUnknown: 'Perhaps it has arrived already. Send it again?',
  resent: 'The mail is sent again',
} as const;

/** The form of a new consignment that belongs to a quote. */
export const quoteOriginCopy = {
  filled: (number: string) =>
    `Filled in from the quote ${number}: parties, places, goods and weight. Check them, and fill in what is missing.`,
  belongs: (number: string) =>
    `The next consignment that you create here will belong to the quote ${number}.`,
  open: 'Open the quote',
  unlink: 'Do not link it',
  loading: 'Loading the quote',
  linked: (number: string) => `The consignment belongs to the quote ${number} now.`,
  notLinked: (number: string) => `The consignment was created, but not linked to the quote ${number} yet.`,
  again: 'Link it again',
} as const;

/** What can go wrong at the desk, and what to do. */
export const quoteDeskErrors = {
  noList: 'Could not load the quotes',
  noQuote: 'Could not load this quote',
  gone: 'There is no such quote.',
  notAsked: 'This question could not be sent',
  notOffered: 'This offer could not be sent',
  notClosed: 'This quote could not be changed',
  notResent: 'This mail could not be sent again',
  notBooked: 'The consignment of this quote could not be created',
  notLinked: 'The consignment could not be linked to its quote',
  notWon: 'Only a quote that is won becomes a consignment. Mark it as won first.',
  hasOne: 'This quote has a consignment already.',
  amount: 'Enter an amount such as 1250.50',
  ambiguous: (text: string) =>
    `Is it ${text.replace(',', '')} or ${text.replace(',', '.')}? Write it without a comma`,
  noPrice: 'The price has to be more than 0',
  past: 'Choose today or a later day',
  tooLate: 'Choose a day within a year',
  notADay: 'Enter a day',
  mostCharacters: (most: number) => `At most ${most} characters`,
  sentAlready: 'Nothing was sent: this is the offer that the customer has already.',
  changed:
    'Nothing was sent: this quote has changed since you opened the form. What you typed is still here. Look at what is new above, then send it again.',
  notChecked:
    'Nothing was sent: this quote has changed, and what it is now could not be found out. What you typed is still here: try again.',
  kept: (reason: string) => `${reason.replace(/[^.!?]$/, '$&.')} What you typed is still here.`,
  noAnswer:
    'Could not reach the server. What you typed is still here. Check your connection and send it again: it is stored only once.',
} as const;
