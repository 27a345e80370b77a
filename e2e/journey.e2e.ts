import { APP, findBarriers, holdBack, hydrated, openProduct, PHONE, see, type Product } from './browser';
import { addJourney, HOLD } from './journey';

describe('the journey of a consignment', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
    await addJourney(product, 'HELD0001', [HOLD]);
    await addJourney(product, 'DAMAGED1', [
      { code: 'damaged', minute: 30 },
      { code: 'delivered', minute: 60, place: 'NLRTM' },
    ]);
    await addJourney(product, 'RETURNED', [{ code: 'returned', minute: 60 }]);
  });
  afterAll(() => product.stop());

  it.each([
    ['America/New_York', 'Since 23 November 2025, 23:30 GMT+8'],
    ['Asia/Shanghai', 'Since 23 November 2025, 23:30'],
    ['Pacific/Auckland', 'Since 23 November 2025, 23:30 GMT+8'],
  ])('has the time of the place for a reader in %s, before the app and in it', async (zone, since) => {
    const { page, context, complaints } = await product.visit(undefined, undefined, zone);
    const release = await holdBack(page, APP);
    await page.goto('/tracking?id=HELD0001', { waitUntil: 'commit' });
    await page.getByText(since, { exact: true }).waitFor();
    expect(await page.getByText('Shippment Status').count()).toBe(0);
    release();
    await see(page, 'Shippment Status');
    await page.getByText(since, { exact: true }).waitFor();
    const rows = page.getByRole('table', { name: 'Shipment history' }).getByRole('row');
    const times = await rows.evaluateAll((lines) =>
      lines.map(({ children }) => [children[0]?.textContent, children[1]?.textContent]),
    );
    expect(times).toEqual([
      ['Date', 'Time'],
      ['23 November 2025', '23:00'],
      ['23 November 2025', '23:30'],
    ]);
    await see(page, 'Dates and times are those of the place: Asia/Singapore.');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    ['HELD0001', 'Held', 'On hold'],
    ['DAMAGED1', 'Delivered', 'Damaged'],
    ['RETURNED', 'Returned', 'Returned'],
  ])('is shown on a phone without barriers: %s', async (id, status, title) => {
    const { page, context } = await product.visit(PHONE);
    await page.goto(`/tracking?id=${id}`);
    await see(page, 'Shippment Status');
    const update = page.getByRole('region', { name: 'Latest update' });
    await update.getByText(status, { exact: true }).first().waitFor();
    await update.getByRole('heading', { name: title, level: 3 }).waitFor();
    expect(await findBarriers(page, 'main')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await context.close();
  });

  it('opens the chat with the id when asked before the app is there', async () => {
    const visit = await product.visit();
    const { page, context, complaints } = visit;
    const release = await holdBack(page, APP);
    await page.goto('/tracking?id=HELD0001', { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Ask about this in the chat' });
    await button.press('Enter');
    await page.getByRole('button', { name: 'Opening the chat' }).first().waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    release();
    await hydrated(visit);
    const message = page.getByRole('dialog').getByRole('textbox');
    await message.waitFor();
    expect(await message.inputValue()).toBe('About consignment HELD0001: ');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('has its first facts also if the style sheet in the page comes after their script', async () => {
    const { page, context, complaints } = await product.visit();
    const releaseApp = await holdBack(page, APP);
    const releaseStyles = await holdBack(page, /\/assets\/(?!fonts)[^/]*\.css$/);
    await page.addInitScript(() => {
      const mark = ({ target }: Event) => {
        if (target instanceof HTMLScriptElement && target.src.includes('/first-answer.'))
          Object.assign(window, { hasRun: true });
      };
      document.addEventListener('load', mark, true);
    });
    await page.goto('/tracking?id=HELD0001', { waitUntil: 'commit' });
    await page.waitForFunction(() => 'hasRun' in window);
    releaseStyles();
    await page.getByRole('button', { name: 'Ask about this in the chat' }).waitFor();
    releaseApp();
    await see(page, 'Shippment Status');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('has ticks and frames on paper and in forced colours', async () => {
    const { page, context } = await product.visit();
    await page.goto('/tracking?id=HELD0001');
    await see(page, 'Shippment Status');
    const slideState = () =>
      page.evaluate(() => {
        const ticks = [...document.querySelectorAll('[aria-label=Progress] [data-reached] svg')];
        const card = document.querySelector('[aria-label="Needs attention"] > li');
        return {
          ticks: ticks.filter(
            (tick) => tick.checkVisibility() && getComputedStyle(tick).fill !== 'rgb(255, 255, 255)',
          ).length,
          frame: card && getComputedStyle(card).borderTopStyle,
        };
      });
    for (const media of [{ media: 'print' }, { media: null, forcedColors: 'active' }] as const) {
      await page.emulateMedia(media);
      expect(await slideState()).toEqual({ ticks: 1, frame: 'solid' });
    }
    await context.close();
  });
});
