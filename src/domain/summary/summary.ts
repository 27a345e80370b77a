import { journeyCopy, stages } from '@/content/journey';
import { formatDay } from '@/ui/dates/formatDate';
import { arrivalOf, type Known } from './arrival';
import { cardsOf, type ExceptionCard } from './exceptions';
import { momentText } from '@/domain/places/momentText';
import { placeText } from '@/domain/places/placeText';

/** The texts of what a visitor wants to know first; empty where there is nothing to say. */
export interface SummaryTexts {
  status: string;
  place: string;
  since: string;
  archived: string;
  note: string;
  promised: string;
  expected: string;
  change: string;
  from: string;
  to: string;
  /** The last step: delivered, unless the journey ended otherwise. */
  end: string;
}

export interface Summary extends SummaryTexts {
  cards: readonly ExceptionCard[];
  /** Index of the stage that was reached; the last one only if it was delivered. */
  stage: number;
  /** Whether it ended without being delivered. */
  isCutShort: boolean;
}

const LAST = stages.length - 1;

const revisionTexts = (consignment: Known) => {
  const { expected, destinationZone, ended } = consignment.journey;
  if (!expected || ended) return { expected: '', change: '' };
  const { dueHere, shiftText } = arrivalOf(consignment, 0);
  const since = momentText(expected.since, destinationZone);
  return {
    expected: journeyCopy.expected(dueHere),
    change: journeyCopy.change(shiftText, since, expected.reason),
  };
};

/** The first facts of a consignment. `now` (ms) decides whether it is late. */
export const summaryOf = (consignment: Known, now: number): Summary => {
  const { state, stage, ended, exceptions, destinationZone } = consignment.journey;
  const isCutShort = ended && state.code !== 'delivered';
  const isInCard = exceptions.some(({ event }) => event === state.no);
  return {
    status: state.status,
    place: placeText(state),
    since: journeyCopy.since(momentText(state.moment, state.zone)),
    archived: consignment.archived_at ? journeyCopy.archived(formatDay(consignment.archived_at)) : '',
    note: isInCard ? '' : (state.note ?? ''),
    promised: journeyCopy.promised(momentText(consignment.deliveryDate, destinationZone)),
    ...revisionTexts(consignment),
    from: consignment.departedFrom,
    to: consignment.headingTo,
    end: isCutShort ? state.status : stages[4],
    cards: cardsOf(consignment, now),
    stage: isCutShort ? Math.min(stage, LAST - 1) : stage,
    isCutShort,
  };
};

/** What screen readers are told when a consignment was found. */
export const announcementOf = ({ status, cards }: Summary): string =>
  `${journeyCopy.heading}: ${[...new Set([status, ...cards.map(({ title }) => title)])].join('. ')}`;
