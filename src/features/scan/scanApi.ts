import { api } from '@/api/api';
import { scanCopy as words } from '@/content/scan';

/** What a scanner sees of a consignment: nobody's name. */
export interface Scanned {
  trackingId: string;
  status: string;
  city: string;
  country: string;
  headingTo: string;
  type: string;
}

/** What can be recorded. */
export interface ScanEvents {
  now: string;
  events: { code: string; label: string; next: string | null }[];
}

interface Scan {
  trackingId: string;
  event: string;
  note: string;
  requestKey: string;
}

const scanApi = api.injectEndpoints({
  endpoints: (build) => ({
    lookUpScan: build.query<Scanned | null, string>({
      query: (trackingId) => (db) => db.rpc('look_up_scan', { tracking_id: trackingId }),
      extraOptions: { failure: words.failed },
    }),
    scanEvents: build.query<ScanEvents, void>({
      query: () => (db) => db.rpc('scan_events'),
    }),
    recordScan: build.mutation<null, Scan>({
      query:
        ({ trackingId, event, note, requestKey }) =>
        (db) =>
          db.rpc('record_scan', { tracking_id: trackingId, event, note, request_key: requestKey }),
      extraOptions: { success: words.recorded },
    }),
  }),
});

export const { useLazyLookUpScanQuery, useRecordScanMutation, useScanEventsQuery } = scanApi;
