import { IS_FULL } from '../supabase/tests/support/fullRun';
import { hydrated, openProduct, see, type Product, type Visit } from './browser';
import { WITHOUT_LIMITS } from '../supabase/tests/support/chat';

const FIVE_MINUTES = 5 * 60_000;

/** A visitor's forms when the clock is wrong, or the network is down or slow. */
describe('the inquiry form', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
    await product.host.sql(WITHOUT_LIMITS);
  });
  afterAll(() => product.stop());

  const fill = async ({ page }: Visit, name: string) => {
    const form = page.getByRole('main').locator('form').first();
    for (const label of ['First Name', 'Last Name', 'Email Address', 'Comment'])
      await form.getByLabel(label).first().fill(name);
    return form.getByRole('button', { name: 'Send' });
  };
  const stored = (name: string) =>
    product.host.sql('select 1 from public."contactForm" where "firstName" = $1', [name]);

  it('is stored with a wrong clock, and tracking works too', async () => {
    const now = Date.now();
    const clocks: [string, number][] = [
      ['fast', now + 30 * 60_000],
      ['slow', now - 30 * 60_000],
      ['in 1970', 10_000],
    ];
    if (IS_FULL) clocks.push(['faster', now + 70 * 60_000]);
    for (const [name, clock] of clocks) {
      const visit = await product.visit();
      await visit.page.clock.setSystemTime(clock);
      await visit.page.goto('/contact');
      await (await fill(visit, name)).click();
      await see(visit.page, 'Successful. We will communicate you soon');
      expect(await stored(name)).toHaveLength(1);
      await visit.page.goto('/tracking?id=CARGO001');
      await see(visit.page, 'Shippment Status');
      expect([name, visit.complaints]).toEqual([name, []]);
      await visit.context.close();
    }
  });

  it('keeps its values for five minutes without a network, and is stored as soon as there is one', async () => {
    const visit = await product.visit();
    const { page, context } = visit;
    await page.clock.install();
    await page.goto('/contact');
    const send = await fill(visit, 'offline');
    await hydrated(visit, 'main form'); // before that a click is kept for a form that cannot load offline
    await context.setOffline(true);
    await send.click();
    await see(page, /You are offline/);
    await page.clock.fastForward(FIVE_MINUTES);
    expect(await page.getByLabel('Comment').inputValue()).toBe('offline');
    expect(await stored('offline')).toEqual([]);
    await context.setOffline(false);
    await see(page, 'Successful. We will communicate you soon');
    expect(await stored('offline')).toHaveLength(1);
    expect(visit.complaints.filter((line) => line.startsWith('thrown'))).toEqual([]);
    await context.close();
  });

  it('is stored once on a slow network, however often the button is pressed', async () => {
    const visit = await product.visit();
    const { page, context } = visit;
    // The button is pressed before the app has loaded, too.
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.goto('/contact');
    const send = await fill(visit, 'slow line');
    const line = await context.newCDPSession(page);
    const throughput = (400 * 1024) / 8;
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await send.dblclick();
    await page.getByRole('button', { name: 'sending' }).waitFor();
    expect(await page.getByRole('button', { name: 'sending' }).isDisabled()).toBe(true);
    await page
      .getByLabel('Comment')
      .press('Enter', { timeout: 500 })
      .catch(() => undefined); // it is disabled
    await see(page, 'Successful. We will communicate you soon');
    expect(await stored('slow line')).toHaveLength(1);
    await context.close();
  });
});
