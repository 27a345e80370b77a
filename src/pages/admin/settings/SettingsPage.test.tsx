import { screen, waitFor, within } from '@testing-library/react';
import { aSession, SIGN_IN } from '@/test/session';
import { beginSetUp } from '@/test/secondFactor';
import { openSignedIn } from '@/test/signedIn';
import { Reply, type Script } from '@/test/stubBackend';

const LIST = 'POST /rest/v1/rpc/my_sessions';
const END = 'POST /rest/v1/rpc/end_session';
const UPDATE = 'PUT /auth/v1/user';
const LOGOUT = 'POST /auth/v1/logout';

const times = { startedAt: '2026-11-20T08:00:00+00:00', usedAt: '2026-11-21T09:30:00+00:00' };
const here = { id: 'here', userAgent: 'X (Windows NT 10.0) Chrome/140', ...times, isThis: true };
const away = { id: 'away', userAgent: 'X (iPhone) Safari/604', ...times, isThis: false };

const refusalOf = (status: number, error_code: string) =>
  new Reply(status, { code: status, error_code, msg: 'Nope' });

const openSettings = async (script: Script = {}) => {
  const app = openSignedIn('/auth/app/admin/settings', {
    'POST /auth/v1/factors': new Reply(404, {}),
    [LIST]: [here, away],
    [LOGOUT]: new Reply(204),
    ...script,
  });
  await screen.findByText('This session');
  return app;
};

describe('two-step sign-in in the settings', () => {
  it('is offered without asking for it, and says of a server without it that it has none', async () => {
    const { user, countOf } = await openSettings();
    const setUp = await screen.findByRole('button', { name: 'Set up' });
    expect(countOf('POST /auth/v1/factors')).toBe(0);
    await user.click(setUp);
    await beginSetUp(user);
    expect(await screen.findByText('This server does not support two-step sign-in.')).toBeVisible();
    expect(countOf('POST /auth/v1/factors')).toBe(1);
  });
});

describe('the sessions in the settings', () => {
  it('are listed with browser and times, this one without a button', async () => {
    await openSettings();
    const items = within(screen.getByRole('region', { name: 'Sessions' })).getAllByRole('listitem');
    expect(items[0]).toHaveTextContent(/Chrome on Windows.*This session.*Signed in.*Last used/);
    expect(items[1]).toHaveTextContent(/Safari on iPhone/);
    expect(screen.getAllByRole('button', { name: /^End the session in/ })).toHaveLength(1);
  });

  it('are ended one by one after a confirmation', async () => {
    let sessions = [here, away];
    const { user, calls } = await openSettings({
      [LIST]: () => sessions,
      [END]: () => {
        sessions = [here];
        return new Reply(204);
      },
    });
    await user.click(
      screen.getByRole('button', {
        name: /^End the session in Safari on iPhone, signed in 20 November 2026/,
      }),
    );
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End' }));
    expect(await screen.findByText('The session is ended')).toBeVisible();
    expect(await screen.findByText('There is no other session.')).toBeVisible();
    expect(calls).toContainEqual([END, { session: 'away' }]);
  });

  it('are all ended but this one', async () => {
    let sessions = [here, away];
    const { user, store } = await openSettings({
      [LIST]: () => sessions,
      [LOGOUT]: (_body: unknown, _headers: Headers, url: URL) => {
        expect(url.searchParams.get('scope')).toBe('others');
        sessions = [here];
        return new Reply(204);
      },
    });
    await user.click(screen.getByRole('button', { name: 'End all other sessions' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End' }));
    expect(await screen.findByText('All other sessions are ended')).toBeVisible();
    expect(await screen.findByText('There is no other session.')).toBeVisible();
    expect(store.getState().session.status).toBe('authenticated');
  });

  it('stay listed when one could not be ended, and the dialog says so', async () => {
    const { user } = await openSettings({ [END]: new Reply(500, { code: 'XX000', message: 'down' }) });
    await user.click(
      screen.getByRole('button', {
        name: /^End the session in Safari on iPhone, signed in 20 November 2026/,
      }),
    );
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'End' }));
    expect(await within(dialog).findByText('The session could not be ended')).toBeVisible();
  });
});

describe('changing the password', () => {
  const fill = async (script: Script, current: string, next: string) => {
    const app = await openSettings(script);
    if (current) await app.user.type(screen.getByLabelText('Current password'), current);
    if (next) await app.user.type(screen.getByLabelText('New password'), next);
    await app.user.click(screen.getByRole('button', { name: 'Change the password' }));
    return app;
  };

  it.each([
    ['', '', 'Enter your current password'],
    ['old password', 'short', 'Enter at least 8 characters'],
    ['old password', 'é'.repeat(37), /^Too long/],
    ['old password', 'old password', /choose another one/],
  ])('sends nothing for %j and %j', async (current, next, text) => {
    const { countOf } = await fill({}, current, next);
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'));
    expect([countOf(SIGN_IN), countOf(UPDATE)]).toEqual([0, 0]);
  });

  it('proves the current one, ends that proof, and keeps this session', async () => {
    const { calls, store } = await fill({ [UPDATE]: aSession().user }, 'old password', 'new password');
    expect(await screen.findByText('Your password is changed')).toBeVisible();
    const authCalls = calls.filter(([address]) => [SIGN_IN, LOGOUT, UPDATE].includes(address));
    expect(authCalls.map(([address]) => address)).toEqual([SIGN_IN, LOGOUT, UPDATE]);
    expect(authCalls[0]?.[1]).toMatchObject({ email: 'admin@carmine.example', password: 'old password' });
    expect(authCalls[2]?.[1]).toMatchObject({ password: 'new password', current_password: 'old password' });
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(store.getState().session.status).toBe('authenticated');
    expect(Object.keys(sessionStorage)).toContainEqual(expect.stringMatching(/auth-token$/));
  });

  it('says beside the field that the current one is wrong, and keeps what was typed', async () => {
    const { countOf } = await fill(
      { [SIGN_IN]: refusalOf(400, 'invalid_credentials') },
      'old password',
      'new password',
    );
    await waitFor(() =>
      expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
        'This is not your current password',
      ),
    );
    expect(screen.getByLabelText('New password')).toHaveValue('new password');
    expect(countOf(UPDATE)).toBe(0);
  });

  it.each([
    ['weak_password', 422, /too weak/],
    ['reauthentication_needed', 400, /This session is too old/],
    ['same_password', 422, /choose another one/],
    ['over_request_rate_limit', 429, /Too many attempts/],
  ])('explains %s', async (code, status, text) => {
    await fill({ [UPDATE]: refusalOf(status, code) }, 'old password', 'new password');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveValue('old password');
  });
});
