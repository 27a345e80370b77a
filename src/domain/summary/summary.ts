import { journeyCopy, stages } from '@/content/journey';
import { formatDay } from '@/ui/dates/formatDate';
import { arrivalOf, type Known } from './arrival';
import { cardsOf, type ExceptionCard } from './exceptions';
import { momentText } from '@/domain/places/momentText';
import { placeText } from '@/domain/places/placeText';

const isCutShort = ({ journey: { ended, state } }: Known) => ended && state.code !== 'delivered';

/** The latest revision of the arrival, as far as there is more to come. */
const revisionOf = ({ journey: { expected, ended } }: Known) => (ended ? null : expected);

/** The lines of the first facts, in their order, each with its text: a line is shown where that is not empty. */
export const summaryLines = {
  status: ({ journey }) => journey.state.status,
  place: ({ journey }) => placeText(journey.state),
  since: ({ journey: { state } }) => journeyCopy.since(momentText(state.moment, state.zone)),
  archived: ({ archived_at }) => (archived_at ? journeyCopy.archived(formatDay(archived_at)) : ''),
  /** That of a state with a card stands in the card. */
  note: ({ journey: { state, exceptions } }) =>
    exceptions.some(({ event }) => event === state.no) ? '' : (state.note ?? ''),
  promised: ({ journey, deliveryDate }) =>
    journeyCopy.promised(momentText(deliveryDate, journey.destinationZone)),
  expected: (consignment) =>
    revisionOf(consignment) ? journeyCopy.expected(arrivalOf(consignment, 0).dueHere) : '',
  change: (consignment) => {
    const revision = revisionOf(consignment);
    if (!revision) return '';
    const since = momentText(revision.since, consignment.journey.destinationZone);
    return journeyCopy.change(arrivalOf(consignment, 0).shiftText, since, revision.reason);
  },
} satisfies Record<string, (consignment: Known) => string>;

export type SummaryLine = keyof typeof summaryLines;

/** The texts at the ends of the progress; its last step is the delivery, unless the journey ended otherwise. */
const progressEnds = {
  from: ({ departedFrom }) => departedFrom,
  to: ({ headingTo }) => headingTo,
  end: (consignment) => (isCutShort(consignment) ? consignment.journey.state.status : stages[4]),
} satisfies Record<string, (consignment: Known) => string>;

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

const textsOf = (consignment: Known) =>
  Object.fromEntries(
    Object.entries({ ...summaryLines, ...progressEnds }).map(([name, textOf]) => [name, textOf(consignment)]),
  ) as SummaryTexts;

/** The first facts of a consignment. `now` (ms) decides whether it is late. */
export const summaryOf = (consignment: Known, now: number): Summary => {
  const { stage } = consignment.journey;
  const isCut = isCutShort(consignment);
  return {
    ...textsOf(consignment),
    cards: cardsOf(consignment, now),
    stage: isCut ? Math.min(stage, LAST - 1) : stage,
    isCutShort: isCut,
  };
};

/** What screen readers are told when a consignment was found. */
export const announcementOf = ({ status, cards }: Summary): string =>
  `${journeyCopy.heading}: ${[...new Set([status, ...cards.map(({ title }) => title)])].join('. ')}`;
