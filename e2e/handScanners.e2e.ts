import type { CDPSession, Page } from 'playwright-core';
import { LAPTOP, looksRight, openProduct, PHONE, see, type Product, type Visit } from './browser';
import { store } from './consignment';
import { aScanner, signInToScan } from './scanner';

describe('a hand scanner', () => {
  let product: Product;
  let visit: Visit;
  let page: Page;
  let line: CDPSession;
  let codes: string[];
  beforeAll(async () => {
    product = await openProduct();
    codes = [];
    for (let count = 0; count < 4; count += 1) codes.push((await store(product)).trackingId);
    visit = await product.visit(LAPTOP);
    ({ page } = visit);
    await signInToScan(visit, await aScanner(product));
    line = await visit.context.newCDPSession(page);
  });
  afterAll(() => product.stop());

  const isTaken = (code: string) => page.getByRole('heading', { name: code }).waitFor();
  const number = () => page.getByRole('textbox', { name: 'Tracking number' });
  const leaveFields = () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  /** What some devices tell of the keys of a scanner: the character arrives, and nothing else. */
  const pressUnidentified = async (text?: string) => {
    const key = { key: 'Unidentified', windowsVirtualKeyCode: 229 };
    await line.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
    if (text) await line.send('Input.insertText', { text });
    await line.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  };

  it.each([
    ['ends with Tab', 10, 'Tab', '', 0],
    ['ends with nothing', 10, undefined, '', 1],
    ['types slowly', 150, 'Enter', '', 2],
    ['names the kind of barcode before it', 10, 'Enter', ']C0', 3],
  ])('that %s is heard where nothing has the focus', async (_name, delay, end, prefix, place) => {
    const code = codes[place] ?? '';
    await leaveFields();
    await page.keyboard.type(prefix + code, { delay });
    if (end) await page.keyboard.press(end);
    await isTaken(code);
    expect(await number().inputValue()).toBe('');
  });

  it('is not mistaken for a person, who types into the field and presses Enter', async () => {
    const [code = ''] = codes;
    await number().focus();
    await page.keyboard.type(code, { delay: 200 }); // a person
    await page.waitForTimeout(1_200);
    expect(await number().inputValue()).toBe(code);
    await page.keyboard.press('Tab');
    await see(page, 'Not taken yet: press OK');
    await looksRight(page);
    await number().focus();
    await page.keyboard.press('Enter');
    await isTaken(code);
  });

  it('whose keys cannot be read is told of, and read in the field', async () => {
    const [, code = ''] = codes;
    for (const size of [PHONE, LAPTOP]) {
      await page.setViewportSize(size);
      await leaveFields();
      for (let count = 0; count < code.length; count += 1) await pressUnidentified();
      await see(page, /^This device cannot read what your scanner types/);
      expect(await number().evaluate((field) => field === document.activeElement)).toBe(true);
      await looksRight(page);
    }
    for (const letter of code) await pressUnidentified(letter);
    await page.keyboard.press('Enter');
    await isTaken(code);
    expect(await number().inputValue()).toBe('');
  });

  it('on another keyboard layout is told of, with what it may have meant', async () => {
    await leaveFields();
    await page.waitForTimeout(1_000); // the next label
    for (const key of ['C', 'Q', 'R', 'G', 'O', 'à', 'à', '&'])
      await line.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
    await page.keyboard.press('Enter');
    await see(page, /^Your scanner types on another keyboard layout: .*“CQRGOàà&”, which may be CARGO001\./);
    await looksRight(page);
    expect(visit.complaints).toEqual([]);
  });
});
