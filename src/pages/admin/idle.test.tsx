import { AuthError } from '@supabase/supabase-js';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { renderApp } from '@/test/renderApp';
import { asAdmin, aSession, FIND, SIGN_IN } from '@/test/session';
import { findAdminArea, openSignedIn, renderSignedIn } from '@/test/signedIn';
import { onItsWay, refusal, Reply, type Script } from '@/test/stubBackend';
import { StubTab, withoutTabs, withTabs } from '@/test/stubTabs';

const LOGOUT = 'POST /auth/v1/logout';
const MINUTE = 60_000;

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const lastActive = () => sessionStorage.getItem('admin-last-active');

/** React shows a lazy part up to 300 ms of real time after the page: no time may pass before signs of life are noted. */
const isWatched = () => {
  const before = lastActive();
  return waitFor(() => {
    window.dispatchEvent(new Event('pointerdown'));
    expect(lastActive()).not.toBe(before);
  });
};

/** Signs in, and controls the clock from here on. */
const openAdmin = async (script: Script = {}) => {
  const app = await renderSignedIn({ [LOGOUT]: new Reply(204), ...script });
  await isWatched();
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  await pass(6_000);
  window.dispatchEvent(new Event('pointerdown')); // restarts the timer that was set by the real clock
  return { ...app, user };
};

/** A page whose session was left idle some minutes ago, locked or not. */
const restoreTab = async (minutes = 16, script: Script = {}) => {
  const before = await renderSignedIn();
  const storedItems = Object.keys(sessionStorage).map((name) => [name, sessionStorage.getItem(name) ?? '']);
  before.unmount();
  const [key = '', session = ''] = storedItems.find(([name]) => name?.startsWith('sb-')) ?? [];
  sessionStorage.clear();
  const next = `sb-backend${Number(/\d+/.exec(key)?.[0]) + 1}-auth-token`; // the storage key of the next page
  sessionStorage.setItem(next, session);
  sessionStorage.setItem('admin-last-active', String(Date.now() - minutes * MINUTE));
  return renderApp('/auth/app/admin/track', { ...asAdmin(), [LOGOUT]: new Reply(204), ...script });
};

const signInAgain = async (user: UserEvent) => {
  await user.type(screen.getByLabelText('Email'), 'admin@carmine.example');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await findAdminArea();
};

/** Seconds of the clock that the test controls, not real ones: a busy machine takes more turns until the part is there. */
const SEVERAL_TURNS = { timeout: 20_000 };

const isLocked = () => screen.findByRole('dialog', { name: 'The screen is locked' }, SEVERAL_TURNS);

const unlock = (user: UserEvent, password = 'secret') =>
  user.type(screen.getByLabelText('Password'), `${password}{Enter}`);

/** Half a day behind the locked screen. Timers do not run while a machine sleeps. */
const sleep = async () => {
  jest.setSystemTime(Date.now() + 12 * 60 * MINUTE);
  await pass(MINUTE);
};

const draft = { sendersName: 'Ama' };
const keepDraft = () => sessionStorage.setItem('draft:new-consignment', JSON.stringify(draft));

describe('an inactive admin', () => {
  // Their imports would wait for real time.
  beforeAll(() => import('@/features/auth/IdleLock'));
  beforeAll(() => import('@/features/auth/UnlockForms'));

  it('is no longer present for visitors behind the locked screen', async () => {
    const { countOf } = await openAdmin();
    await pass(16 * MINUTE);
    await isLocked();
    const before = countOf('POST /rest/v1/rpc/agent_present');
    expect(before).toBeGreaterThan(0);
    await pass(3 * MINUTE);
    expect(countOf('POST /rest/v1/rpc/agent_present')).toBe(before);
  });
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
  });

  it('is warned a minute before, sees a countdown, and can keep working', async () => {
    const { user, countOf } = await openAdmin();
    await pass(14 * MINUTE);
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you still there?' });
    expect(dialog).toHaveTextContent(/locks in (60|59) seconds/);
    await pass(50_000);
    expect(dialog).toHaveTextContent(/locks in (10|9) seconds/);
    await user.click(screen.getByRole('button', { name: 'Keep working' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await pass(5 * MINUTE);
    expect(screen.getByRole('heading', { name: 'Consignment', level: 1 })).toBeVisible();
    expect(countOf(LOGOUT)).toBe(0);
  });

  it('finds the screen locked after 15 minutes, and the page as it was after the password', async () => {
    const { user, countOf, store, calls } = await openAdmin();
    const search = screen.getByRole('searchbox');
    await user.type(search, 'AG1');
    await pass(15 * MINUTE);
    expect(within(await isLocked()).getByLabelText('Password')).toHaveFocus();
    expect(screen.queryByRole('heading', { name: 'Consignment' })).toBeNull();
    expect(document.documentElement).toHaveAttribute('data-covered');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Enter your password')).toBeVisible();
    await user.keyboard('{Escape}{Control>}k{/Control}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    const session = () => Object.entries(sessionStorage).filter(([key]) => key.endsWith('auth-token'));
    const before = session();
    await unlock(user);
    expect(await screen.findByRole('heading', { name: 'Consignment', level: 1 })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-covered');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('AG1');
    expect(session()).toEqual(before);
    expect(calls).toContainEqual([
      SIGN_IN,
      expect.objectContaining({ email: 'admin@carmine.example', password: 'secret' }),
    ]);
    expect(countOf(LOGOUT)).toBe(1); // of the sign-in that proved the password
    await pass(14 * MINUTE - 5_000);
    expect(store.getState().session).toMatchObject({ status: 'authenticated', lockedAt: null });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it.each([
    [
      'a wrong password',
      new Reply(400, { error_code: 'invalid_credentials', msg: 'no' }),
      'This is not the password of this account',
    ],
    ['too many', refusal(429, 'over_request_rate_limit', 'no'), 'Too many attempts'],
    ['an error of the server', refusal(500, 'unexpected', 'down'), 'Something went wrong on the server'],
  ])('stays locked after %s, and is told why', async (_name, answer, words) => {
    const { user } = await openAdmin({ [SIGN_IN]: answer });
    await pass(15 * MINUTE);
    await isLocked();
    await unlock(user, 'wrong');
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
    expect(screen.queryByRole('heading', { name: 'Consignment' })).toBeNull();
  });

  it('stays locked when it is not known whether a code is due, and is told why', async () => {
    const { user, db, countOf } = await openAdmin();
    jest
      .spyOn(db.apart.auth.mfa, 'getAuthenticatorAssuranceLevel')
      .mockResolvedValueOnce({ data: null, error: new AuthError('Session unknown', 500) });
    await pass(15 * MINUTE);
    await isLocked();
    await unlock(user);
    expect(await screen.findByText(/Something went wrong on the server/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Consignment' })).toBeNull();
    expect(countOf(LOGOUT)).toBe(1); // of the sign-in that proved the password
    await user.keyboard('{Enter}');
    expect(await findAdminArea()).toBeVisible();
  });

  it('finds the screen still locked after a reload, without the page behind it', async () => {
    const { user, calls } = await restoreTab(20, { [SIGN_IN]: aSession() });
    await isLocked();
    expect(document.body).not.toHaveTextContent('Consignment');
    expect(calls.map(([address]) => address)).not.toContain(FIND);
    await unlock(user);
    expect(await findAdminArea()).toBeVisible();
  });

  it('is unlocked by the password in another tab, if it is the same person', async () => {
    withTabs();
    await openAdmin();
    await pass(15 * MINUTE);
    await isLocked();
    const elsewhere = new StubTab('admin-active');
    act(() => elsewhere.postMessage({ user: 'somebody-else', said: 'unlocked' }));
    expect(screen.getByRole('dialog', { name: 'The screen is locked' })).toBeVisible();
    act(() => elsewhere.postMessage({ user: 'admin-id', said: 'unlocked' }));
    expect(await findAdminArea()).toBeVisible();
    withoutTabs();
  });

  it('is signed out after 12 hours behind the locked screen, is told why, and leaves no data behind', async () => {
    const { store, countOf } = await openAdmin();
    keepDraft();
    await pass(15 * MINUTE);
    await isLocked();
    await sleep();
    expect(await screen.findByText(/The locked session was ended/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
    expect(countOf(LOGOUT)).toBe(1);
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(store.getState().session.user).toBeNull();
    expect(Object.keys(store.getState().api.queries)).toEqual([]);
    expect(JSON.stringify(store.getState())).not.toContain('Ama');
  });

  it('logs out on the locked screen, and gets the drafts back after signing in again', async () => {
    const { user } = await openAdmin();
    keepDraft();
    await pass(15 * MINUTE);
    await isLocked();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await screen.findByText(/The locked session was ended/);
    await signInAgain(user);
    expect(sessionStorage.getItem('draft:new-consignment')).toBe(JSON.stringify(draft));
  });

  it('is asked before a logout discards a draft', async () => {
    const { user, countOf } = await openAdmin();
    keepDraft();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log out and discard what you typed' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(countOf(LOGOUT)).toBe(0);
    expect(sessionStorage.getItem('draft:new-consignment')).toBe(JSON.stringify(draft));
  });

  it('is asked before “Log out now” discards a draft', async () => {
    const { user, countOf } = await openAdmin();
    keepDraft();
    await pass(14 * MINUTE);
    await user.click(await screen.findByRole('button', { name: 'Log out now' }));
    await screen.findByRole('dialog', { name: 'Log out and discard what you typed' });
    expect(countOf(LOGOUT)).toBe(0);
  });

  it('gets no drafts back after logging out on purpose', async () => {
    const { user } = await openAdmin();
    keepDraft();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log out' }));
    await screen.findByText('Logged out successfully');
    expect(Object.keys(sessionStorage)).toEqual([]);
    await user.type(screen.getByLabelText('Email'), 'admin@carmine.example');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await findAdminArea();
    expect(sessionStorage.getItem('draft:new-consignment')).toBeNull();
  });

  it('is signed out locally when the server refuses', async () => {
    const { store } = await openAdmin({ [LOGOUT]: refusal(500, 'unexpected', 'down') });
    await pass(15 * MINUTE);
    await isLocked();
    await sleep();
    expect(await screen.findByText(/The locked session was ended/)).toBeVisible();
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(store.getState().session.user).toBeNull();
  });

  it('is signed out locally when the server does not answer, whose late answer ends no newer session', async () => {
    const answer = onItsWay(new Reply(204));
    const { user, store } = await openAdmin({ [LOGOUT]: () => answer.arrived });
    await pass(15 * MINUTE);
    await isLocked();
    await sleep();
    expect(screen.getByRole('dialog', { name: 'The screen is locked' })).toBeVisible();
    await pass(5_000);
    expect(await screen.findByText(/The locked session was ended/)).toBeVisible();
    expect(Object.keys(sessionStorage)).toEqual([]);
    await signInAgain(user);
    answer.release();
    await pass(5_000);
    expect(store.getState().session.status).toBe('authenticated');
    expect(Object.keys(sessionStorage)).toContainEqual(expect.stringMatching(/auth-token$/));
  });

  it('is signed out in a tab that is restored after 12 hours more', async () => {
    const { calls } = await restoreTab(12 * 60 + 16);
    expect(await screen.findByText(/The locked session was ended/)).toBeVisible();
    expect(calls.map(([address]) => address)).toEqual([LOGOUT]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('is signed out in a tab that is restored after a logout in another', async () => {
    localStorage.setItem('admin-signed-out', String(Date.now() - 15 * MINUTE));
    const { calls } = await restoreTab();
    expect(await screen.findByText(/You logged out in another tab/)).toBeVisible();
    expect(calls.map(([address]) => address)).toEqual([LOGOUT]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  /** A tab in which a user was active a minute ago. */
  const inUseElsewhere = (user: string) => {
    withTabs();
    const elsewhere = new StubTab('admin-active');
    const moment = Date.now() - MINUTE;
    elsewhere.onmessage = ({ data }) => {
      if ((data as { said: string }).said === 'anybody') elsewhere.postMessage({ user, said: moment });
    };
    return moment;
  };

  it('finds a restored tab locked while only somebody else is active in this browser', async () => {
    inUseElsewhere('somebody-else');
    await restoreTab();
    await isLocked();
    withoutTabs();
  });

  it('stays signed in in a restored tab while another tab is in use', async () => {
    const moment = inUseElsewhere('admin-id');
    const { countOf } = await restoreTab();
    expect(await findAdminArea()).toBeVisible();
    expect(countOf(LOGOUT)).toBe(0);
    expect(sessionStorage.getItem('admin-last-active')).toBe(String(moment));
    withoutTabs();
  });

  it('counts as active from the beginning of the session, before anything watches', async () => {
    const { store } = openSignedIn('/auth/app/admin/track');
    let keptDraft: string | null | undefined;
    store.subscribe(() => {
      if (keptDraft === undefined && store.getState().session.user)
        keptDraft = sessionStorage.getItem('admin-last-active');
    });
    await findAdminArea();
    expect(Number(keptDraft)).toBeGreaterThan(Date.now() - MINUTE);
  });

  it('is signed out when the stored session is incomplete', async () => {
    const next = Array.from({ length: 100 }, (_, number) => `sb-backend${number}-auth-token`);
    for (const key of next) sessionStorage.setItem(key, '{"access_token":');
    const { calls } = renderApp('/auth/app/admin/track');
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
    expect(await screen.findByText(/Your session has expired/)).toBeVisible();
    expect(calls).toEqual([]);
    sessionStorage.clear();
  });
});
