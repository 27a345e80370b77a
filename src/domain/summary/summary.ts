import { exceptionCopy, journeyCopy, stages } from '@/content/journey';
import { formatDay } from '@/ui/dates/formatDate';
import { arrivalOf, deliveredShift, promiseOutcome, type Known } from './arrival';
import { cardsOf, type ExceptionCard } from './exceptions';
import { whereaboutsOf } from '@/domain/journey/whereabouts';
import { durationText, momentText, type Clock } from '@/domain/places/momentText';

/** Whether it ended without being delivered. */
export const isCutShort = ({ journey: { ended, state } }: Pick<Known, 'journey'>) =>
  ended && state.code !== 'delivered';

/** What a text is made of. `now` is in ms. */
interface Facts {
  consignment: Known;
  now: number;
  clock?: Clock;
  cards: readonly ExceptionCard[];
}

type TextOf = (facts: Facts) => string;

/** The latest revision of the arrival, as far as there is more to come. */
const revisionOf = ({ journey: { expected, ended } }: Known) => (ended ? null : expected);

/** What the reader has to do where nothing is wrong. */
const todoAfter = (code: string) => {
  switch (code) {
    case 'out_for_delivery':
      return journeyCopy.receive;
    case 'available_for_pickup':
      return journeyCopy.pickUp;
    default:
      return journeyCopy.noTodo;
  }
};

/** What is said first: where it is, when it comes, and what there is to do where nothing is wrong. */
const answer = {
  status: ({ consignment }) => consignment.journey.state.status,
  place: ({ consignment }) => whereaboutsOf(consignment.journey),
  due: ({ consignment, now }) => {
    const { ended, state } = consignment.journey;
    if (ended) return state.code === 'delivered' ? '' : exceptionCopy.never;
    const { days, overdue } = arrivalOf(consignment, now);
    return overdue > 0 ? journeyCopy.wasDue(days) : journeyCopy.due(days);
  },
  shift: ({ consignment, now, cards }) => {
    const { ended, state } = consignment.journey;
    if (ended) return state.code === 'delivered' ? deliveredShift(consignment) : '';
    const { overdue, shift, shiftText } = arrivalOf(consignment, now);
    if (overdue > 0) return journeyCopy.overdue(durationText(overdue));
    return shift === 0 && cards.length > 0 ? '' : shiftText;
  },
  todo: ({ consignment: { journey }, cards }) =>
    journey.ended || cards.length > 0 ? '' : todoAfter(journey.state.code),
} satisfies Record<string, TextOf>;

/** What stands below: since when, and how the arrival was promised and changed. */
const rest = {
  since: ({ consignment, clock }) => {
    const { moment, zone } = consignment.journey.state;
    return journeyCopy.since(momentText(moment, zone, clock));
  },
  archived: ({ consignment: { archived_at } }) =>
    archived_at ? journeyCopy.archived(formatDay(archived_at)) : '',
  /** That of a state with a card stands in the card. */
  note: ({ consignment }) => {
    const { state, exceptions } = consignment.journey;
    return exceptions.some(({ event }) => event === state.no) ? '' : (state.note ?? '');
  },
  promised: ({ consignment, now, clock }) => {
    const promised = journeyCopy.promised(
      momentText(consignment.deliveryDate, consignment.journey.destinationZone, clock),
    );
    return [promised, promiseOutcome(consignment, now)].filter(Boolean).join('; ');
  },
  /** In a card it stands there. */
  expected: ({ consignment, now, clock, cards }) =>
    revisionOf(consignment) && cards.length === 0
      ? journeyCopy.expected(arrivalOf(consignment, now, clock).dueText)
      : '',
  /** The reason of a change for the worse stands in the card. */
  change: ({ consignment, clock, cards }) => {
    const revision = revisionOf(consignment);
    if (!revision) return '';
    const since = momentText(revision.since, consignment.journey.destinationZone, clock);
    return journeyCopy.change(since, cards.length > 0 ? '' : revision.reason);
  },
} satisfies Record<string, TextOf>;

/** The lines of the first facts, in their order, each with its text: a line is shown where that is not empty. */
export const summaryLines = { answer, rest };

export type SummaryLine = keyof typeof answer | keyof typeof rest;

/** The texts at the ends of the progress; its last step is the delivery, unless the journey ended otherwise. */
const progressEnds = {
  from: ({ consignment }) => consignment.departedFrom,
  to: ({ consignment }) => consignment.headingTo,
  end: ({ consignment }) => (isCutShort(consignment) ? consignment.journey.state.status : stages[4]),
} satisfies Record<string, TextOf>;

/** The texts of what a visitor wants to know first; empty where there is nothing to say. */
type SummaryTexts = Record<SummaryLine | keyof typeof progressEnds, string>;

export interface Summary extends SummaryTexts {
  cards: readonly ExceptionCard[];
  /** Index of the stage that was reached; the last one only if it was delivered. */
  stage: number;
  /** Whether it ended without being delivered. */
  isCutShort: boolean;
}

const LAST = stages.length - 1;

const texts = Object.entries<TextOf>({ ...answer, ...rest, ...progressEnds });

/** The first facts of a consignment. `now` (ms) decides whether it is late. */
export const summaryOf = (consignment: Known, now: number, clock?: Clock): Summary => {
  const { stage } = consignment.journey;
  const cards = cardsOf(consignment, now, clock);
  const facts = { consignment, now, clock, cards };
  const isCut = isCutShort(consignment);
  return {
    ...(Object.fromEntries(texts.map(([name, textOf]) => [name, textOf(facts)])) as SummaryTexts),
    cards,
    stage: isCut ? Math.min(stage, LAST - 1) : stage,
    isCutShort: isCut,
  };
};

/** What screen readers are told when a consignment was found. */
export const announcementOf = ({ status, cards }: Summary): string =>
  `${journeyCopy.heading}: ${[...new Set([status, ...cards.map(({ title }) => title)])].join('. ')}`;
