import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { codeAt, stepAt } from '../host/auth/totp';
import {
  findBarriers,
  isInside,
  openProduct,
  PHONE,
  type Product,
  see,
  sidewaysScroll,
  SIZES,
  type Visit,
} from './browser';
import { beginSetUp, givePasswordAgain, openSignedIn } from './session';

const PASSWORD = 'correct horse battery';
const MESSAGES = '/auth/app/admin/all_messages';

describe('the admin’s sign-in', () => {
  let product: Product;
  let email: string;
  let key: string;
  beforeAll(async () => {
    product = await openProduct();
    email = `door-${randomInt(1e9)}@example.test`;
    const id = await product.host.createUser(email, PASSWORD);
    await product.host.sql('insert into private.admins (user_id) values ($1)', [id]);
  });
  afterAll(() => product.stop());

  const fillIn = async (page: Page, account = email, password = PASSWORD) => {
    await page.getByLabel('Email').fill(account);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
  };
  const givePassword = async (page: Page, account = email) => {
    await page.goto('/admin/login/auth');
    await fillIn(page, account);
  };
  const enterAs = (page: Page, address?: string, account = email) =>
    openSignedIn({ page }, product, address, { email: account, password: PASSWORD });
  const giveCode = async (page: Page, code: string) => {
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Confirm' }).click();
  };
  /** A code is accepted only once; acts as if half a minute had passed since the last one. */
  const freshCode = async () => {
    await product.host.sql('update auth.mfa_factors set last_step = 0');
    return codeAt(key, stepAt(Date.now()));
  };
  const storage = (page: Page) => page.evaluate(() => Object.keys(sessionStorage));
  const visits: Visit[] = [];
  const visitSize = async (size?: typeof PHONE): Promise<Visit> => {
    const visit = await product.visit(size);
    visits.push(visit);
    return visit;
  };
  /** A page that stays open goes on asking the host. */
  afterEach(() => Promise.all(visits.splice(0).map(({ context }) => context.close())));

  it('shows a toast with sufficient contrast', async () => {
    const { page } = await visitSize();
    await givePassword(page);
    await page.getByText('Your login was successful').hover(); // it stays while a pointer is on it
    expect(await findBarriers(page, '.notistack-Snackbar')).toEqual([]);
  });

  it('gets a second factor in the settings', async () => {
    const { page, complaints } = await visitSize();
    await enterAs(page);
    expect((await storage(page)).some((name) => /^sb-.*-auth-token$/.test(name))).toBe(true);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.getByRole('link', { name: 'Settings' }).click();
    await beginSetUp(page, PASSWORD);
    await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.keyboard.press('Tab'); // continues from where the form was
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Set up');
    await page.keyboard.press('Enter');
    await givePasswordAgain(page, PASSWORD);
    key = (await page.locator('code').textContent()) ?? '';
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect(await findBarriers(page)).toEqual([]);
    await giveCode(page, '12345');
    await see(page, 'Enter all six digits');
    await giveCode(page, await freshCode());
    await see(page, 'Two-step sign-in is on');
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await see(page, /you need your password and a code/);
    expect(complaints).toEqual([]);
  });

  it('requires password and code once a second factor is set up, also on a phone', async () => {
    const { page } = await visitSize(PHONE);
    await givePassword(page);
    await page.getByRole('heading', { name: 'One more step' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await page.goto('/auth/app/admin/track'); // the password alone gives no access
    await page.getByRole('heading', { name: 'One more step' }).waitFor();
    const wrong = codeAt(key, stepAt(Date.now()) + 9);
    await giveCode(page, wrong);
    await see(page, /That code is wrong/);
    expect(await page.getByLabel('Code').inputValue()).toBe(wrong);
    const code = await freshCode();
    await giveCode(page, `${code.slice(0, 3)} ${code.slice(3)}`);
    await see(page, 'Your login was successful');
    await isInside(page);
    await page.reload();
    await isInside(page);
  });

  it('no longer requires a code after the second factor is turned off', async () => {
    const { page, settled } = await visitSize();
    await givePassword(page);
    await giveCode(page, await freshCode());
    await isInside(page);
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Turn off' }).waitFor();
    await settled(); // panels above it are still growing
    await page.getByRole('button', { name: 'Turn off' }).click();
    await giveCode(page, await freshCode());
    await see(page, 'Two-step sign-in is off');
    await page.getByRole('button', { name: 'Set up' }).waitFor();
    await page.getByRole('button', { name: 'Log out' }).first().click();
    await givePassword(page);
    await isInside(page);
  });

  it('ends in every tab 12 hours after it was locked, and keeps the drafts', async () => {
    const sessions = async () =>
      (
        await product.host.sql(
          'select from auth.sessions join auth.users on users.id = user_id where email = $1',
          [email],
        )
      ).length;
    const before = await sessions();
    const { page, context } = await visitSize();
    await page.clock.install();
    await enterAs(page);
    const other = await context.newPage();
    await other.clock.install();
    await enterAs(other, MESSAGES);
    await other.getByRole('textbox', { name: 'Subject' }).fill('Half a letter');
    await page.clock.fastForward('14:30');
    await page.getByRole('alertdialog', { name: 'Are you still there?' }).waitFor();
    await page.clock.fastForward('00:31');
    for (const tab of [page, other])
      await tab.getByRole('dialog', { name: 'The screen is locked' }).waitFor();
    await page.clock.fastForward('12:01:00');
    for (const tab of [page, other]) {
      await tab.getByRole('heading', { name: 'Login' }).waitFor();
      expect(await storage(tab)).toEqual([]);
    }
    await see(page, /The locked session was ended/);
    expect(await sessions()).toBe(before);
    await fillIn(other);
    await other.getByRole('heading', { name: 'Message box', level: 1 }).waitFor(); // the page where it ended
    expect(await other.getByRole('textbox', { name: 'Subject' }).inputValue()).toBe('Half a letter');
  });

  it('stays as it is when another account tries to sign in in another tab', async () => {
    const { page, context } = await visitSize();
    await enterAs(page, MESSAGES);
    await page.getByRole('textbox', { name: 'Subject' }).fill('A letter');
    const stranger = `stranger-${randomInt(1e9)}@example.test`;
    await product.host.createUser(stranger, PASSWORD);
    const other = await context.newPage();
    await givePassword(other, stranger);
    await see(other, 'Invalid email or password');
    await page.reload();
    expect(await page.getByRole('textbox', { name: 'Subject' }).inputValue()).toBe('A letter');
  });

  describe.each(SIZES)('on a %s', (_name, size) => {
    it('leads to the page that was wanted, in a new tab too, and shows the password', async () => {
      const { page, context } = await visitSize(size);
      await page.goto('/auth/app/admin/track?search=CARGO001');
      await see(page, /Sign in to open this page/);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
      expect(await findBarriers(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: 'Login' }).click();
      await see(page, 'Enter your e-mail address');
      await page.getByLabel('Password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Show the password' }).click();
      expect(await page.getByLabel('Password').getAttribute('type')).toBe('text');
      await page.reload(); // what was wanted survives it
      await fillIn(page);
      await page.waitForURL('**/auth/app/admin/track?search=CARGO001');
      const other = await context.newPage();
      await other.goto('/auth/app/admin/settings');
      await see(other, /Each tab asks for the password/);
      await fillIn(other);
      await other.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    });

    it('says that a session was ended elsewhere, and leads back to the same address', async () => {
      const { page, settled } = await visitSize(size);
      await page.goto('/auth/app/admin/inquiries?search=none');
      await fillIn(page);
      await page.waitForURL('**/auth/app/admin/inquiries?search=none');
      await see(page, 'Your login was successful');
      await settled(); // a check that is under way may have been answered before
      await product.host.sql('delete from auth.sessions');
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await see(page, /Your session has expired, or was ended elsewhere/);
      await fillIn(page);
      await page.waitForURL('**/auth/app/admin/inquiries?search=none');
    });

    it('ends in every tab with a logout, which asks before it discards what was typed', async () => {
      const { page, context } = await visitSize(size);
      const [other, away] = [await context.newPage(), await context.newPage()];
      await enterAs(other);
      await enterAs(away);
      await away.goto('/about_us'); // public pages do not listen
      await enterAs(page, MESSAGES);
      await page.getByRole('textbox', { name: 'Subject' }).fill('Half a letter');
      await page.getByRole('button', { name: 'Log out' }).first().click();
      const question = page.getByRole('dialog', { name: 'Log out and discard what you typed' });
      await question.getByRole('button', { name: 'Cancel' }).click();
      await question.waitFor({ state: 'hidden' });
      expect(await page.getByRole('textbox', { name: 'Subject' }).inputValue()).toBe('Half a letter');
      await page.getByRole('button', { name: 'Log out' }).first().click();
      await question.getByRole('button', { name: 'Log out' }).click();
      await see(page, 'You are logged out, in all tabs of this browser.');
      await see(other, /You logged out in another tab/);
      await away.goto('/auth/app/admin/track');
      await see(away, /You logged out in another tab/);
      for (const tab of [page, other, away]) expect(await storage(tab)).toEqual([]);
    });

    it('lets the browser ask before the tab is closed with something typed, and only then', async () => {
      const { page } = await visitSize(size);
      await enterAs(page, MESSAGES);
      const requests: string[] = [];
      page.on('dialog', (dialog) => {
        requests.push(dialog.type());
        void dialog.dismiss();
      });
      const subject = page.getByRole('textbox', { name: 'Subject' });
      await subject.fill('Half a letter');
      await page
        .locator('a[href="/auth/app/admin/track"]')
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await isInside(page);
      await page.evaluate(() => window.location.assign('/tracking')); // the draft is found again
      await page.waitForURL('**/tracking');
      await page.goto('/auth/app/admin/all_messages');
      expect(await subject.inputValue()).toBe('Half a letter');
      expect(requests).toEqual([]);
      await subject.press('End'); // browsers ask only somebody who has used the page
      const question = page.waitForEvent('dialog');
      await page.close({ runBeforeUnload: true });
      await question;
      await subject.fill('');
      const closing = page.waitForEvent('close');
      await page.close({ runBeforeUnload: true });
      await closing;
      expect(requests).toEqual(['beforeunload']);
    });

    it('changes the password in the settings, which ends the other sessions and not this one', async () => {
      const account = `door-${randomInt(1e9)}@example.test`;
      const id = await product.host.createUser(account, PASSWORD);
      await product.host.sql('insert into private.admins (user_id) values ($1)', [id]);
      const { page, context } = await visitSize(size);
      const other = await context.newPage();
      await enterAs(other, undefined, account);
      await enterAs(page, '/auth/app/admin/settings', account);
      await page.getByText('This session', { exact: true }).waitFor();
      expect(await findBarriers(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
      const change = async (current: string, next: string) => {
        await page.getByLabel('Current password').fill(current);
        await page.getByLabel('New password').fill(next);
        await page.getByRole('button', { name: 'Change the password' }).click();
      };
      await change('wrong password', `${PASSWORD} staple`);
      await see(page, 'This is not your current password');
      expect(await page.getByLabel('New password').inputValue()).toBe(`${PASSWORD} staple`);
      await change(PASSWORD, `${PASSWORD} staple`);
      await see(page, 'Your password is changed');
      await see(page, 'There is no other session.');
      await other.evaluate(() => window.dispatchEvent(new Event('focus')));
      await see(other, /Your session has expired, or was ended elsewhere/);
      await page.reload();
      await page.getByText('This session', { exact: true }).waitFor();
      await fillIn(other, account, `${PASSWORD} staple`);
      await isInside(other);
      await page.reload();
      await page.getByRole('button', { name: /^End the session in Chrome on / }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
      await see(page, 'The session is ended');
      await other.evaluate(() => window.dispatchEvent(new Event('focus')));
      await see(other, /Your session has expired, or was ended elsewhere/);
      await page.getByText('This session', { exact: true }).waitFor();
    });
  });
});
