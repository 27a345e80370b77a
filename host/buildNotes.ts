import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** In dist: the hash of what it was built from, which the build writes last. */
export const STAMP = '.built-from';

/** In dist: the services that its scripts call, one per line, for a host without the build's environment variables. */
const SERVICES = '.services';

const readNote = (folder: string, name: string): Promise<string> =>
  readFile(path.join(folder, name), 'utf8').catch(() => '');

/** What the site in this folder was built from; empty if it does not say so. */
export const readStamp = (folder: string): Promise<string> => readNote(folder, STAMP);

const QUICK_STAMP = 'quick ';

/** The stamp of a build for this machine alone, which is not checked, compressed or made as small as can be. */
export const quickStamp = (sources: string): string => QUICK_STAMP + sources;

export const isQuickStamp = (stamp: string): boolean => stamp.startsWith(QUICK_STAMP);

/** Whether this stamp is that of a build of any kind from these sources. */
export const isStampOf = (stamp: string, sources: string): boolean =>
  [sources, quickStamp(sources)].includes(stamp);

/** Whether the site in this folder was built from these sources. */
export const isBuiltFrom = async (folder: string, sources: string): Promise<boolean> =>
  isStampOf(await readStamp(folder), sources);

/** The origins that the scripts of the site in this folder call. */
export const readServices = async (folder: string): Promise<string[]> =>
  (await readNote(folder, SERVICES)).split('\n').filter(Boolean);

/** The file that {@link readServices} reads. */
export const servicesNote = (services: readonly string[]) => ({ [SERVICES]: services.join('\n') });
