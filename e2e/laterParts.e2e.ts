import type { Page } from 'playwright-core';
import { formCopy } from '../src/content/forms';
import { APP, BOOT, cutOff, hydrated, openProduct, see, type Product } from './browser';

/** The scripts that a page loads on demand, over a network that fails for a moment. */
describe('parts that load late', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
  });
  afterAll(() => product.stop());

  /** A hydrated home page whose scripts fail to load from now on until `mend` is called. */
  const openCut = async () => {
    const visit = await product.visit();
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

  it('appear in the end without changing the page around them', async () => {
    const { page, mend } = await openCut();
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'));
    await page.locator('#newsletter').scrollIntoViewIfNeeded();
    await failed;
    await page.getByRole('heading', { name: 'Join our newsletter' }).waitFor();
    await mend();
    await hydrated({ page }, '#newsletter button');
    expect(await isSameDocument(page)).toBe(true);
  });

  it('include a form that says it was not sent, keeps its text, and is sent afterwards', async () => {
    const { page, mend } = await openCut();
    const signup = page.locator('#newsletter');
    const email = signup.getByLabel('Email');
    const subscribe = signup.getByRole('button', { name: 'Subscribe' });
    await email.fill('later@visitor.example');
    await signup.getByLabel('Country').fill('Ghana');
    await subscribe.click();
    const unanswered = signup.getByRole('alert').filter({ hasText: formCopy.noAnswer });
    await unanswered.waitFor();
    await mend();
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
    ['the app itself', APP],
    ['its bootstrap', BOOT],
  ])('is %s: a form says so soon, and is answered once it can be had', async (_, script) => {
    const { page } = await product.visit();
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

  it('include the app: tracking shows the first facts without it and the rest with it', async () => {
    const { page } = await product.visit();
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
    await see(page, 'Shippment Status');
  });

  it('include the bootstrap: tracking says so, keeps the number, and searches with it', async () => {
    const { page } = await product.visit();
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

  it('include the scripts of a link to a consignment, which are retried', async () => {
    const { page } = await product.visit();
    const mend = await cutOff(page, APP);
    const failed = page.waitForEvent('requestfailed', (request) => APP.test(request.url()));
    await page.goto('/tracking?id=CARGO001');
    await failed;
    await mend();
    await see(page, 'Shippment Status');
  });

  it('include a form whose text survives a new render of the page', async () => {
    const { page } = await product.visit();
    const written = await (await page.request.get('/contact')).text();
    const [, own = ''] = /data-scripts="([^"]+)"/.exec(written) ?? [];
    const isOwn = (pathname: string) => own.split(' ').includes(pathname);
    const mend = await cutOff(page, ({ pathname }) => APP.test(pathname) && !isOwn(pathname));
    await page.goto('/contact');
    const email = page.getByRole('main').getByLabel('Email Address');
    await email.fill('later@visitor.example');
    await hydrated({ page }, 'header a');
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await email.waitFor({ state: 'detached' });
    await mend();
    await hydrated({ page }, 'main form');
    expect(await email.inputValue()).toBe('later@visitor.example');
  });

  it('include the styles below the first view, which the app generates if they cannot be loaded', async () => {
    const { page } = await product.visit();
    await page.route('**/assets/page-home.*.css', (route) => route.abort());
    await page.goto('/');
    await hydrated({ page });
    await see(page, 'Freight is a promise with a date on it');
    const footer = page.getByRole('contentinfo');
    expect(await footer.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(
      'rgba(0, 0, 0, 0)',
    );
  });

  it('include a page, which shows that it is loading', async () => {
    const { page, mend } = await openCut();
    await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).click();
    await page.getByRole('main').getByRole('progressbar', { name: 'Loading' }).waitFor();
    await mend();
    await page.getByRole('heading', { name: 'Get Informed', level: 1 }).waitFor();
    expect(await isSameDocument(page)).toBe(true);
  });
});
