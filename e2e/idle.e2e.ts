import type { Page } from 'playwright-core';
import { PAINT_MS, SUPPORT_ICON_MS } from '../src/config/timing';
import { APP, hydrated, openProduct, PHONE, type Product, type Visit } from './browser';

const isReady = (page: Page) => page.locator('#root[data-ready]').count();

describe('an idle page', () => {
  let product: Product;
  let visit: Visit;
  let scripts: string[];
  beforeAll(async () => {
    product = await openProduct();
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    visit = await product.visit(PHONE);
    scripts = [];
    visit.page.on('request', (request) => {
      if (APP.test(request.url()))
        scripts.push(`${request.resourceType()} ${new URL(request.url()).pathname}`);
    });
  });
  afterEach(() => visit.context.close());

  /** Opens the home page with a paused clock. */
  const openPage = async () => {
    await visit.page.clock.install({ time: 0 });
    await visit.page.clock.pauseAt(1);
    await visit.page.goto('/', { waitUntil: 'load' });
    // The page counts from its first paint, which the fake clock does not control.
    await visit.page.evaluate(
      () =>
        new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })),
    );
  };

  /** Advances the page's clock, and then waits for the network. */
  const pass = async (ms: number) => {
    await visit.page.clock.runFor(ms);
    await visit.page.waitForLoadState('networkidle');
  };

  it('prefetches the app after the first paint, without running it', async () => {
    const { page, complaints } = visit;
    await openPage();
    await pass(PAINT_MS - 50);
    expect(scripts).toEqual([]);
    const ahead = page.waitForRequest(APP);
    await pass(1_000);
    await ahead;
    await pass(60_000);
    expect(scripts.filter((line) => line.startsWith('script'))).toEqual([]);
    expect(scripts.filter((line) => line.startsWith('fetch')).length).toBeGreaterThan(1);
    expect(await isReady(page)).toBe(0);
    const before = scripts.length;
    // Functions that were compiled off the main thread cost the page nothing when they run.
    for (const script of scripts.slice(0, before)) {
      const answer = await page.request.get(script.split(' ')[1] ?? '');
      expect(await answer.text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    }
    await page.keyboard.press('Shift');
    await hydrated(visit);
    // Everything that ran had been prefetched: its names are among those that were fetched.
    const names = (lines: string[]) => lines.map((line) => line.split(' ')[1]);
    expect(names(scripts.slice(0, before))).toEqual(expect.arrayContaining(names(scripts.slice(before))));
    expect(complaints).toEqual([]);
  });

  it('changes the icon of its chat every three seconds, before and after hydration', async () => {
    const { page } = visit;
    await page.goto('/tracking', { waitUntil: 'load' });
    /** Which of the two drawings is visible at that time, according to the animations themselves. */
    const iconAt = (ms: number) =>
      page.evaluate((time) => {
        const icons = [...document.querySelectorAll('[data-moving] > svg')];
        for (const icon of icons) for (const animation of icon.getAnimations()) animation.currentTime = time;
        return icons.map((icon) => getComputedStyle(icon).opacity).join(' ');
      }, ms);
    const all = async () => {
      const parts = [];
      for (const ms of [
        0,
        SUPPORT_ICON_MS - 1,
        SUPPORT_ICON_MS,
        2 * SUPPORT_ICON_MS - 1,
        2 * SUPPORT_ICON_MS,
      ])
        parts.push(await iconAt(ms));
      return parts;
    };
    const turns = ['1 0', '1 0', '0 1', '0 1', '1 0'];
    expect(await all()).toEqual(turns);
    await page.evaluate(
      () =>
        ((window as unknown as { icon: unknown }).icon = document
          .querySelector('[data-moving] > svg')
          ?.getAnimations()[0]),
    );
    await page.keyboard.press('Shift');
    await hydrated(visit);
    expect(
      await page.evaluate(
        () =>
          document.querySelector('[data-moving] > svg')?.getAnimations()[0] ===
          (window as unknown as { icon: unknown }).icon,
      ),
    ).toBe(true);
    expect(await all()).toEqual(turns);
    const moving = () =>
      page.evaluate(() => document.querySelector('[data-moving] > svg')?.getAnimations()[0]?.playState);
    expect(await moving()).toBe('running');
    await page.getByRole('button', { name: 'Pause everything that moves' }).click();
    await page.mouse.move(0, 0);
    expect(await moving()).toBe('paused');
  });
});
