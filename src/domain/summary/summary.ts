import { exceptionCopy, journeyCopy, stages } from '@/content/journey';
import { formatDay } from '@/ui/dates/formatDate';
import { arrivalOf, deliveredShift, promiseBecame, type Known } from './arrival';
import { cardsOf, type ExceptionCard } from './exceptions';
import { whereaboutsOf } from '@/domain/journey/whereabouts';
import { durationText, momentText, type Clock } from '@/domain/places/momentText';

const isCutShort = ({ journey: { ended, state } }: Known) => ended && state.code !== 'delivered';

/** `now` is in ms. */
type TextOf = (consignment: Known, now: number, clock?: Clock) => string;

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
  status: ({ journey }) => journey.state.status,
  place: ({ journey }) => whereaboutsOf(journey),
  due: (consignment, now) => {
    const { ended, state } = consignment.journey;
    if (ended) return state.code === 'delivered' ? '' : exceptionCopy.never;
    const { days, overdue } = arrivalOf(consignment, now);
    return overdue > 0 ? journeyCopy.wasDue(days) : journeyCopy.due(days);
  },
  shift: (consignment, now) => {
    const { ended, state } = consignment.journey;
    if (ended) return state.code === 'delivered' ? deliveredShift(consignment) : '';
    const { overdue, shift, shiftText } = arrivalOf(consignment, now);
    if (overdue > 0) return journeyCopy.overdue(durationText(overdue));
    return shift === 0 && cardsOf(consignment, now).length > 0 ? '' : shiftText;
  },
  todo: (consignment, now) => {
    const { ended, state } = consignment.journey;
    if (ended || cardsOf(consignment, now).length > 0) return '';
    return todoAfter(state.code);
  },
} satisfies Record<string, TextOf>;

/** What stands below: since when, and how the arrival was promised and changed. */
const rest = {
  since: ({ journey: { state } }, _now, clock) =>
    journeyCopy.since(momentText(state.moment, state.zone, clock)),
  archived: ({ archived_at }) => (archived_at ? journeyCopy.archived(formatDay(archived_at)) : ''),
  /** That of a state with a card stands in the card. */
  note: ({ journey: { state, exceptions } }) =>
    exceptions.some(({ event }) => event === state.no) ? '' : (state.note ?? ''),
  promised: (consignment, now, clock) => {
    const promised = journeyCopy.promised(
      momentText(consignment.deliveryDate, consignment.journey.destinationZone, clock),
    );
    return [promised, promiseBecame(consignment, now)].filter(Boolean).join('; ');
  },
  /** In a card it stands there. */
  expected: (consignment, now, clock) =>
    revisionOf(consignment) && cardsOf(consignment, now).length === 0
      ? journeyCopy.expected(arrivalOf(consignment, now, clock).due)
      : '',
  /** The reason of a change for the worse stands in the card. */
  change: (consignment, now, clock) => {
    const revision = revisionOf(consignment);
    if (!revision) return '';
    const since = momentText(revision.since, consignment.journey.destinationZone, clock);
    return journeyCopy.change(since, cardsOf(consignment, now).length > 0 ? '' : revision.reason);
  },
} satisfies Record<string, TextOf>;

/** The lines of the first facts, in their order, each with its text: a line is shown where that is not empty. */
export const summaryLines = { answer, rest };

export type SummaryLine = keyof typeof answer | keyof typeof rest;

/** The texts at the ends of the progress; its last step is the delivery, unless the journey ended otherwise. */
const progressEnds = {
  from: ({ departedFrom }) => departedFrom,
  to: ({ headingTo }) => headingTo,
  end: (consignment) => (isCutShort(consignment) ? consignment.journey.state.status : stages[4]),
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

const textsOf = (consignment: Known, now: number, clock?: Clock) =>
  Object.fromEntries(
    Object.entries<TextOf>({ ...answer, ...rest, ...progressEnds }).map(([name, textOf]) => [
      name,
      textOf(consignment, now, clock),
    ]),
  ) as SummaryTexts;

/** The first facts of a consignment. `now` (ms) decides whether it is late. */
export const summaryOf = (consignment: Known, now: number, clock?: Clock): Summary => {
  const { stage } = consignment.journey;
  const isCut = isCutShort(consignment);
  return {
    ...textsOf(consignment, now, clock),
    cards: cardsOf(consignment, now, clock),
    stage: isCut ? Math.min(stage, LAST - 1) : stage,
    isCutShort: isCut,
  };
};

/** What screen readers are told when a consignment was found. */
export const announcementOf = ({ status, cards }: Summary): string =>
  `${journeyCopy.heading}: ${[...new Set([status, ...cards.map(({ title }) => title)])].join('. ')}`;
