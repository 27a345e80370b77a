import {
  LAPTOP,
  looksRight,
  openProduct,
  PHONE,
  see,
  signIn,
  TABLET,
  type Product,
  type Visit,
} from './browser';

const PAGE = '/auth/app/admin/health';
const MESSAGE = 'TypeError: … is not here';

describe('the page Health', () => {
  let product: Product;
  let owner: Visit;
  beforeAll(async () => {
    product = await openProduct();
    owner = await product.visit(LAPTOP);
    await signIn(owner, product);
  });
  afterAll(() => product.stop());

  const errors = () => owner.page.getByRole('region', { name: 'Errors of browsers' });

  it('lists what went wrong in the browsers of visitors, without what they typed', async () => {
    const { page } = await product.visit(PHONE);
    const stored = new Set<string>();
    const areStored = async (count: number) => {
      while (stored.size < count) await page.waitForEvent('requestfinished');
    };
    page.on('requestfinished', (request) => {
      if (!request.url().endsWith('/rpc/report_browser_error')) return;
      stored.add((request.postDataJSON() as { kind: string }).kind);
    });
    await page.route(/\/assets\/bootstrap\.[^/]*\.js$/, async (route) => {
      const answer = await route.fetch();
      const broken = `setTimeout(() => { throw new TypeError('"Ada Lovelace" is not here'); });
        Promise.reject(new Error('CARGO001 is lost'));`;
      await route.fulfill({ response: answer, body: `${await answer.text()}\n${broken}` });
    });
    await page.goto('/tracking/CARGO001?for=ada@reader.test');
    await areStored(2); // who listens is loaded after the page
    await page.evaluate(() => {
      new Image().src = 'https://tracker.test/pixel?who=ada';
    });
    await areStored(3);
    await owner.page.getByRole('link', { name: 'Health' }).click();
    for (const text of [
      `Error: ${MESSAGE}`,
      'Rejection: Error: … is lost',
      'Content policy: img-src blocked https://tracker.test/…',
    ])
      await errors().getByText(text).waitFor();
    const errorText = await errors().textContent();
    expect(errorText).toContain('/tracking/…');
    expect(errorText).toMatch(/bootstrap\.\w+\.js:\d+:\d+/);
    expect(errorText).not.toMatch(/Lovelace|CARGO001|ada|pixel/);
  });

  it.each([
    ['phone', PHONE],
    ['tablet', TABLET],
    ['laptop', LAPTOP],
  ])('can be read on a %s', async (_name, size) => {
    const { page } = owner;
    await page.setViewportSize(size);
    await page.goto(PAGE);
    await see(page, 'At a glance');
    await page.getByText('Alerts so far').click();
    await page.getByText('Size by day').click();
    await looksRight(page);
  });

  it('takes an error off the list by keyboard', async () => {
    const { page, complaints } = owner;
    await errors()
      .getByRole('button', { name: `Take off the list: ${MESSAGE}` })
      .focus();
    await page.keyboard.press('Enter');
    await see(page, 'The error is off the list');
    await errors().getByText(MESSAGE).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});
