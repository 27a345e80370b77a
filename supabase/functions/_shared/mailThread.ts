/** The thread of all mails about one consignment. */
export const consignmentThread = (trackingId: string): string => `consignment.${trackingId}`;
