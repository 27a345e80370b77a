import { readJsonList } from '@/api/jsonColumn';
import type { Row } from '@/supabase/client';
import type { Column } from './fields';
import type { ExtraValues } from './extraColumns';
import type { ExceptionKind, Journey } from '@/domain/journey/journey';

export type ConsignmentRow = Row<'consignment'>;

/** One step of the journey, written by the database (docs/conformance.md, section 3). `date` is an ISO instant. */
export interface LocationEntry {
  no: number;
  date: string;
  location: string;
  status: string;
  remark: string | null;
  /** IANA time zone of its place; null if it is not known. */
  zone: string | null;
}

/** What the database writes: the history and the journey. */
interface Written {
  locations: LocationEntry[];
  journey: Journey;
}

export type Consignment = Omit<ConsignmentRow, keyof Written> & Written;

/** What both visitors and the admin see; the admin's own keys are not among it. */
export type ShownConsignment = Pick<Consignment, Column | 'trackingId' | 'archived_at' | keyof Written>;

/** What a visitor receives: the same, the name of the channel that tells of changes, and whether the parties are masked. */
export type TrackedConsignment = ShownConsignment & {
  topic: string;
  partiesLocked: boolean;
  hasProof: boolean;
};

/** The same as the database returns it. */
export type TrackedRow = Omit<TrackedConsignment, 'locations'> & { locations: unknown };

/** What was found for one of several ids, in the words that were entered. */
export interface Compared {
  entered: string;
  consignment: TrackedConsignment | null;
}

/** What a row of the admin's table shows (`public.consignment_summary`). */
export interface ConsignmentSummary extends Pick<
  ConsignmentRow,
  | 'id'
  | 'trackingId'
  | 'sendersName'
  | 'recName'
  | 'departedFrom'
  | 'headingTo'
  | 'currentLocation'
  | 'city'
  | 'type'
  | 'status'
  | 'deliveryDate'
  | 'created_at'
> {
  /** Code of the event that says where things stand. */
  state_code: string | null;
  /** The kinds of exceptions that are open. */
  exceptions: readonly ExceptionKind[];
  ended: boolean;
  late: boolean;
  /** The latest moment of the newest revision; null while the promise stands. */
  expected_at: string | null;
  last_event_at: string | null;
  archived_at: string | null;
  /** IANA time zones; null where they are not known. */
  origin_zone: string | null;
  destination_zone: string | null;
  /** What was asked for beside it. */
  extraValues?: ExtraValues;
}

/** What can be said of a consignment that a message names. */
export type MentionedConsignment = Pick<
  ConsignmentSummary,
  | 'id'
  | 'trackingId'
  | 'status'
  | 'city'
  | 'currentLocation'
  | 'ended'
  | 'deliveryDate'
  | 'expected_at'
  | 'destination_zone'
>;

export const consignmentTypes = ['Regular', 'Important', 'V. important', 'VIP'] as const;

const isLocationEntry = (value: unknown): value is LocationEntry => {
  const { no, date, location, status } = (value ?? {}) as Partial<LocationEntry>;
  return [date, location, status].every((text) => typeof text === 'string') && typeof no === 'number';
};

/** Entries are shown oldest first (docs/conformance.md, section 3); entries of the same instant are ordered by `no`. */
const byDate = (a: LocationEntry, b: LocationEntry) => Date.parse(a.date) - Date.parse(b.date) || a.no - b.no;

/** A row with its history parsed and in order; the journey is as the database wrote it. */
export const readConsignment = <Stored extends { locations: unknown; journey: unknown }>({
  locations,
  journey,
  ...row
}: Stored) => ({
  ...row,
  locations: readJsonList(locations, isLocationEntry).sort(byDate),
  journey: journey as Journey,
});

/** The text behind the QR code (docs/conformance.md, section 3). */
export const qrText = ({
  trackingId,
  sendersName,
  recName,
  currentLocation,
}: Pick<Consignment, 'trackingId' | 'sendersName' | 'recName' | 'currentLocation'>) =>
  [
    `tracking_id: ${trackingId}`,
    `from: ${sendersName}`,
    `to: ${recName}`,
    `current_location: ${currentLocation}`,
  ].join('\n');
