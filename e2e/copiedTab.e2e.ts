import { randomInt } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { openProduct, see, type Product } from './browser';
import { openSignedIn } from './session';

const LIST = '/auth/app/admin/track';
const COPY = /^This tab is a copy of another one/;
const PASSWORD = 'correct horse battery';

const isIn = (page: Page) => page.getByRole('button', { name: 'Log out' }).first().waitFor();
const storedTexts = (page: Page) => page.evaluate(() => ({ ...sessionStorage }));

/** Opens a tab with a copy of another one's storage, as a browser does that restores one. */
const openWith = async (context: BrowserContext, storage: Record<string, string>) => {
  const page = await context.newPage();
  const put = await page.addInitScript((entries) => Object.assign(sessionStorage, entries), storage);
  await page.goto(LIST);
  await put.dispose();
  return page;
};

describe('a copy of a tab of the admin area', () => {
  let product: Product;
  let context: BrowserContext;
  let original: Page;
  let account: { id: string; email: string; password: string };
  beforeAll(async () => {
    product = await openProduct();
  });
  afterAll(() => product.stop());
  beforeEach(async () => {
    const visit = await product.visit();
    ({ context, page: original } = visit);
    const email = `copy-${randomInt(1e9)}@example.test`;
    const id = await product.host.createUser(email, PASSWORD);
    await product.host.sql('insert into private.admins (user_id) values ($1)', [id]);
    account = { id, email, password: PASSWORD };
    await openSignedIn(visit, product, LIST, account);
  });
  afterEach(() => context.close());

  /** Duplicates the tab: the browser copies the storage of a page into the window that it opens. */
  const duplicate = async (page = original) => {
    const [copy] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open(location.href, '_blank')),
    ]);
    return copy;
  };
  /** Half an hour passes: the page renews its session. */
  const renew = async (page: Page) => {
    // The page may renew it by its own clock before it is loaded again.
    const renewed = page.waitForResponse(/grant_type=refresh_token/);
    await page.evaluate(() => {
      for (const [key, text] of Object.entries(sessionStorage)) {
        if (!key.endsWith('-auth-token')) continue;
        const session = JSON.parse(text as string) as object;
        sessionStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1 }));
      }
    });
    await page.reload();
    expect((await renewed).status()).toBe(200);
    await isIn(page);
  };
  const signIn = async (page: Page) => {
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password').fill(account.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await isIn(page);
  };
  /** Of each session of the account, how many refresh tokens may still be used. */
  const tokens = async () =>
    (
      await product.host.sql<{ valid: number }>(
        `select count(*) filter (where not revoked)::int as valid from auth.refresh_tokens where user_id = $1
         group by session_id order by 1`,
        [account.id],
      )
    ).map(({ valid }) => valid);

  it('asks for a sign-in of its own, and neither ends the other’s', async () => {
    const copy = await duplicate();
    await see(copy, COPY);
    expect(Object.keys(await storedTexts(copy))).toEqual([]);
    for (let turn = 0; turn < 2; turn += 1) await renew(original);
    await copy.reload();
    await copy.getByRole('heading', { name: 'Login' }).waitFor();
    await signIn(copy);
    for (const page of [copy, original, copy, original]) await renew(page);
    expect(await tokens()).toEqual([1, 1]);
    const another = await duplicate(copy);
    await see(another, COPY);
    await another.close();
    await renew(copy);
  });

  it('asks where the other tab is frozen, which goes on when it is woken', async () => {
    const copy = await context.newPage();
    const storage = await storedTexts(original);
    await copy.addInitScript((entries) => Object.assign(sessionStorage, entries), storage);
    const line = await context.newCDPSession(original);
    await line.send('Page.setWebLifecycleState', { state: 'frozen' });
    await copy.goto(LIST);
    await see(copy, COPY);
    await line.send('Page.setWebLifecycleState', { state: 'active' });
    for (let turn = 0; turn < 2; turn += 1) await renew(original);
    expect(await tokens()).toEqual([1]);
  });

  it('goes on where the other tab is closed: it was opened again', async () => {
    await renew(original);
    const storage = await storedTexts(original);
    await original.close();
    const reopened = await openWith(context, storage);
    await isIn(reopened);
    await renew(reopened);
    expect(await tokens()).toEqual([1]);
  });

  it('asks where another copy has renewed the session meanwhile, and does not end that one', async () => {
    const discarded = await storedTexts(original);
    await original.close();
    const copy = await openWith(context, discarded);
    await isIn(copy);
    for (let turn = 0; turn < 2; turn += 1) await renew(copy);
    const newest = await storedTexts(copy);
    await copy.close();
    const restored = await openWith(context, discarded);
    await see(restored, COPY);
    const reopened = await openWith(context, newest);
    await isIn(reopened);
    await renew(reopened);
    expect(await tokens()).toEqual([1]);
  });

  it('lets the original go on from a page of the website, and asks in both orders', async () => {
    await original.goto('/terms_and_condition');
    await original.mouse.move(5, 5);
    await original.mouse.move(50, 50);
    const copy = await duplicate();
    await copy.goto(LIST);
    await original.goto(LIST);
    await Promise.any([isIn(original), see(original, COPY)]);
    const inside = await Promise.all(
      [original, copy].map((page) => page.getByRole('button', { name: 'Log out' }).first().isVisible()),
    );
    expect(inside.filter(Boolean)).toHaveLength(1);
    expect(await tokens()).toEqual([1]);
  });
});
