import type { LocationEntry, TrackedConsignment } from '../consignment';

/** The stages of every journey, in order. */
export const stages = ['Registered', 'Picked up', 'In transit', 'Out for delivery', 'Delivered'] as const;

/** Status is free text: the first pattern that matches names the stage. Anything else is in transit. */
const namedBy: readonly (readonly [stage: number, words: RegExp])[] = [
  [3, /out for delivery|with (the )?courier|available for (pick ?-?up|collection)/i],
  [
    2,
    /(\b(not|cannot|to|will|yet|partially)|n't)( be| been)? delivered|undelivered|delivery failed|attempt/i,
  ],
  [4, /\bdelivered\b|collected by (the )?(receiver|consignee)|signed for/i],
  [0, /registered|booked|created|information received|(awaiting|pending) (pick ?-?up|collection)/i],
  [1, /picked ?-?up|collected|received at origin/i],
];

const IN_TRANSIT = 2;

/** The stage of a status, as an index into {@link stages}. */
export const stageOf = (status: string) => namedBy.find(([, words]) => words.test(status))?.[0] ?? IN_TRANSIT;

/** The latest information on a consignment: its last history entry, else the row itself. */
export const latestEntry = (consignment: TrackedConsignment): Omit<LocationEntry, 'no'> =>
  consignment.locations.at(-1) ?? {
    date: consignment.timeCreated,
    location: `${consignment.city}, ${consignment.currentLocation}`,
    status: consignment.status,
    remark: consignment.remark,
  };

/** Whether the latest status says that the consignment has reached its receiver. */
export const isDelivered = (consignment: TrackedConsignment): boolean =>
  stageOf(latestEntry(consignment).status) === stages.length - 1;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whole days past the delivery date, at least 1, while not delivered; 0 when on time. `now` is in ms. */
export const daysLate = (consignment: TrackedConsignment, now: number) => {
  const late = now - Date.parse(consignment.deliveryDate);
  return isDelivered(consignment) || !(late > 0) ? 0 : Math.max(1, Math.floor(late / DAY_MS));
};
