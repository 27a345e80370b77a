import { installFakeDevTools } from '@/test/fakeDevTools';
import { act, screen } from '@testing-library/react';
import { failureOutdated, toastRaised } from '@/features/toasts/toastsSlice';
import { renderApp } from '@/test/renderApp';
import { asAdmin } from '@/test/session';
import { findAdminArea, openSignedIn } from '@/test/signedIn';

const countOf = (tools: ReturnType<typeof installFakeDevTools>, name: string) =>
  tools.recorded.filter(({ shownAction }) => shownAction.type === name).length;

describe('an action in Redux DevTools', () => {
  afterEach(() => jest.useRealTimers());

  it('says once that a toast is closed, whether its time is over or it is out of date', async () => {
    const tools = installFakeDevTools();
    const { store } = renderApp('/tracking');
    act(() => void store.dispatch(toastRaised('success', 'First')));
    await screen.findByText('First');
    jest.useFakeTimers();
    act(() => void store.dispatch(toastRaised('success', 'Second')));
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(store.getState().toasts.map(({ text }) => text)).toEqual(['First']); // by the real clock
    expect(countOf(tools, 'toasts/toastClosed')).toBe(1);
    act(() => void store.dispatch(toastRaised('error', 'Third', { call: 'signIn' })));
    await act(() => jest.advanceTimersByTimeAsync(100));
    act(() => void store.dispatch(failureOutdated('signIn')));
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(countOf(tools, 'toasts/toastClosed')).toBe(1);
  });

  it('says once that the session and the chats are wanted, from the login to every page', async () => {
    const tools = installFakeDevTools();
    const { user } = renderApp('/admin/login/auth', asAdmin());
    await user.type(await screen.findByLabelText('Email'), 'admin@carmine.example');
    await user.type(screen.getByLabelText('Password'), 'planted password');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await findAdminArea();
    await user.click(screen.getAllByRole('link', { name: /Dashboard/ })[0] as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: /Dashboard/ });
    expect(countOf(tools, 'session/sessionWanted')).toBe(1);
    expect(countOf(tools, 'chat/chatWanted')).toBe(1);
    expect(JSON.stringify([tools.recorded, tools.shownState()])).not.toContain('planted password');
  });

  it('changes the state if it is of a slice of the app', async () => {
    const tools = installFakeDevTools();
    openSignedIn('/auth/app/admin/track');
    await findAdminArea();
    const idle = tools.recorded.filter(
      ({ changes, shownAction: { type } }) =>
        !changes() && /^(session|chat|chatOutbox|toasts|undo)\//.test(type),
    );
    expect(idle.map(({ shownAction }) => shownAction.type)).toEqual([]);
  });
});
