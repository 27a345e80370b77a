import { paths } from '../../src/config/paths';
import { newContext, openPage, type Stage } from './stage';

export type Session = Record<string, string>;

/** Signs the admin in; what the tab then stores. */
export const signIn = async ({ browser, host }: Stage): Promise<Session> => {
  const { context, page } = await openPage(await newContext(browser, 'laptop'));
  await page.goto(host.url + paths.login);
  await page.getByLabel('Email').fill(host.admin.email);
  await page.getByLabel('Password').fill(host.admin.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Log out' }).waitFor();
  const session = await page.evaluate<Session>('({ ...sessionStorage })');
  await context.close();
  return session;
};

/** A browser with an empty cache where the admin is signed in: sessions are per tab, so this one is copied. */
export const enter = async ({ browser }: Stage, session: Session, device: 'phone' | 'laptop' = 'laptop') => {
  const context = await newContext(browser, device);
  await context.addInitScript((kept: Session) => {
    for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  }, session);
  return context;
};
