import type { Page } from 'playwright-core';
import { holdBack, hydrated, openProduct, PHONE, type Product } from './browser';

const REST_RULES = /\/assets\/rest\.\w+\.css$/;

/** Where the parts of the page stand, once its own font is there and all of it is laid out. */
const layoutOf = async (page: Page) => {
  await page.waitForFunction(
    () => document.querySelector('style#late[media=all]') && !document.querySelector('[data-rest]'),
  );
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() =>
    [...document.querySelectorAll('main > :not(link), footer')].map((part) => {
      const { top, height } = part.getBoundingClientRect();
      return `${part.tagName} ${Math.round(top + scrollY)} ${Math.round(height)} ${getComputedStyle(part).backgroundColor}`;
    }),
  );
};

describe('the first view of a written page', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
  });
  afterAll(() => product.stop());

  it('is there, and keeps what is done to it, before the rules of the rest have come', async () => {
    const visit = await product.visit(PHONE);
    const { page } = visit;
    const release = await holdBack(page, REST_RULES);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await page.getByRole('button', { name: 'Pause slides' }).click();
    expect(await page.locator('footer').count()).toBe(0);
    release();
    await page.getByRole('button', { name: 'Play slides' }).waitFor();
    await hydrated(visit);
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  it.each(['/', '/services/air-freight', '/contact', '/tracking'])(
    '%s stands as before when the app takes it over, with or without the rules of the rest',
    async (path) => {
      const visit = await product.visit(PHONE);
      const { page, complaints } = visit;
      await page.goto(path);
      const written = await layoutOf(page);
      expect(written.length).toBeGreaterThan(2);
      await page.keyboard.press('Shift');
      await hydrated(visit);
      expect(await layoutOf(page)).toEqual(written);
      expect(complaints).toEqual([]);

      await page.route(REST_RULES, (route) => route.abort());
      await page.reload();
      await page.keyboard.press('Shift');
      await hydrated(visit);
      expect(await layoutOf(page)).toEqual(written);
      await visit.context.close();
    },
  );

  it('is laid out before the rest, which follows part by part', async () => {
    const visit = await product.visit(PHONE);
    const { page } = visit;
    const release = await holdBack(page, REST_RULES);
    await page.goto('/', { waitUntil: 'commit' });
    await page.locator('h1').waitFor();
    const skipped = () =>
      [...document.querySelectorAll('main > link ~ *')].filter(
        (part) => getComputedStyle(part).contentVisibility === 'auto',
      ).length;
    release();
    await page.waitForFunction(() => document.querySelector('footer'));
    expect(await page.evaluate(skipped)).toBe(12);
    await page.waitForFunction(() => !document.querySelector('[data-rest]'));
    expect(await page.evaluate(skipped)).toBe(0);
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  it('is not what a page is loaded for again further down, or by an address with a fragment', async () => {
    const visit = await product.visit(PHONE);
    const { page } = visit;
    const heading = page.getByRole('heading', { name: 'From our working days' });
    await page.goto('/');
    await page.keyboard.press('Shift');
    await hydrated(visit);
    await heading.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => Math.round(scrollY));
    expect(place).toBeGreaterThan(1_000);
    await page.reload();
    await page.waitForFunction((y) => Math.abs(scrollY - y) < 5, place);
    await page.goto('/about_us');
    await page.goto('/#newsletter');
    await page.waitForFunction(() => {
      const top = document.getElementById('newsletter')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < innerHeight;
    });
    await visit.context.close();
  });
});
