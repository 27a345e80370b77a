import type { Locator } from 'playwright-core';
import { publicPages } from '../src/pages/public/publicPages';
import { hydrated, openProduct, signIn, type Product } from './browser';

/** Pictures and the text that they overlap. Pictures out of the flow are meant as backgrounds of text. */
const overlaps = (part: Locator) =>
  part.evaluate((root) => {
    const lines: { words: string; box: DOMRect }[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const words = texts.currentNode.textContent?.trim();
      if (!words || !texts.currentNode.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const box of range.getClientRects()) lines.push({ words, box });
    }
    return [...root.querySelectorAll('picture')]
      .filter((picture) => getComputedStyle(picture).position === 'static')
      .flatMap((picture) => {
        const { left, right, top, bottom } = picture.getBoundingClientRect();
        return lines
          .filter(({ box }) => box.left < right && box.right > left && box.top < bottom && box.bottom > top)
          .map(({ words }) => `${picture.dataset.picture}: ${words}`);
      });
  });

describe('the layout', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
  });
  afterAll(() => product.stop());

  it('has no picture that overlaps text', async () => {
    const { page, context } = await product.visit();
    const found: string[] = [];
    for (const { path } of publicPages) {
      await page.goto(path);
      for (const width of [1100, 1366]) {
        await page.setViewportSize({ width, height: 800 });
        found.push(
          ...(await overlaps(page.locator('main'))).map((overlap) => `${path} at ${width}: ${overlap}`),
        );
      }
    }
    expect(found).toEqual([]);
    await context.close();
  });

  it('has header, sections and footer of one width on a large screen', async () => {
    const { page, context } = await product.visit({ width: 2560, height: 1300 });
    await page.goto('/');
    const widths = await page
      .locator('.MuiContainer-maxWidthXl')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
    expect(widths.length).toBeGreaterThan(5);
    expect([...new Set(widths)]).toEqual([1441]);
    await context.close();
  });

  it.each([
    ['a phone', 390, 844, 360],
    ['a phone in landscape', 667, 375, 280],
    ['a laptop', 1440, 900, 1050],
    ['a laptop at 400 %', 320, 256, 280],
  ])('shows an enlarged picture and its text without overlap on %s', async (_name, width, height, least) => {
    const visit = await product.visit({ width, height });
    const { page } = visit;
    await page.goto('/gallery');
    await page.keyboard.press('Shift');
    await hydrated(visit);
    await page
      .getByRole('button', { name: /^Enlarge/ })
      .first()
      .click();
    const lightbox = page.getByRole('dialog');
    const picture = lightbox.locator('picture');
    await picture.waitFor();
    expect(await picture.evaluate((box) => box.clientWidth)).toBeGreaterThanOrEqual(least);
    expect(await overlaps(lightbox)).toEqual([]);
    await visit.context.close();
  });

  it('keeps the admin’s whole menu on its dark background in a low window', async () => {
    const visit = await product.visit({ width: 667, height: 375 });
    await signIn(visit, product);
    await visit.page.getByRole('button', { name: 'Open menu' }).click();
    const menu = visit.page.getByRole('dialog').getByRole('navigation', { name: 'Admin' });
    const [ground, logout] = [menu, menu.getByRole('button', { name: 'Logout' })].map((part) =>
      part.evaluate((element) => element.getBoundingClientRect().bottom),
    );
    expect(await logout).toBeLessThanOrEqual((await ground) ?? 0);
    await visit.context.close();
  });

  it('draws the lines of the current page and slide in forced colours', async () => {
    const { page, context } = await product.visit();
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/');
    for (const marked of ['nav[aria-label="Main"] [aria-current]', '[aria-label="Slides"] button']) {
      const width = await page
        .locator(marked)
        .first()
        .evaluate((element) => {
          const { borderTopWidth, borderBottomWidth } = getComputedStyle(element, '::after');
          return Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth);
        });
      expect(width).toBeGreaterThanOrEqual(2);
    }
    await context.close();
  });
});
