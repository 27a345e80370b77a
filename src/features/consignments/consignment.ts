import { readJsonList } from '@/api/jsonColumn';
import type { Row } from '@/supabase/client';
import type { Column } from './fields';

export type ConsignmentRow = Row<'consignment'>;

/** One step of the journey, written by the database (docs/conformance.md, section 3). `date` is an ISO instant. */
export interface LocationEntry {
  no: number;
  date: string;
  location: string;
  status: string;
  remark: string | null;
}

export type Consignment = Omit<ConsignmentRow, 'locations'> & { locations: LocationEntry[] };

/** What a visitor receives: the fields, their tracking id and history; the admin's own keys are not among them. */
export type TrackedConsignment = Pick<Consignment, Column | 'trackingId' | 'locations'>;

/** The same as the database returns it. */
export type TrackedRow = Omit<TrackedConsignment, 'locations'> & { locations: unknown };

/** What a row of the admin's table shows. */
export type ConsignmentSummary = Pick<ConsignmentRow, 'id' | 'trackingId' | 'currentLocation' | 'city'>;

export const consignmentTypes = ['Regular', 'Important', 'V. important', 'VIP'] as const;

const isLocationEntry = (value: unknown): value is LocationEntry => {
  const { no, date, location, status } = (value ?? {}) as Partial<LocationEntry>;
  return [date, location, status].every((text) => typeof text === 'string') && typeof no === 'number';
};

/** Entries are shown oldest first (docs/conformance.md, section 3); entries of the same instant are ordered by `no`. */
const byDate = (a: LocationEntry, b: LocationEntry) => Date.parse(a.date) - Date.parse(b.date) || a.no - b.no;

/** A row with its history parsed and in order. */
export const readConsignment = <Stored extends { locations: unknown }>({ locations, ...row }: Stored) => ({
  ...row,
  locations: readJsonList(locations, isLocationEntry).sort(byDate),
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
