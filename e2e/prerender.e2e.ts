import { readFileSync } from 'node:fs';
import { publicPages } from '../src/pages/public/publicPages';
import { STATIC_REDIRECTS } from '../host/headers';
import { IS_FULL } from '../supabase/tests/support/fullRun';
import {
  APP,
  BOOT,
  holdBack,
  hydrated,
  LAPTOP,
  moveTo,
  openProduct,
  PHONE,
  see,
  type Product,
} from './browser';
import { firstOfEachScript } from './firstOfEachScript';

describe('a prerendered page', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
  });
  afterAll(() => product.stop());

  /** The app's script waits until `release` is called: time for early acts. */
  const openEarly = async (path: string, size = LAPTOP) => {
    const visit = await product.visit(size);
    const release = await holdBack(visit.page, APP);
    await visit.page.goto(path, { waitUntil: 'domcontentloaded' });
    return { ...visit, release };
  };

  it('is hydrated under the name of its file, with its proper address', async () => {
    const visit = await product.visit();
    const { page, complaints, context } = visit;
    await page.goto('/index.html');
    const heading = await page.locator('h1').first().elementHandle();
    await page.keyboard.press('Shift');
    await hydrated(visit);
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is replaced by the app if a host answers another address with it', async () => {
    const visit = await product.visit();
    const { page, complaints, context } = visit;
    const door = '/admin/login/auth';
    await page.route(`**${door}`, async (route) =>
      route.fulfill({ response: await route.fetch({ url: new URL('/', route.request().url()).href }) }),
    );
    await page.goto(door);
    await page.getByLabel('Password').first().waitFor();
    expect(await page.locator('main').count()).toBe(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is built with redirects of the admin’s addresses to the shell for static hosts', () => {
    expect(readFileSync('dist/_redirects', 'utf8')).toBe(STATIC_REDIRECTS);
  });

  it('runs only its bootstrap script until a user event', async () => {
    const visit = await product.visit();
    const scripts: string[] = [];
    visit.page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await visit.page.goto('/', { waitUntil: 'load' });
    await visit.page.waitForTimeout(1_000);
    expect(scripts).toEqual([expect.stringMatching(BOOT)]);
    await visit.page.mouse.move(10, 10);
    await visit.page.mouse.move(20, 20);
    await hydrated(visit);
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  it('opens its menu and its accordion before hydration, and keeps them open', async () => {
    const visit = await openEarly('/', PHONE);
    const { page, release, context } = visit;
    const title = 'Riggers and crane services';
    await page.locator('main summary', { hasText: title }).click();
    const openDetails = page.locator('main details[open]');
    await openDetails.filter({ hasText: title }).locator('p').waitFor();
    expect(await openDetails.count()).toBe(1);
    await page.getByRole('banner').locator('summary').first().click();
    release();
    await hydrated(visit);
    expect(await openDetails.filter({ hasText: title }).count()).toBe(1);
    expect(visit.complaints).toEqual([]);
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Gallery' }).click();
    await page.waitForURL('**/gallery');
    await context.close();
  });

  it('opens the services menu before hydration, and keeps it open', async () => {
    const visit = await openEarly('/');
    const { page, release, context } = visit;
    const menu = page.getByRole('banner').getByRole('button', { name: 'Services' });
    await moveTo(menu);
    const link = page.getByRole('banner').getByRole('link', { name: 'Customs Compliance' }).first();
    await link.waitFor();
    release();
    await hydrated(visit);
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Customs Compliance' }).waitFor();
    await context.close();
  });

  it('handles a press from before hydration', async () => {
    const visit = await openEarly('/gallery');
    await visit.page.locator('main button').nth(2).click();
    visit.release();
    await visit.page.getByRole('dialog').waitFor();
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  it('shows the first facts of a search before hydration, and sends the search once', async () => {
    const visit = await openEarly('/tracking');
    const { page, release } = visit;
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/rpc/track_consignment')) calls.push(request.url());
    });
    // A reloaded page does not have this mark.
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    await page.getByLabel('Enter the consignment number').fill('CARGO001');
    await page.getByRole('button', { name: 'Track Result' }).click();
    await page.waitForURL('**/tracking/CARGO001', { waitUntil: 'commit' }); // what is held back may delay the page’s load
    const fact = page.locator('main [data-fact="status"]');
    await fact.waitFor();
    const early = { text: await fact.textContent(), box: await fact.boundingBox() };
    expect(await page.locator('#root[data-ready]').count()).toBe(0);
    release();
    await see(page, 'Shippment Status');
    expect({ text: await fact.textContent(), box: await fact.boundingBox() }).toEqual(early);
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    expect(calls).toHaveLength(1);
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  it('shows before hydration that nothing matches', async () => {
    const { page, release, context } = await openEarly('/tracking?id=NOSUCHID');
    const alert = page.getByRole('main').getByText('OOps, No consignment matches this tracking ID');
    await alert.first().waitFor();
    expect(await page.locator('#root[data-ready]').count()).toBe(0);
    release();
    await hydrated({ page });
    await alert.first().waitFor();
    await context.close();
  });

  it.each([
    ['/contact', 'Email Address', /send/i],
    ['/', /email/i, /subscribe/i],
  ])(
    'on %s submits values from before hydration, and keeps them out of the address',
    async (path, label, send) => {
      const visit = await openEarly(path);
      const form = visit.page.getByRole('main').locator('form').last();
      await form.getByLabel(label).fill('early@visitor.example');
      await form.getByRole('button', { name: send }).click();
      expect(new URL(visit.page.url()).search).toBe('');
      visit.release();
      await form.getByText('This field is required').first().waitFor();
      expect(await form.getByLabel(label).inputValue()).toBe('early@visitor.example');
      expect(visit.complaints).toEqual([]);
      await visit.context.close();
    },
  );

  it('submits a form that was sent with Enter before hydration', async () => {
    const visit = await openEarly('/contact');
    const form = visit.page.getByRole('main').locator('form');
    await form.getByLabel('Email Address').fill('early@visitor.example');
    await form.getByLabel('Email Address').press('Enter');
    visit.release();
    await form.getByText('This field is required').first().waitFor();
    expect(visit.complaints).toEqual([]);
    await visit.context.close();
  });

  const withoutScripts = () =>
    product.browser.newContext({ javaScriptEnabled: false, baseURL: product.host.url, viewport: LAPTOP });

  it.each([
    ['/contact', 'Email Address'],
    ['/', 'Email'],
  ])('on %s keeps typed values out of the address without JavaScript', async (path, label) => {
    const context = await withoutScripts();
    const page = await context.newPage();
    const requests: string[] = [];
    await page.goto(path);
    page.on('request', (request) => requests.push(request.url()));
    const form = page.locator('main form').last();
    const field = form.getByLabel(label);
    await field.fill('private@visitor.example');
    await field.press('Enter');
    await form.getByRole('button').click();
    await page.waitForTimeout(500); // nothing should happen
    expect(requests.filter((address) => address.includes('private'))).toEqual([]);
    expect(page.url()).toBe(new URL(path, product.host.url).href);
    expect(await field.inputValue()).toBe('private@visitor.example');
    await context.close();
  });

  it('shows its content and links to other pages without JavaScript', async () => {
    const context = await withoutScripts();
    const page = await context.newPage();
    for (const { path, heading } of IS_FULL ? publicPages : firstOfEachScript) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.getByRole('heading', { level: 1 }).filter({ hasText: heading }).waitFor();
    }
    await page.goto('/services/air-freight');
    const question = page.locator('main details').first();
    await question.locator('summary').click();
    await question.locator('p').first().waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/contact');
    for (const path of ['/tracking', '/contact', '/quote', '/']) {
      await page.goto(path);
      await page
        .locator('main')
        .getByText(/is off in your browser/)
        .first()
        .waitFor();
    }
    await context.close();
  });
});
