import { APP, holdBack, hydrated, LAPTOP, openProduct, type Product } from './browser';

describe('navigation', () => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
  });
  afterAll(() => product.stop());

  it('starts a followed link at the top, and restores the scroll position on going back', async () => {
    const visit = await product.visit();
    const { page } = visit;
    await page.goto('/');
    await page.keyboard.press('Shift');
    await hydrated(visit);
    const link = page.locator('main').getByRole('link', { name: /^See more/ });
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(500);
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor();
    await page.waitForFunction(() => window.scrollY === 0);
    await page.goBack();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 200, place);
    await visit.context.close();
  });

  it('goes back to the top of an unscrolled page, and back from a jump inside a page', async () => {
    // High enough for all of the contents: otherwise the page is scrolled to reach the link, and going back returns there.
    const visit = await product.visit({ ...LAPTOP, height: 1_500 });
    const { page } = visit;
    const isAtTop = () => page.waitForFunction(() => window.scrollY === 0);
    await page.goto('/terms_and_condition');
    await page.keyboard.press('Shift');
    await hydrated(visit);
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').last().click();
    await page.waitForFunction(() => window.scrollY > 500);
    await page.goBack();
    await isAtTop();
    await page.getByRole('banner').getByRole('link', { name: 'News', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Get Informed' }).waitFor();
    await page.mouse.wheel(0, 900);
    await page.waitForFunction(() => window.scrollY > 500);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Terms and Conditions' }).waitFor();
    await isAtTop();
    await visit.context.close();
  });

  it('fetches the script of a page when its link is hovered, and nothing when it is clicked', async () => {
    const visit = await product.visit();
    const { page } = visit;
    await page.goto('/news');
    await page.keyboard.press('Shift');
    await hydrated(visit);
    const fetched = page.waitForRequest(/\/assets\/\d+\.\w+\.js$/);
    const link = page.getByRole('banner').getByRole('link', { name: 'Gallery' }).first();
    await link.hover();
    await fetched;
    await page.waitForLoadState('networkidle');
    const late: string[] = [];
    page.on('request', (request) => {
      if (/\.(js|css)$/.test(request.url())) late.push(request.url());
    });
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Gallery' }).waitFor();
    expect(late).toEqual([]);
    await visit.context.close();
  });

  it('shows that a page is loading until its script has loaded', async () => {
    const { page, context, complaints } = await product.visit();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (APP.test(request.url())) scripts.push(new URL(request.url()).pathname);
    });
    const login = page.getByRole('heading', { name: 'Login' });
    await page.goto('/admin/login/auth');
    await login.waitFor();
    const app = (await page.locator('#root').getAttribute('data-scripts'))?.split(' ') ?? [];
    const later = scripts.filter((script) => !app.includes(script));
    const release = await holdBack(page, new RegExp(`(${later.join('|')})$`));
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.getByRole('status').getByText('Loading').waitFor();
    expect(await login.count()).toBe(0);
    release();
    await login.waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
