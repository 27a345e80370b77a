import { api } from '@/api/api';
import { isTemporary } from '@/api/isTemporary';
import { storeProof, storeProofPhoto, type NewProof } from '@/domain/proof/proofRequests';
import type { ApiError } from '@/api/supabaseBaseQuery';
import { FORBIDDEN, SERVER_FAULT } from '@/config/status';
import { measureClockError } from './clockError';
import type { Entry } from './queue/entry';
import type { EventChoice } from './queue/scanStore';
import type { Outcome } from './queue/sender';

/** What a scanner sees of a consignment: nobody's name. */
export interface Scanned {
  trackingId: string;
  status: string;
  city: string;
  country: string;
  headingTo: string;
  type: string;
  /** What is likely to happen next, and on which leg. */
  next: string | null;
  nextLeg: number | null;
  legs: { number: number; mode: string; origin: string; destination: string }[];
  /** The latest event, its leg, and the pieces that were scanned for it, in one entry or in several. */
  last: string | null;
  lastLeg: number | null;
  pieces: number[];
}

/** What can be recorded, and by how many seconds the clock of the device is ahead. */
export interface ScanEvents {
  events: EventChoice[];
  clockError: number;
}

interface Desk {
  now: string;
  events: EventChoice[];
}

/** Status of what is not there; the database says so of a consignment and of a proof. */
const NOT_FOUND = 404;

const scanApi = api.injectEndpoints({
  endpoints: (build) => ({
    lookUpScan: build.query<Scanned | null, string>({
      query: (trackingId) => (db) => db.rpc('look_up_scan', { tracking_id: trackingId }),
      keepUnusedDataFor: 0, // the next scan asks what holds then
    }),
    scanEvents: build.query<ScanEvents, string>({
      query: () => async (db) => {
        const askedAt = performance.now();
        const answer = await db.rpc('scan_events');
        if (answer.error) return answer;
        const { now, events } = answer.data as unknown as Desk;
        const clockError = measureClockError(now, Date.now(), performance.now() - askedAt);
        return { data: { events, clockError }, error: null };
      },
    }),
    recordScan: build.mutation<null, Entry>({
      query:
        ({ trackingId, event, note, requestKey, scannedAt, clockError, piece, leg }) =>
        (db) =>
          db.rpc('record_scan', {
            ...{ tracking_id: trackingId, event, note, request_key: requestKey },
            scanned_at: new Date(scannedAt).toISOString(),
            ...(clockError !== null && { clock_error: clockError }),
            ...(piece !== null && { piece }),
            ...(leg !== null && { leg }),
          }),
    }),
    recordProof: build.mutation<null, NewProof>({ query: (proof) => (db) => storeProof(db, proof) }),
    recordProofPhoto: build.mutation<null, { proof: string; number: number; photo: string }>({
      query:
        ({ proof, number, photo }) =>
        (db) =>
          storeProofPhoto(db, proof, number, photo),
    }),
  }),
});

/**
 * What an answer means for the part of an entry that was sent; `notFound` says what was not there. Somebody who is not on the
 * staff any more can send it once they are again.
 */
export const outcomeOf = (error: ApiError | undefined, notFound: string): Outcome => {
  if (!error) return { is: 'stored' };
  const { status, message } = error;
  if (status === 0 || status >= SERVER_FAULT) return { is: 'unknown' };
  if (status === FORBIDDEN || isTemporary(error)) return { is: 'later' };
  return { is: 'refused', reason: status === NOT_FOUND ? notFound : message };
};

export const { recordScan, recordProof, recordProofPhoto, scanEvents } = scanApi.endpoints;
export const { useLookUpScanQuery, useScanEventsQuery } = scanApi;
