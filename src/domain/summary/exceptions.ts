import { exceptionCopy, exceptionKinds } from '@/content/journey';
import type { Eta, ExceptionKind, JourneyEvent } from '@/domain/journey/journey';
import { arrivalOf, type Known } from './arrival';
import { durationText, momentText } from '@/domain/places/momentText';
import { placeText } from '@/domain/places/placeText';

/** What is said about an exception; empty where there is nothing to say. */
export interface ExceptionCard {
  title: string;
  happened: string;
  /** Where, and since when; empty if that is where it is. */
  where: string;
  reason: string;
  note: string;
  date: string;
  todo: string;
}

const dateText = (consignment: Known, now: number) => {
  const { ended, state } = consignment.journey;
  if (ended) return state.code === 'delivered' ? exceptionCopy.arrived : exceptionCopy.never;
  const { due, shift, shiftText, overdue } = arrivalOf(consignment, now);
  if (overdue > 0) return exceptionCopy.overdue(due, durationText(overdue));
  return shift > 0 ? exceptionCopy.moved(due, shiftText) : exceptionCopy.stands(due);
};

const whereOf = (event: JourneyEvent) => `${placeText(event)}, ${momentText(event.moment, event.zone)}`;

/**
 * The cards of a consignment: one for each open exception; without any, one if it is late. `now` is in ms.
 */
export const cardsOf = (consignment: Known, now: number): ExceptionCard[] => {
  const { exceptions, events, expected, ended, state } = consignment.journey;
  const date = dateText(consignment, now);
  const cardOf = (
    kind: ExceptionKind | 'late',
    said: JourneyEvent | Eta | null,
    where: string,
    note: string,
  ) => ({
    ...exceptionKinds[kind],
    where,
    reason: said?.reason ? exceptionCopy.reason(said.reason) : '',
    note,
    date,
  });
  const cards = exceptions.map(({ kind, event: no }) => {
    const event = events.find((one) => one.no === no);
    return cardOf(kind, event ?? null, event && no !== state.no ? whereOf(event) : '', event?.note ?? '');
  });
  const { shift, overdue } = arrivalOf(consignment, now);
  const isLate = !ended && (shift > 0 || overdue > 0);
  return cards.length === 0 && isLate ? [cardOf('late', expected, '', '')] : cards;
};
