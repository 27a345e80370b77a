import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { leastFreeSpace } from '../freeSpace';
import type { Figures } from './figures';
import type { Inside } from './inside';

const EVERY_MS = 60_000;

interface Reported extends Inside {
  figures: Pick<Figures, 'take' | 'giveBack'>;
  /** The data folder and that of the backups, whose free space is reported: on a full disk every change is refused. */
  folders: readonly string[];
  version: string;
}

/**
 * Tells the database every minute that this host runs, how it is, and what was asked of it since: the page Health and the
 * alerts read that of all hosts. Returns what ends it, with a last report; the database must still be open.
 */
export const startReporting = (
  { database, countSockets, figures, folders, version }: Reported,
  everyMs = EVERY_MS,
): (() => Promise<void>) => {
  const host = randomUUID();
  const startedAt = new Date().toISOString();
  /** How busy the thread was up to the last report; undefined before the first, since a start takes all of its time. */
  let loopBefore: EventLoopUtilization | undefined;
  let isFailing = false;
  let work = Promise.resolve();

  const report = async (): Promise<void> => {
    const now = performance.eventLoopUtilization();
    const busy = loopBefore ? performance.eventLoopUtilization(now, loopBefore).utilization : 0;
    loopBefore = now;
    const diskFree = (await leastFreeSpace(folders))?.bytes ?? null;
    const calls = figures.take();
    const ownFacts = {
      host,
      name: hostname(),
      version,
      node: process.versions.node,
      startedAt,
      busy,
      diskFree,
    };
    const report = { ...ownFacts, sockets: countSockets(), memory: process.memoryUsage.rss(), calls };
    try {
      await database.query('select private.report_host($1::text::jsonb)', [JSON.stringify(report)]);
      isFailing = false;
    } catch (error) {
      figures.giveBack(calls);
      if (!isFailing) console.error(`This host could not say how it is: ${(error as Error).message}`);
      isFailing = true;
    }
  };
  const run = (): void => {
    work = work.then(report);
  };
  run();
  const timer = setInterval(run, everyMs).unref();
  return async () => {
    clearInterval(timer);
    run();
    await work;
    const leave = 'delete from private.host_report where host = $1';
    if (!isFailing) await database.query(leave, [host]).catch(() => undefined); // it is listed as lost then
  };
};
