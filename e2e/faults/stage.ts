import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { WITHOUT_LIMITS } from '../../supabase/tests/support/chat';
import { newDataFolder, startHost, type HostProcess } from '../../host/testing/hostProcess';
import { openProduct, signIn, type Product, type Visit } from '../browser';
import { openLatest, openWindow, say, shows, visitorBox } from '../chatPages';
import { startFaultProxy, type FaultProxy } from './proxy';

export type Prepare = (visit: Visit) => Promise<unknown>;

export interface FaultStage {
  /** The proxies between the host and the visitor, and between the host and the admin. */
  line: FaultProxy;
  agentLine: FaultProxy;
  product: Product;
  /** The host process that runs now. */
  host: () => HostProcess;
  visit: () => Promise<Visit>;
  /** The admin, not signed in yet. */
  visitAsAdmin: () => Promise<Visit>;
  /**
   * A visitor and the admin in the visitor's new chat, which begins with 'Hello'. `prepare` runs before the first page of
   * the visitor, and of the admin, unless it is one who has signed in already.
   */
  meet: (prepare?: Prepare, admin?: Visit) => Promise<Talk>;
  /** `kill -9`, and `ms` later a restart on the same data. */
  killHost: (ms?: number, env?: Record<string, string>) => Promise<void>;
  stop: () => Promise<void>;
}

export interface Talk {
  visitor: Visit;
  admin: Visit;
}

/** Opens the visitor's new chat on both sides; it begins with 'Hello'. */
const begin = async ({ visitor, admin }: Talk, host: HostProcess) => {
  await openWindow(visitor.page, '/terms_and_condition');
  await say(visitorBox(visitor.page), 'Hello');
  await shows(visitor.page, ['Hello']);
  await openLatest(admin.page, host);
  await shows(admin.page, ['Hello']);
  return { visitor, admin };
};

/** Signs the admin in and opens the visitor's new chat on both sides; it begins with 'Hello'. */
export const meet = async (talk: Talk, product: Product, host = product.host) => {
  await signIn(talk.admin, product);
  return begin(talk, host);
};

/** The product without limits, with a fault proxy between it and every browser. */
export const openFaultStage = async (): Promise<FaultStage> => {
  const dataDir = await newDataFolder();
  const product = await openProduct({ dataDir });
  let { host } = product;
  await host.sql(WITHOUT_LIMITS);
  const line = await startFaultProxy(host.url);
  const agentLine = await startFaultProxy(host.url);
  const visit = () => product.visit(undefined, line.url);
  const visitAsAdmin = () => product.visit(undefined, agentLine.url);
  return {
    line,
    agentLine,
    product,
    host: () => host,
    visit,
    visitAsAdmin,
    meet: async (prepare, adminVisit) => {
      const [visitor, admin] = [await visit(), adminVisit ?? (await visitAsAdmin())];
      await prepare?.(visitor);
      if (adminVisit) return begin({ visitor, admin }, host);
      await prepare?.(admin);
      return meet({ visitor, admin }, product, host);
    },
    killHost: async (ms = 0, env = {}) => {
      await host.kill();
      await sleep(ms);
      host = await startHost({ dataDir, env, site: 'build' });
      for (const proxy of [line, agentLine]) proxy.pointAt(host.url);
    },
    stop: async () => {
      await product.stop();
      await Promise.all([line.stop(), agentLine.stop()]);
      await host.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
