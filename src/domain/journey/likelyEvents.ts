import { ownValue } from '@/config/ownValue';
import { answers, legEvents, nextEvents } from '@/supabase/eventCodes';
import type { Journey } from './journey';

/** An update that is likely to come next, with the code of its place and the position of its leg where they are known. */
export interface LikelyEvent {
  code: string;
  place: string | null;
  leg: number | null;
}

/** More would be a list to read, not buttons to press. */
const MOST = 3;

const OUT_FOR_DELIVERY = 3;

/** What begins a leg. */
const begins = Object.entries(legEvents).flatMap(([code, end]) => (end === 'origin' ? [code] : []));

/** Where the way of a consignment goes on: on the leg that began last, or with the first that has not begun. */
const legsOf = ({ legs }: Journey) => ({
  begun: legs.findLast(({ actualDeparture }) => actualDeparture),
  toBegin: legs.find(({ actualDeparture }) => !actualDeparture),
});

/** The latest event that something usually follows; an inspection, for one, changes nothing. */
const latestStep = ({ events, state }: Journey) =>
  [state, ...events.filter(({ classifier }) => classifier === 'actual')]
    .map(({ code }) => code)
    .findLast((code) => ownValue(nextEvents, code)) ?? 'registered';

/**
 * The codes that usually follow. As long as a leg has not begun, what has come to the end of another does not leave for the
 * door; the first leg may depart without a word of the pick-up.
 */
const nextCodes = (journey: Journey) => {
  const step = latestStep(journey);
  const codes = ownValue(nextEvents, step) ?? [];
  if (!legsOf(journey).toBegin) return codes;
  if (ownValue(legEvents, step) === 'destination')
    return [...new Set(codes.flatMap((code) => (ownValue(legEvents, code) ? [code] : begins)))];
  return journey.stage === 0 ? [...codes, 'departed'] : codes;
};

/**
 * An event with its place and leg. A leg begins at its origin and ends at its destination; what is about none happens where
 * the next leg begins, or at the end of all.
 */
export const locateEvent = (code: string, journey: Journey): LikelyEvent => {
  const { state, stage, legs, exceptions } = journey;
  const { begun, toBegin } = legsOf(journey);
  const isAtTheDoor = stage >= OUT_FOR_DELIVERY || exceptions.some(({ kind }) => kind === 'attempt');
  switch (ownValue(legEvents, code)) {
    case 'origin':
      return { code, place: toBegin?.from ?? state.place, leg: toBegin?.position ?? null };
    case 'destination':
      return { code, place: begun?.to ?? state.place, leg: begun?.position ?? null };
    case 'way':
      return { code, place: state.place, leg: begun?.position ?? null };
    default: {
      const ahead = isAtTheDoor ? undefined : toBegin?.from;
      return { code, place: ahead ?? legs.at(-1)?.to ?? state.place, leg: null };
    }
  }
};

/** What ends an exception that is open, where it began. */
const endsOfExceptions = ({ exceptions, events }: Journey): LikelyEvent[] =>
  exceptions.flatMap(({ kind, event }) => {
    const code = ownValue(answers, kind);
    const place = events.find(({ no }) => no === event)?.place ?? null;
    return code ? [{ code, place, leg: null }] : [];
  });

/**
 * The updates that are likely to come next, the likeliest first: the release from a hold, then what usually follows the latest
 * step. The first is what the scanner proposes, too (`private.next_scan`). None once the journey has ended.
 */
export const likelyEvents = (journey: Journey): LikelyEvent[] => {
  if (journey.ended) return [];
  const steps = nextCodes(journey).map((code) => locateEvent(code, journey));
  return [...endsOfExceptions(journey), ...steps].slice(0, MOST);
};
