import { api } from '@/api/api';
import type { ApiRequest } from '@/api/supabaseBaseQuery';
import { alertMailsCopy, healthCopy } from '@/content/health';

export interface Problem {
  kind: string;
  /** An owner is told of an alert by mail. */
  level: 'alert' | 'advice';
  facts: Record<string, unknown>;
}

export interface Alert extends Omit<Problem, 'level'> {
  id: number;
  beganAt: string;
  endedAt: string | null;
}

export interface HostReport {
  id: string;
  name: string;
  version: string;
  node: string;
  startedAt: string;
  seenAt: string;
  isAlive: boolean;
  sockets: number;
  memory: number;
  /** The share of the last minute in which it worked. */
  busy: number;
  diskFree: number | null;
}

export interface RouteFigures {
  route: string;
  calls: number;
  refused: number;
  failed: number;
  slow: number;
  /** Seconds. */
  mean: number;
  slowest: number;
}

export interface BrowserError {
  id: number;
  kind: 'error' | 'rejection' | 'policy';
  message: string;
  place: string;
  page: string;
  browser: string;
  times: number;
  firstAt: string;
  lastAt: string;
}

export interface BackupRun {
  id: number;
  beganAt: string;
  endedAt: string | null;
  bytes: number | null;
  encrypted: boolean;
  ok: boolean | null;
  checkedAt: string | null;
  error: string | null;
}

export interface Health {
  at: string;
  problems: Problem[];
  alerts: Alert[];
  database: {
    bytes: number;
    /** By day, the oldest first. */
    days: { day: string; bytes: number }[];
    tables: { name: string; bytes: number }[];
  };
  mail: { mails: Partial<Record<string, number>>; dueSince: string | null };
  backups: { newestAt: string | null; checkedAt: string | null; runs: BackupRun[] };
  hosts: HostReport[];
  calls: Pick<RouteFigures, 'calls' | 'refused' | 'failed' | 'slow'>;
  routes: RouteFigures[];
  errors: BrowserError[];
}

export const healthCall: ApiRequest = (db, signal) => db.rpc('health').abortSignal(signal);

const healthApi = api.injectEndpoints({
  endpoints: (build) => ({
    health: build.query<Health, void>({
      query: () => healthCall,
      providesTags: ['Health'],
      extraOptions: { failure: healthCopy.failed },
    }),
    forgetBrowserError: build.mutation<null, number>({
      query: (error) => (db) => db.rpc('forget_browser_error', { error }),
      invalidatesTags: ['Health'],
      extraOptions: { success: healthCopy.forgotten, failure: healthCopy.notForgotten },
    }),
    /** All that were not met again after a moment. */
    forgetBrowserErrors: build.mutation<null, string>({
      query: (until) => (db) => db.rpc('forget_browser_errors', { until }),
      invalidatesTags: ['Health'],
      extraOptions: { success: healthCopy.allForgotten, failure: healthCopy.notAllForgotten },
    }),
    alertsByMail: build.query<boolean, void>({
      query: () => (db, signal) => db.rpc('alerts_by_mail').abortSignal(signal),
      providesTags: ['AlertsByMail'],
      extraOptions: { failure: alertMailsCopy.failed },
    }),
    setAlertsByMail: build.mutation<null, boolean>({
      query: (wanted) => (db) => db.rpc('set_alerts_by_mail', { wanted }),
      invalidatesTags: ['AlertsByMail'],
      // What is chosen shows at once, and is as before if that could not be saved.
      onQueryStarted: async (isWanted, { dispatch, queryFulfilled }) => {
        const { undo } = dispatch(healthApi.util.updateQueryData('alertsByMail', undefined, () => isWanted));
        await queryFulfilled.catch(undo);
      },
      extraOptions: { success: alertMailsCopy.saved, failure: alertMailsCopy.notSaved },
    }),
  }),
});

export const {
  useHealthQuery,
  useForgetBrowserErrorMutation,
  useForgetBrowserErrorsMutation,
  useAlertsByMailQuery,
  useSetAlertsByMailMutation,
} = healthApi;
