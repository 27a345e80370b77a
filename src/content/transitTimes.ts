import type { LaneMode } from './lanes';
import { counted } from './counted';

export const modeNames: Readonly<Record<LaneMode, string>> = {
  air: 'Air',
  ocean: 'Ocean',
  road: 'Road',
  rail: 'Rail',
};

/** Texts of the lanes as visitors find them. */
export const transitCopy = {
  title: 'Transit Times',
  subtitle: 'How long freight takes between two places, and by when it has to be handed over.',
  finder: {
    heading: 'Find a lane',
    from: 'From',
    to: 'To',
    mode: 'Mode',
    anyMode: 'Any mode',
    ready: 'Goods ready on (optional)',
    hint: 'A city, port, airport, country or region',
    submit: 'Show transit times',
    busy: 'Looking',
    searching: 'Looking for places',
    noPlace: 'Nothing is called like this',
    kinds: { port: 'Port', city: 'City', airport: 'Airport', country: 'Country', region: 'Region' },
    needed: 'Enter a place',
    badDay: 'Enter a day from today to a year from now',
    withoutScript:
      'Finding a lane needs JavaScript, which is off in your browser. All lanes are listed below.',
  },
  results: {
    heading: (from: string, to: string) => `${from} – ${to}`,
    end: (name: string, country: string) => `${name}, ${country}`,
    found: (count: number) => `${counted(count, 'lane')} found`,
    modeOnly: (mode: string) => `${mode} only`,
    around: 'Also lanes of the country or region around a place.',
    unknown: (text: string) =>
      `We know no place called “${text}”. Try the nearest larger city, a port, or the country.`,
    which: (text: string) => `Which “${text}” do you mean?`,
    taken: (end: string) => `Taken as ${end}. Not meant?`,
    none: 'We do not have this lane yet.',
    noneHint: 'That does not mean that we cannot do it: ask, and we answer with a route, a time and a price.',
    ask: 'Ask for a quote',
    askFor: (lane: string) => `Ask for a quote: ${lane}`,
    transit: 'Transit time',
    cutOff: 'Cut-off',
    departures: 'Departures',
    checked: 'Checked on',
    arrival: 'Arrival',
    arrives: (earliest: string, latest: string) =>
      earliest === latest ? earliest : `${earliest} to ${latest}`,
    arrivalHint:
      'Arrival counts from the day on which the goods are ready: the cut-off, the wait for the next departure and the transit time. Public holidays are not counted.',
    failed: 'The transit times could not be fetched.',
  },
  lane: {
    aWeek: (departures: number) =>
      departures === 7 ? 'Daily' : departures === 1 ? 'Weekly' : `${departures} times a week`,
    onRequest: 'On request',
    days: (min: number, max: number, inWorkingDays: boolean) => {
      const word = inWorkingDays ? 'working day' : 'day';
      if (max === 0) return 'Same day';
      return min === max ? counted(min, word) : `${min}–${max} ${word}s`;
    },
    before: (time: string) => `${time} before departure`,
    hours: (min: number, max: number) => (min === max ? counted(min, 'hour') : `${min}–${max} hours`),
    wholeDays: (min: number, max: number) => (min === max ? counted(min, 'day') : `${min}–${max} days`),
    anyTime: 'None',
    page: (name: string) => `Transit time ${name}`,
    heading: (name: string, mode: string) => `${name} by ${mode.toLowerCase()}`,
    description: (name: string, mode: string, days: string, between: string) =>
      `${name} by ${mode.toLowerCase()}: ${days.toLowerCase()} ${between}. With cut-off, departures and the date of the check.`,
    facts: 'Transit time, cut-off and frequency',
    mode: 'Mode',
    from: 'From',
    to: 'To',
    product: 'Service',
    validFrom: 'Valid from',
    others: 'Other lanes from or to these places',
    all: 'All transit times',
    service: (title: string) => `More about ${title.toLowerCase()}`,
    ask: 'Ask for a quote on this lane',
    withdrawn: 'This lane is not offered at the moment. Ask us for another route.',
    note: 'These are typical times, not promises: routing, season and the documents move them. The booking confirmation is what counts.',
  },
  list: {
    heading: 'All lanes',
    lead: 'The times that our planners keep, with the day on which each was last compared with the schedules of the carriers.',
    tables: {
      air: 'Lanes by air',
      ocean: 'Lanes by ocean',
      road: 'Lanes by road',
      rail: 'Lanes by rail',
    } satisfies Record<LaneMode, string>,
    lane: 'Lane',
    ask: 'Ask for a current time',
    link: 'Find the transit time between two places',
  },
  checked: (first: string, last: string) =>
    first === last ? `Checked on ${first}.` : `Checked between ${first} and ${last}.`,
} as const;
