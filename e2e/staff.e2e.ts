import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { SESSION_CHECK_MS, TOAST_ERROR_MS } from '../src/config/timing';
import { findBarriers, isInside, openProduct, see, sidewaysScroll, SIZES, type Product } from './browser';
import { openSignedIn } from './session';

const PASSWORD = 'correct horse battery';
const CHOSEN = 'a staple of my own';
/** For so long a scan can be taken back before it is sent. */
const HOLD_MS = 8_000;
const STAFF = '/auth/app/admin/staff';

const anAddress = () => `staff-${randomInt(1e9)}@example.test`;

describe.each(SIZES)('the staff on a %s', (_name, size) => {
  let product: Product;
  beforeAll(async () => {
    product = await openProduct();
  });
  afterAll(() => product.stop());

  /** With a clock that can be passed: a toast goes after five seconds, and a session is checked as often. */
  const visit = async () => {
    const visitor = await product.visit(size);
    await visitor.page.clock.install();
    return visitor;
  };
  const passTime = (page: Page) => page.clock.fastForward(Math.max(TOAST_ERROR_MS, SESSION_CHECK_MS));
  const isWell = async (page: Page) => {
    await passTime(page);
    await page.locator('.notistack-Snackbar').first().waitFor({ state: 'detached' }); // fading, it has too little contrast
    expect(await findBarriers(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  };
  const giveName = async (page: Page, email: string, password: string) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Login' }).click();
  };
  /** The address behind the button of the newest mail with this subject. */
  const linkInMail = async (subject: string, action: string) => {
    const { page, context } = await product.visit();
    await page.goto('/outbox');
    await page.getByRole('link', { name: subject }).first().click();
    const link = page.frameLocator('iframe').getByRole('link', { name: action });
    const address = (await link.getAttribute('href')) ?? '';
    await context.close();
    return address;
  };
  const choosePassword = async (page: Page, address: string) => {
    await page.goto(address);
    await page.getByLabel('New password').fill(CHOSEN);
    await isWell(page);
    await page.getByRole('button', { name: 'Save the password' }).click();
    await see(page, 'Your password is set. Sign in with it.');
    await isWell(page);
  };
  const isScanning = (page: Page) => page.getByRole('heading', { name: 'Scan', exact: true }).waitFor();

  it('is invited by mail, does what its role allows, and is out once the role is taken away', async () => {
    const email = anAddress();
    const owner = await visit();
    await openSignedIn(owner, product, STAFF);
    const invitation = owner.page.getByRole('form', { name: 'Invite somebody' });
    await invitation.getByLabel('Email').fill(email);
    await isWell(owner.page);
    await invitation.getByRole('button', { name: 'Invite' }).click();
    await owner.page.getByRole('dialog', { name: `Link for ${email}` }).waitFor();
    await see(owner.page, /kept in the outbox instead of being sent/);
    await isWell(owner.page);
    await owner.page.getByRole('button', { name: 'Close' }).click();
    await owner.page.getByRole('button', { name: `Withdraw the invitation of ${email}` }).waitFor();

    const address = await linkInMail('Join the staff of Carmine Cargo', 'Choose your password');
    const guest = await visit();
    await choosePassword(guest.page, address);
    await giveName(guest.page, email, CHOSEN);
    await isInside(guest.page);
    expect(await guest.page.getByRole('link', { name: 'Staff', includeHidden: true }).count()).toBe(0);
    await guest.page.goto(STAFF);
    await isInside(guest.page);
    const late = await visit();
    await late.page.goto(address);
    await see(late.page, /has been used, has run out or was withdrawn/);
    await isWell(late.page);

    await owner.page.reload();
    await owner.page.getByLabel(`Role of ${email}`).selectOption('Scanner');
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Change' }).click();
    await see(owner.page, 'The role is changed');
    await passTime(guest.page);
    await isScanning(guest.page);
    await guest.page.goto('/auth/app/admin/audit');
    await isScanning(guest.page);
    expect(await guest.page.getByRole('navigation').count()).toBe(0);
    await isWell(guest.page);

    await owner.page.getByRole('button', { name: `Remove ${email} from the staff` }).click();
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await see(owner.page, 'Removed from the staff');
    await passTime(guest.page);
    await guest.page.getByRole('heading', { name: 'Login' }).waitFor();
    await see(
      guest.page,
      /This account is not on the staff any more|Your session has expired, or was ended elsewhere/,
    );
    await giveName(guest.page, email, CHOSEN);
    await see(guest.page, 'Invalid email or password');
    await isWell(owner.page);
    expect(owner.complaints).toEqual([]);
    for (const { context } of [owner, guest, late]) await context.close();
  });

  it('chooses a new password by mail after forgetting the old one', async () => {
    const email = anAddress();
    const id = await product.host.createUser(email, PASSWORD);
    await product.host.sql(`insert into private.admins (user_id, role) values ($1, 'office')`, [id]);
    const { page, context } = await visit();
    await page.goto('/admin/login/auth');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    const messages: string[] = [];
    for (const sought of [anAddress(), email]) {
      await page.getByLabel('Email').fill(sought);
      await page.getByRole('button', { name: 'Send the link' }).click();
      const answer = page
        .getByRole('status')
        .getByText(/a link to choose a new password was kept in the outbox/);
      await answer.waitFor();
      messages.push((await answer.textContent()) ?? '');
      await isWell(page);
      await page.reload();
    }
    expect(new Set(messages).size).toBe(1);
    await choosePassword(page, await linkInMail('Choose a new password', 'Choose a new password'));
    await giveName(page, email, PASSWORD);
    await see(page, /Nobody on the staff has this e-mail address and this password/);
    await giveName(page, email, CHOSEN);
    await isInside(page);
    await context.close();
  });

  it('records what happens to a consignment, and sees no other page, as a scanner', async () => {
    const email = anAddress();
    const id = await product.host.createUser(email, PASSWORD);
    await product.host.sql(`insert into private.admins (user_id, role) values ($1, 'scanner')`, [id]);
    const { page, context, complaints } = await visit();
    await openSignedIn({ page }, product, STAFF, { email, password: PASSWORD });
    await isScanning(page);
    await isWell(page);
    const number = page.getByRole('textbox', { name: 'Tracking number' });
    await number.fill('nothere1');
    await page.getByRole('button', { name: 'OK' }).click();
    await see(page, /There is no consignment with this number/);
    await number.fill(' cargo001 ');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'CARGO001' }).waitFor();
    await page.getByText('Something else').click();
    await isWell(page);
    await page.getByLabel('What happened').selectOption('Held');
    await page.getByLabel('Note for the office').fill('At gate 4');
    await page.getByRole('button', { name: 'Record' }).click();
    await see(page, 'Recorded: CARGO001: Held');
    await page.clock.fastForward(HOLD_MS);
    await see(page, /^Sent/);
    const [entry] = await product.host.sql(
      'select code, entered_by, internal_note from public.consignment_event order by id desc limit 1',
    );
    expect(entry).toEqual({ code: 'held', entered_by: email, internal_note: 'At gate 4' });
    expect(complaints).toEqual([]);
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    await context.close();
  });
});
