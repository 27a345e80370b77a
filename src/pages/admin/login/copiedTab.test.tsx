import { screen, waitFor } from '@testing-library/react';
import { paths } from '@/config/paths';
import { isSession, storageKeys } from '@/config/storageKeys';
import { claimSession, storageOfTab } from '@/supabase/tabSession';
import { renderApp } from '@/test/renderApp';
import { asAdmin, aSession } from '@/test/session';

const DRAFT = storageKeys.mailDraft('ada@visitor.test');
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const claims = {
  sub: 'admin-id',
  role: 'authenticated',
  session_id: 'session',
  exp: Date.now() / 1_000 + 3_600,
};
const session = { ...aSession(), access_token: `${encode({ alg: 'HS256' })}.${encode(claims)}.c2ln` };

/** Another tab has renewed the session since. */
const renewElsewhere = () =>
  localStorage.setItem(storageKeys.sessionWriting('session'), `later ${Date.now()}`);
const sessionKey = () => Object.keys(sessionStorage).find(isSession) ?? '';
const letters = () => sessionStorage.getItem(DRAFT);

const seesLogin = () => screen.findByText(/^This tab is a copy of another one/);
const signIn = async ({ user }: ReturnType<typeof renderApp>) => {
  await user.type(await screen.findByLabelText('Email'), 'admin@carmine.example');
  await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
};

describe('a tab with a copied session', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    sessionStorage.setItem(DRAFT, '{"body":"Dear Ada"}');
  });

  it('asks for a sign-in of its own, and leads to the page with what was typed', async () => {
    sessionStorage.setItem('sb-copied-auth-token', JSON.stringify(session));
    renewElsewhere();
    await claimSession();
    const app = renderApp(paths.adminDashboard, asAdmin());
    await seesLogin();
    expect(letters()).toBeNull();
    expect(app.countOf('POST /auth/v1/logout')).toBe(0);
    expect(app.countOf('POST /auth/v1/token')).toBe(0);
    await signIn(app);
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(letters()).toBe('{"body":"Dear Ada"}');
  });

  it('does so while its pages are open, and ends no session at the server', async () => {
    const app = renderApp(paths.adminDashboard, asAdmin(), undefined, session);
    await screen.findByRole('heading', { name: 'Dashboard' });
    renewElsewhere();
    expect(storageOfTab.getItem(sessionKey())).toBeNull();
    await seesLogin();
    expect(app.countOf('POST /auth/v1/logout')).toBe(0);
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
    await signIn(app);
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(letters()).toBe('{"body":"Dear Ada"}');
  });
});
