import { fillConsignments } from '../supabase/local/testing/fill';
import { openProduct, see, signIn, type Product, type Visit } from './browser';

describe('the list of consignments', () => {
  let product: Product;
  let admin: Visit;

  beforeAll(async () => {
    product = await openProduct();
    admin = await product.visit();
    await signIn(admin, product);
  });
  afterAll(() => product.stop());

  it('goes to its last page from a page past its end', async () => {
    const { page } = admin;
    await fillConsignments(product.host, 21);
    await page.goto('/auth/app/admin/track?page=2');
    await page.getByRole('button', { name: /^Delete / }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await see(page, '1–20 of 20');
    await page.getByRole('row').nth(20).waitFor();
    await page.waitForURL('**/auth/app/admin/track');

    await fillConsignments(product.host, 45);
    await page.goto('/auth/app/admin/track?page=9');
    await see(page, '41–45 of 45');
    await page.waitForURL('**/auth/app/admin/track?page=3');
    expect(await page.getByRole('row').count()).toBe(6);
  });

  it('restores its page and scroll position after viewing a consignment', async () => {
    const { page } = admin;
    await fillConsignments(product.host, 45);
    await page.goto('/auth/app/admin/track?page=2');
    const lastOne = page.getByRole('link', { name: /^View / }).last();
    await lastOne.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(100);
    await lastOne.click();
    await page.getByRole('heading', { name: 'Consignment Information' }).waitFor();
    expect(await page.evaluate(() => [window.scrollY, document.activeElement?.tagName])).toEqual([0, 'MAIN']);
    await page.getByRole('button', { name: 'Go back' }).click();
    await see(page, '21–40 of 45');
    await page.waitForURL('**/auth/app/admin/track?page=2');
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  });

  it('is the target of “Go back” from a directly opened consignment', async () => {
    const { page } = admin;
    const [one] = await product.host.sql<{ id: number }>('select id from public.consignment limit 1');
    await page.goto(`/auth/app/admin/track/${one?.id}`);
    await page.getByRole('button', { name: 'Go back' }).click();
    await page.waitForURL('**/auth/app/admin/track');
    expect(admin.complaints).toEqual([]);
  });
});
