import { exceptionCopy, exceptionKinds } from '@/content/journey';
import type { ExceptionKind, JourneyEvent } from '@/domain/journey/journey';
import { arrivalOf, type Known } from './arrival';
import { requestedPapers, requestIn } from './papers';
import { durationText, momentText, type Clock } from '@/domain/places/momentText';
import { placeText } from '@/domain/places/placeText';

/** What is said about an exception; empty where there is nothing to say. */
export interface ExceptionCard {
  title: string;
  /** Where, and since when; empty if that is where it is. */
  where: string;
  reason: string;
  todo: string;
  /** Of the mail by which the reader sends what is missing. */
  subject: string;
  /** In general; empty where a remark says it. */
  happened: string;
  note: string;
  date: string;
}

const dateText = (consignment: Known, now: number, clock?: Clock) => {
  const { ended, state } = consignment.journey;
  if (ended) return state.code === 'delivered' ? exceptionCopy.arrived : exceptionCopy.never;
  const { dueText, shift, shiftText, overdue } = arrivalOf(consignment, now, clock);
  if (overdue > 0) return exceptionCopy.overdue(dueText, durationText(overdue));
  return shift === 0 ? exceptionCopy.stands(dueText) : exceptionCopy.moved(dueText, shiftText);
};

const whereOf = (event: JourneyEvent, clock?: Clock) =>
  `${placeText(event)}, ${momentText(event.moment, event.zone, clock)}`;

/** Of the event and the latest revision of the arrival, the reason that was said last: the other is out of date. */
const reasonOf = ({ journey: { expected, ended } }: Known, event: JourneyEvent | undefined) => {
  const isRevised = expected && !ended && Date.parse(expected.since) > Date.parse(event?.moment ?? '');
  const reason = !event || (isRevised && event.code === 'delayed') ? expected?.reason : event.reason;
  return reason ? exceptionCopy.reason(reason) : '';
};

/** What the remark asks for; without a request in it, what is usual. */
const todoOf = (kind: ExceptionKind | 'late', trackingId: string, note: string) => {
  const papers = kind === 'hold' ? requestedPapers(note) : [];
  if (papers.length === 0) return { todo: requestIn(note) ?? exceptionKinds[kind].todo, subject: '' };
  return {
    todo: exceptionCopy.send(papers.join(exceptionCopy.and)),
    subject: exceptionCopy.subject(trackingId, papers.join(', ')),
  };
};

/**
 * The cards of a consignment: one for each open exception; without any, one if it is late. `now` is in ms.
 */
export const cardsOf = (consignment: Known, now: number, clock?: Clock): ExceptionCard[] => {
  const { trackingId, journey } = consignment;
  const { exceptions, events, ended, state } = journey;
  const date = dateText(consignment, now, clock);
  const cardOf = (kind: ExceptionKind | 'late', event?: JourneyEvent): ExceptionCard => ({
    title: exceptionKinds[kind].title,
    happened: event?.note ? '' : exceptionKinds[kind].happened,
    where: event && event.no !== state.no ? whereOf(event, clock) : '',
    reason: reasonOf(consignment, event),
    note: event?.note ?? '',
    date,
    ...todoOf(kind, trackingId, event?.note ?? ''),
  });
  const cards = exceptions.map(({ kind, event: no }) =>
    cardOf(
      kind,
      events.find((event) => event.no === no),
    ),
  );
  const { shift, overdue } = arrivalOf(consignment, now);
  const isLate = !ended && (shift > 0 || overdue > 0);
  return cards.length === 0 && isLate ? [cardOf('late')] : cards;
};
