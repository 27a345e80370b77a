import type { Place } from '@/domain/places/place';

/** When something happens: as planned at first, as expected now, or as it was. */
export type Classifier = 'planned' | 'estimated' | 'actual';

export const modes = ['air', 'ocean', 'road', 'rail'] as const;
export type Mode = (typeof modes)[number];

/** What keeps a consignment from its way until it is closed (`supabase/schemas/journey/event_codes.sql`, column `opens`). */
export type ExceptionKind = 'hold' | 'delay' | 'attempt' | 'damage' | 'loss' | 'return' | 'cancellation';

/** Something that happened, or is to happen, to a consignment. Voided ones and internal notes are not among them. */
export interface JourneyEvent {
  /** Its number within the consignment; those of voided events are not used again. */
  no: number;
  code: string;
  /** The words of the code, or those of the specified form. */
  status: string;
  classifier: Classifier;
  /** ISO instant. */
  moment: string;
  /** Time zone of its place; null if it is not known. */
  zone: string | null;
  city: string;
  country: string;
  /** Code of its place; null if it is not in the gazetteer. */
  place: string | null;
  /** Position of its leg. */
  leg: number | null;
  note: string | null;
  reason: string | null;
  /** Whether the code was read from free words. */
  guessed: boolean;
}

/** A part of the way with one means of transport. `from` and `to` are codes of places, times are ISO instants. */
export interface JourneyLeg {
  position: number;
  mode: Mode;
  from: string;
  to: string;
  carrier: string | null;
  /** Vessel or flight. */
  vessel: string | null;
  plannedDeparture: string | null;
  estimatedDeparture: string | null;
  actualDeparture: string | null;
  plannedArrival: string | null;
  estimatedArrival: string | null;
  actualArrival: string | null;
}

/** An arrival that is expected between two instants, said at a third. */
export interface Eta {
  earliest: string;
  latest: string;
  reason: string;
  since: string;
}

/** What a visitor sees of a consignment's way, as the database writes it (`private.journey_of`). */
export interface Journey {
  /** The event that says where things stand: never simply the last entry. */
  state: JourneyEvent;
  /** Index into the stages of the progress. */
  stage: number;
  /** Whether nothing more is to come: delivered, returned, lost or cancelled. */
  ended: boolean;
  /** What is open, by the number of the event that opened it. */
  exceptions: readonly { kind: ExceptionKind; event: number }[];
  /** The newest revision of the expected arrival; null while the promise stands. */
  expected: Eta | null;
  etas: readonly Eta[];
  originZone: string | null;
  destinationZone: string | null;
  /** By moment. */
  events: readonly JourneyEvent[];
  /** By position. */
  legs: readonly JourneyLeg[];
  /** The places of events and legs, by their codes. */
  places: Readonly<Record<string, Place>>;
}
