import type { Page } from 'playwright-core';
import { openProduct, sidewaysScroll, signIn, type Product } from './browser';

const WIDTHS = [320, 360, 600, 768, 900, 1024, 1440];

/** Longer ones, such as e-mail addresses, may be wider than a column can be. */
const LONGEST_WORD = 16;

/** The words of the tables that stand on more than one line; hyphens may end a line. */
const brokenWords = (page: Page) =>
  page.evaluate((longest) => {
    const broken: string[] = [];
    for (const cell of document.querySelectorAll('main th, main td')) {
      if (cell.getBoundingClientRect().width <= 1) continue; // the hidden head of stacked rows
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\-–—]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1 && word.length <= longest) broken.push(word);
        }
      }
    }
    return broken;
  }, LONGEST_WORD);

describe('a table', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
  });
  afterAll(() => product.stop());

  const checkAtAllWidths = async (page: Page, rows: number) => {
    expect(await page.locator('main tbody tr').count()).toBeGreaterThanOrEqual(rows);
    const widths: Record<number, unknown> = {};
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      widths[width] = { broken: await brokenWords(page), sideways: await sidewaysScroll(page) };
    }
    const none = { broken: [], sideways: 0 };
    expect(widths).toEqual(Object.fromEntries(WIDTHS.map((width) => [width, none])));
  };

  it.each(['air-freight', 'ocean-freight', 'road-freight'])(
    'breaks no word at any width: %s',
    async (service) => {
      const { page, context } = await product.visit();
      await page.goto(`/services/${service}`);
      await checkAtAllWidths(page, 3);
      await context.close();
    },
  );

  it('breaks no word at any width: the history of a consignment', async () => {
    const { page, context } = await product.visit();
    await page.goto('/tracking?id=CARGO001');
    await page.getByRole('table', { name: 'Shipment history' }).waitFor();
    await checkAtAllWidths(page, 3);
    await context.close();
  });

  it('breaks no word at any width: the lists of the admin', async () => {
    const visit = await product.visit();
    await visit.page.goto('/');
    await visit.page.request.post('/rest/v1/newsLetter', {
      headers: { apikey: product.host.publishableKey, prefer: 'return=minimal' },
      data: { email: 'reader@example.test', country: 'United States of America' },
    });
    await signIn(visit, product);
    await visit.page.getByRole('table', { name: 'Consignments' }).waitFor();
    await checkAtAllWidths(visit.page, 10);
    await visit.page.setViewportSize({ width: 1440, height: 900 });
    await visit.page.goto('/auth/app/admin/subscribers');
    await visit.page.getByRole('table', { name: 'Subscribers' }).waitFor();
    await checkAtAllWidths(visit.page, 1);
    await visit.context.close();
  });
});
