import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { api } from '@/api/api';
import { loseFocus } from '@/test/loseFocus';
import { renderApp } from '@/test/renderApp';
import { aSession, asAdmin, SIGN_IN } from '@/test/session';
import { findAdminArea, openSignedIn } from '@/test/signedIn';
import { onItsWay, refusal, Reply, type Script } from '@/test/stubBackend';

interface Endpoints {
  sendMail: { initiate: (outgoing: object) => never };
}

const submit = async (script: Script, email: string, password: string) => {
  const app = renderApp('/admin/login/auth', script);
  await screen.findByRole('heading', { name: 'Login' });
  if (email) await app.user.type(screen.getByLabelText('Email'), email);
  if (password) await app.user.type(screen.getByLabelText('Password'), password);
  await app.user.click(screen.getByRole('button', { name: 'Login' }));
  return app;
};

describe('the login', () => {
  it.each([
    ['', ''],
    ['admin@carmine.example', ''],
    ['', 'secret'],
  ])('sends nothing while a field is empty (%s/%s)', async (email, password) => {
    const { calls } = await submit({}, email, password);
    expect(await screen.findByText('Please provide correct email and/or password')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('shows beside each field what is missing, and focuses the first', async () => {
    const { user } = await submit({}, '', '');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter your e-mail address');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password');
    await user.type(screen.getByLabelText('Email'), 'a');
    expect(screen.getByLabelText('Email')).not.toHaveAccessibleDescription();
  });

  it('starts in the first field', async () => {
    renderApp('/admin/login/auth');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  });

  it('shows and hides the password', async () => {
    const { user } = renderApp('/admin/login/auth');
    const field = await screen.findByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show the password' }));
    expect(field).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Hide the password' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('signs the admin in and shows a toast', async () => {
    await submit(asAdmin(), 'admin@carmine.example', 'secret');
    expect(await screen.findByText('Your login was successful')).toBeVisible();
    expect(await findAdminArea()).toBeVisible();
  });

  it('shows its own message for wrong credentials, and keeps the e-mail', async () => {
    await submit({ [SIGN_IN]: refusal(400, 'invalid_credentials', 'Nope') }, 'admin@carmine.example', 'x');
    expect(await screen.findByText('Invalid email or password')).toBeVisible();
    expect(screen.getByText(/Nobody on the staff has this e-mail address and this password/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('admin@carmine.example');
  });

  it('shows that the server failed, and keeps the password', async () => {
    const { user } = await submit({ [SIGN_IN]: refusal(503, '', 'down') }, 'admin@carmine.example', 'x');
    expect(
      await screen.findByText('Something went wrong on the server. Try again in a moment.'),
    ).toBeVisible();
    expect(screen.getByText('Invalid email or password')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('x');
    await user.type(screen.getByLabelText('Password'), 'y');
  });

  it('can be tried again after a refusal', async () => {
    const refusedSignIn = { [SIGN_IN]: refusal(400, 'invalid_credentials', 'Nope') };
    const { user, calls } = await submit(refusedSignIn, 'admin@carmine.example', 'x');
    await screen.findByText('Invalid email or password');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(calls.filter(([address]) => address === SIGN_IN)).toHaveLength(2));
  });

  it('returns the focus to the button after a refusal', async () => {
    const answer = onItsWay(refusal(400, 'invalid_credentials', 'Nope'));
    await submit({ [SIGN_IN]: () => answer.arrived }, 'admin@carmine.example', 'x');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Login' })).toBeDisabled());
    loseFocus();
    answer.release();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Login' })).toHaveFocus());
  });

  it.each(['Try again', 'Login'])(
    'shows that the session could not be checked, and checks it again with “%s”',
    async (way) => {
      let isDown = true;
      let askCount = 0;
      const answer = () => {
        askCount += 1; // first by the sign-in
        return isDown && askCount > 1 ? refusal(429, 'PT429', 'Slow down') : 'owner';
      };
      const { user } = await submit(
        { ...asAdmin(), 'POST /rest/v1/rpc/my_role': answer },
        'admin@carmine.example',
        'secret',
      );
      expect(await screen.findByText('Could not check that you are signed in.')).toBeVisible();
      isDown = false;
      await user.click(screen.getByRole('button', { name: way }));
      expect(await findAdminArea()).toBeVisible();
    },
  );

  it('treats an account that is no admin like a wrong password, and signs it out', async () => {
    const { calls } = await submit(
      {
        [SIGN_IN]: aSession(),
        'GET /auth/v1/user': aSession().user,
        'POST /rest/v1/rpc/my_role': null,
        'POST /auth/v1/logout': new Reply(204),
      },
      'someone@else.example',
      'secret',
    );
    expect(await screen.findByText('Invalid email or password')).toBeVisible();
    expect(calls.map(([address]) => address)).toContain('POST /auth/v1/logout');
    await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
  });
});

describe('the guard of the admin area', () => {
  it('redirects visitors to the login', async () => {
    renderApp('/auth/app/admin/track');
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  });

  const giveCredentials = async (user: UserEvent) => {
    await user.type(await screen.findByLabelText('Email'), 'admin@carmine.example');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
  };

  it('leads to the page that was wanted, with its query', async () => {
    const { user } = renderApp('/auth/app/admin/track?search=Ama', asAdmin());
    expect(await screen.findByText(/Sign in to open this page/)).toBeVisible();
    await giveCredentials(user);
    expect(await screen.findByRole('searchbox')).toHaveValue('Ama');
  });

  it('leads back to the same page after the session was ended elsewhere', async () => {
    let isEnded = false;
    const endedSession = new Reply(403, {
      code: 403,
      error_code: 'session_not_found',
      msg: 'Session not found',
    });
    const { user, store } = openSignedIn('/auth/app/admin/dashboard', {
      'GET /auth/v1/user': () => (isEnded ? endedSession : aSession().user),
      'POST /rest/v1/rpc/my_role': () => (isEnded ? null : 'owner'),
    });
    await screen.findByRole('heading', { name: 'Dashboard' });
    isEnded = true;
    fireEvent(window, new Event('focus'));
    expect(await screen.findByText(/Your session has expired, or was ended elsewhere/)).toBeVisible();
    expect(store.getState().session.user).toBeNull();
    isEnded = false;
    await giveCredentials(user);
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  it('does not lead back to the page after a logout', async () => {
    const { user } = openSignedIn('/auth/app/admin/dashboard', { 'POST /auth/v1/logout': new Reply(204) });
    await screen.findByRole('heading', { name: 'Dashboard' });
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('You are logged out, in all tabs of this browser.')).toBeVisible();
    await giveCredentials(user);
    expect(await findAdminArea()).toBeVisible();
  });

  it('leads from the login to the consignments, and back to the login on logout', async () => {
    const { user } = await submit(
      { ...asAdmin(), 'POST /auth/v1/logout': new Reply(204) },
      'admin@carmine.example',
      'secret',
    );
    await findAdminArea();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('Logged out successfully')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('clears the query cache on logout without waiting for a pending mail', async () => {
    const answer = onItsWay({ status: 'success' });
    const { user, store } = await submit(
      {
        ...asAdmin(),
        'POST /auth/v1/logout': new Reply(204),
        'POST /functions/v1/foxEmail': () => answer.arrived,
      },
      'admin@carmine.example',
      'secret',
    );
    await findAdminArea();
    await import('@/features/mail/mailApi');
    const { sendMail } = api.endpoints as unknown as Endpoints;
    store.dispatch(sendMail.initiate({ key: 'key', message: {} }));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('Logged out successfully')).toBeVisible();
    await waitFor(() => expect(Object.keys(store.getState().api.queries)).toEqual([]));
    answer.release();
  });

  it('shows that logging out failed', async () => {
    const { user } = await submit(
      { ...asAdmin(), 'POST /auth/v1/logout': refusal(500, 'unexpected', 'down') },
      'admin@carmine.example',
      'secret',
    );
    await findAdminArea();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('Something went wrong, try again')).toBeVisible();
  });
});
