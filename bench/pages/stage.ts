import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/chromium';
import type { HostProcess } from '../../host/testing/hostProcess';
import { startMeasuredHost } from '../measuredHost';
import { plainAdmin } from '../static/plainAdmin';
import { plainForms, PLAIN_FORMS_SCRIPT } from '../static/plainForms';
import { plainPages } from '../static/plainPages';
import { PROBE } from './probe';

/** A network, and how much slower than this machine's a device's CPU is. */
export interface Line {
  latency: number;
  downloadThroughput: number;
  uploadThroughput: number;
  cpu: number;
}

/** A mid-range phone on a slow network, as in Lighthouse. */
export const LIGHTHOUSE_PHONE: Line = {
  latency: 150,
  downloadThroughput: (1_638 * 1_024) / 8,
  uploadThroughput: (750 * 1_024) / 8,
  cpu: 4,
};

/** A network at its edge. */
export const SLOW_LINE: Line = {
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
  cpu: 1,
};
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** The network and CPU of a laptop are not throttled. */
const LAPTOP = { viewport: { width: 1350, height: 940 } };

export interface Stage {
  host: HostProcess;
  /** The plain pages, on a separate host: the same server, the same compression. */
  plain: HostProcess;
  browser: Browser;
  runs: number;
  stop: () => Promise<void>;
}

export const pagesOf = Object.keys(plainPages);

const writePlain = (folder: string) => {
  rmSync(folder, { recursive: true, force: true });
  for (const [page, html] of Object.entries({ ...plainPages, ...plainAdmin, ...plainForms })) {
    mkdirSync(path.join(folder, page), { recursive: true });
    writeFileSync(path.join(folder, page, 'index.html'), html);
  }
  writeFileSync(path.join(folder, 'plainForms.js'), PLAIN_FORMS_SCRIPT);
  for (const part of ['pictures', 'assets'])
    cpSync(path.join('dist', part), path.join(folder, part), { recursive: true });
};

export const openStage = async (runs: number): Promise<Stage> => {
  const host = await startMeasuredHost({ site: 'build' });
  const folder = path.resolve('.cache/bench-static');
  writePlain(folder);
  const plain = await startMeasuredHost({ site: folder });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: CHROMIUM_FLAGS,
  });
  const stop = async () => {
    await browser.close();
    await Promise.all([host.stop(), plain.stop()]);
  };
  return { host, plain, browser, runs, stop };
};

/** The kind of scripts that are fetched as data: they come from the cache when they run. */
export const PREFETCHED = 'Script ahead';

export interface Visit {
  context: BrowserContext;
  page: Page;
  devtools: CDPSession;
  /** kB received over the network so far, of these resource types (or `PREFETCHED`), or of all. */
  kB: (...kinds: string[]) => number;
}

/** A page in a context, watched by the probe, over a network. */
export const openPage = async (context: BrowserContext, line?: Line): Promise<Visit> => {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable');
  if (line) {
    const { cpu, ...network } = line;
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  }
  const bytes = new Map<string, number>();
  const kinds = new Map<string, string>();
  devtools.on('Network.responseReceived', ({ requestId, type, response }) =>
    kinds.set(requestId, type !== 'Script' && response.mimeType.endsWith('javascript') ? PREFETCHED : type),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  const kB = (...of: string[]) => {
    const kinds = [...bytes].filter(([kind]) => of.length === 0 || of.includes(kind));
    return kinds.reduce((sum, [, bytes]) => sum + bytes, 0) / 1_000;
  };
  return { context, page, devtools, kB };
};

export const newContext = async (browser: Browser, device: 'phone' | 'laptop') => {
  const context = await browser.newContext({ ...(device === 'phone' ? PHONE : LAPTOP), locale: 'en-US' });
  await context.addInitScript(PROBE);
  return context;
};

/** A first visit by a phone on a slow network. */
export const openOnPhone = async ({ browser }: Stage, line = LIGHTHOUSE_PHONE) =>
  openPage(await newContext(browser, 'phone'), line);

/** Resolves with the time at which the page handles events. */
export const INTERACTIVE = `painted(() => document.querySelector('#root[data-ready]'))`;
