import assert from 'node:assert/strict';
import { isInside, type Product, type Visit } from './browser';

const TRACK = '/auth/app/admin/track';

/** The client's name for the session of a project at localhost. */
const SESSION = 'sb-localhost-auth-token';

/** A page of the site that needs no app. */
const BARE = '/robots.txt';

/**
 * Signs in past the login, for tests of what comes after it: the tab has the session that the login would have stored.
 * Opens a page of the admin area with it.
 */
export const enter = async (
  { page }: Visit,
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
  await page.goto(BARE);
  await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
    SESSION,
    JSON.stringify(session),
  ] as const);
  await page.goto(address);
  if (address === TRACK) await isInside(page);
  else await page.getByRole('button', { name: 'Log out' }).waitFor();
};
