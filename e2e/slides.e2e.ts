import type { Page } from 'playwright-core';
import { HERO_SLIDE_MS } from '../src/config/timing';
import { heroSlides } from '../src/content/home';
import { BOOT, hydrated, openProduct, PHONE, type Product, type Visit } from './browser';

const CYCLE_MS = heroSlides.length * HERO_SLIDE_MS;

/** What is visible of the slides: their text, the topmost picture, their line below. */
const slideState = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element, part?: string) => getComputedStyle(element, part).opacity === '1';
    const hero = document.querySelector('[aria-roledescription="carousel"]');
    const words = [...(hero?.querySelector('h1')?.parentElement?.parentElement?.children ?? [])];
    const layers = [...(hero?.querySelectorAll('[data-slides] > :not([data-pending]) > picture') ?? [])];
    return {
      words: words.filter((slide) => isSeen(slide)).map(({ children: [heading] }) => heading?.textContent),
      picture: layers
        .filter(({ parentElement }) => parentElement && isSeen(parentElement))
        .at(-1)
        ?.getAttribute('data-picture'),
      lines: [...(hero?.querySelectorAll('[role=group] button') ?? [])]
        .filter((line) => isSeen(line, '::after'))
        .map((line) => line.getAttribute('aria-label')),
    };
  });

const slide = (index: 0 | 1 | 2 | 3) => {
  const { heading, picture } = heroSlides[index];
  return { words: [heading], picture, lines: [heading] };
};

/** The play states of the slides' animations. */
const states = (page: Page) =>
  page.evaluate(
    (cycle) => [
      ...new Set(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getTiming().duration === cycle)
          .map(({ playState }) => playState),
      ),
    ],
    CYCLE_MS,
  );

/** Moves the slides' animations to a time, from which they continue. */
const goTo = (page: Page, ms: number) =>
  page.evaluate(
    ([time, cycle]) => {
      for (const motion of document.getAnimations())
        if (motion.effect?.getTiming().duration === cycle) motion.currentTime = time;
    },
    [ms, CYCLE_MS] as const,
  );

const hasAllPictures = () => !document.querySelector('[data-pending]');

describe('the slides of the home page', () => {
  let product: Product;
  let visit: Visit;
  beforeAll(async () => {
    product = await openProduct();
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    visit = await product.visit(PHONE);
  });
  afterEach(() => visit.context.close());

  it('show each text, picture and line for eleven seconds, before hydration', async () => {
    const { page, complaints } = visit;
    await page.goto('/');
    await page.waitForFunction(hasAllPictures);
    const at = async (ms: number) => {
      await goTo(page, ms);
      return slideState(page);
    };
    for (const index of [0, 1, 2, 3] as const) {
      const { words, lines } = slide(index);
      expect(await at(index * HERO_SLIDE_MS + 1)).toMatchObject({ words, lines });
      expect(await at(index * HERO_SLIDE_MS + 1_000)).toEqual(slide(index));
      // Time passes during the evaluation, so this is not the last moment.
      expect(await at((index + 1) * HERO_SLIDE_MS - 2_000)).toEqual(slide(index));
    }
    expect(await at(CYCLE_MS + 1_000)).toEqual(slide(0));
    const scripts = await page
      .locator('script[src]')
      .evaluateAll((all) => all.map((image) => image.getAttribute('src')));
    expect(scripts).toEqual([expect.stringMatching(BOOT)]);
    expect(complaints).toEqual([]);
  });

  it('move by themselves, and continue through hydration', async () => {
    const { page, complaints } = visit;
    await page.goto('/', { waitUntil: 'load' });
    expect(await slideState(page)).toEqual(slide(0));
    expect(await states(page)).toEqual(['running']);
    await page.waitForFunction(hasAllPictures);
    await goTo(page, HERO_SLIDE_MS + 1_000);
    const isTheSame = () =>
      page.evaluate(() => {
        const [motion] = document.querySelector('h1')?.parentElement?.getAnimations() ?? [];
        const page = window as unknown as { motion?: Animation };
        page.motion ??= motion;
        return motion !== undefined && page.motion === motion;
      });
    expect(await isTheSame()).toBe(true);
    await page.keyboard.press('Shift');
    await hydrated(visit);
    expect(await isTheSame()).toBe(true);
    expect(await slideState(page)).toEqual(slide(1));
    await goTo(page, 2 * HERO_SLIDE_MS - 2_000);
    const line = await page.getByRole('button', { name: heroSlides[2].heading }).elementHandle();
    await page.waitForFunction(
      (element) => element !== null && getComputedStyle(element, '::after').opacity === '1',
      line,
    );
    expect((await slideState(page)).words).toEqual([heroSlides[2].heading]);
    expect(complaints).toEqual([]);
  });

  it('stop while paused, and go to the selected slide', async () => {
    const { page } = visit;
    await page.goto('/');
    await page.getByRole('button', { name: 'Pause everything that moves' }).click();
    await page.getByRole('button', { name: 'Play everything that moves' }).waitFor();
    await page.getByRole('button', { name: heroSlides[2].heading }).click();
    await page.waitForFunction(() => document.querySelectorAll('[data-pending]').length === 2);
    expect(await slideState(page)).toEqual(slide(2));
    expect(await states(page)).toEqual(['paused']);
    await page.getByRole('button', { name: 'Play everything that moves' }).click();
    await page.getByRole('button', { name: 'Pause everything that moves' }).waitFor();
    expect(await states(page)).toEqual(['running']);
    expect(await slideState(page)).toEqual(slide(2));
  });

  it('show the focused slide, and make hidden slides unclickable', async () => {
    const { page } = visit;
    await page.goto('/');
    await page.keyboard.press('Shift');
    await hydrated(visit);
    const button = page.getByRole('button', { name: 'Track now' });
    const { x = 0, y = 0 } = (await button.boundingBox()) ?? {};
    const pressedThere = () =>
      page.evaluate(
        ([left, top]) =>
          document.elementFromPoint(left + 9, top + 9)?.closest('a, button')?.textContent ?? null,
        [x, y] as const,
      );
    expect(await pressedThere()).toBe('Track now');
    await goTo(page, HERO_SLIDE_MS + 1_000);
    expect(await pressedThere()).not.toBe('Track now');
    await button.focus();
    expect(await slideState(page)).toEqual(slide(0));
    expect(await states(page)).toEqual(['paused']);
    expect(await pressedThere()).toBe('Track now');
  });

  it.each([
    ['with reduced motion', { reducedMotion: 'reduce' as const }, false],
    // Without scripts a browser does not load pictures lazily (HTML, lazy loading attributes).
    ['without JavaScript', { javaScriptEnabled: false }, true],
  ])('stay on the first slide %s', async (_where, options, hasOthers) => {
    const context = await product.browser.newContext({
      viewport: PHONE,
      baseURL: product.host.url,
      ...options,
    });
    const page = await context.newPage();
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') pictures.push(request.url());
    });
    await page.clock.install();
    await page.goto('/', { waitUntil: 'load' });
    await page.clock.runFor(CYCLE_MS);
    expect(await states(page)).toEqual(['paused']);
    expect(await slideState(page)).toEqual(slide(0));
    expect(pictures.some((address) => address.includes(heroSlides[1].picture))).toBe(hasOthers);
    await context.close();
  });
});
