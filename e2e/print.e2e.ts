import { IS_FULL } from '../supabase/tests/support/fullRun';
import { openProduct, PHONE, see, signIn, type Product, type Visit } from './browser';

/** The pages of a PDF, whose objects Chromium does not compress. */
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

describe('a consignment on paper', () => {
  let product: Product;
  let visit: Visit;
  beforeAll(async () => {
    product = await openProduct({ env: { DEMO_DATA: 'true' } });
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    visit = await product.visit();
  });
  afterEach(() => visit.context.close());

  const print = () => visit.page.pdf({ format: 'A4', preferCSSPageSize: true });
  const printed = async (names: readonly string[]) => {
    const texts: string[] = [];
    for (const name of names)
      if ((await visit.page.locator(name).filter({ visible: true }).count()) > 0) texts.push(name);
    return texts;
  };

  /** The shortest history and the longest; in the full run each. */
  it('is at most two pages for the demonstration data', async () => {
    const rows = await product.host.sql<{ trackingId: string }>(
      `select "trackingId" from public.consignment as known
       order by (select count(*) from public.consignment_event where consignment = known.id), id`,
    );
    const pages: Record<string, number> = {};
    const ofEnds = rows.filter((_row, place) => place === 0 || place === rows.length - 1);
    for (const { trackingId } of IS_FULL ? rows : ofEnds) {
      await visit.page.goto(`/tracking?id=${trackingId}`);
      await see(visit.page, 'Shippment Status');
      await visit.settled();
      pages[trackingId] = pagesOf(await print());
    }
    expect(rows.length).toBeGreaterThanOrEqual(10);
    expect(Object.entries(pages).filter(([, count]) => count < 1 || count > 2)).toEqual([]);
  });

  it('has its facts and whose page it is, and nothing that is only for a screen', async () => {
    const { page } = visit;
    await page.goto('/tracking?id=CARGO001');
    await see(page, 'Shippment Status');
    await visit.settled();
    await page.emulateMedia({ media: 'print' });
    for (const text of [/^As of /, 'Shippment Status', 'Shipment history', 'Personal Information'])
      await see(page, text);
    await see(page, `${product.host.url}/tracking/CARGO001`);
    const onlyOnScreen = ['nav', 'footer', '#tracking-id', 'main button', '[aria-label*=chat i]'];
    expect(await printed(onlyOnScreen)).toEqual([]);
  });

  it('shows what a phone has folded', async () => {
    const { page, context } = await product.visit(PHONE);
    await page.goto('/tracking/CARGO001');
    await see(page, 'Shippment Status');
    const mainText = () => page.getByRole('main').innerText();
    const folded = ['Will Be Delivered', 'Departed From', 'Senders Information', 'Scan this to see details'];
    const onScreen = await mainText();
    expect(folded.filter((text) => onScreen.includes(text))).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    const onPaper = await mainText();
    expect(folded.filter((text) => !onPaper.includes(text))).toEqual([]);
    await context.close();
  });

  it('is at most two pages for the admin, without the menu and buttons', async () => {
    const { page } = visit;
    await signIn(visit, product);
    await page.getByRole('link', { name: 'View CARGO001' }).click();
    await see(page, 'Shippment Status');
    await visit.settled();
    expect(pagesOf(await print())).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: 'print' });
    await see(page, 'Consignment Information');
    expect(await printed(['nav', 'main button', '.MuiAppBar-root'])).toEqual([]);
  });
});
