import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { startHost } from '../supabase/local/testing/hostProcess';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/chromium';
import { quantile } from './statistics';
import { plainPages } from './static/plainPages';

const RUNS = Number(process.env.RUNS ?? 5);
const PAGES = Object.keys(plainPages);
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_600 * 1024) / 8,
  uploadThroughput: 96_000,
};
const CPU = 4;

interface Figures {
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  kB: number;
}

declare global {
  interface Window {
    seen: { lcp: number; cls: number; tbt: number };
  }
}

/** Runs in the page before anything else does; without functions of its own, which the compiler would name by a helper. */
const observe = () => {
  window.seen = { lcp: 0, cls: 0, tbt: 0 };
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (type === 'largest-contentful-paint') window.seen.lcp = entry.startTime;
        else if (type === 'layout-shift') window.seen.cls += (entry as unknown as { value: number }).value;
        else window.seen.tbt += Math.max(0, entry.duration - 50);
      }
    }).observe({ type, buffered: true });
  }
};

const measure = async (browser: Browser, address: string): Promise<Figures> => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(2_500); // before the app wakes by itself
  const figures = await page.evaluate(() => ({
    ...window.seen,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await context.close();
  return { ...figures, kB: bytes / 1_000 };
};

const mid = (runs: Figures[], name: keyof Figures) =>
  quantile(
    runs.map((run) => run[name]),
    0.5,
  );

/** The product's pages against plain ones of the same content, from the same server and in turns. */
const main = async () => {
  const host = await startHost({ site: 'build' });
  const folder = path.resolve('.cache/bench-static');
  for (const [page, html] of Object.entries(plainPages)) {
    mkdirSync(path.join(folder, page), { recursive: true });
    writeFileSync(path.join(folder, page, 'index.html'), html);
  }
  const limit = await startHost({ site: folder });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: CHROMIUM_FLAGS,
  });
  const rows: Record<string, string | number>[] = [];
  for (const page of PAGES) {
    const ours: Figures[] = [];
    const bare: Figures[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      ours.push(await measure(browser, host.url + page));
      bare.push(await measure(browser, limit.url + page));
    }
    const ratio = (name: 'lcp' | 'fcp' | 'kB') => (mid(ours, name) / mid(bare, name)).toFixed(2);
    rows.push({
      page,
      'LCP ms': Math.round(mid(ours, 'lcp')),
      'x static (1.10)': ratio('lcp'),
      'FCP ms': Math.round(mid(ours, 'fcp')),
      'FCP x (1.10)': ratio('fcp'),
      'CLS (0)': mid(ours, 'cls').toFixed(3),
      'TBT ms (50)': Math.round(mid(ours, 'tbt')),
      kB: mid(ours, 'kB').toFixed(1),
      'kB x': ratio('kB'),
    });
  }
  console.table(rows);
  await browser.close();
  await Promise.all([host.stop(), limit.stop()]);
};

main().catch((cause: unknown) => {
  console.error(cause);
  process.exitCode = 1;
});
