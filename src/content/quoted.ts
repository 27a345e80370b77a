import { brand } from '@/brand/brand';

/** The page on which a customer sees where a quote stands. */
export const quotedCopy = {
  title: 'Your quote',
  numbered: (number: string) => `Quote ${number}`,
  askedOn: (moment: string) => `Asked for on ${moment}`,
  loading: 'Opening your quote',
  failed: 'Your quote could not be loaded',
  again: 'Links are not kept here. To see your quote, open the link again that you were sent.',
  over: 'This link shows nothing: the quote was closed long ago, or the link is not complete. Ask us, or ask for a new quote.',
  lookAgain: 'Look again',
  another: 'Ask for another quote',
  sameAgain: {
    label: 'Ask for the same again',
    replaceTitle: 'Replace the request that you have begun?',
    replaceText: 'You have begun another request for a quote and not sent it. It cannot be brought back.',
    replace: 'Replace',
  },
  changed:
    'This quote has changed since you opened it. It is shown as it is now; what you typed is still here.',
  revised:
    'Another offer has taken the place of the one that you opened. Look at it above before you answer it; what you typed is still here.',
  ended:
    'This offer has ended meanwhile. What you typed is still here: ask for the same again, or write to us.',
  asked: 'What you asked for',
  answers: 'What we asked before',
  states: {
    new: 'We are working out your price, and write to you as soon as we have it.',
    asked: 'We need to know something before we can name a price.',
    quoted: 'Here is our offer. Accept it or decline it below.',
    expired:
      'This offer was valid until the day below and has ended. Ask for the same again, and we make a new one.',
    won: 'You have accepted our offer. We arrange the shipment and write to you.',
    wonByUs: 'We have agreed on this shipment and arrange it.',
    lost: 'This quote is closed.',
    declined: 'You have declined our offer. Thank you for telling us.',
  },
  booked: (trackingId: string) => `Your shipment is booked under the tracking ID ${trackingId}.`,
  track: 'Track it',
  question: {
    heading: 'Our question',
    label: 'Your answer',
    submit: 'Send answer',
    submitting: 'Sending',
    failed: 'Your answer could not be sent',
    sent: 'Your answer was sent',
  },
} as const;

/** The offer, as it is shown and printed on one page. */
export const offerSheetCopy = {
  heading: (number: string) => `Offer ${number}`,
  for: (names: string) => `For ${names}`,
  version: (number: number) => `Version ${number}`,
  from: brand.legalName,
  price: 'Price',
  validUntil: 'Valid until',
  transit: 'Transit time',
  includes: 'Included',
  excludes: 'Not included',
  terms: 'Terms',
  lines: 'How the price is made up',
  line: 'Item',
  amount: 'Amount',
  total: 'Total',
  shipment: 'Shipment',
  print: 'Print or save as PDF',
} as const;

export const acceptCopy = {
  heading: 'Accept this offer',
  lead: 'With this you order the shipment at the price and the terms of the offer. Fields marked with an asterisk are required.',
  who: 'Who accepts',
  sender: 'Sender, where we pick up',
  receiver: 'Receiver, where we deliver',
  labels: { name: 'Name or company', address: 'Address', phone: 'Phone', email: 'E-mail address' },
  acceptor: 'Your name',
  reference: 'Your reference',
  referenceHint: 'For example an order number; it is shown on the consignment',
  submit: 'Accept the offer',
  submitting: 'Sending',
  failed: 'The offer could not be accepted',
  sent: 'You have accepted the offer',
} as const;

export const declineCopy = {
  heading: 'Decline it',
  lead: 'You may tell us why: it helps us to do better.',
  reason: 'Reason',
  submit: 'Decline the offer',
  submitting: 'Sending',
  failed: 'The offer could not be declined',
  sent: 'You have declined the offer',
} as const;
