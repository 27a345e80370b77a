import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { fillConsignments } from '../supabase/tests/support/fill';
import {
  findBarriers,
  LAPTOP,
  looksRight,
  openProduct,
  see,
  sidewaysScroll,
  SIZES,
  type Product,
  type Visit,
} from './browser';
import { openSignedIn } from './session';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
});
afterAll(() => product.stop());

describe.each(SIZES)('finding consignments on a %s', (name, size) => {
  let admin: Visit;
  let page: Page;

  beforeAll(async () => {
    await product.host.sql(
      `update public.consignment set "recName" = 'Zoë Müller-Lüdenscheidt' where "trackingId" = 'CARGO002'`,
    );
    admin = await product.visit(size);
    ({ page } = admin);
    await openSignedIn(admin, product);
    await page.getByRole('table', { name: 'Consignments' }).waitFor();
  });
  afterAll(() => admin.context.close());

  const list = '/auth/app/admin/track';
  const ids = () =>
    page
      .getByRole('link', { name: /^View / })
      .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')?.slice(5) ?? ''));
  const stored = async (where: string) =>
    (
      await product.host.sql<{ trackingId: string }>(
        `select "trackingId" from public.consignment_summary where ${where} order by id desc`,
      )
    ).map(({ trackingId }) => trackingId);
  const until = async (expected: string[]) => {
    await see(page, `1–${expected.length} of ${expected.length}`);
    expect(await ids()).toEqual(expected);
  };
  const LATE = 'late';
  const HELD = `exceptions ? 'hold'`;

  it('finds a receiver without the accents of the name', async () => {
    await page.getByRole('searchbox').fill('zoe muller');
    await until(['CARGO002']);
    await page.getByRole('searchbox').fill('');
    await until(await stored('true'));
  });

  it('filters what is late and held, and shows the same again after Back, a reload, and in another tab', async () => {
    const late = await stored(LATE);
    expect(late.length).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Late', exact: true }).click();
    await until(late);
    await page.getByRole('button', { name: 'Held', exact: true }).click();
    const both = await stored(`${LATE} and ${HELD}`);
    expect(both.length).toBeGreaterThan(0);
    await until(both);
    await page.goBack();
    await until(late);
    await page.reload();
    await until(late);
    await page.getByRole('link', { name: `View ${late[0] ?? ''}` }).click();
    await page.getByRole('heading', { name: 'Consignment Information' }).waitFor();
    await page.goBack();
    await until(late);
    await page.goto(`${page.url()}&state=nonsense&stale=-1&due_from=2026-02-31`);
    await until(late);
    await page.getByRole('button', { name: 'Clear all' }).click();
    await until(await stored('true'));
  });

  it('sorts, and keeps the order in the address', async () => {
    await page.getByLabel('Sort by').selectOption('Tracking number');
    await page.waitForURL(`**${list}?sort=tracking`);
    await page.waitForFunction(() =>
      document.querySelector('a[data-row-link]')?.getAttribute('aria-label')?.endsWith('CARGO001'),
    );
    expect(await ids()).toEqual((await stored('true')).sort());
    await page.goBack();
    await page.waitForURL(`**${list}`);
  });

  it('saves a view, and opens it later', async () => {
    await page.goto(`${list}?late=1`);
    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('button', { name: 'Save this view' }).click();
    const view = `What is late on a ${name}`;
    const opener = page.getByRole('button', { name: new RegExp(`^${view}`) });
    await page.getByLabel(/^Name/).fill(view);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await opener.waitFor();
    await page.goto(list);
    await page.getByRole('button', { name: 'Saved views' }).click();
    await opener.click();
    await page.waitForURL(`**${list}?late=1`);
    await until(await stored(LATE));
  });

  it('opens the filters, which a keyboard reaches and leaves', async () => {
    await page.goto(list);
    const opener = page.getByRole('button', { name: 'Filters', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Filters' });
    await panel.getByRole('checkbox', { name: 'Held' }).first().focus();
    await page.keyboard.press('Space');
    await panel.getByRole('button', { name: /^Show \d+ consignments?$/ }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await until(await stored(HELD));
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Filters (1)');
  });

  it('keeps the chosen columns for whoever chose them, in another browser too', async () => {
    await page.goto(list);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Carrier reference' }).check();
    await page.getByRole('button', { name: 'Close' }).click();
    const column = page.getByRole('columnheader', { name: 'Carrier reference' });
    await column.waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => localStorage.removeItem('carmine-consignment-table'));
    await page.reload();
    await column.waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('button', { name: 'Back to how it was' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await column.waitFor({ state: 'detached' });
    await page.waitForLoadState('networkidle');
  });

  it('opens a consignment wherever its row is pressed, with Ctrl in another tab', async () => {
    await page.goto(list);
    const text = page.getByRole('cell', { name: 'CARGO003', exact: true }).locator('span');
    await text.waitFor();
    await page.evaluate(() => document.fonts.ready); // words of another font move the rows
    const [tab] = await Promise.all([
      admin.context.waitForEvent('page'),
      text.click({ modifiers: ['Control'] }),
    ]);
    await tab.close();
    const row = page.getByRole('row').filter({ hasText: 'CARGO003' });
    const box = await row.boundingBox();
    await row.click({ position: { x: (box?.width ?? 0) / 2, y: 3 } });
    await page.getByRole('heading', { name: 'Consignment Information' }).waitFor();
  });

  it('exports what the filter shows, and what is selected', async () => {
    await page.goto(`${list}?search=zoe%20muller`);
    await until(['CARGO002']);
    const saved = async (button: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button, exact: true }).click(),
      ]);
      return readFileSync(await download.path(), 'utf8').split('\r\n');
    };
    const [head, first, ...rest] = await saved('Export as CSV');
    expect(head).toMatch(/^\uFEFF?Tracking number,State,Expected arrival,Sender name,.*,Comment,Archived$/);
    expect(first).toMatch(/^CARGO002,.*Zoë Müller-Lüdenscheidt/);
    expect(rest).toEqual(['']);
    await page.goto(list);
    await page.getByRole('checkbox', { name: 'Select CARGO001' }).check();
    await page.getByRole('checkbox', { name: 'Select CARGO003' }).check();
    const lines = await saved('Export');
    expect(lines.slice(1).map((text) => text.slice(0, 8))).toEqual(['CARGO003', 'CARGO001', '']);
  });

  it('says what nothing fits, has no barriers and is not wider than the window', async () => {
    await page.goto(`${list}?search=xyzzyx&held=1`);
    await see(page, 'No consignment fits: Search: xyzzyx · Held');
    expect(await findBarriers(page)).toEqual([]);
    await page.goto(list);
    await until(await stored('true'));
    expect(await findBarriers(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(admin.complaints).toEqual([]);
  });
});

describe('the list of many consignments', () => {
  let admin: Visit;

  beforeAll(async () => {
    admin = await product.visit(LAPTOP);
    await openSignedIn(admin, product);
  });

  it('goes to its last page from a page past its end', async () => {
    const { page } = admin;
    await fillConsignments(product.host, 21);
    await page.goto('/auth/app/admin/track?page=2');
    await page.getByRole('button', { name: /^Delete / }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await see(page, '1–20 of 20');
    await page.getByRole('row').nth(20).waitFor();
    await page.waitForURL('**/auth/app/admin/track');

    await fillConsignments(product.host, 45);
    await page.goto('/auth/app/admin/track?page=9');
    await see(page, '41–45 of 45');
    await page.waitForURL('**/auth/app/admin/track?page=3');
    expect(await page.getByRole('row').count()).toBe(6);
  });

  it('restores its page and scroll position after viewing a consignment', async () => {
    const { page } = admin;
    await fillConsignments(product.host, 45);
    await page.goto('/auth/app/admin/track?page=2');
    const lastOne = page.getByRole('link', { name: /^View / }).last();
    await lastOne.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(100);
    await lastOne.click();
    await page.getByRole('heading', { name: 'Consignment Information' }).waitFor();
    expect(await page.evaluate(() => [window.scrollY, document.activeElement?.tagName])).toEqual([0, 'MAIN']);
    await page.getByRole('button', { name: 'Go back' }).click();
    await see(page, '21–40 of 45');
    await page.waitForURL('**/auth/app/admin/track?page=2');
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  });

  it('shows fifteen rows in the first view of a desk, one line each, and scrolls its columns sideways', async () => {
    const { page } = admin;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/auth/app/admin/track');
    await see(page, '1–20 of 45');
    await page.evaluate(() => document.fonts.ready);
    const rowsSeen = () =>
      page.locator('main tbody tr').evaluateAll((rows) => {
        const boxes = rows.map((row) => row.getBoundingClientRect());
        return {
          first: boxes[0]?.top ?? 0,
          highest: Math.max(...boxes.map(({ height }) => height)),
          whole: boxes.filter(({ bottom }) => bottom <= innerHeight).length,
        };
      });
    const seen = await rowsSeen();
    expect(seen.first).toBeLessThanOrEqual(320);
    expect(seen.highest).toBeLessThanOrEqual(40);
    expect(seen.whole).toBeGreaterThanOrEqual(15);
    await looksRight(page);
    await page.setViewportSize({ width: 600, height: 900 });
    expect((await rowsSeen()).highest).toBeLessThanOrEqual(40);
    expect(await sidewaysScroll(page)).toBe(0);
    const table = page.getByRole('table', { name: 'Consignments' });
    expect(
      await table.evaluate(({ parentElement: room }) => (room?.scrollWidth ?? 0) - (room?.clientWidth ?? 0)),
    ).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    const row = table.locator('tbody tr').first();
    expect(await row.evaluate((shown) => getComputedStyle(shown).display)).toBe('table-row');
    expect(await sidewaysScroll(page)).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize(LAPTOP);
  });

  it('is the target of “Go back” from a directly opened consignment', async () => {
    const { page } = admin;
    const [consignment] = await product.host.sql<{ id: number }>('select id from public.consignment limit 1');
    await page.goto(`/auth/app/admin/track/${consignment?.id}`);
    await page.getByRole('button', { name: 'Go back' }).click();
    await page.waitForURL('**/auth/app/admin/track');
    expect(admin.complaints).toEqual([]);
  });
});
