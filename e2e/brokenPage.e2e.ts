import { looksRight, openProduct, see, signIn, SIZES, type Product, type Visit } from './browser';

const HEALTH = '**/rest/v1/rpc/health';

describe.each(SIZES)('a page of the admin area that breaks, on a %s', (_name, size) => {
  let product: Product;
  let admin: Visit;
  beforeAll(async () => {
    product = await openProduct();
    admin = await product.visit(size);
    await signIn(admin, product);
  });
  afterAll(() => product.stop());

  it('leaves the frame, and is whole again by the keyboard once what broke it is over', async () => {
    const { page } = admin;
    await page.route(HEALTH, (route) => route.fulfill({ json: { at: '2026-01-01T00:00:00Z' } }));
    await page.goto('/auth/app/admin/health');
    const heading = page.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 });
    await heading.waitFor();
    await page.getByRole('button', { name: 'Log out' }).waitFor();
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await looksRight(page);
    await page.getByText('Stack trace').click();
    await looksRight(page);
    await page.unroute(HEALTH);
    await heading.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await see(page, 'At a glance');
  });

  it('goes on without the part that is broken', async () => {
    const { page } = admin;
    await page.route(HEALTH, async (route) => {
      const answer = await route.fetch();
      const health = (await answer.json()) as object;
      await route.fulfill({ response: answer, json: { ...health, routes: null } });
    });
    await page.goto('/auth/app/admin/health');
    await see(page, /^This part could not be shown\. What you typed in it is kept\./);
    await see(page, 'At a glance');
    await looksRight(page);
    await page.unroute(HEALTH);
  });

  it('is loaded later where its script cannot be had, within the frame', async () => {
    const { page } = admin;
    await page.goto('/auth/app/admin/track');
    await page.getByRole('button', { name: 'Log out' }).waitFor();
    await page.route(/\/assets\/(?!runtime)[^/]*\.js$/, (route) => route.abort());
    await page.evaluate(() => {
      history.pushState({}, '', '/auth/app/admin/staff');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await Promise.any([see(page, 'Loading'), see(page, 'Staff')]);
    await page.getByRole('button', { name: 'Log out' }).waitFor();
    await page.unroute(/\/assets\/(?!runtime)[^/]*\.js$/);
    await page.getByRole('heading', { name: 'Staff', level: 1 }).waitFor();
  });
});
