import type { Page } from 'playwright-core';
import { databases } from '../src/config/storageKeys';
import { addScanner } from '../supabase/tests/support/api';
import type { Product, Visit } from './browser';

export const SCANNER = '/auth/app/admin/scan';

/** Of every scanner that is added. */
const PASSWORD = 'correct horse battery';

/** Somebody with the role of a scanner; the address to sign in with. */
export const aScanner = async ({ host }: Product): Promise<string> => (await addScanner(host)).email;

export const isScanning = (page: Page) => page.getByRole('heading', { name: 'Scan', exact: true }).waitFor();

/** How long a scan can be taken back before it is sent. */
const HOLD_MS = 8_000;

/**
 * Lets the time pass after which scans are sent. The page's clock has to be installed once somebody is signed in: a page that has
 * it from its start does not know which document it is in, and goes without the scanner's headers.
 */
export const passHold = (page: Page) => page.clock.fastForward(HOLD_MS);

/** Opens the scanner, which asks for the sign-in first. */
export const signInToScan = async ({ page }: Pick<Visit, 'page'>, email: string) => {
  await page.goto(SCANNER);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  const answered = page.waitForResponse('**/rpc/scan_events'); // by which the page tells how wrong its clock is
  await page.getByRole('button', { name: 'Login' }).click();
  await isScanning(page);
  await answered;
  await page.getByRole('button', { name: 'One by one' }).waitFor();
};

/** From now on, each code is recorded as this event. */
export const scanMany = async (page: Page, event: string) => {
  await page.getByRole('button', { name: 'Many at once' }).click();
  await page.getByLabel('What happens to all of them').selectOption(event);
};

/** Types a code and waits until the device has it. */
export const enter = async (page: Page, code: string) => {
  await page.getByRole('textbox', { name: 'Tracking number' }).fill(code);
  await page.keyboard.press('Enter');
};

/** Types a code as a hand scanner does, into whatever has the focus. */
export const scanByHand = async (page: Page, code: string) => {
  await page.evaluate((text) => {
    const target = document.activeElement ?? document.body;
    for (const key of [...text, 'Enter']) {
      const isTyped = target.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
      if (isTyped && key.length === 1) document.execCommand('insertText', false, key);
    }
  }, code);
};

/** Waits until nothing is left on the device to be sent. */
export const isAllSent = async (page: Page) => {
  const count = () =>
    page.evaluate(
      (name) =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open(name);
          opening.onerror = () => reject(new Error('No database'));
          opening.onsuccess = () => {
            const counting = opening.result.transaction('entries').objectStore('entries').count();
            counting.onsuccess = () => {
              opening.result.close();
              resolve(counting.result);
            };
          };
        }),
      databases.scanner,
    );
  for (let remaining = 1; remaining > 0; await page.waitForTimeout(200))
    remaining = await count().catch(() => 1); // in a page that is killed
};

/** Until the worker of the page keeps it for when there is no line. */
export const isKept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));
