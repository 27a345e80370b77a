/** The stages of every journey, in order. */
export const stages = ['Registered', 'Picked up', 'In transit', 'Out for delivery', 'Delivered'] as const;

const heading = 'Latest update';

/** Where a consignment is, and when it will arrive. Moments and spans of time arrive as text. */
export const journeyCopy = {
  heading,
  since: (moment: string) => `Since ${moment}`,
  promised: (moment: string) => `Promised for ${moment}`,
  due: (days: string) => `Expected ${days}`,
  wasDue: (days: string) => `Was due ${days}`,
  expected: (span: string) => `Now expected ${span}`,
  archived: (day: string) => `This consignment was archived on ${day}.`,
  asPromised: 'As promised',
  later: (duration: string) => `${duration} later than promised`,
  earlier: (duration: string) => `${duration} earlier than promised`,
  overdue: (duration: string) => `${duration} late`,
  /** Of a revision: when it was said, and why. */
  change: (since: string, reason: string) => `Known since ${since}${reason && `: ${reason}`}`,

  /** What the reader has to do where nothing is wrong. */
  receive: 'Somebody has to be there to receive it.',
  pickUp: 'It can be picked up now.',
  noTodo: 'There is nothing for you to do.',

  /** At the end of a leg that has not arrived. */
  offPort: (port: string) => `Off ${port}, waiting for a berth`,
  shortOf: (place: string) => `Short of ${place}, not there yet`,

  span: (start: string, end: string) => `${start} to ${end}`,
  yourTime: (placeTime: string, here: string) => `${placeTime} (${here} your time)`,
  unknownZone: (here: string) => `${here} (your time: the time zone of the place is not known)`,
  duration: (count: number, unit: 'day' | 'hour' | 'minute') => `${count} ${unit}${count === 1 ? '' : 's'}`,

  progress: 'Progress',
  from: 'From',
  to: 'To',
  /** Below the status that the specification fixes (decision 005). */
  seeLatest: `Where it is now: see “${heading}”.`,
} as const;

/** What has become of a promise, said where it stands. */
export const promiseCopy = {
  now: (days: string) => `now ${days}`,
  delivered: (day: string) => `delivered ${day}`,
  notYet: 'not delivered yet',
  never: 'not delivered',
  asPromised: (became: string) => `as promised; ${became}`,
  /** Behind the value of a specified label. */
  beside: (value: string, became: string) => `${value} (${became})`,
} as const;

/** The card of an exception: what happened, what it means for the date, what the reader has to do. */
export const exceptionCopy = {
  label: 'Needs attention',
  reason: (reason: string) => `Reason: ${reason}`,
  date: 'What it means for the date',
  todo: 'What you have to do',
  send: (papers: string) => `Send us the ${papers}.`,
  and: ' and the ',
  sendByMail: 'Send it by e-mail',
  subject: (trackingId: string, papers: string) => `${trackingId}: ${papers}`,
  ask: 'Ask about this in the chat',
  /** How a message to the support begins. */
  about: (trackingId: string) => `About consignment ${trackingId}: `,

  stands: (span: string) => `The date stands so far: ${span}.`,
  moved: (span: string, shift: string) => `It is now expected ${span}: ${shift}.`,
  overdue: (dueDay: string, duration: string) =>
    `It was due ${dueDay}, and is ${duration} late. We are working on a new date.`,
  arrived: 'It has been delivered: the date does not change.',
  never: 'It will not be delivered.',
} as const;

const nothing = 'Nothing for now.';

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
  label: 'Milestones, the newest first',
  labelToCome: 'Milestones to come, the last first',
  labelEarlier: 'Earlier milestones, the newest first',
  toCome: (count: number) => `${count} still to come`,
  earlier: (count: number) => `${count} earlier`,
  asTable: (count: number) => (count === 1 ? 'One entry, as a table' : `All ${count} entries, as a table`),
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
  allYours: 'Dates and times are those where you are.',
  /** The switch between both. A time without a zone is the reader's. */
  clocks: { place: 'Times of the place', reader: 'My time' },
  clock: 'Whose time is shown',
  of: (label: string, zone: string) => `${label}: time zone ${zone}`,
  notKnown: 'not known, shown in yours',
} as const;
