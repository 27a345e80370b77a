import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { renderApp } from '@/test/renderApp';
import { asAdmin } from '@/test/session';
import { renderSignedIn } from '@/test/signedIn';
import { onItsWay, refusal, Reply } from '@/test/stubBackend';
import { StubTab, withoutTabs, withTabs } from '@/test/stubTabs';

const LOGOUT = 'POST /auth/v1/logout';
const MINUTE = 60_000;

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Signs in, and controls the clock from here on. */
const open = async (logout: unknown = new Reply(204)) => {
  const app = await renderSignedIn({ [LOGOUT]: logout });
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  window.dispatchEvent(new Event('pointerdown')); // restarts timers that were set by the real clock
  await pass(6_000);
  window.dispatchEvent(new Event('pointerdown'));
  return { ...app, user };
};

/** A page whose session was left idle 16 minutes ago. */
const restoreTab = async () => {
  const before = await renderSignedIn();
  const kept = Object.keys(sessionStorage).map((name) => [name, sessionStorage.getItem(name) ?? '']);
  before.unmount();
  const [key = '', session = ''] = kept.find(([name]) => name?.startsWith('sb-')) ?? [];
  sessionStorage.clear();
  const next = `sb-backend${Number(/\d+/.exec(key)?.[0]) + 1}-auth-token`; // the storage key of the next page
  sessionStorage.setItem(next, session);
  sessionStorage.setItem('admin-last-active', String(Date.now() - 16 * MINUTE));
  return renderApp('/auth/app/admin/track', { ...asAdmin(), [LOGOUT]: new Reply(204) });
};

const signInAgain = async (user: UserEvent) => {
  await user.type(screen.getByLabelText('Email'), 'admin@carmine.example');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('heading', { name: 'Consignment', level: 1 });
};

const draft = { sendersName: 'Ama' };
const keepDraft = () => sessionStorage.setItem('draft:new-consignment', JSON.stringify(draft));

describe('an inactive admin', () => {
  afterEach(() => {
    jest.useRealTimers();
    localStorage.clear();
  });

  it('is warned a minute before, sees a countdown, and can stay signed in', async () => {
    const { user, countOf } = await open();
    await pass(14 * MINUTE);
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you still there?' });
    expect(dialog).toHaveTextContent(/signed out in (60|59) seconds/);
    await pass(50_000);
    expect(dialog).toHaveTextContent(/signed out in (10|9) seconds/);
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await pass(5 * MINUTE);
    expect(screen.getByRole('heading', { name: 'Consignment', level: 1 })).toBeVisible();
    expect(countOf(LOGOUT)).toBe(0);
  });

  it('is signed out after 15 minutes, is told why, and leaves no data behind', async () => {
    const { store, countOf } = await open();
    keepDraft();
    await pass(15 * MINUTE);
    expect(await screen.findByText(/15 minutes of inactivity/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
    expect(countOf(LOGOUT)).toBe(1);
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(store.getState().session.user).toBeNull();
    expect(Object.keys(store.getState().api.queries)).toEqual([]);
    expect(JSON.stringify(store.getState())).not.toContain('Ama');
  });

  it('gets the drafts back after signing in again', async () => {
    const { user } = await open();
    keepDraft();
    await pass(15 * MINUTE);
    await screen.findByText(/15 minutes of inactivity/);
    await signInAgain(user);
    expect(sessionStorage.getItem('draft:new-consignment')).toBe(JSON.stringify(draft));
  });

  it('is asked before a logout discards a draft', async () => {
    const { user, countOf } = await open();
    keepDraft();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log out and discard what you typed' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(countOf(LOGOUT)).toBe(0);
    expect(sessionStorage.getItem('draft:new-consignment')).toBe(JSON.stringify(draft));
  });

  it('is asked before “Log out now” discards a draft', async () => {
    const { user, countOf } = await open();
    keepDraft();
    await pass(14 * MINUTE);
    await user.click(await screen.findByRole('button', { name: 'Log out now' }));
    await screen.findByRole('dialog', { name: 'Log out and discard what you typed' });
    expect(countOf(LOGOUT)).toBe(0);
  });

  it('gets no drafts back after logging out on purpose', async () => {
    const { user } = await open();
    keepDraft();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Log out' }));
    await screen.findByText('Logged out successfully');
    expect(Object.keys(sessionStorage)).toEqual([]);
    await user.type(screen.getByLabelText('Email'), 'admin@carmine.example');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await screen.findByRole('heading', { name: 'Consignment', level: 1 });
    expect(sessionStorage.getItem('draft:new-consignment')).toBeNull();
  });

  it('is signed out locally when the server refuses', async () => {
    const { store } = await open(refusal(500, 'unexpected', 'down'));
    await pass(15 * MINUTE);
    expect(await screen.findByText(/15 minutes of inactivity/)).toBeVisible();
    expect(Object.keys(sessionStorage)).toEqual([]);
    expect(store.getState().session.user).toBeNull();
  });

  it('is signed out locally when the server does not answer, whose late answer ends no newer session', async () => {
    const answer = onItsWay(new Reply(204));
    const { user, store } = await open(() => answer.arrived);
    await pass(15 * MINUTE);
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    expect(screen.getByRole('alertdialog')).toBeVisible();
    await pass(5_000);
    expect(await screen.findByText(/15 minutes of inactivity/)).toBeVisible();
    expect(Object.keys(sessionStorage)).toEqual([]);
    await signInAgain(user);
    answer.release();
    await pass(5_000);
    expect(store.getState().session.status).toBe('authenticated');
    expect(Object.keys(sessionStorage)).toContainEqual(expect.stringMatching(/auth-token$/));
  });

  it('is signed out in a tab that is restored after the limit', async () => {
    const { calls } = await restoreTab();
    expect(await screen.findByText(/15 minutes of inactivity/)).toBeVisible();
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

  it('stays signed in in a restored tab while another tab is in use', async () => {
    withTabs();
    const elsewhere = new StubTab('admin-active');
    const moment = Date.now() - MINUTE;
    elsewhere.onmessage = ({ data }) => {
      if (data === 'anybody') elsewhere.postMessage(moment);
    };
    const { countOf } = await restoreTab();
    expect(await screen.findByRole('heading', { name: 'Consignment', level: 1 })).toBeVisible();
    expect(countOf(LOGOUT)).toBe(0);
    expect(sessionStorage.getItem('admin-last-active')).toBe(String(moment));
    withoutTabs();
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
