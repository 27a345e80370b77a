import { fillConsignments } from '../supabase/tests/support/fill';
import {
  findBarriers,
  openProduct,
  see,
  sidewaysScroll,
  SIZES,
  signIn,
  type Product,
  type Visit,
} from './browser';

describe.each(SIZES)('the command palette and shortcuts on a %s', (_name, size) => {
  let product: Product;
  let admin: Visit;

  beforeAll(async () => {
    product = await openProduct();
    await fillConsignments(product.host, 30);
    admin = await product.visit(size);
    await signIn(admin, product);
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    await admin.page.goto('/auth/app/admin/track');
    await admin.page.getByRole('link', { name: /^View/ }).first().waitFor();
  });

  it('find a consignment, a page and an action', async () => {
    const { page } = admin;
    const [row] = await product.host.sql<{ trackingId: string }>(
      'select "trackingId" from public.consignment order by id limit 1',
    );
    await page.getByRole('button', { name: /^Search or jump/ }).click();
    const field = page.getByRole('combobox', { name: 'Tracking number, page or action' });
    await field.fill(row?.trackingId.toLowerCase() ?? '');
    await page.getByRole('option', { name: row?.trackingId }).waitFor();
    expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Consignment Information' }).waitFor();
    await page.keyboard.press('Control+k');
    await field.fill('subscr');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Subscribers', level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('option', { name: 'New consignment' }).click();
    await page.getByLabel('Sender name').waitFor();
    expect(admin.complaints).toEqual([]);
  });

  it('move through the rows, open one, and search', async () => {
    const { page } = admin;
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    const outline = () =>
      page.evaluate(() => {
        const row = document.activeElement?.closest('tr');
        return (
          row && [...(row.parentElement?.children ?? [])].indexOf(row) + getComputedStyle(row).outlineStyle
        );
      });
    expect(await outline()).toBe('1solid');
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await outline()).toBe('1solid');
    await page.emulateMedia({ forcedColors: 'none' });
    await page.keyboard.press('k');
    const name = await page.evaluate(() => document.activeElement?.getAttribute('href'));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${name}`);
    await page.goBack();
    await page.getByRole('link', { name: /^View/ }).first().waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('j?');
    expect(await page.getByRole('searchbox').inputValue()).toBe('j?');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('are listed by ?, and can be turned off in the settings', async () => {
    const { page } = admin;
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await see(page, 'Next row of the list');
    expect(await findBarriers(page, '[role=dialog]')).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.keyboard.press('Escape');
    await page.goto('/auth/app/admin/settings');
    await page.getByRole('switch', { name: 'Shortcuts of a single key' }).uncheck();
    expect(await findBarriers(page)).toEqual([]);
    await page.goto('/auth/app/admin/track');
    await page.getByRole('link', { name: /^View/ }).first().waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('?');
    expect(await page.evaluate(() => document.activeElement?.closest('tr') === null)).toBe(true);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
