import type { Page } from 'playwright-core';
import { TOAST_ERROR_MS } from '../src/config/timing';

/** Lets the time of every toast pass, on a page with a fake clock. One that fades has too little contrast. */
export const letToastsGo = async (page: Page) => {
  await page.clock.fastForward(TOAST_ERROR_MS);
  await page.locator('.notistack-Snackbar').first().waitFor({ state: 'detached' });
};
