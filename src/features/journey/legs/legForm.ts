import { object } from 'yup';
import { legsCopy } from '@/content/updates';
import { line } from '@/ui/forms/textRules';
import { moment } from '@/domain/forms/momentRule';
import type { Journey, Mode } from '@/domain/journey/journey';
import type { Place } from '@/domain/places/place';
import type { Leg } from '@/domain/journey/entries';
import type { LegFields } from '../journeyApi';
import { requiredPlace } from '@/domain/places/placeRules';
import { isPlace } from '@/domain/places/usePlaceChoices';
import { meantInstant, whereOf, type Where } from '@/domain/places/where';

/** The times that the admin states, each with the end of the leg on whose clock it is. */
export const legTimes = [
  { time: 'planned_departure', end: 'origin' },
  { time: 'estimated_departure', end: 'origin' },
  { time: 'planned_arrival', end: 'destination' },
  { time: 'estimated_arrival', end: 'destination' },
] as const;

type Time = (typeof legTimes)[number]['time'];

/** Places are null-free: a text was only typed. Times are texts of fields, null until they are changed. */
export type LegValues = Record<Time, string | null> & {
  mode: Mode;
  origin: Place | string;
  destination: Place | string;
  carrier: string;
  vessel: string;
};

const codeOf = (place: Place | string | undefined) =>
  place !== undefined && isPlace(place) ? place.code : undefined;

const time = moment.nullable();

export const legRules = object({
  origin: requiredPlace,
  destination: requiredPlace.test('elsewhere', legsCopy.toItself, (destination, { parent }) => {
    const code = codeOf(destination);
    return code === undefined || code !== codeOf((parent as LegValues).origin);
  }),
  carrier: line,
  vessel: line,
  planned_departure: time,
  estimated_departure: time,
  planned_arrival: time,
  estimated_arrival: time,
});

/** The form of a leg as it is stored; of a new one, which begins where the last one ends. */
export const openLeg = ({ places, legs }: Journey, leg: Leg | undefined): LegValues => ({
  mode: leg?.mode ?? 'ocean',
  origin: places[leg ? leg.origin : (legs.at(-1)?.to ?? '')] ?? '',
  destination: places[leg?.destination ?? ''] ?? '',
  carrier: leg?.carrier ?? '',
  vessel: leg?.vessel ?? '',
  planned_departure: null,
  estimated_departure: null,
  planned_arrival: null,
  estimated_arrival: null,
});

/** Whose clock the times at an end of the leg are on. */
export const whereIsEnd = (place: Place | string): Where =>
  isPlace(place) ? whereOf(place) : { name: legsCopy.thisPlace, zone: null };

/** A leg as it is stored. The values have passed the rules; `leg` is what they were opened with. */
export const toFields = (values: LegValues, leg: Leg | undefined): LegFields => {
  const at = (name: Time, end: 'origin' | 'destination') =>
    meantInstant(values[name], whereIsEnd(values[end]), leg?.[name] ?? undefined);
  return {
    mode: values.mode,
    origin: codeOf(values.origin) ?? '',
    destination: codeOf(values.destination) ?? '',
    carrier: values.carrier.trim() || null,
    vessel: values.vessel.trim() || null,
    planned_departure: at('planned_departure', 'origin'),
    estimated_departure: at('estimated_departure', 'origin'),
    planned_arrival: at('planned_arrival', 'destination'),
    estimated_arrival: at('estimated_arrival', 'destination'),
  };
};

const sameTime = (first: string | null, other: string | null) =>
  first === other || Date.parse(first ?? '') === Date.parse(other ?? '');

/** Whether a stored leg is what was sent: an update whose response was lost. */
export const isStored = (leg: Leg, fields: LegFields) =>
  (['mode', 'origin', 'destination', 'carrier', 'vessel'] as const).every(
    (name) => leg[name] === fields[name],
  ) && legTimes.every(({ time: name }) => sameTime(leg[name], fields[name]));
