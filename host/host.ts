import path from 'node:path';
import { type AdminSignIn, ensureAdmin } from './admin';
import { withPasswordChange } from './auth/passwordChange';
import { startHeadLog } from './audit/headLog';
import { withSecondFactor } from './auth/secondFactor';
import { withUserAdmin } from './auth/userAdmin';
import { refuseLargeBody } from './api/bearer';
import { createBackend, readSchema } from './backend';
import { startBackups } from './backup/schedule';
import type { Database } from './database/database';
import { lockDataFolder } from './dataFolder';
import { endsWithin } from './endsWithin';
import { createFunctions } from './functions';
import type { Answer } from './http/answer';
import type { RefuseLarge } from './http/callBody';
import { closeServer, createHttpServer, type Handler, listen } from './http/server';
import { type Keys, loadKeys, shareKeys } from './keys';
import { startMailWorker } from './mailQueue/worker';
import { seedOnce } from './database/migrations';
import { openUpdated } from './database/openUpdated';
import { startMaintenance } from './database/maintenance';
import { startTerms } from './database/terms';
import { problem } from './http/problem';
import { createRoutes } from './http/router';
import { type MetricsServer, openMetricsServer } from './observe/metricsServer';
import { startObserving } from './observe/observe';
import type { Observer } from './observe/request';
import { openOutbox } from './outbox/outbox';
import { withPersonInOutbox } from './outbox/personInOutbox';
import { createReadiness } from './readiness';
import { startRealtime } from './realtime/server';
import type { Settings } from './settings';
import { type RunStep, runUnseen } from './steps';

export interface Host {
  /** The address it listens on, without a trailing slash. */
  url: string;
  admin: AdminSignIn;
  keys: Keys;
  database: Database;
  /**
   * Waits some seconds for requests, mails and backups in progress and cuts those that take longer,
   * closes the database and releases the data folder. Ends also when the database hangs.
   */
  stop: () => Promise<void>;
}

/** Creates the handler for every address that is not the API's. */
type OpenSite = () => Promise<(request: Request) => Answer>;

/** The URL at which a browser on this machine reaches a server that listens on `host`. */
export const addressOf = (host: string, port: number): string => {
  const local = ['127.0.0.1', '::1', '0.0.0.0', '::', 'localhost'].includes(host);
  return `http://${local ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
};

/**
 * What a stop waits for: a mail of the queue, which may take 20 seconds, and then the last words to the database. With the three
 * seconds in which that is closed it is less than the 30 that compose.yaml gives a stop.
 */
const WORK_MS = 22_000;
const LAST_WORDS_MS = 3_000;

const waitFor = async (subject: string, work: Promise<unknown>, ms: number): Promise<void> => {
  if (!(await endsWithin(work, ms))) console.error(`Stopping without waiting any longer for ${subject}.`);
};

export interface StartOptions {
  /** The files of the demonstration; all of them unless said otherwise. */
  seeds?: readonly string[];
  /** Shows the steps of the start. */
  runStep?: RunStep;
}

interface Prepared {
  database: Database;
  keys: Keys;
  admin: AdminSignIn;
}

const prepareDatabase = async (
  settings: Settings,
  { seeds, runStep = runUnseen }: StartOptions,
): Promise<Prepared> => {
  const ownKeys = await loadKeys(settings.dataDir);
  const database = await runStep('Preparing the database', () => openUpdated(settings));
  try {
    if (settings.demoData) await runStep('Demonstration data', () => seedOnce(database, seeds));
    const keys = settings.databaseUrl ? await shareKeys(database, settings.dataDir, ownKeys) : ownKeys;
    const password = { chosen: settings.adminPassword, generated: keys.adminPassword };
    return { database, keys, admin: await ensureAdmin(database, settings.adminEmail, password) };
  } catch (error) {
    await database.close();
    throw error;
  }
};

/**
 * Starts the whole product in this process on one port: database, REST, Auth, Realtime and the site, which is opened
 * meanwhile. The ports are bound first, so that a wrong one shows at once; until all is ready every response is a 503.
 *
 * Throws a Refusal if a port, the data folder or the database cannot be used; nothing is left running then.
 */
export const startHost = async (
  settings: Settings,
  openSite: OpenSite,
  options: StartOptions = {},
): Promise<Host> => {
  const release = await lockDataFolder(settings.dataDir);
  let handle: Handler = () => Promise.resolve(problem(503, 'PT503', 'Starting, try again in a moment.'));
  let observe: Observer | undefined;
  let refuseLarge: RefuseLarge = () => undefined;
  const server = createHttpServer((request) => handle(request), settings.trustProxy, {
    siteUrl: settings.siteUrl,
    observer: () => observe,
    refuseLarge: (headers) => refuseLarge(headers),
  });
  let metrics: MetricsServer | undefined;
  try {
    const url = addressOf(settings.host, await listen(server, settings.port, settings.host));
    metrics = await openMetricsServer(settings);
    const opening = openSite();
    opening.catch(() => undefined); // awaited below, when the database is ready
    const { database, keys, admin } = await prepareDatabase(settings, options);
    try {
      const siteUrl = settings.siteUrl ?? url;
      const passwords = withPasswordChange(database, keys, createBackend(database, keys, siteUrl));
      const complete = withSecondFactor(database, keys, withUserAdmin(database, keys, passwords));
      const outbox = settings.showsOutbox ? openOutbox(path.join(settings.dataDir, 'outbox')) : undefined;
      const backend = outbox ? withPersonInOutbox(database, outbox, complete) : complete;
      const functions = createFunctions(settings, backend, keys, siteUrl, outbox);
      const readiness = createReadiness(database);
      await readSchema(backend, keys);
      refuseLarge = (headers) => refuseLargeBody(headers, keys);
      handle = createRoutes({ backend, functions, readiness, site: await opening });
      const realtime = await startRealtime(database, keys, settings.trustProxy);
      server.on('upgrade', realtime.upgrade);
      const inside = { database, countSockets: realtime.countSockets };
      const observing = await startObserving(settings, inside, metrics);
      observe = observing.observe;
      const stopMaintenance = settings.databaseUrl ? undefined : startMaintenance(database);
      const stopHeadLog = startHeadLog(database);
      const stopBackups = startBackups(settings, database);
      const stopMails = functions.sendWaitingMails
        ? startMailWorker(functions.sendWaitingMails)
        : startTerms(database);
      const stop = async (): Promise<void> => {
        const ending = Promise.all([stopMails(), stopBackups()]); // they begin nothing new from here on
        const working = waitFor('mails and backups', ending, WORK_MS);
        const deadline = performance.now() + WORK_MS;
        await realtime.stop();
        await closeServer(server);
        await waitFor('mails of calls', functions.settle(), Math.max(0, deadline - performance.now()));
        await working;
        await stopMaintenance?.();
        await waitFor('the last reports', Promise.all([observing.stop(), stopHeadLog()]), LAST_WORDS_MS);
        await database.close();
        await release();
      };
      return { url, admin, keys, database, stop };
    } catch (error) {
      await database.close();
      throw error;
    }
  } catch (error) {
    server.close();
    await metrics?.stop();
    await release();
    throw error;
  }
};
