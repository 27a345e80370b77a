import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publicPages } from '../src/pages/public/publicPages';
import { hydrated, LAPTOP, openProduct, PHONE, sidewaysScroll, type Product } from './browser';
import { buildGrownSite } from './grownSite';

const BRAND = 'Transcontinental Freight and Storage Co.';
const SERVICES = ['temperature-controlled-transport', 'project-cargo', 'livestock'];

const paths = [...publicPages.map((page) => page.path), ...SERVICES.map((slug) => `/services/${slug}`)];

describe('a site with a brand name of 40 characters, three more services and texts 50% longer', () => {
  let product: Product;
  let site: string;
  beforeAll(async () => {
    site = await buildGrownSite({ brandName: BRAND, services: SERVICES });
    product = await openProduct({ site });
  });
  afterAll(() => product.stop());

  it.each(paths)('shows and hydrates %s without an overflow', async (address) => {
    const visit = await product.visit(PHONE);
    const { page, complaints } = visit;
    await page.goto(address);
    const heading = await page.locator('h1').first().elementHandle();
    for (const size of [LAPTOP, PHONE]) {
      await page.setViewportSize(size);
      expect([size, await sidewaysScroll(page)]).toEqual([size, 0]);
    }
    expect(await page.locator('footer').textContent()).toContain(BRAND);
    await page.keyboard.press('Shift');
    await hydrated(visit);
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(complaints).toEqual([]);
    await visit.context.close();
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

  it('has longer texts than the site itself', () => {
    const textOf = (folder: string) =>
      /<main[\s\S]*<\/main>/
        .exec(readFileSync(path.join(folder, 'index.html'), 'utf8'))?.[0]
        .replaceAll(/<[^>]*>/g, '') ?? '';
    expect(textOf(site).length / textOf('dist').length).toBeGreaterThan(1.4);
  });
});
