import { timelineCopy } from '@/content/journey';
import type { ShownConsignment } from '@/domain/consignment/consignment';
import type { Classifier, Journey, JourneyEvent, JourneyLeg } from '@/domain/journey/journey';
import { transportText } from '@/domain/journey/transportText';
import { placeText } from '@/domain/places/placeText';

/** Something that happened, or is to happen, as the timeline shows it. */
export interface Milestone {
  key: string;
  /** That of its event; null of what the consignment and its legs say themselves. */
  no: number | null;
  /** What it is about: the code of an event, and the position of its leg. */
  subject: string;
  classifier: Classifier;
  title: string;
  /** ISO instant. */
  moment: string;
  /** Of its place; null if it is not known. */
  zone: string | null;
  place: string;
  /** What else is said of it. */
  details: readonly string[];
  /** The instant that was planned at first. */
  planned: string | null;
  /** The event that says where things stand. */
  isCurrent: boolean;
  /** It opened an exception that is still open. */
  isOpen: boolean;
}

type Known = Pick<ShownConsignment, 'journey' | 'deliveryDate' | 'headingTo'>;

const subjectOf = (code: string, leg: number | null) => `${code} ${leg ?? ''}`;

const present = (texts: readonly (string | null | undefined)[]) =>
  texts.filter((text): text is string => Boolean(text));

const ofEvent = ({ state, exceptions, legs }: Journey, event: JourneyEvent): Milestone => {
  const isOpen = exceptions.some(({ event: opened }) => opened === event.no);
  const leg = event.code === 'departed' && legs.find(({ position }) => position === event.leg);
  return {
    key: `event ${event.no}`,
    no: event.no,
    subject: subjectOf(event.code, event.leg),
    classifier: event.classifier,
    title: event.status,
    moment: event.moment,
    zone: event.zone,
    place: placeText(event),
    // What is open stands in a card, with its remark.
    details: present([leg ? transportText(leg) : null, event.reason, isOpen ? null : event.note]),
    planned: event.classifier === 'planned' ? event.moment : null,
    isCurrent: event.no === state.no,
    isOpen,
  };
};

/** The departure or the arrival of a leg, as far as its own times tell of it. */
const ofLeg = (leg: JourneyLeg, code: 'departed' | 'arrived', { places }: Journey): Milestone[] => {
  const [title, placeCode, planned, estimated, actual] =
    code === 'departed'
      ? [timelineCopy.departure, leg.from, leg.plannedDeparture, leg.estimatedDeparture, leg.actualDeparture]
      : [timelineCopy.arrival, leg.to, leg.plannedArrival, leg.estimatedArrival, leg.actualArrival];
  const place = places[placeCode];
  const moment = actual ?? estimated ?? planned;
  if (!place || !moment) return [];
  return [
    {
      key: `${code} ${leg.position}`,
      no: null,
      subject: subjectOf(code, leg.position),
      classifier: actual ? 'actual' : estimated ? 'estimated' : 'planned',
      title,
      moment,
      zone: place.zone,
      place: placeText({ city: place.name, country: place.country }),
      details: code === 'departed' ? [transportText(leg)] : [],
      planned,
      isCurrent: false,
      isOpen: false,
    },
  ];
};

const ofDelivery = ({
  journey: { expected, destinationZone },
  deliveryDate,
  headingTo,
}: Known): Milestone => ({
  key: 'delivery',
  no: null,
  subject: subjectOf('delivered', null),
  classifier: expected ? 'estimated' : 'planned',
  title: timelineCopy.delivery,
  moment: expected?.latest ?? deliveryDate,
  zone: destinationZone,
  place: headingTo,
  details: present([expected?.reason]),
  planned: deliveryDate,
  isCurrent: false,
  isOpen: false,
});

const certainty: Record<Classifier, number> = { planned: 0, estimated: 1, actual: 2 };

/**
 * What is known best of a subject: all that happened, else the last that was said of what is to be. When an event was entered is
 * not known here: of what is expected, the revision or the leg's own time counts, as in the summary and on the map.
 */
const bestOf = (same: readonly Milestone[]): Milestone[] => {
  const most = Math.max(...same.map(({ classifier }) => certainty[classifier]));
  const best = same.filter(({ classifier }) => certainty[classifier] === most);
  const first = best.filter(({ classifier, no }) =>
    classifier === 'actual' ? no !== null : classifier === 'estimated' && no === null,
  );
  const shown = first.length > 0 ? first : best.slice(-1);
  const planned = same.findLast((one) => one.planned)?.planned ?? null;
  return shown.map((milestone) => ({ ...milestone, planned }));
};

/** As the history has them; what no event says comes last. */
const orderOf = ({ no }: Milestone) => no ?? Number.MAX_SAFE_INTEGER;

/**
 * The milestones of a consignment by moment. What happened replaces what was planned or expected of the same leg and code;
 * once the journey has ended, nothing more is to come.
 */
export const milestonesOf = (consignment: Known): Milestone[] => {
  const { journey } = consignment;
  const all = [
    ofDelivery(consignment),
    ...journey.legs.flatMap((leg) => [...ofLeg(leg, 'departed', journey), ...ofLeg(leg, 'arrived', journey)]),
    ...[...journey.events].sort((one, other) => one.no - other.no).map((event) => ofEvent(journey, event)),
  ];
  return [...new Set(all.map(({ subject }) => subject))]
    .flatMap((subject) => bestOf(all.filter((one) => one.subject === subject)))
    .filter(({ classifier }) => classifier === 'actual' || !journey.ended)
    .sort((one, other) => Date.parse(one.moment) - Date.parse(other.moment) || orderOf(one) - orderOf(other));
};
