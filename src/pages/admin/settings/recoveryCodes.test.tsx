import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/test/renderApp';
import { beginSetUp } from '@/test/secondFactor';
import { asAdmin, aSession, SIGN_IN } from '@/test/session';
import { findAdminArea, openSignedIn } from '@/test/signedIn';
import { onItsWay, refusal, Reply, type Script } from '@/test/stubBackend';
import { StubTab, withoutTabs, withTabs } from '@/test/stubTabs';

const USE = 'POST /rest/v1/rpc/use_recovery_code';
const MAKE = 'POST /rest/v1/rpc/make_recovery_codes';
const LEFT = 'POST /rest/v1/rpc/recovery_codes_left';
const MY_ROLE = 'POST /rest/v1/rpc/my_role';
const USER = 'GET /auth/v1/user';
const VERIFY = 'POST /auth/v1/factors/f/verify';

const CODES = Array.from({ length: 10 }, (_, turn) => `ABCDEFGHJKMNPQR${turn}`);
const factor = { id: 'f', factor_type: 'totp', status: 'verified', updated_at: '2026-11-20T08:00:00Z' };
const withFactor = () => ({ ...aSession().user, factors: [factor] });

const challenge = {
  'POST /auth/v1/factors/f/challenge': { id: 'c', type: 'totp', expires_at: 2e9 },
  [VERIFY]: () => ({ ...aSession(), user: withFactor() }),
};

describe('a recovery code at the second step', () => {
  /** An admin who has given the password, and whom `use` lets in. */
  const atSecondStep = async (use: unknown, more: Script = {}) => {
    let isAdmin = false;
    const script: Script = {
      ...asAdmin(),
      [SIGN_IN]: () => ({ ...aSession(), user: isAdmin ? aSession().user : withFactor() }),
      [USER]: withFactor(),
      [MY_ROLE]: () => (isAdmin ? 'owner' : null),
      [USE]: (body: unknown) => {
        isAdmin = typeof use === 'number';
        return typeof use === 'function' ? (use as (body: unknown) => unknown)(body) : use;
      },
      ...more,
    };
    const app = renderApp('/admin/login/auth', script);
    await app.user.type(await screen.findByLabelText('Email'), 'admin@carmine.example');
    await app.user.type(screen.getByLabelText('Password'), 'secret');
    await app.user.click(screen.getByRole('button', { name: 'Login' }));
    await app.user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    return app;
  };
  const give = async ({ user }: Awaited<ReturnType<typeof atSecondStep>>, code: string) => {
    await user.type(screen.getByLabelText('Recovery code'), code);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
  };

  it('lets the admin in, and tells what is left and what to do', async () => {
    const app = await atSecondStep(1);
    expect(screen.getByLabelText('Recovery code')).toHaveFocus();
    await give(app, 'abcd-efgh jkmn-pqr0');
    expect(await findAdminArea()).toBeVisible();
    expect(await screen.findByText(/1 recovery code is left/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set it up again' })).toHaveAttribute(
      'href',
      '/auth/app/admin/settings',
    );
    expect(app.calls).toContainEqual([USE, { code: 'abcdefghjkmnpqr0' }]);
    await app.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/recovery code is left/)).not.toBeInTheDocument();
  });

  it.each([
    [null, /No code like this is left/],
    [refusal(429, 'PT429', 'Too many requests, try again in ten minutes.'), /Too many attempts/],
    [
      refusal(403, '42501', 'Only an admin who owes the second factor may do this.'),
      /needs no code any more/,
    ],
    [refusal(500, 'XX000', 'down'), /Something went wrong on the server/],
  ])('says why it was not taken, and keeps it: %j', async (answer, text) => {
    const app = await atSecondStep(() => answer);
    await give(app, CODES[0] ?? '');
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('Recovery code')).toHaveValue(CODES[0]);
  });

  it('ends only the current sign-in when another account is chosen', async () => {
    withTabs();
    const elsewhere = new StubTab('admin-active');
    const bodies: unknown[] = [];
    elsewhere.onmessage = ({ data }) => bodies.push(data);
    const { user } = await atSecondStep(9, { 'POST /auth/v1/logout': new Reply(204) });
    await user.click(screen.getByRole('button', { name: 'Use another account' }));
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(bodies).not.toContain('signedOut');
    expect(localStorage.getItem('admin-signed-out')).toBeNull();
    expect(screen.queryByText(/logged out/i)).not.toBeInTheDocument();
    withoutTabs();
  });

  it('is not sent unless it is whole, and the app’s code is still asked for', async () => {
    const app = await atSecondStep(9);
    await give(app, 'ABCD-EFGH');
    expect(await screen.findByText('Enter all 16 letters and digits')).toBeVisible();
    expect(app.countOf(USE)).toBe(0);
    await app.user.click(screen.getByRole('button', { name: 'Use the app instead' }));
    expect(screen.getByLabelText('Code')).toHaveFocus();
  });
});

describe('recovery codes in the settings', () => {
  const openSettings = async (script: Script = {}) => {
    const app = openSignedIn('/auth/app/admin/settings', {
      [USER]: withFactor(),
      'POST /rest/v1/rpc/my_sessions': [],
      [LEFT]: 7,
      [MAKE]: CODES,
      ...challenge,
      ...script,
    });
    await screen.findByRole('button', { name: 'Make new codes' });
    return app;
  };
  const renew = async ({ user }: Awaited<ReturnType<typeof openSettings>>) => {
    await user.click(screen.getByRole('button', { name: 'Make new codes' }));
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
  };

  it('say how many are left', async () => {
    await openSettings();
    expect(await screen.findByText(/7 recovery codes are left/)).toBeVisible();
  });

  it('can be left as they are, and keep the focus', async () => {
    const { user } = await openSettings();
    await user.click(screen.getByRole('button', { name: 'Make new codes' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.body).not.toHaveFocus();
    expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'Make new codes' }));
  });

  it('warn when there are none', async () => {
    await openSettings({ [LEFT]: 0 });
    expect(await screen.findByText(/You have no recovery codes/)).toBeVisible();
  });

  it('are made anew for a code of the app, and shown once, to copy, save or print', async () => {
    const app = await openSettings();
    await renew(app);
    const panel = await screen.findByRole('region', { name: 'Recovery codes' });
    expect(
      within(panel)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toContain('ABCD-EFGH-JKMN-PQR0');
    const addresses = app.calls.map(([address]) => address);
    expect(addresses.indexOf('POST /auth/v1/factors/f/verify')).toBeLessThan(addresses.indexOf(MAKE));
    await app.user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain('admin@carmine.example');
    expect(copied.match(/-PQR\d/g)).toHaveLength(10);
    const print = jest.spyOn(window, 'print').mockImplementation();
    await app.user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalled();
    await app.user.click(screen.getByRole('button', { name: 'I have kept them' }));
    expect(screen.queryByText('ABCD-EFGH-JKMN-PQR0')).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Make new codes' })).toBeVisible();
  });

  it('are not made for a wrong code', async () => {
    const app = await openSettings({
      'POST /auth/v1/factors/f/verify': new Reply(422, {
        code: 422,
        error_code: 'mfa_verification_failed',
        msg: 'Nope',
      }),
    });
    await renew(app);
    expect(await screen.findByText(/That code is wrong/)).toBeVisible();
    expect(app.countOf(MAKE)).toBe(0);
  });

  /** Sets a factor up, where `made` answers the wish for codes. */
  const setUp = async (codesAnswer: unknown, script: Script = {}, beforeConfirming = () => undefined) => {
    let isVerified = false;
    const app = openSignedIn('/auth/app/admin/settings', {
      [USER]: () => (isVerified ? withFactor() : aSession().user),
      'POST /rest/v1/rpc/my_sessions': [],
      [LEFT]: 0,
      ...challenge,
      'POST /auth/v1/logout': new Reply(204),
      'POST /auth/v1/factors': (body: { factor_type: string }) =>
        body.factor_type === 'totp'
          ? { id: 'f', type: 'totp', totp: { qr_code: '', secret: 'KEY', uri: 'otpauth://totp/x' } }
          : new Reply(400, {}),
      [VERIFY]: () => {
        isVerified = true;
        return { ...aSession(), user: withFactor() };
      },
      [MAKE]: codesAnswer,
      ...script,
    });
    await app.user.click(await screen.findByRole('button', { name: 'Set up' }));
    await beginSetUp(app.user);
    await app.user.type(await screen.findByLabelText('Code'), '123456');
    beforeConfirming();
    await app.user.click(screen.getByRole('button', { name: 'Confirm' }));
    return app;
  };

  it('follow the set-up of the factor', async () => {
    const { arrived, release } = onItsWay(CODES);
    await setUp(() => arrived);
    release();
    expect(await screen.findByText('ABCD-EFGH-JKMN-PQR0')).toBeVisible();
  });

  describe('where the session is checked while the code is on its way', () => {
    const checkSession = () => fireEvent(window, new Event('focus'));
    const renewed = () => {
      const { access_token } = aSession();
      return { ...aSession(), access_token: access_token.replace(/\w+$/, 'b3RoZXI'), user: withFactor() };
    };
    const areShown = async ({ countOf }: Awaited<ReturnType<typeof setUp>>) => {
      expect(await screen.findByText('ABCD-EFGH-JKMN-PQR0')).toBeVisible();
      await waitFor(() => expect(countOf(MY_ROLE)).toBeGreaterThan(1));
      expect(screen.getByText('ABCD-EFGH-JKMN-PQR0')).toBeVisible();
      expect(countOf('POST /auth/v1/logout')).toBe(1); // of the sign-in that proved the password
    };

    it('are shown when the check began first', async () => {
      const check = onItsWay(null); // the server has taken the code, and the session asks without it
      let role: unknown = 'owner';
      const app = await setUp(CODES, { [MY_ROLE]: () => role, [VERIFY]: renewed }, () => {
        role = check.arrived;
        checkSession();
      });
      await waitFor(() => expect(app.countOf(MAKE)).toBe(1));
      role = 'owner';
      check.release();
      await areShown(app);
    });

    it('are shown when the code was sent first', async () => {
      const code = onItsWay(renewed());
      let role: unknown = 'owner';
      const app = await setUp(CODES, {
        [MY_ROLE]: () => role,
        [VERIFY]: () => {
          role = null;
          return code.arrived;
        },
      });
      await waitFor(() => expect(app.countOf(VERIFY)).toBe(1));
      checkSession();
      await new Promise((resolve) => setTimeout(resolve)); // a check that does not wait has asked by now
      role = 'owner';
      code.release();
      await areShown(app);
    });
  });

  it('are asked for again when they could not be made then', async () => {
    await setUp(refusal(500, 'XX000', 'down'));
    expect(await screen.findByText(/the recovery codes could not be made/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Make new codes' })).toBeVisible());
  });
});

describe('two-step sign-in in the settings', () => {
  const UNENROL = 'DELETE /auth/v1/factors/f';
  const openSettings = async (script: Script = {}) => {
    let isOn = true;
    const app = openSignedIn('/auth/app/admin/settings', {
      [USER]: () => (isOn ? withFactor() : aSession().user),
      'POST /rest/v1/rpc/my_sessions': [],
      'POST /auth/v1/token': () => aSession(),
      [LEFT]: 7,
      ...challenge,
      [UNENROL]: () => {
        isOn = false;
        return { id: 'f' };
      },
      ...script,
    });
    await app.user.click(await screen.findByRole('button', { name: 'Turn off' }));
    return app;
  };
  const confirm = async ({ user }: Awaited<ReturnType<typeof openSettings>>) => {
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
  };

  it('is turned off for a code of the app', async () => {
    const app = await openSettings();
    expect(screen.getByLabelText('Code')).toHaveFocus();
    expect(screen.getByText(/You can set it up again/)).toBeVisible();
    expect(app.countOf(UNENROL)).toBe(0);
    await confirm(app);
    expect(await screen.findByText('Two-step sign-in is off')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeVisible();
    const addresses = app.calls.map(([address]) => address);
    expect(addresses.indexOf(VERIFY)).toBeLessThan(addresses.indexOf(UNENROL));
  });

  it('stays on for a wrong code, and where it cannot be turned off', async () => {
    let verified: unknown = new Reply(422, { error_code: 'mfa_verification_failed', msg: 'Nope' });
    const app = await openSettings({
      [VERIFY]: () => verified,
      [UNENROL]: new Reply(403, { error_code: 'insufficient_aal', msg: 'AAL2 required' }),
    });
    await confirm(app);
    expect(await screen.findByText(/That code is wrong/)).toBeVisible();
    expect(app.countOf(UNENROL)).toBe(0);
    verified = { ...aSession(), user: withFactor() };
    await app.user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Could not turn off two-step sign-in')).toBeVisible();
  });

  it('says that it was begun anew or removed in another tab', async () => {
    const missingFactor = new Reply(404, { error_code: 'mfa_factor_not_found', msg: 'Factor not found' });
    const app = await openSettings({ 'POST /auth/v1/factors/f/challenge': missingFactor });
    await confirm(app);
    expect(await screen.findByText(/begun anew in another tab/)).toBeVisible();
  });

  it('can be left on, and keeps the focus', async () => {
    const { user } = await openSettings();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'Turn off' }));
  });
});
