import { chromium, type Browser } from 'playwright-core';
import { CHROMIUM_FLAGS } from '../scripts/chromium';
import { LAPTOP, openProduct, PHONE, sidewaysScroll, TABLET, type Product } from './browser';

describe('the preferences of a browser', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
  });
  afterAll(() => product.stop());

  describe('a font of twice the size', () => {
    let browser: Browser;
    beforeAll(async () => {
      browser = await chromium.launch({
        executablePath: process.env.CHROME_PATH,
        args: [...CHROMIUM_FLAGS, '--blink-settings=defaultFontSize=32'],
      });
    });
    afterAll(() => browser.close());

    it.each([
      ['phone', PHONE],
      ['tablet', TABLET],
      ['laptop', LAPTOP],
    ])('fits on a %s without sideways scrolling', async (_name, viewport) => {
      const page = await browser.newPage({ viewport, baseURL: product.host.url });
      const wide: Record<string, number> = {};
      const paths = ['/', '/tracking', '/contact', '/gallery', '/services/air-freight', '/admin/login/auth'];
      for (const path of paths) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        const excess = await sidewaysScroll(page);
        if (excess > 0) wide[path] = excess;
      }
      expect(wide).toEqual({});
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px');
      await page.close();
    });

    it('keeps the chat button inside the screen of a phone', async () => {
      const page = await browser.newPage({ viewport: PHONE, baseURL: product.host.url });
      await page.goto('/');
      const box = await page.getByRole('button', { name: 'Chat with support' }).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      await page.close();
    });
  });

  it('forced colours keep the outline of buttons, and the progress bars', async () => {
    const { page, context } = await product.visit();
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/');
    const border = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { borderTopWidth, borderTopColor } = getComputedStyle(element);
          const ground = getComputedStyle(document.body).backgroundColor;
          return { width: Number.parseFloat(borderTopWidth), isSeen: borderTopColor !== ground };
        });
    expect(await border('header a[href="/tracking"].MuiButton-root')).toEqual({ width: 1, isSeen: true });
    expect(await border('[role="progressbar"] > *')).toEqual({ width: 6, isSeen: true });
    await context.close();
  });
});
