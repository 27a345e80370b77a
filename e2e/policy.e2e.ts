import { publicPages } from '../src/pages/public/publicPages';
import { hydrated, LAPTOP, openProduct, see, signIn, type Product, type Visit } from './browser';

/** Opens everything that can be opened. The console logs every violation, and `complaints` contains the console. */
const useEverything = async (visit: Visit) => {
  const { page, settled } = visit;
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 320);
  for (const summary of await page.locator('main summary').all()) await summary.click();
  await hydrated(visit);
  for (let isAtEnd = false; !isAtEnd;) {
    await page.mouse.wheel(0, 900);
    await settled();
    isAtEnd = await page.evaluate(() => {
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
      return scrollTop + clientHeight >= scrollHeight - 1;
    });
  }
};

describe('the content security policy', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
  });
  afterAll(() => product.stop());

  it.each(publicPages.map(({ path }) => path))('is not violated by %s', async (path) => {
    const visit = await product.visit(LAPTOP);
    const answer = await visit.page.goto(path);
    expect(answer?.headers()['content-security-policy']).toContain("style-src-attr 'none'");
    expect(await answer?.text()).not.toMatch(/<[^>]+ style=/);
    await useEverything(visit);
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  it('is not violated by the gallery, a tracked consignment, toasts and the admin area', async () => {
    const visit = await product.visit(LAPTOP);
    const { page, complaints } = visit;
    await page.goto('/gallery');
    await page.locator('main button').first().click();
    await page.getByRole('dialog').waitFor();

    const [sample] = await product.host.sql<{ trackingId: string }>(
      'select "trackingId" from public.consignment order by id limit 1',
    );
    await page.goto(`/tracking?id=${sample?.trackingId}`);
    await see(page, 'Scan this to see details');
    await useEverything(visit);
    await page.getByLabel('Enter the consignment number').fill('');
    await page.getByRole('button', { name: 'Track Result' }).click();
    await see(page, 'Please provide your tracking ID to continue');
    const toast = page.locator('.notistack-MuiContent').first();
    expect(await toast.evaluate((element) => getComputedStyle(element).display)).toBe('flex');

    await signIn(visit, product);
    await page.getByRole('link', { name: 'View' }).first().click();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('dialog').waitFor();
    expect(complaints).toEqual([]);
    await visit.context.close();
  });
});
