import { readSettings as readService, type ServiceSettings } from '../_shared/serviceSettings.ts';

/** What the function `notices` gets besides: where mail programs reach it, and what the database's schedule calls it by. */
export interface NoticeSettings extends ServiceSettings {
  /** The public address of this function, without a trailing slash. */
  functionUrl: string;
  /** Absent where the worker is part of the host. */
  workerSecret?: string;
}

/** As `readSettings` of every function that acts for the site, with the secret WORKER_SECRET. */
export const readSettings = (env: Record<string, string>): NoticeSettings => {
  const service = readService(env);
  return {
    ...service,
    functionUrl: `${service.backend.url}/functions/v1/notices`,
    workerSecret: env.WORKER_SECRET || undefined,
  };
};
