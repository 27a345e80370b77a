import { heroSlides, imageBand } from '../src/content/home';
import { hydrated, LAPTOP, openProduct, PHONE, TABLET, type Product } from './browser';
import { readThrough, worstContrast } from './pictures';

/** WCAG 2.2, 1.4.3. */
const READABLE = 4.5;

const pictureName = (address: string) => /\/pictures\/(.+?)-\d+\.[0-9a-f]{8}\.avif$/.exec(address)?.[1];

interface Shift {
  startTime: number;
  value: number;
  nodes: string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Runs in the page before anything else does. */
const watchShifts = () => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { startTime } = entry;
      const { value, sources = [] } = entry as unknown as { value: number; sources?: { node?: Node }[] };
      window.shifts.push({ startTime, value, nodes: sources.map(({ node }) => node?.nodeName ?? '') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** While the document is still being read, what it lacks so far moves what is there. Runs in the page. */
const afterParsing = () => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return window.shifts.filter(({ startTime }) => startTime > (navigation?.domInteractive ?? 0));
};

describe('the pictures', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
  });
  afterAll(() => product.stop());

  it.each([
    ['/', PHONE],
    ['/', LAPTOP],
    ['/gallery', PHONE],
    ['/gallery', LAPTOP],
    ['/about_us', PHONE],
    ['/services/air-freight', PHONE],
  ])('of %s cause no layout shift when they load', async (path, size) => {
    const visit = await product.visit(size);
    const { page, context } = visit;
    await page.route('**/*.woff2', (route) => route.abort()); // shifts by a font are not tested here
    await page.addInitScript(watchShifts);
    await page.goto(path);
    await readThrough(visit);
    expect(await page.evaluate(afterParsing)).toEqual([]);
    await context.close();
  });

  it.each([
    ['phone', PHONE, 400],
    ['laptop', LAPTOP, 1600],
    ['large screen', { width: 2560, height: 1300 }, 2560],
  ])('that fill the width of a %s are fetched in its width', async (_name, size, width) => {
    const { page, context } = await product.visit(size);
    await page.goto('/');
    const band = page.locator('[data-picture="gantry-crane"] img');
    await band.scrollIntoViewIfNeeded();
    const source = await band.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.currentSrc;
    });
    expect(source).toContain(`/pictures/gantry-crane-${width}.`);
    await context.close();
  });

  it('are small in the first view of a phone, and those of the slides load when selected', async () => {
    const context = await product.browser.newContext({
      viewport: PHONE,
      reducedMotion: 'reduce', // otherwise they load by themselves
      deviceScaleFactor: 2,
      baseURL: product.host.url,
      locale: 'en-US',
    });
    const page = await context.newPage();
    const fetched = new Map<string, number>();
    page.on('response', (response) => {
      const name = pictureName(response.url());
      if (name) fetched.set(name, Number(response.headers()['content-length']));
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(fetched.get('office')).toBeLessThan(45_000);
    expect([...fetched.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(120_000);
    const later = heroSlides.slice(1).map(({ picture }) => picture as string);
    expect(later.filter((name) => fetched.has(name))).toEqual([]);

    await page.keyboard.press('Shift');
    await hydrated({ page });
    expect(later.filter((name) => fetched.has(name))).toEqual([]);
    await page.getByRole('button', { name: heroSlides[2].heading }).click();
    await page.locator('[data-slides] > :not([data-pending]) [data-picture="plane"]').waitFor();
    expect(later.filter((name) => fetched.has(name))).toEqual(['plane']);
    await context.close();
  });

  it.each([
    ['phone', PHONE],
    ['tablet', TABLET],
    ['small laptop', { width: 1100, height: 800 }],
    ['laptop', LAPTOP],
  ])('keep the contrast of the text over them on a %s', async (_name, size) => {
    const visit = await product.visit(size);
    const { page } = visit;
    await page.emulateMedia({ reducedMotion: 'reduce' }); // stops the slides
    await page.goto('/');
    await page.keyboard.press('Shift');
    await hydrated(visit);
    const sizes: Record<string, number> = {};
    for (const { heading, text, picture } of heroSlides) {
      await page.getByRole('button', { name: heading }).click();
      await page.locator(`[data-slides] > :not([data-pending]) [data-picture="${picture}"] img`).waitFor();
      for (const words of [heading, text])
        sizes[words] = await worstContrast(page.locator('main').getByText(words, { exact: true }).first());
    }
    for (const words of [imageBand.heading, imageBand.text]) {
      const line = page.getByText(words, { exact: true });
      await line.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      sizes[words] = await worstContrast(line);
    }
    expect(Object.entries(sizes).filter(([, ratio]) => ratio < READABLE)).toEqual([]);
    await visit.context.close();
  });
});
