import type { Page } from 'playwright-core';
import { HERO_SLIDE_MS, SUPPORT_ICON_MS } from '../src/config/timing';
import { heroSlides } from '../src/content/home';
import { hydrated, openProduct, PHONE, type Product, type Visit } from './browser';

/** What can be seen of the slides: their words, their picture, their line below. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) =>
      getComputedStyle(element).visibility === 'visible' && getComputedStyle(element).opacity !== '0';
    const hero = document.querySelector('[data-slide]');
    return {
      words: [...(hero?.querySelectorAll('[aria-live] > *') ?? [])]
        .filter(isSeen)
        .map(({ children: [heading] }) => heading?.textContent),
      pictures: [...(hero?.querySelectorAll<HTMLElement>('[data-shown="true"] [data-picture]') ?? [])].map(
        ({ dataset }) => dataset.picture,
      ),
      lines: [...(hero?.querySelectorAll('[role=group] button') ?? [])]
        .filter((line) => getComputedStyle(line, '::before').backgroundColor === 'rgb(255, 255, 255)')
        .map((line) => line.getAttribute('aria-label')),
    };
  });

const slide = (index: 0 | 1 | 2 | 3) => {
  const { heading, image } = heroSlides[index];
  return { words: [heading], pictures: [image], lines: [heading] };
};

const isAlive = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a, button')].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps$')),
    ),
  );

describe('a page that nobody touches', () => {
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
      if (/\.js$/.test(request.url()))
        scripts.push(`${request.resourceType()} ${new URL(request.url()).pathname}`);
    });
  });
  afterEach(() => visit.context.close());

  /** The home page, where time stands until the test lets it pass. */
  const open = async () => {
    await visit.page.clock.install({ time: 0 });
    await visit.page.clock.pauseAt(1);
    await visit.page.goto('/', { waitUntil: 'load' });
    // The page counts from its first paint, which no faked clock brings about.
    await visit.page.evaluate(
      () => new Promise((seen) => new PerformanceObserver(seen).observe({ type: 'paint', buffered: true })),
    );
  };

  /** Lets time pass in the page, and then waits for what the line brings. */
  const pass = async (ms: number) => {
    await visit.page.clock.runFor(ms);
    await visit.page.waitForLoadState('networkidle');
  };

  /** Waits for a slide, its picture, and until both have faded in. Returns how old the page is then. */
  const turnsTo = async (index: 1 | 2) => {
    const { heading, image } = heroSlides[index];
    const words = visit.page.locator('main').getByText(heading, { exact: true });
    await words.waitFor();
    const age = await visit.page.evaluate(() => performance.now());
    await visit.page.locator(`[data-shown="true"] [data-picture="${image}"]`).waitFor();
    await visit.page.waitForFunction(() =>
      document
        .getAnimations()
        .every(
          ({ transitionProperty = '' }: Animation & { transitionProperty?: string }) =>
            transitionProperty !== 'opacity',
        ),
    );
    return age;
  };

  it('fetches the app when it was left alone for a while, and runs nothing of it', async () => {
    const { page, complaints } = visit;
    await open();
    await pass(5_000);
    expect(scripts).toEqual([]);
    const ahead = page.waitForRequest((request) => /\.js$/.test(request.url()));
    await pass(2_000);
    await ahead;
    await pass(60_000);
    expect(scripts.filter((line) => line.startsWith('script'))).toEqual([]);
    expect(scripts.filter((line) => line.startsWith('fetch')).length).toBeGreaterThan(1);
    expect(await isAlive(page)).toBe(false);
    const before = scripts.length;
    await page.keyboard.press('Shift');
    await hydrated(visit);
    // What ran was all at hand: its names are those that were fetched.
    const names = (lines: string[]) => lines.map((line) => line.split(' ')[1]);
    expect(names(scripts.slice(0, before))).toEqual(expect.arrayContaining(names(scripts.slice(before))));
    expect(complaints).toEqual([]);
  });

  it('turns its slides every eleven seconds, and is taken over where it stands', async () => {
    const { page, complaints } = visit;
    await page.goto('/', { waitUntil: 'load' });

    expect(await seen(page)).toEqual(slide(0));
    expect(await turnsTo(1)).toBeGreaterThanOrEqual(HERO_SLIDE_MS);
    expect(await seen(page)).toEqual(slide(1));
    expect(await isAlive(page)).toBe(false);

    const states: unknown[] = [];
    await page.exposeFunction('sawSlide', (state: unknown) => states.push(state));
    await page.evaluate(() => {
      const hero = document.querySelector<HTMLElement>('[data-slide]');
      const say = () =>
        (window as unknown as { sawSlide: (state: unknown) => void }).sawSlide([
          hero?.dataset.slide,
          hero?.querySelector<HTMLElement>('[data-shown="true"] [data-picture]')?.dataset.picture,
        ]);
      if (hero) new MutationObserver(say).observe(hero, { subtree: true, attributes: true, childList: true });
    });
    await page.keyboard.press('Shift');
    await hydrated(visit);
    expect(await seen(page)).toEqual(slide(1));
    for (const state of states) expect(state).toEqual(['1', heroSlides[1].image]);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heroSlides[1].heading);
    await turnsTo(2);
    expect(await seen(page)).toEqual(slide(2));
    expect(complaints).toEqual([]);
  });

  it('stands where the system asks for stillness', async () => {
    const { page } = visit;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open();
    await pass(60_000);
    expect(await seen(page)).toEqual(slide(0));
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  it('changes the icon of its chat every three seconds, before the app is there and after', async () => {
    const { page } = visit;
    await page.goto('/tracking', { waitUntil: 'load' });
    /** Which of the two drawings is seen after that time; the animations themselves are asked. */
    const iconAt = (ms: number) =>
      page.evaluate((time) => {
        const icons = [...document.querySelectorAll('[data-moving] > svg')];
        for (const icon of icons) for (const animation of icon.getAnimations()) animation.currentTime = time;
        return icons.map((icon) => getComputedStyle(icon).opacity).join(' ');
      }, ms);
    const all = async () => {
      const found = [];
      for (const ms of [
        0,
        SUPPORT_ICON_MS - 1,
        SUPPORT_ICON_MS,
        2 * SUPPORT_ICON_MS - 1,
        2 * SUPPORT_ICON_MS,
      ])
        found.push(await iconAt(ms));
      return found;
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
    await page.getByRole('button', { name: 'Pause the chat icon' }).click();
    await page.mouse.move(0, 0);
    expect(await moving()).toBe('paused');
  });
});
