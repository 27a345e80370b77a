import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { codeAt, stepAt } from '../host/auth/totp';
import { findBarriers, isInside, openProduct, type Product, see, sidewaysScroll, SIZES } from './browser';
import { beginSetUp } from './session';

const PASSWORD = 'correct horse battery';

describe.each(SIZES)('recovery codes on a %s', (_name, size) => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
  });
  afterAll(() => product.stop());

  const isWell = async (page: Page) => {
    await page.getByText('Your login was successful').waitFor({ state: 'hidden' }); // fading, it has too little contrast
    expect(await findBarriers(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  };

  it('are made with the factor, kept in a file, and let the admin in without the phone', async () => {
    const email = `codes-${randomInt(1e9)}@example.test`;
    const id = await product.host.createUser(email, PASSWORD);
    await product.host.sql('insert into private.admins (user_id) values ($1)', [id]);
    const signIn = async (page: Page) => {
      await page.goto('/admin/login/auth');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Login' }).click();
    };
    const { page, context } = await product.visit(size);
    await signIn(page);
    await isInside(page);
    await page.goto('/auth/app/admin/settings');
    await beginSetUp(page, PASSWORD);
    const key = (await page.locator('code').textContent()) ?? '';
    await page.getByLabel('Code').fill(codeAt(key, stepAt(Date.now())));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
    await page.getByText('Two-step sign-in is on').waitFor({ state: 'hidden' });
    await isWell(page);
    const codes = await page
      .getByRole('region', { name: 'Recovery codes' })
      .getByRole('listitem')
      .allTextContents();
    expect(codes).toHaveLength(10);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const saved = await readFile(await (await saving).path(), 'utf8');
    for (const code of codes) expect(saved).toContain(code);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    expect(await page.getByLabel('Current password').isVisible()).toBe(false);
    expect(await page.getByText(codes[0] ?? '').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await see(page, /10 recovery codes are left/);
    await isWell(page);
    await context.close();

    const visit = await product.visit(size);
    const lost = visit.page;
    await signIn(lost);
    await lost.getByRole('button', { name: 'Use a recovery code' }).click();
    const give = async (code: string) => {
      await lost.getByLabel('Recovery code').fill(code);
      await lost.getByRole('button', { name: 'Confirm' }).click();
    };
    await give('0000-0000-0000-0000');
    await see(lost, /No code like this is left/);
    await isWell(lost);
    await give(codes[0]?.toLowerCase() ?? '');
    await isInside(lost);
    await see(lost, /9 recovery codes are left/);
    await isWell(lost);
    await lost.getByRole('link', { name: 'Set it up again' }).click();
    await lost.getByRole('button', { name: 'Set up' }).waitFor();
    await visit.context.close();
  });
});
