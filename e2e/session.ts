import assert from 'node:assert/strict';
import { isInside, type Product, type Visit } from './browser';

const TRACK = '/auth/app/admin/track';

/**
 * Opens a page of the admin area in a tab that has a session already, for tests of what comes after the sign-in. The API gives
 * it, and the tab stores it as the app does.
 */
export const openSignedIn = async (
  { page }: Pick<Visit, 'page'>,
  { host }: Product,
  address = TRACK,
  { email, password } = host.admin,
) => {
  const answer = await fetch(`${host.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: host.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  assert.equal(answer.status, 200);
  const tokens = (await answer.json()) as { expires_in: number };
  const session = { ...tokens, expires_at: Math.floor(Date.now() / 1_000) + tokens.expires_in };
  const put = await page.addInitScript(
    (text) => sessionStorage.setItem(`sb-${location.hostname.split('.')[0]}-auth-token`, text),
    JSON.stringify(session),
  );
  await page.goto(address);
  await put.dispose(); // the next page of the tab finds what the app has made of the session
  if (address === TRACK) await isInside(page);
  else await page.getByRole('button', { name: 'Log out' }).first().waitFor();
};

/** Begins the set-up of a second factor in the settings, which takes the password. */
export const beginSetUp = async (page: Visit['page'], password: string): Promise<void> => {
  await page.getByRole('button', { name: 'Set up' }).click();
  await givePasswordAgain(page, password);
};

/** Enters the password that a set-up asks for. */
export const givePasswordAgain = async (page: Visit['page'], password: string): Promise<void> => {
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Continue' }) });
  await form.locator('input[name="password"]').fill(password);
  await form.getByRole('button', { name: 'Continue' }).click();
};
