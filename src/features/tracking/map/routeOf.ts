import { routeCopy } from '@/content/route';
import { travellingEvents } from '@/supabase/eventCodes';
import { pointBetween } from '@/ui/map/greatCircle';
import type { Route, RouteLeg, RoutePlace } from '@/ui/map/route';
import type { Journey, JourneyLeg } from '@/domain/journey/journey';
import { unfinishedLeg, whereaboutsOf } from '@/domain/journey/whereabouts';
import type { Place } from '@/domain/places/place';
import { legStatesOf } from './legStates';

/** The route of a journey, with a sentence for where it is now; empty if nobody knows. */
export interface JourneyRoute extends Route {
  sentence: string;
}

type Now = Pick<JourneyRoute, 'now' | 'sentence'>;

/** A leg that takes longer than expected is not over. */
const NOT_THERE = 0.95;

const asStop = ({ name, latitude, longitude }: Place): RoutePlace => ({
  name,
  position: [latitude, longitude],
});

const leg = (from: Place, to: Place, travelled: number): RouteLeg => ({
  from: asStop(from),
  to: asStop(to),
  travelled,
});

/** The share of its time that has passed; null if nobody expects its end. `now` is in ms. */
const shareOf = ({ actualDeparture, estimatedArrival, plannedArrival }: JourneyLeg, now: number) => {
  const [start, end] = [actualDeparture, estimatedArrival ?? plannedArrival].map((moment) =>
    Date.parse(moment ?? ''),
  );
  if (start === undefined || end === undefined || !(end > start)) return null;
  return Math.min(NOT_THERE, Math.max(0, (now - start) / (end - start)));
};

const UNKNOWN: Now = { now: null, sentence: '' };

/** At the place of the state's event, else where it was last. */
const standingAt = ({ ended, state, places }: Journey, last: Place | undefined): Now => {
  const place = state.place === null ? undefined : places[state.place];
  const shown = place ?? last;
  if (!shown) return UNKNOWN;
  const { name } = shown;
  if (place && ended) return { now: asStop(shown), sentence: routeCopy.endedAt(state.status, name) };
  return place
    ? { now: { ...asStop(shown), name: routeCopy.now(name) }, sentence: routeCopy.nowAt(name) }
    : { now: { ...asStop(shown), name: routeCopy.lastKnown(name) }, sentence: routeCopy.lastKnownAt(name) };
};

/** Shortly before the end of a leg that has not arrived. */
const waitingOff = (journey: Journey, from: Place, to: Place) => {
  const words = whereaboutsOf(journey);
  const position = pointBetween([from.latitude, from.longitude], [to.latitude, to.longitude], NOT_THERE);
  return { now: { name: words, position }, sentence: `${words}.`, legs: [leg(from, to, NOT_THERE)] };
};

interface Known {
  from: Place;
  to: Place;
  leg: JourneyLeg;
}

/**
 * Seen on its way since it departed; else at the share of the leg's time that has passed, unless something has stopped it
 * since then at a place that is not known; else where it departed. Of what travels on, an entry that names the place of
 * departure names no other: one that is entered without a place has that of the entry before it.
 */
const underWay = (journey: Journey, { from, to, leg: current }: Known, now: number) => {
  const { state, places, ended } = journey;
  if (unfinishedLeg(journey) === current) return waitingOff(journey, from, to);
  const seenAt = state.place === null ? undefined : places[state.place];
  const isLater = Date.parse(state.moment) > Date.parse(current.actualDeparture ?? '');
  const travelsOn = travellingEvents.includes(state.code);
  if (seenAt && (ended || (isLater && !(travelsOn && seenAt.code === from.code))))
    return { ...standingAt(journey, seenAt), legs: [leg(from, seenAt, 1), leg(seenAt, to, 0)] };
  const isStopped = ended || (isLater && !travelsOn);
  const share = isStopped ? null : shareOf(current, now);
  const legs = [leg(from, to, share ?? 0)];
  if (share === null) return { ...standingAt({ ...journey, state: { ...state, place: null } }, from), legs };
  const position = pointBetween([from.latitude, from.longitude], [to.latitude, to.longitude], share);
  return {
    now: { name: routeCopy.estimated, position },
    sentence: routeCopy.nowBetween(from.name, to.name),
    legs,
  };
};

const alongLegs = (journey: Journey, now: number): JourneyRoute => {
  const states = legStatesOf(journey);
  const known = journey.legs.flatMap((one, index) => {
    const [from, to] = [journey.places[one.from], journey.places[one.to]];
    return from && to ? [{ from, to, leg: one, state: states[index] }] : [];
  });
  const current = known.find(({ state }) => state === 'underWay');
  const moving = current && underWay(journey, current, now);
  const last = known.findLast(({ state }) => state === 'travelled')?.to;
  const legs = known.flatMap((one) =>
    one === current && moving ? moving.legs : [leg(one.from, one.to, one.state === 'travelled' ? 1 : 0)],
  );
  const { now: mark, sentence } = moving ?? standingAt(journey, last);
  return { legs, now: mark, sentence };
};

/** Without legs, the line through the places of the events: those that happened, then those to come. */
const throughEvents = (journey: Journey): JourneyRoute => {
  const { events, places } = journey;
  const placesOf = (isActual: boolean) =>
    events
      .filter(({ classifier }) => (classifier === 'actual') === isActual)
      .flatMap(({ place }) => (place === null ? [] : (places[place] ?? [])));
  const behind = placesOf(true);
  const ahead = placesOf(false).filter(({ code }) => !behind.some((seen) => seen.code === code));
  const way = [...behind, ...ahead].filter((place, index, all) => place.code !== all[index - 1]?.code);
  const [first] = way;
  const ways = way.slice(1).map((to, index) => {
    const from = way[index] ?? to;
    return leg(from, to, behind.includes(to) ? 1 : 0);
  });
  const legs = first && ways.length === 0 ? [leg(first, first, 1)] : ways;
  return { legs, ...standingAt(journey, behind.at(-1)) };
};

/** The route of a journey at a time (ms), as a map draws it; null if no place of it is known. */
export const routeOf = (journey: Journey, now: number): JourneyRoute | null => {
  const route = journey.legs.length > 0 ? alongLegs(journey, now) : throughEvents(journey);
  return route.legs.length > 0 || route.now ? route : null;
};
