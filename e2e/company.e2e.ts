import type { Page } from 'playwright-core';
import { company } from '../src/brand/company';
import { news } from '../src/content/news';
import { IS_FULL } from '../supabase/tests/support/fullRun';
import {
  findBarriers,
  hydrated,
  LAPTOP,
  openProduct,
  PHONE,
  see,
  sidewaysScroll,
  TABLET,
  type Product,
} from './browser';
import { openSignedIn } from './session';

const WIDE = { width: 2560, height: 1440 };
/** The narrowest laptop, where the bar has least room. */
const SMALL_LAPTOP = { width: 1025, height: 768 };

/** At which axe looks at a page: of the layouts, these differ most. */
const AXED = IS_FULL ? [PHONE, TABLET, LAPTOP, WIDE] : [PHONE, LAPTOP];

/** What the fields lead to: nothing is known of this one. */
const UNKNOWN = 'NOSUCH01';

/** Pairs of a bar's parts that lie over one another. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const elements = [
      ...document.querySelectorAll<HTMLElement>('header a, header input, header button'),
    ].filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('details nav'));
    const boxes = elements.map((part) => ({
      name: part.textContent || part.tagName,
      box: part.getBoundingClientRect(),
    }));
    return boxes.flatMap(({ name, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 1 &&
            other.top < box.bottom - 1,
        )
        .map((other) => `${name} / ${other.name}`),
    );
  });

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.stop());

describe('the company on its website', () => {
  it('shows its offices without barriers from a phone to a very wide screen, and asks no third party for the map', async () => {
    const visit = await product.visit(PHONE);
    const { page, complaints, strangers, context } = visit;
    await page.goto('/company');
    await page.keyboard.press('Shift');
    await hydrated(visit);
    await page.getByRole('heading', { name: 'Our offices' }).scrollIntoViewIfNeeded();
    const map = page.getByRole('region', { name: 'Map of our offices' });
    await map.locator('.map-land').first().waitFor({ state: 'attached' });
    for (const size of [PHONE, TABLET, LAPTOP, WIDE]) {
      await page.setViewportSize(size);
      await page.getByRole('button', { name: 'Show on the map: Rotterdam' }).press('Enter');
      await map.locator('.route-label-now').getByText('Rotterdam').waitFor();
      await page.getByRole('button', { name: 'Show on the map: Tema' }).press('Enter');
      await map.locator('.route-label-now').getByText('Tema').waitFor();
      expect(await page.getByText(/^(Open|Closed) now/).count()).toBe(company.offices.length);
      expect(await sidewaysScroll(page)).toBe(0);
      if (AXED.includes(size)) expect(await findBarriers(page)).toEqual([]);
    }
    expect([complaints, strangers]).toEqual([[], []]);
    await context.close();
  });

  it('says without a script when its offices are open, and shows no map', async () => {
    const context = await product.browser.newContext({ baseURL: product.host.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/company');
    await see(page, 'Hours in the time of Rotterdam');
    expect(await page.getByText('08:00–18:00').first().isVisible()).toBe(true);
    expect(await page.getByRole('region', { name: 'Map of our offices' }).isVisible()).toBe(false);
    await context.close();
  });

  it('shows no line twice as high once it says which offices are open', async () => {
    const visit = await product.visit(PHONE);
    const { page, context } = visit;
    await page.goto('/company');
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await page.keyboard.press('Shift');
    await hydrated(visit);
    await page
      .getByText(/^(Open|Closed) now/)
      .first()
      .waitFor();
    expect(await height()).toBe(before);
    await context.close();
  });
});

describe('the tracking field of every page', () => {
  it.each([
    ['the first slide', '/', 'main'],
    ['the header', '/news', 'header'],
  ])('leads by keyboard from %s to the result', async (_where, path, part) => {
    const visit = await product.visit(LAPTOP);
    const { page, complaints, context } = visit;
    await page.goto(path);
    await page.locator(part).getByRole('textbox', { name: 'Tracking ID' }).focus();
    await hydrated(visit);
    await page.keyboard.type(UNKNOWN);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/tracking/${UNKNOWN}`);
    await see(page, 'OOps, No consignment matches this tracking ID');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    ['the first slide', '/', 'main'],
    ['the header', '/contact', 'header'],
  ])('leads from %s to the tracking page without a script', async (_where, path, part) => {
    const context = await product.browser.newContext({
      viewport: LAPTOP,
      baseURL: product.host.url,
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    await page.goto(path);
    await page.locator(part).getByRole('textbox', { name: 'Tracking ID' }).fill(UNKNOWN);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/tracking?id=${UNKNOWN}`);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Track Your Consignment');
    await context.close();
  });

  it('without an id leads to the tracking page', async () => {
    const visit = await product.visit(LAPTOP);
    const { page, context } = visit;
    await page.goto('/');
    await page.keyboard.press('Shift');
    await hydrated(visit);
    await page.getByRole('button', { name: 'Track now' }).click();
    await page.waitForURL('**/tracking');
    await context.close();
  });

  it('overlaps nothing in the header from a small laptop to a very wide screen', async () => {
    const { page, context } = await product.visit(SMALL_LAPTOP);
    await page.goto('/news');
    for (const size of [SMALL_LAPTOP, { width: 1217, height: 800 }, LAPTOP, WIDE]) {
      await page.setViewportSize(size);
      expect(await page.locator('header').getByRole('textbox', { name: 'Tracking ID' }).isVisible()).toBe(
        true,
      );
      expect([size, await overlaps(page), await sidewaysScroll(page)]).toEqual([size, [], 0]);
    }
    await context.close();
  });
});

describe('the other texts that lead somewhere', () => {
  it('opens the article of the address’s fragment before the app runs, and keeps it open', async () => {
    const visit = await product.visit(LAPTOP);
    const { page, complaints, context } = visit;
    const [, , third] = news;
    await page.goto(`/news#${third?.slug}`);
    const text = page.getByText(third?.body[0] ?? 'no article');
    await text.waitFor();
    expect(await page.locator('#root[data-ready]').count()).toBe(0);
    await page.keyboard.press('Shift');
    await hydrated(visit);
    expect(await text.isVisible()).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('shows the reply time that an owner has set, without moving the form', async () => {
    const owner = await product.visit(LAPTOP);
    await openSignedIn(owner, product, '/auth/app/admin/settings');
    await owner.page.getByLabel('We usually answer inquiries within … hours').fill('8');
    await owner.page
      .getByRole('region', { name: 'Reply time' })
      .getByRole('button', { name: 'Save' })
      .click();
    await see(owner.page, 'Reply time saved');
    await owner.context.close();

    for (const size of [PHONE, LAPTOP]) {
      const visit = await product.visit(size);
      const { page, context } = visit;
      await page.goto('/contact');
      await see(page, 'We answer inquiries in the order they arrive.');
      const top = async () => (await page.locator('main form').boundingBox())?.y;
      const before = await top();
      await page.keyboard.press('Shift');
      await hydrated(visit);
      await see(page, 'We usually answer inquiries within 8 hours on working days.');
      expect(await top()).toBe(before);
      await context.close();
    }
  });

  it('stops everything that moves with one button, on all pages', async () => {
    const visit = await product.visit(LAPTOP);
    const { page, context } = visit;
    await page.goto('/');
    await page.keyboard.press('Shift');
    await hydrated(visit);
    expect(await page.getByRole('button', { name: /^Pause/ }).count()).toBe(1);
    await page.getByRole('button', { name: 'Pause everything that moves' }).click();
    expect(await page.locator('[aria-roledescription=carousel][data-motion=off]').count()).toBe(1);
    await page.getByRole('link', { name: 'About us' }).click();
    await page.getByRole('button', { name: 'Play everything that moves' }).waitFor();
    await context.close();
  });
});
