/** Of a consignment that is not there any more. */
export const goneCopy = {
  unknown: 'There is no such consignment. It may have been deleted.',
  shown: 'Someone has deleted this consignment. What you see is how it was before.',
} as const;

/** Texts of what the admin does to a consignment's journey. */
export const updatesCopy = {
  add: 'Add update',
  likely: 'Likely next',
  likelyAt: (event: string, place: string) => `${event}, ${place}`,
  title: (trackingId: string) => `Add an update to ${trackingId}`,
  correctTitle: (event: string) => `Correct “${event}”`,
  loading: 'Loading the form',
  loadingPanels: 'Loading the journey',
  save: 'Save',
  event: 'Event',
  chooseEvent: 'Choose an event',
  eventRequired: 'Choose an event from the list',
  groups: {
    start: 'At the origin',
    way: 'On the way',
    arrival: 'At the destination',
    trouble: 'Exceptions and checks',
  },
  classifier: 'This event',
  classifiers: { actual: 'has happened', estimated: 'is expected', planned: 'is planned' },
  place: 'Place',
  withoutPlace: (place: string) => `Without a place: where it was before, ${place}.`,
  time: 'Time there',
  leg: 'Leg',
  noLeg: 'None',
  publicNote: 'Note to the customer',
  internalNote: 'Internal note',
  internalHint: 'Customers never see this.',
  reason: 'Reason',
  reasonHint: 'Customers see this with the event.',
  voidReason: 'What was wrong',
  voidHint: 'Customers will no longer see the wrong entry. It stays here with this reason.',
  voidReasons: ['Wrong event', 'Wrong place', 'Wrong time', 'Wrong note'],
  reasons: [
    'Customs inspection',
    'Documents are missing or incomplete',
    'Duties or charges are unpaid',
    'Bad weather',
    'Port or airport congestion',
    'Missed connection',
    'Nobody was at the address',
    'The address is incomplete',
  ],
} as const;

export const entriesCopy = {
  heading: 'Journey entries',
  table: 'Entries of this journey, the latest first',
  loading: 'Loading the entries',
  columns: {
    time: 'Time there',
    event: 'Event',
    place: 'Place',
    notes: 'Notes',
    entered: 'Entered',
    actions: 'Actions',
  },
  classifiers: { estimated: 'Expected', planned: 'Planned' },
  guessed: 'The event was read from free words.',
  internal: 'Internal:',
  reason: (reason: string) => `Reason: ${reason}`,
  leg: (position: number) => `Leg ${position}`,
  corrects: (event: string, no: number) => `Corrects “${event}”, entry ${no}`,
  system: 'the system',
  by: (person: string, when: string) => `${when} by ${person}`,
  voided: (person: string, when: string) => `Voided by ${person} on ${when}:`,
  void: 'Void',
  correct: 'Correct',
  voidLabel: (event: string, no: number) => `Void “${event}”, entry ${no}`,
  correctLabel: (event: string, no: number) => `Correct “${event}”, entry ${no}`,
  voidTitle: (event: string) => `Void “${event}”`,
  voidText: 'Customers will no longer see it. It stays here with your reason.',
  voidReason: 'Reason',
  voidReasons: ['Entered by mistake', 'Wrong consignment', 'It did not happen'],
} as const;

export const etaCopy = {
  heading: 'Expected arrival',
  revise: 'Revise expected arrival',
  loading: 'Loading the expected arrival',
  promised: 'Promised',
  expected: 'Expected now',
  asPromised: 'As promised',
  history: 'Revisions of the expected arrival',
  columns: { span: 'Expected', reason: 'Reason', entered: 'Entered' },
  save: 'Save',
  earliest: 'Earliest',
  latest: 'Latest',
  reversed: 'The latest arrival is before the earliest',
  reason: 'Reason',
  reasonHint: 'Customers see this with the new arrival.',
  reasons: [
    'Customs clearance takes longer than planned',
    'Bad weather on the route',
    'Port or airport congestion',
    'Missed connection',
    'Faster than planned',
    'The receiver asked for another day',
  ],
} as const;

export const legsCopy = {
  heading: 'Legs',
  loading: 'Loading the legs',
  empty: 'No legs yet. Add them one by one, or begin with a template.',
  add: 'Add a leg',
  addTitle: 'Add a leg',
  edit: 'Edit',
  editTitle: (position: number) => `Edit leg ${position}`,
  editLabel: (position: number) => `Edit leg ${position}`,
  delete: 'Delete',
  deleteTitle: (leg: string) => `Delete ${leg}`,
  deleteLabel: (position: number) => `Delete leg ${position}`,
  save: 'Save',
  number: (position: number) => `${position}.`,
  route: (from: string, to: string) => `${from} → ${to}`,
  label: (position: number, from: string, to: string) => `Leg ${position}, ${from} to ${to}`,
  moveUp: (position: number) => `Move leg ${position} up`,
  moveDown: (position: number) => `Move leg ${position} down`,
  drag: 'Drag to another place',
  moved: (from: string, to: string, position: number, total: number) =>
    `${from} to ${to} is now leg ${position} of ${total}`,
  reordered:
    'Somebody has added or deleted legs meanwhile. These are the legs as they are now: put them in order again.',
  changed:
    'Somebody has changed this leg since you opened it. What you typed is still here. Save again to replace what is stored now, or cancel to keep that.',
  now: (leg: string, mode: string) => `As it is stored now: ${leg}, ${mode}`,
  gone: 'Somebody has deleted this leg. What you typed stays here until you cancel.',
  mode: 'Means of transport',
  modes: { air: 'Air', ocean: 'Ocean', road: 'Road', rail: 'Rail' },
  from: 'From',
  to: 'To',
  thisPlace: 'this place',
  toItself: 'A leg has to end at another place than it begins',
  carrier: 'Carrier',
  vessel: 'Vessel or flight',
  times: {
    planned_departure: 'Planned departure',
    estimated_departure: 'Expected departure',
    actual_departure: 'Actual departure',
    planned_arrival: 'Planned arrival',
    estimated_arrival: 'Expected arrival',
    actual_arrival: 'Actual arrival',
  },
} as const;

export const lanesCopy = {
  use: 'Use a template',
  save: 'Save as a template',
  title: 'Templates for common lanes',
  loading: 'Loading the templates',
  empty: 'No templates yet. Add the legs of a common lane to a consignment, and save them as a template.',
  insert: 'Insert',
  insertLabel: (name: string) => `Insert the legs of “${name}”`,
  delete: 'Delete',
  deleteLabel: (name: string) => `Delete the template “${name}”`,
  deleteTitle: (name: string) => `Delete the template “${name}”`,
  close: 'Close',
  saveTitle: 'Save these legs as a template',
  saveAction: 'Save',
  name: 'Name',
  nameHint: 'Vessels and times are left out. A template of the same name is replaced.',
} as const;

export const placesCopy = {
  hint: 'Type a name or a code, such as Rotterdam or NLRTM.',
  searching: 'Searching places',
  required: 'Choose a place from the list',
  again: (problem: string) => `${problem}. Try again`,
  add: (name: string, foundCount: number) =>
    `${foundCount === 0 ? 'Nothing found. ' : ''}Add a place: “${name}”`,
  kinds: { port: 'Port', airport: 'Airport', city: 'City' },
  form: {
    title: 'Add a place',
    action: 'Add place',
    name: 'Name',
    country: 'Country',
    code: 'Code',
    codeHint:
      'The UN/LOCODE, such as NLRTM. If it has none: the two letters of the country and three to eight letters or digits.',
    badCode: 'Two letters of a country, then three to eight letters or digits',
    kind: 'Kind',
    position: 'Position',
    positionHint: 'Latitude and longitude in degrees, as maps give them: 51.95, 4.14',
    badPosition: 'Two numbers with a comma between them: latitude up to 90, longitude up to 180',
    zone: 'Time zone',
    badZone: 'Choose a time zone from the list',
    taken: 'There is already a place with this code. Cancel and search for the code, or correct it.',
  },
} as const;

/** Where in a country of several time zones a consignment is delivered. */
export const deliveryPlaceCopy = {
  option: (name: string, code: string) => `${name.replace(/ \(ex [^)]*\)$/, '')} (${code})`,
  hint: (country: string, ownZone: string | null) =>
    `${country} has several time zones. Choose a city or port, or a time zone. Without one, the delivery date is on your own clock${ownZone ? ` (${ownZone})` : ''}, and everybody is told so.`,
} as const;

/** Beside a time that is entered on the clock of a place. */
export const zonedTimeCopy = {
  there: (place: string, moment: string) => `${place}: ${moment}`,
  clockOf: (place: string, zone: string) => `The time in ${place} (${zone})`,
  unknownZone: (place: string) => `The time zone of ${place} is not known: enter your own time.`,
  noPlace: 'Enter your own time.',
  choose: (label: string) => `The time there: choose “${label}”.`,
  waiting: (place: string) => `Looking up the time zone of ${place}`,
  failed: (place: string) => `The time zone of ${place} could not be looked up.`,
  several: (country: string, ownTime: string) =>
    `${country} has several time zones: name the place of delivery. Without one, this is your own time (${ownTime}).`,
  unknownThere: (place: string, ownTime: string) =>
    `The time zone of ${place} is not known: this is your own time (${ownTime}).`,
  yourClock: 'the clock of this device',
  twice: 'The clocks there show this time twice: the first is meant.',
  skipped: 'The clocks there skip the time that was entered.',
  notFound: 'The time zone of the place could not be looked up, so nothing was sent. Try again.',
  unknownPlace: (country: string) =>
    `This is no place in ${country} that is known, or there are several of the name. Choose one of the list, or a time zone.`,
} as const;
