import { publicPages } from '../src/pages/public/publicPages';
import { hydrated, LAPTOP, openProduct, PHONE, see, sidewaysScroll, type Product } from './browser';
import { buildGrownSite } from './grownSite';

const BRAND = 'Transcontinental Freight and Storage Co.';
const SERVICES = ['temperature-controlled-transport', 'project-cargo', 'livestock'];

const paths = [...publicPages.map(({ path }) => path), ...SERVICES.map((slug) => `/services/${slug}`)];

describe('a site with a brand name of 40 characters, three more services and texts 50% longer', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct({ site: await buildGrownSite({ brandName: BRAND, services: SERVICES }) });
  });
  afterAll(() => product.stop());

  it.each(paths)('shows and hydrates %s without an overflow', async (path) => {
    for (const size of [PHONE, LAPTOP]) {
      const visit = await product.visit(size);
      const { page, complaints } = visit;
      await page.goto(path);
      const heading = await page.locator('h1').first().elementHandle();
      expect([size, await sidewaysScroll(page)]).toEqual([size, 0]);
      expect(await page.locator('footer').textContent()).toContain(BRAND);
      await page.keyboard.press('Shift');
      await hydrated(visit);
      expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
      expect(complaints).toEqual([]);
      await visit.context.close();
    }
  });

  it('lists the new services in its menu', async () => {
    const visit = await product.visit();
    await visit.page.goto('/');
    await visit.page.keyboard.press('Shift');
    await hydrated(visit);
    const banner = visit.page.getByRole('banner');
    await banner.getByRole('button', { name: 'Services' }).click();
    for (const slug of SERVICES) await banner.locator(`a[href="/services/${slug}"]`).first().waitFor();
    await visit.context.close();
  });

  it('has longer texts than the site itself', async () => {
    const { page, context } = await product.visit();
    await page.goto('/');
    const long = (await page.locator('main').textContent())?.length ?? 0;
    await page.goto('/news');
    await see(page, BRAND);
    const own = await openProduct();
    const ownVisit = await own.visit();
    await ownVisit.page.goto('/');
    const short = (await ownVisit.page.locator('main').textContent())?.length ?? 0;
    expect(long / short).toBeGreaterThan(1.4);
    await own.stop();
    await context.close();
  });
});
