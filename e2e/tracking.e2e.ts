import { holdBack, hydrated, openProduct, see, type Product, type Visit } from './browser';

describe('a search on the track page', () => {
  let product: Product;
  let visit: Visit;
  beforeAll(async () => {
    product = await openProduct();
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    visit = await product.visit();
  });
  afterEach(async () => {
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  const field = () => visit.page.getByLabel('Enter the consignment number');
  const fieldHolds = (id: string) =>
    visit.page.waitForFunction(
      (text) => document.querySelector<HTMLInputElement>('#tracking-id')?.value === text,
      id,
    );

  it('moves the focus to the result', async () => {
    const { page } = visit;
    await page.goto('/tracking');
    const release = await holdBack(page, /track_consignment/);
    await field().fill('CARGO001');
    await page.getByRole('button', { name: 'Track Result' }).press('Enter');
    await page.getByRole('button', { name: 'Processing', disabled: true }).waitFor();
    await page.waitForFunction(() => document.activeElement === document.body);
    release();
    await see(page, 'Shippment Status');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Consignment CARGO001');
  });

  it('does not move the focus when a link opened the consignment', async () => {
    const { page } = visit;
    await page.goto('/tracking?id=CARGO001');
    await see(page, 'Shippment Status');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  it('restores the id when going back and forward', async () => {
    const { page } = visit;
    await page.goto('/tracking');
    for (const id of ['CARGO001', 'CARGO002']) {
      await field().fill(id);
      await field().press('Enter');
      await page.waitForURL(`**/tracking?id=${id}`);
      await page.getByRole('button', { name: 'Track Result', disabled: false }).waitFor();
    }
    await hydrated(visit);
    await page.goBack();
    await fieldHolds('CARGO001');
    await page.goBack();
    await fieldHolds('');
    await page.goForward();
    await fieldHolds('CARGO001');
    await see(page, 'Shippment Status');
  });
});
