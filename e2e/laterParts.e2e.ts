import type { Page } from 'playwright-core';
import { LOAD_AGAIN_MS } from '../src/config/timing';
import { formCopy } from '../src/content/forms';
import { APP, BOOT, cutOff, hydrated, openProduct, see, type Product, type Visit } from './browser';

/** How long a press waits for its part of the page, at most. */
const GIVE_UP_MS = 15_000;

/** The scripts that a page loads on demand, over a network that fails for a moment. */
describe('a failed download', () => {
  let product: Product;
  let visit: Visit;
  beforeAll(async () => {
    product = await openProduct();
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    visit = await product.visit();
    await visit.page.clock.install();
  });
  afterEach(() => visit.context.close());

  /** Passes the time after which the page tries to load again what it could not. */
  const passTime = () => visit.page.clock.fastForward(LOAD_AGAIN_MS);

  /** A hydrated home page whose scripts fail to load from now on until `mend` is called. */
  const openCut = async () => {
    const { page } = visit;
    await page.goto('/');
    await page.mouse.move(20, 20);
    await page.mouse.move(40, 40);
    await hydrated(visit);
    const mend = await cutOff(page, /\/assets\/[^/]*\.js$/);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    return { page, mend };
  };
  const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

  it('of the script of a part is retried, without reloading the page', async () => {
    const { page, mend } = await openCut();
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
    await page.locator('#newsletter').scrollIntoViewIfNeeded();
    await failed;
    await page.getByRole('heading', { name: 'Join our newsletter' }).waitFor();
    await mend();
    await passTime();
    await hydrated({ page }, '#newsletter button');
    expect(await isSameDocument(page)).toBe(true);
  });

  it('of the script of a form makes it report no response, keep its values, and work afterwards', async () => {
    const { page, mend } = await openCut();
    const signup = page.locator('#newsletter');
    const email = signup.getByLabel('Email');
    const subscribe = signup.getByRole('button', { name: 'Subscribe' });
    await email.fill('later@visitor.example');
    await signup.getByLabel('Country').fill('Ghana');
    await subscribe.click();
    await page.clock.fastForward(GIVE_UP_MS);
    const unanswered = signup.getByRole('alert').filter({ hasText: formCopy.noAnswer });
    await unanswered.waitFor();
    await mend();
    await passTime();
    await hydrated({ page }, '#newsletter button');
    expect(await email.inputValue()).toBe('later@visitor.example');
    await subscribe.click();
    await see(page, 'Successful. Thanks for joining our community');
    expect(await unanswered.count()).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
    const rows = await product.host.sql('select country from public."newsLetter" where email = $1', [
      'later@visitor.example',
    ]);
    expect(rows).toEqual([{ country: 'Ghana' }]);
  });

  it.each([
    ['the app', APP],
    ['the bootstrap', BOOT],
  ])('of %s makes a form report no response, and the form works afterwards', async (_, script) => {
    const { page } = visit;
    const mend = await cutOff(page, script);
    await page.goto('/contact');
    const email = page.getByRole('main').getByLabel('Email Address');
    await email.fill('later@visitor.example');
    await email.press('Enter');
    const unanswered = page.getByRole('alert').filter({ hasText: formCopy.noAnswer });
    await unanswered.waitFor();
    await mend();
    await page.getByRole('button', { name: 'Send' }).click();
    await see(page, formCopy.required);
    await unanswered.waitFor({ state: 'hidden' });
    expect(await email.inputValue()).toBe('later@visitor.example');
  });

  it('of the app lets tracking show first facts without it, and the rest once it has loaded', async () => {
    const { page } = visit;
    const mend = await cutOff(page, APP);
    await page.goto('/tracking');
    await page.getByRole('main').getByRole('textbox').fill('CARGO001');
    await page.getByRole('button', { name: 'Track Result' }).click();
    await page
      .getByRole('region', { name: 'Latest update' })
      .or(page.getByText('Latest update'))
      .first()
      .waitFor();
    expect(await page.getByText('Shippment Status').count()).toBe(0);
    await mend();
    await passTime();
    await see(page, 'Shippment Status');
  });

  it('of the bootstrap makes tracking report no response, keep the id, and work afterwards', async () => {
    const { page } = visit;
    const mend = await cutOff(page, BOOT);
    await page.goto('/tracking');
    const id = page.getByRole('main').getByRole('textbox');
    await id.fill('CARGO001');
    await id.press('Enter');
    await page.getByRole('alert').filter({ hasText: formCopy.noAnswer }).waitFor();
    expect(await id.inputValue()).toBe('CARGO001');
    await mend();
    await page.getByRole('button', { name: 'Track Result' }).click();
    await see(page, 'Shippment Status');
  });

  it('of the app is retried until a link to a consignment shows it', async () => {
    const { page } = visit;
    const mend = await cutOff(page, APP);
    const failed = page.waitForEvent('requestfailed', (request) => APP.test(request.url()));
    await page.goto('/tracking?id=CARGO001');
    await failed;
    await mend();
    await passTime();
    await see(page, 'Shippment Status');
  });

  it('of the script of a form does not lose its values when the page is rendered again', async () => {
    const { page } = visit;
    const html = await (await page.request.get('/contact')).text();
    const [, scripts = ''] = /data-scripts="([^"]+)"/.exec(html) ?? [];
    const isOwn = (pathname: string) => scripts.split(' ').includes(pathname);
    const mend = await cutOff(page, ({ pathname }) => APP.test(pathname) && !isOwn(pathname));
    await page.goto('/contact');
    const email = page.getByRole('main').getByLabel('Email Address');
    await email.fill('later@visitor.example');
    await hydrated({ page }, 'header a');
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await page.waitForFunction(() => (history.state as { key?: string } | null)?.key !== undefined);
    await mend();
    await passTime();
    await hydrated({ page }, 'main form');
    expect(await email.inputValue()).toBe('later@visitor.example');
  });

  it('of the script of a page shows a loading indicator until it has loaded', async () => {
    const { page, mend } = await openCut();
    await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).click();
    await page.getByRole('main').getByRole('progressbar', { name: 'Loading' }).waitFor();
    await mend();
    await passTime();
    await page.getByRole('heading', { name: 'Get Informed', level: 1 }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
  });
});
