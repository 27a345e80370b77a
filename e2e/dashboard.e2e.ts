import { findBarriers, openProduct, see, sidewaysScroll, SIZES, signIn, type Product } from './browser';

const DASHBOARD = '/auth/app/admin/dashboard';

describe('the first screen of the day', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
  });
  afterAll(() => product.stop());

  it.each(SIZES)('counts what waits, and leads to its list, on a %s', async (_name, size) => {
    const admin = await product.visit(size);
    const { page } = admin;
    await signIn(admin, product);
    for (const [label, where] of [
      ['Late', 'late'],
      ['Held', `exceptions ? 'hold'`],
    ] as const) {
      const [row] = await product.host.sql<{ count: number }>(
        `select count(*)::int as count from public.consignment_summary where ${where} and archived_at is null`,
      );
      expect(row?.count).toBeGreaterThan(0);
      await page.goto(DASHBOARD);
      await page.getByRole('link', { name: new RegExp(`^${row?.count}\\s*${label}$`) }).click();
      await see(page, `1–${row?.count} of ${row?.count}`);
    }
    expect(admin.complaints).toEqual([]);
  });

  it.each(SIZES)(
    'draws the deliveries and writes the same as tables, without barriers, on a %s',
    async (_name, size) => {
      const admin = await product.visit(size);
      const { page } = admin;
      await signIn(admin, product);
      await page.goto(DASHBOARD);
      const months = page.getByRole('table', { name: 'Deliveries by month' });
      await months.waitFor();
      expect(await months.getByRole('row').count()).toBeGreaterThan(1);
      await page.locator('svg').filter({ hasText: 'In time (%)' }).first().waitFor();
      await page.getByRole('table', { name: 'Deliveries by lane' }).waitFor();
      expect(await findBarriers(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      expect(admin.complaints).toEqual([]);
    },
  );
});
