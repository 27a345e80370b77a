/** The stages of every journey, in order. */
export const stages = ['Registered', 'Picked up', 'In transit', 'Out for delivery', 'Delivered'] as const;

const heading = 'Latest update';

/** Where a consignment is, and when it will arrive. Moments and spans of time arrive as text. */
export const journeyCopy = {
  heading,
  since: (moment: string) => `Since ${moment}`,
  promised: (moment: string) => `Promised for ${moment}`,
  expected: (span: string) => `Now expected ${span}`,
  archived: (day: string) => `This consignment was archived on ${day}.`,
  asPromised: 'As promised',
  later: (duration: string) => `${duration} later than promised`,
  earlier: (duration: string) => `${duration} earlier than promised`,
  /** Of a revision: what it changes, when that was said, and why. */
  change: (shift: string, since: string, reason: string) => `${shift}, known since ${since}: ${reason}`,

  span: (start: string, end: string) => `${start} to ${end}`,
  yourTime: (there: string, here: string) => `${there} (${here} your time)`,
  unknownZone: (here: string) => `${here} (your time: the time zone of the place is not known)`,
  duration: (count: number, unit: 'day' | 'hour' | 'minute') => `${count} ${unit}${count === 1 ? '' : 's'}`,

  progress: 'Progress',
  from: 'From',
  to: 'To',
  /** Below the status that the specification fixes (decision 005). */
  seeLatest: `Where it is now: see “${heading}”.`,
} as const;

/** The card of an exception: what happened, what it means for the date, what the reader has to do. */
export const exceptionCopy = {
  label: 'Needs attention',
  reason: (reason: string) => `Reason: ${reason}`,
  date: 'What it means for the date',
  todo: 'What you have to do',
  ask: 'Ask about this in the chat',
  /** How a message to the support begins. */
  about: (trackingId: string) => `About consignment ${trackingId}: `,

  stands: (span: string) => `The date stands so far: ${span}.`,
  moved: (span: string, shift: string) => `It is now expected ${span}: ${shift}.`,
  overdue: (due: string, duration: string) =>
    `It was due ${due}, and is ${duration} late. We are working on a new date.`,
  arrived: 'It has been delivered: the date does not change.',
  never: 'It will not be delivered.',
} as const;

const nothing = 'Nothing. You can ask us at any time.';

/** In plain words, by what is open. */
export const exceptionKinds = {
  hold: {
    title: 'On hold',
    happened: 'The consignment is being held, and cannot travel on until it is released.',
    todo: 'If customs or we ask you for papers, send them as soon as you can. Otherwise there is nothing to do.',
  },
  delay: {
    title: 'Delayed',
    happened: 'A part of the way takes longer than planned.',
    todo: nothing,
  },
  attempt: {
    title: 'Delivery attempt failed',
    happened: 'We came to deliver the consignment, and could not hand it over.',
    todo: 'Tell us when somebody can receive it, and whether the address is right.',
  },
  damage: {
    title: 'Damaged',
    happened: 'The consignment or its packing was found damaged.',
    todo: 'Photograph the goods and the packing, write the damage on the delivery papers, and tell us.',
  },
  loss: {
    title: 'Lost',
    happened: 'The consignment cannot be found.',
    todo: 'Write to us: we tell you which papers a claim needs.',
  },
  return: {
    title: 'Returned',
    happened: 'The consignment was not handed over, and went back to its sender.',
    todo: 'Agree with the sender whether it is to be sent again.',
  },
  cancellation: {
    title: 'Canceled',
    happened: 'The transport of the consignment was canceled.',
    todo: 'If you did not expect this, ask the sender, or us.',
  },
  late: {
    title: 'Late',
    happened: 'The consignment does not arrive when it was promised.',
    todo: nothing,
  },
} as const;

/** Planned, expected and actual milestones. */
export const timelineCopy = {
  heading: 'Milestones',
  label: 'Milestones, in the order of time',
  /** What a milestone is; those that happened are the rule, and say so to screen readers alone. */
  classifiers: { planned: 'Planned', estimated: 'Expected', actual: 'Done' },
  current: 'Latest',
  missed: 'No report yet',
  wasPlanned: (moment: string) => `Planned for ${moment}`,
  departure: 'Departure',
  arrival: 'Arrival',
  delivery: 'Delivery',
  modes: { air: 'By air', ocean: 'By sea', road: 'By road', rail: 'By rail' },
} as const;

/** Which time zone the dates of the specified formats are read in. */
export const zoneCopy = {
  places: (zones: string) => `Dates and times are those of the place: ${zones}.`,
  unknown: 'The time zones of these places are not known: dates and times are those where you are.',
  someUnknown: 'Where the time zone of a place is not known, they are those where you are, and say so.',
  yours: 'your time',
  of: (label: string, zone: string) => `${label}: time zone ${zone}`,
  notKnown: 'not known, shown in yours',
} as const;
