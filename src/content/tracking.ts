/** Texts of the tracking page besides those of the journey itself. */
export const trackingCopy = {
  field: 'Tracking ID',
  look: 'Track this ID',
  empty: 'Please provide your tracking ID to continue',
  hint: (most: number) => `Several at once: up to ${most} IDs, with commas or spaces between them.`,
  tooMany: (count: number, most: number) =>
    `These are ${count} tracking IDs. Please look up at most ${most} at a time.`,
  /** Followed by the tracking id. */
  consignment: 'Consignment',
  /** Beside a result, in place of the form. */
  change: 'change',
  changeWhat: 'the tracking ID',
  noMatch: 'OOps, No consignment matches this tracking ID',
  /** Stays after it. */
  noMatchAdvice:
    'Check the number on your papers or in our mail: letters and digits, as O and 0, are easily mixed up. If it is right,',
  askUs: 'ask us about it',
  didYouMean: 'Did you mean',
  or: 'or',
} as const;

/** Where there is no room for them at once. */
export const partiesCopy = { fold: 'Sender, receiver and QR code' } as const;

/** The table that compares several consignments. */
export const comparisonCopy = {
  heading: 'Your consignments',
  found: (foundCount: number, sought: number) => `${foundCount} of ${sought} consignments found`,
  columns: {
    id: 'Tracking ID',
    state: 'State',
    place: 'Place',
    since: 'Since',
    expected: 'Expected arrival',
    open: 'Details',
  },
  view: 'View',
  viewOf: (trackingId: string) => `View ${trackingId}`,
} as const;

/** What can be done with a result. */
export const shareCopy = {
  group: 'Pass this on',
  actions: { copy: 'Copy link', share: 'Share', calendar: 'Add to calendar', print: 'Print' },
  copied: 'Link copied',
  /** Label of the link where a script may not copy it. */
  byHand: 'Copy this link',
  titleOf: (trackingId: string) => `Consignment ${trackingId}`,
  /** In the calendar. */
  arrivalOf: (trackingId: string) => `Expected arrival of consignment ${trackingId}`,
  follow: (link: string) => `Follow it: ${link}`,
} as const;

/** On paper. */
export const printCopy = {
  asOf: (moment: string) => `As of ${moment}`,
} as const;
