import axe from 'axe-core';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
} from 'playwright-core';
import { CHROMIUM_FLAGS } from '../scripts/chromium';
import { startHost, type HostOptions, type HostProcess } from '../host/testing/hostProcess';
import { IS_FULL } from '../supabase/tests/support/fullRun';

export const PHONE = { width: 360, height: 780 };
export const TABLET = { width: 768, height: 1024 };
export const LAPTOP = { width: 1440, height: 900 };

const sizes: [string, typeof PHONE][] = [
  ['phone', PHONE],
  ['laptop', LAPTOP],
];

/** At which a whole flow runs: the smallest, where layouts break first, and in the full run at each. */
export const SIZES = IS_FULL ? sizes : sizes.slice(0, 1);

declare global {
  interface Window {
    /** What `findBarriers` runs in the page. */
    axe: typeof axe;
  }
}

/** For what never comes: how long a page takes depends on the machine. */
const PATIENCE_MS = 90_000;

/** No other machine can be reached, as on a line without one. */
const THIS_MACHINE_ONLY = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

const TILE = Buffer.from('R0lGODlhAQABAIAAAPHs6wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

/** What the map's third parties answer, as far as a page can tell. */
const standIns: Record<string, { body: string | Buffer; contentType: string }> = {
  'tile.openstreetmap.org': { body: TILE, contentType: 'image/gif' },
  'www.openstreetmap.org': { body: '<!doctype html><title>Map</title>', contentType: 'text/html' },
};

/** Answers for the map's third parties. Playwright turns the browser's cache off for a context with such a route. */
export const serveMaps = async (context: BrowserContext) => {
  for (const [host, answer] of Object.entries(standIns))
    await context.route(`https://${host}/**`, (route) => route.fulfill(answer));
};

/** A map does without its tiles, and the browser says that it could not load them. */
const isOfMaps = (address: string) => URL.canParse(address) && new URL(address).hostname in standIns;

/** Chromium's warning when the consignment on the page changes while the socket of the one before is being opened. */
const SOCKET_LEFT =
  /^WebSocket connection to .* failed: WebSocket is closed before the connection is established/;

/** Chromium's warning when the scanner's service worker takes a page over whose scripts are on their way: they are loaded again. */
const PRELOAD_MISMATCH = /^A preload for .* is a cross-world service worker resource mismatch/;

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Everything the console complained about, and every address of another origin that was asked. */
  complaints: string[];
  strangers: string[];
  /** Resolves when the page has nothing left to do and waits for nothing that it has requested. */
  settled: () => Promise<void>;
}

export interface Product {
  host: HostProcess;
  browser: Browser;
  /**
   * A person with a browser of their own, at the host or at what stands before it, in a time zone. Other machines cannot be
   * reached; `serveMaps` answers for those of maps.
   */
  visit: (size?: { width: number; height: number }, origin?: string, timezoneId?: string) => Promise<Visit>;
  stop: () => Promise<void>;
}

/** The real product: the host on a fresh database with the built site, and Chromium with these further flags in front of it. */
export const openProduct = async (
  options: HostOptions = {},
  flags: readonly string[] = [],
): Promise<Product> => {
  // The browser first: if it is missing, no host stays behind.
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: [...CHROMIUM_FLAGS, THIS_MACHINE_ONLY, ...flags],
  });
  const host = await startHost({ site: 'build', ...options });

  const visit = async (viewport = LAPTOP, origin = host.url, timezoneId = 'UTC'): Promise<Visit> => {
    const context = await browser.newContext({ viewport, baseURL: origin, locale: 'en-US', timezoneId });
    context.setDefaultTimeout(PATIENCE_MS);
    const complaints: string[] = [];
    const strangers: string[] = [];
    context.on('request', (request) => {
      const url = new URL(request.url());
      if (/^https?:$/.test(url.protocol) && url.origin !== origin) strangers.push(url.href);
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
    page.on('console', (line) => {
      if (
        ['error', 'warning'].includes(line.type()) &&
        ![SOCKET_LEFT, PRELOAD_MISMATCH].some((warning) => warning.test(line.text())) &&
        !isOfMaps(line.location().url)
      )
        complaints.push(`${line.type()}: ${line.text()} ${line.location().url.replace(origin, '')}`.trim());
    });
    const openRequests = new Set<Request>();
    page.on('request', (request) => openRequests.add(request));
    page.on('requestfinished', (request) => openRequests.delete(request));
    page.on('requestfailed', (request) => openRequests.delete(request));
    const settled = async () => {
      // A page with a moving picture is never idle on a slow machine: each frame takes all its time.
      do await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })));
      while (openRequests.size > 0);
    };
    return { page, context, complaints, strangers, settled };
  };

  const stop = async () => {
    await browser.close();
    await host.stop();
  };
  return { host, browser, visit, stop };
};

/** A promise that waits until `release` is called. */
export const makeGate = () => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  return { gate, release };
};

/** Files of the site with such a name wait until the function that this resolves with is called. */
export const holdBack = async (page: Page, name: RegExp) => {
  const { gate, release } = makeGate();
  await page.route(name, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
};

/** Files of the site with such an address cannot be had until the function that this resolves with is called. */
export const cutOff = async (page: Page, isCut: RegExp | ((url: URL) => boolean)) => {
  await page.route(isCut, (route) => route.abort());
  return () => page.unroute(isCut);
};

/** The scripts that a prerendered page runs by itself, and those of the app. */
export const BOOT = /\/assets\/(bootstrap|first-answer)\.[^/]*\.js$/;
export const APP = /\/assets\/(?!bootstrap\.|first-answer\.)[^/]*\.js$/;

/** Waits until the text can be seen. */
export const see = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();

/** What axe finds on the page as it stands, or in a part of it, one line each. What is in a frame is another site's. */
export const findBarriers = async (page: Page, part = 'html') => {
  await page.evaluate(axe.source);
  return page.evaluate(async (selector) => {
    // What fades in has too little contrast until it is there, and one movement may start the next. What is not shown stands still.
    const isMoving = ({ playState, effect }: Animation) =>
      playState === 'running' &&
      effect instanceof KeyframeEffect &&
      effect.getComputedTiming().iterations !== Infinity &&
      effect.target?.checkVisibility();
    const moving = () => document.getAnimations().filter(isMoving);
    for (let animations = moving(); animations.length > 0; animations = moving())
      await Promise.allSettled(animations.map(({ finished }) => finished));
    // Leaflet shows a label a moment before React has filled it.
    while (document.querySelector('.leaflet-tooltip:empty')) await new Promise(requestAnimationFrame);
    // The hint of an inactive field needs no contrast (WCAG 1.4.3), which axe knows of labels only.
    const { violations } = await window.axe.run(
      { include: selector, exclude: '.MuiFormHelperText-root.Mui-disabled' },
      { resultTypes: ['violations'], iframes: false },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  }, part);
};

/** How many pixels the page is wider than the window. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The page as it stands fits into the window, and axe finds nothing. */
export const looksRight = async (page: Page) => {
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await findBarriers(page)).toEqual([]);
};

/** Waits for the admin's first page, whose heading alone is there before it is known who asks. */
export const isInside = async (page: Page) => {
  await page.getByRole('button', { name: 'Log out' }).waitFor();
  await page.getByRole('heading', { name: 'Consignment', level: 1 }).waitFor();
};

export const signIn = async ({ page }: Visit, { host }: Product, { email, password } = host.admin) => {
  await page.goto('/admin/login/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await isInside(page);
};

/** Moves the pointer as a hand does, in several steps: of the first one, browsers do not say how far it went. */
export const moveTo = async (target: Locator) => {
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  await target.page().mouse.move(x + width / 2, y + height / 2, { steps: 5 });
};

/** Waits until the app handles the events of the page; the newsletter's form does so only once somebody comes near. */
export const hydrated = ({ page }: Pick<Visit, 'page'>, parts = '#root') =>
  page.waitForFunction((selector) => {
    const elements = [...document.querySelectorAll(selector)];
    return (
      elements.length > 0 &&
      elements.every((part) => part.closest('[data-draft], #root')?.hasAttribute('data-ready'))
    );
  }, parts);
