import { openProduct, see, type Product } from './browser';
import { addJourney, openLive, saveUpdate } from './journey';

describe('an open tracking page', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
    await addJourney(product, 'LIVE0001', []);
  });
  afterAll(() => product.stop());

  it('shows what is saved meanwhile, announces it, and keeps its place and focus', async () => {
    const { page, context, complaints } = await product.visit();
    await openLive(page, 'LIVE0001');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.getByRole('link', { name: 'change the tracking ID' }).click();
    const place = await page.evaluate(() => scrollY);
    await saveUpdate(product, 'LIVE0001', 'held', 'Please send us the invoice.');
    await page.getByRole('heading', { name: 'On hold' }).waitFor();
    await see(page, 'Send us the invoice.');
    await page.waitForFunction(() => document.querySelector('#announcement')?.textContent?.includes('Held'));
    expect(await page.evaluate(() => ['isSame' in window, scrollY, document.activeElement?.id])).toEqual([
      true,
      place,
      'tracking-id',
    ]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
