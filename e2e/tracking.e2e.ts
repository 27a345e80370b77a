import { contradictionsIn } from '@/test/contradictions';
import type { TrackedRow } from '@/domain/consignment/consignment';
import { caller } from '../supabase/tests/support/api';
import { WITHOUT_LIMITS } from '../supabase/tests/support/chat';
import { holdBack, hydrated, LAPTOP, openProduct, PHONE, see, type Product, type Visit } from './browser';

describe('a search on the track page', () => {
  let product: Product;
  let visit: Visit;
  beforeAll(async () => {
    product = await openProduct({ env: { DEMO_DATA: 'true' } });
    await product.host.sql(WITHOUT_LIMITS);
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    visit = await product.visit();
  });
  afterEach(async () => {
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  const tracked = async (trackingId: string) => {
    const { body } = await caller(product.host)('POST', '/rest/v1/rpc/track_consignment', {
      body: { tracking_id: trackingId },
    });
    return (body as [TrackedRow])[0];
  };
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
      await page.waitForURL(`**/tracking/${id}`);
      await see(page, 'Shippment Status');
      await page.getByRole('link', { name: 'change the tracking ID' }).click();
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

  it.each([
    ['a phone', PHONE, 600],
    ['a laptop', LAPTOP, LAPTOP.height],
  ])('is answered on the first screen of %s', async (_name, size, height) => {
    const { page, context } = await product.visit(size, undefined, 'Europe/Amsterdam');
    for (const { trackingId } of await product.host.sql<{ trackingId: string }>(
      'select "trackingId" from public.consignment',
    )) {
      await page.goto(`/tracking/${trackingId}`);
      await see(page, 'Shippment Status');
      await visit.settled();
      const ends = await page
        .locator(
          'main :is([data-fact=status], [data-fact=due], [data-fact=todo], [data-cards] :is(a, button))',
        )
        .filter({ visible: true })
        .evaluateAll((parts) =>
          parts.slice(0, 4).map((part) => Math.round(part.getBoundingClientRect().bottom)),
        );
      expect([trackingId, ends.filter((end) => end > height)]).toEqual([trackingId, []]);
      if (size === PHONE)
        expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4_000);
      const row = await tracked(trackingId);
      const text = await page.getByRole('main').evaluate((main) => main.textContent);
      expect([trackingId, contradictionsIn({ text, consignment: row, now: Date.now() })]).toEqual([
        trackingId,
        [],
      ]);
    }
    await context.close();
  });
});
