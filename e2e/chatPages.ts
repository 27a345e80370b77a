import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import type { HostProcess } from '../host/testing/hostProcess';

/** Far longer than any machine needs; the promised times are measured by the benchmark. */
const PATIENCE_MS = 60_000;

export const visitorBox = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
export const agentBox = (page: Page) => page.getByRole('textbox', { name: 'Your reply' });

/** A public page with the chat's window open. */
export const openWindow = async (page: Page, address = '/') => {
  await page.goto(address);
  await page.getByRole('button', { name: /^Chat with support/ }).click();
  await visitorBox(page).waitFor();
};

export const say = async (box: Locator, text: string) => {
  await box.fill(text);
  await box.press('Enter');
};

/** Waits until the log shows exactly these messages, each once, in this order, and all of them sent. */
export const shows = (page: Page, texts: readonly string[], timeout = PATIENCE_MS) =>
  page.waitForFunction(
    (text) => {
      const log = document.querySelector('[role="log"]');
      const texts = [...(log?.querySelectorAll('[data-part="text"]') ?? [])].map((text) => text.textContent);
      return JSON.stringify(texts) === text && !/Sending|Not sent/.test(log?.textContent ?? '');
    },
    JSON.stringify(texts),
    { timeout },
  );

/** The stored messages of the latest chat, in their order. */
export const stored = async (host: HostProcess) => {
  const rows = await host.sql<{ message: string; seq: number }>(
    `select message, seq from public.chat_message
     where chat = (select id from public.chats order by created_at desc limit 1) order by seq`,
  );
  assert.deepEqual(
    rows.map(({ seq }) => seq),
    rows.map((_row, index) => index + 1),
  );
  return rows.map(({ message }) => message);
};

/** The visitor's name in the latest chat, as the admin's list shows it. */
export const latestName = async (host: HostProcess) => {
  const [latest] = await host.sql<{ senderName: string }>(
    'select "senderName" from public.chats order by created_at desc limit 1',
  );
  return latest?.senderName ?? '';
};

/** Opens the latest chat on the admin's page; the list may not show it at first. */
export const openLatest = async (page: Page, host: HostProcess) => {
  const [link, menu] = [
    page.getByRole('link', { name: /^Chat/ }),
    page.getByRole('button', { name: /^Open menu/ }),
  ];
  await link.or(menu).first().waitFor();
  if (await menu.isVisible()) await menu.click(); // on a phone
  await link.click();
  await openRow(page, new RegExp(`^${await latestName(host)}`));
};

/** Opens the first row of the list, or the one of this visitor. */
const openRow = async (page: Page, name = /^visitor-/) => {
  await page.getByRole('button', { name }).first().click();
  await agentBox(page).waitFor();
};

/** Waits until a message with this text is in the log. */
export const see = (page: Page, text: string, timeout = PATIENCE_MS) =>
  page.getByRole('log').getByText(text, { exact: true }).waitFor({ timeout });
