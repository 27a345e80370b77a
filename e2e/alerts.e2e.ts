import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { codeAt, stepAt } from '../host/auth/totp';
import { looksRight, openProduct, PHONE, see, signIn, SIZES, type Product, type Visit } from './browser';
import { agentBox, latestName, openLatest, openWindow, say, visitorBox } from './chatPages';
import { beginSetUp } from './session';

const PASSWORD = 'correct horse battery';

interface Shown {
  title: string;
  body: string;
  tag: string;
  click: () => void;
}

/** This Chromium has no desktop to show notifications on: they are recorded, and replaced by their tag. */
const recordNotifications = (page: Page) =>
  page.addInitScript(() => {
    const notifications = new Map<string, object>();
    class Recorded {
      static permission = 'granted';
      static requestPermission = () => Promise.resolve('granted');
      onclick?: () => void;
      constructor(
        readonly title: string,
        readonly options: { body: string; tag?: string },
      ) {
        const { body, tag = title } = options;
        notifications.set(tag, { title, body, tag, click: () => this.onclick?.() });
      }
      close() {
        notifications.delete(this.options.tag ?? this.title);
      }
    }
    Object.assign(window, { Notification: Recorded, notifications });
  });

/** Waits until a page shows exactly these. */
const shows = (page: Page, words: string[]) =>
  page.waitForFunction(
    (title) =>
      JSON.stringify(
        [...(window as unknown as { notifications: Map<string, Shown> }).notifications.values()]
          .filter(({ tag }) => tag.startsWith('chat-'))
          .map(({ title, body }) => `${title}: ${body}`),
      ) === title,
    JSON.stringify(words),
  );

/** The chats' notifications of a page, in words. */
const notificationsOf = (page: Page) =>
  page.evaluate(() =>
    [...(window as unknown as { notifications: Map<string, Shown> }).notifications.values()]
      .filter(({ tag }) => tag.startsWith('chat-'))
      .map(({ title, body }) => `${title}: ${body}`),
  );

const clickNotification = (page: Page) =>
  page.evaluate(() =>
    [...(window as unknown as { notifications: Map<string, Shown> }).notifications.values()]
      .find(({ tag }) => tag.startsWith('chat-'))
      ?.click(),
  );

const isLocked = (page: Page) => page.getByRole('dialog', { name: 'The screen is locked' }).waitFor();

const unlock = async (page: Page, password: string) => {
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Password').press('Enter');
};

describe('an admin who waits for chats', () => {
  let product: Product;
  const visits: Visit[] = [];
  beforeAll(async () => {
    product = await openProduct();
  });
  afterEach(async () => {
    await Promise.all(visits.splice(0).map(({ context }) => context.close()));
    await product.host.sql('delete from public.chats');
    await product.host.sql('delete from private.hits'); // all visitors here are one client, which may begin some chats an hour
  });
  afterAll(() => product.stop());

  const visit = async (size?: typeof PHONE) => {
    const visit = await product.visit(size);
    visits.push(visit);
    return visit;
  };
  const openAdmin = async (size?: typeof PHONE) => {
    const admin = await visit(size);
    await recordNotifications(admin.page);
    await admin.page.clock.install();
    await signIn(admin, product);
    return admin;
  };
  const turnOnNotifications = async (page: Page, look?: (page: Page) => Promise<void>) => {
    await page.getByRole('button', { name: 'Alerts' }).click();
    const alerts = page.getByRole('dialog', { name: 'Alerts' });
    await alerts.getByRole('switch', { name: 'Show desktop notifications' }).check();
    await look?.(page);
    await page.keyboard.press('Escape');
    await alerts.waitFor({ state: 'hidden' });
  };
  const openVisitor = async (text: string) => {
    const { page } = await visit();
    await openWindow(page);
    await say(visitorBox(page), text);
    return page;
  };

  describe.each(SIZES)('on a %s', (_name, size) => {
    it('finds the screen locked, hears of a chat, and is back where they were with the password', async () => {
      const { page } = await openAdmin(size);
      await turnOnNotifications(page, looksRight);
      await page.goto('/auth/app/admin/all_messages');
      const subject = page.getByRole('textbox', { name: 'Subject' });
      await subject.fill('Half a letter');
      await page.clock.fastForward('14:30');
      await page.getByRole('alertdialog', { name: 'Are you still there?' }).waitFor();
      await page.clock.fastForward('00:31');
      await isLocked(page);
      const scrolled = await page.evaluate(() => window.scrollY);
      await page.locator('[name="password"]:focus').waitFor();
      const words = 'Is anybody there?';
      await openVisitor(words);
      await see(page, '1 unread message');
      const name = await latestName(product.host);
      expect(await page.title()).toMatch(/^\(1\) /);
      await shows(page, [`New message from ${name}: 1 unread message`]);
      expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/anybody|letter|Message box/);
      await looksRight(page);
      for (let stop = 0; stop < 8; stop += 1) {
        await page.keyboard.press('Tab');
        const isInside = await page.evaluate(() => {
          const { activeElement, body } = document;
          return activeElement === body || activeElement?.closest('[data-cover]') !== null; // the body: the browser's own bars
        });
        expect(isInside).toBe(true);
      }
      await unlock(page, 'wrong');
      await see(page, /This is not the password of this account/);
      await unlock(page, product.host.admin.password);
      await page.getByRole('heading', { name: 'Message box', level: 1 }).waitFor();
      expect(await subject.inputValue()).toBe('Half a letter');
      expect(await subject.evaluate((field) => field === document.activeElement)).toBe(true);
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    });

    it('stays locked after a reload, and opens the chat of a notification with the password', async () => {
      const { page } = await openAdmin(size);
      await turnOnNotifications(page);
      await page.clock.fastForward('15:01');
      await isLocked(page);
      await page.reload();
      await isLocked(page);
      expect(await page.getByText('CARGO001').count()).toBe(0);
      await openVisitor('Hello');
      await see(page, '1 unread message');
      await shows(page, [`New message from ${await latestName(product.host)}: 1 unread message`]);
      await clickNotification(page);
      await isLocked(page);
      await unlock(page, product.host.admin.password);
      await agentBox(page).waitFor();
      await shows(page, []);
    });
  });

  it('is told on the menu button of a phone that a chat is unread', async () => {
    const { page } = await openAdmin(PHONE);
    await openVisitor('Hello');
    await page.getByRole('button', { name: 'Open menu, 1 unread message' }).click();
    await page.getByRole('link', { name: 'Chat 1 unread message' }).waitFor();
  });

  it('unlocks all tabs at once, in which a message is announced once and a chat on screen is not', async () => {
    const { page, context } = await openAdmin();
    await turnOnNotifications(page);
    const other = await context.newPage();
    await recordNotifications(other);
    await signIn({ page: other } as Visit, product);
    const visitor = await openVisitor('Hello');
    const both = async () => [...(await notificationsOf(page)), ...(await notificationsOf(other))];
    for (const tab of [page, other]) await tab.getByRole('link', { name: 'Chat 1 unread message' }).waitFor();
    const news = [`New message from ${await latestName(product.host)}: 1 unread message`];
    await Promise.race([shows(page, news), shows(other, news)]);
    expect(await both()).toEqual(news);
    await openLatest(other, product.host);
    for (const tab of [page, other]) await shows(tab, []); // read in one tab, closed in the other
    await say(visitorBox(visitor), 'Where is it?');
    await see(other, 'Where is it?');
    await page.clock.fastForward('15:01');
    await isLocked(page);
    await isLocked(other);
    expect(await both()).toEqual([]);
    await unlock(other, product.host.admin.password);
    await agentBox(other).waitFor();
    await page.getByRole('heading', { name: 'Consignment', level: 1 }).waitFor();
  });

  it('needs the second factor too, of an account that has one, and keeps its session', async () => {
    const email = `alerts-${randomInt(1e9)}@example.test`;
    const id = await product.host.createUser(email, PASSWORD);
    await product.host.sql('insert into private.admins (user_id) values ($1)', [id]);
    const { page } = await visit();
    await page.clock.install();
    await page.goto('/admin/login/auth');
    await page.getByLabel('Email').fill(email);
    await unlock(page, PASSWORD);
    await page.getByRole('heading', { name: 'Consignment', level: 1 }).waitFor();
    await page.goto('/auth/app/admin/settings');
    await beginSetUp(page, PASSWORD);
    const key = (await page.locator('code').textContent()) ?? '';
    /** A code is accepted only once; acts as if half a minute had passed since the last one. */
    const giveCode = async () => {
      await product.host.sql('update auth.mfa_factors set last_step = 0');
      await page.getByLabel('Code').fill(codeAt(key, stepAt(Date.now())));
      await page.getByRole('button', { name: 'Confirm' }).click();
    };
    await giveCode();
    await see(page, 'Two-step sign-in is on');
    await page.goto('/auth/app/admin/inquiries');
    await page.getByRole('heading', { name: 'Inquiries', level: 1 }).waitFor();
    const levels = () =>
      product.host.sql<{ aal: string }>('select aal from auth.sessions where user_id = $1', [id]);
    expect(await levels()).toEqual([{ aal: 'aal2' }]);
    await page.clock.fastForward('15:01');
    await isLocked(page);
    await unlock(page, PASSWORD);
    await see(page, /Now the six-digit code/);
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'code');
    await page.getByLabel('Code').fill('000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await see(page, /That code is wrong or has expired/);
    await giveCode();
    await page.getByRole('heading', { name: 'Inquiries', level: 1 }).waitFor();
    expect(await levels()).toEqual([{ aal: 'aal2' }]);
  });
});
