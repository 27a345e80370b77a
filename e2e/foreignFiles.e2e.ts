import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { looksRight, openProduct, PHONE, see, signIn, SIZES, type Product, type Visit } from './browser';
import { agentBox, openLatest, openWindow, say, visitorBox } from './chatPages';

const VISITOR = /^Pictures and files cannot be sent here yet\. Please send them to support@/;
const STAFF = /^Pictures and files cannot be put here yet/;

/** Drops a file from outside the browser in the middle of an element. */
const drop = async ({ page, context }: Visit, selector: string, file: string) => {
  const place = page.locator(selector).first();
  await place.scrollIntoViewIfNeeded();
  const box = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const line = await context.newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await line.send('Input.dispatchDragEvent', { type, ...at, data });
  await line.detach();
};
/** Copies a picture, as from an image viewer, and pastes it where the focus is. */
const pastePicture = async (page: Page) => {
  await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob as Blob })]);
  });
  await page.keyboard.press('Control+V');
};
const toastGone = async (page: Page, text: RegExp) =>
  page.getByText(text).first().waitFor({ state: 'hidden' });

describe.each(SIZES)('a picture that is pasted or dropped, on a %s', (_name, size) => {
  let product: Product;
  let visitor: Visit;
  let admin: Visit;
  let picture: string;
  beforeAll(async () => {
    product = await openProduct();
    picture = path.join(tmpdir(), `picture-${process.pid}.png`);
    await writeFile(picture, Buffer.from('iVBORw0KGgo=', 'base64'));
    [visitor, admin] = [await product.visit(size), await product.visit(size)];
    for (const { context } of [visitor, admin])
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  });
  afterAll(() => product.stop());

  it('in the chat of a visitor gets a word, and what was typed stays', async () => {
    const { page } = visitor;
    await openWindow(page, '/terms_and_condition');
    const address = page.url();
    await say(visitorBox(page), 'Hello');
    await visitorBox(page).fill('It looks like this:');
    await pastePicture(page);
    await see(page, VISITOR);
    await looksRight(page);
    for (const place of ['[role="log"]', 'textarea', 'h1']) {
      await toastGone(page, VISITOR);
      if (place === 'h1' && size === PHONE) break; // behind the window
      await drop(visitor, place, picture);
      await see(page, VISITOR);
    }
    expect(page.url()).toBe(address);
    await expect(visitorBox(page).inputValue()).resolves.toBe('It looks like this:');
    expect(visitor.complaints).toEqual([]);
  });

  it('in the admin area gets a word beside what takes files, and what was typed stays', async () => {
    const { page } = admin;
    await signIn(admin, product);
    await openLatest(page, product.host);
    await agentBox(page).fill('Thank you');
    await pastePicture(page);
    await see(page, STAFF);
    await drop(admin, '[role="log"]', picture);
    expect(await agentBox(page).inputValue()).toBe('Thank you');
    await toastGone(page, STAFF);
    await page.goto('/auth/app/admin/import');
    await see(page, 'Choose a file');
    await drop(admin, 'h1', picture);
    await see(page, STAFF);
    expect(page.url()).toMatch(/\/import$/);
    await drop(admin, 'main button', picture);
    await see(page, /^This is a picture\./);
    expect(admin.complaints).toEqual([]);
  });
});
