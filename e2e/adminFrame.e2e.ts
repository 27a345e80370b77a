import type { Page } from 'playwright-core';
import { fillConsignments } from '../supabase/tests/support/fill';
import { APP, holdBack, looksRight, openProduct, signIn, SIZES, type Product } from './browser';

const LIST = '/auth/app/admin/track';

/** The places of what the frame shows, and what the page shows there later. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, main .MuiPaper-root:has(> .MuiTypography-body2), nav a')].map(
      (part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        return [part.textContent.replace(/[\d–]+$/, ''), left, top, width, height].join(' ');
      },
    ),
  );

describe('the frame of the consignments', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
    await fillConsignments(product.host, 3);
  });
  afterAll(() => product.stop());

  it.each(SIZES)(
    'is there before the app in a tab with a session, and the page takes its place (%s)',
    async (_, size) => {
      const admin = await product.visit(size);
      const { page, complaints } = admin;
      await signIn(admin, product);
      const release = await holdBack(page, APP);
      await page.goto(LIST, { waitUntil: 'domcontentloaded' });
      await page.getByRole('heading', { name: 'Consignment', level: 1 }).waitFor();
      await page.getByText('Checking your session').waitFor();
      await page.evaluate(() => document.fonts.ready);
      const framed = await placesOf(page);
      expect(framed.length).toBeGreaterThan(10);
      await looksRight(page);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('nav'))).toBeNull();
      release();
      await page.getByRole('button', { name: 'Log out' }).waitFor();
      await page
        .getByRole('link', { name: /^View / })
        .first()
        .waitFor();
      expect(await page.locator('h1').count()).toBe(1);
      const whole = await placesOf(page);
      expect(framed.filter((place) => !whole.includes(place))).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  it.each([
    ['a low window', { width: 1366, height: 600 }],
    ['the menu of a low phone', { width: 360, height: 600 }],
  ])('has Logout in sight below links that scroll, in %s', async (_, size) => {
    const admin = await product.visit(size);
    const { page } = admin;
    await signIn(admin, product);
    if (size.width < 900) await page.getByRole('button', { name: /^Open menu/ }).click();
    const menu = page.getByRole('navigation', { name: 'Admin' }).filter({ visible: true });
    const bottomOf = async (name: string) => {
      const box = await menu.getByText(name, { exact: true }).boundingBox();
      return (box?.y ?? Infinity) + (box?.height ?? 0);
    };
    expect(await bottomOf('Logout')).toBeLessThan(size.height);
    expect(await bottomOf('Health')).toBeGreaterThan(size.height);
    await menu.getByText('Health', { exact: true }).scrollIntoViewIfNeeded();
    expect(await bottomOf('Health')).toBeLessThan(await bottomOf('Logout'));
    expect(await bottomOf('Logout')).toBeLessThan(size.height);
  });

  it('is not shown to a stranger, whose next page is the login', async () => {
    const { page, complaints } = await product.visit();
    const release = await holdBack(page, APP);
    await page.goto(LIST, { waitUntil: 'domcontentloaded' });
    expect(await page.locator('#root > *, h1, nav').count()).toBe(0);
    release();
    await page.getByRole('button', { name: 'Login' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
