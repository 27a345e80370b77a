import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { Link, MemoryRouter } from 'react-router-dom';
import { openStore } from '@/test/openStore';
import { renderApp } from '@/test/renderApp';
import { onItsWay, refusal, Reply, stubBackend, type Script } from '@/test/stubBackend';
import { NewPasswordPage } from './NewPasswordPage';

const LINK = 'POST /rest/v1/rpc/account_link';
const ACCOUNT = 'POST /functions/v1/account';

const TOKEN = 'f00d'.repeat(16);

const says = (message: string) => ({ status: 'success', data: { message } });
const refuses = (status: number, message: string) =>
  new Reply(status, { status: 'error', data: { message } });
const invitation = { purpose: 'invitation', email: 'ada@carmine.example', role: 'office' };

describe('a forgotten password', () => {
  it('is linked from the login, and answered with what the function says', async () => {
    const { user, calls } = renderApp('/admin/login/auth', { [ACCOUNT]: says('A link is on its way.') });
    await user.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    expect(await screen.findByLabelText('Email')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('Enter your e-mail address')).toBeVisible();
    await user.type(screen.getByLabelText('Email'), ' ada@carmine.example{Enter}');
    expect(await screen.findByText('A link is on its way.')).toBeVisible();
    expect(calls).toContainEqual([ACCOUNT, { action: 'forgot', email: 'ada@carmine.example' }]);
  });

  it('can be asked for again when the server did not answer', async () => {
    const { user } = renderApp('/auth/forgotten', { [ACCOUNT]: new Reply(502) });
    await user.type(await screen.findByLabelText('Email'), 'ada@carmine.example{Enter}');
    expect(
      await screen.findByText(/could not be asked for/, { selector: '.MuiAlert-message' }),
    ).toBeVisible();
  });
});

describe('the page of a link', () => {
  const openLink = (script: Script) => renderApp(`/auth/password#${TOKEN}`, script);

  it('sets a password, and leads to the login', async () => {
    const { user, calls } = openLink({ [LINK]: invitation, [ACCOUNT]: says('Your password is set') });
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeVisible();
    expect(screen.getByText('For ada@carmine.example')).toBeVisible();
    expect(screen.getByText(/with the role “Office”/)).toBeVisible();
    await user.type(screen.getByLabelText('New password'), 'short{Enter}');
    expect(await screen.findByText('Enter at least 8 characters')).toBeVisible();
    await user.type(screen.getByLabelText('New password'), ' is not good{Enter}');
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
    expect(screen.getByText('Your password is set. Sign in with it.')).toBeVisible();
    expect(calls).toContainEqual([LINK, { token: TOKEN }]);
    expect(calls).toContainEqual([
      ACCOUNT,
      { action: 'redeem', token: TOKEN, password: 'short is not good' },
    ]);
  });

  it('says why a password is refused', async () => {
    const reset = { purpose: 'reset', email: 'ada@carmine.example', role: null };
    const { user } = openLink({ [LINK]: reset, [ACCOUNT]: refuses(422, 'Too weak.') });
    expect(await screen.findByText(/All your sessions end/)).toBeVisible();
    await user.type(screen.getByLabelText('New password'), 'password{Enter}');
    expect(await screen.findByText('Too weak.')).toBeVisible();
  });

  it.each([
    ['nobody answers', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a gateway answers', () => new Reply(504)],
  ])('says that the password may be set already when %s', async (_name, answer) => {
    const { user } = openLink({ [LINK]: invitation, [ACCOUNT]: answer });
    await user.type(await screen.findByLabelText('New password'), 'correct horse{Enter}');
    expect(await screen.findByText(/the password may be set already/)).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('correct horse');
  });

  it('resets when another link is opened', async () => {
    const second = onItsWay({ ...invitation, email: 'grace@carmine.example' });
    const answer = ({ token }: { token: string }) => (token === TOKEN ? invitation : second.arrived);
    const { db } = stubBackend({ [LINK]: answer });
    render(
      <Provider store={openStore({ loadDb: () => Promise.resolve(db) })}>
        <MemoryRouter initialEntries={[`/auth/password#${TOKEN}`]}>
          <Link to="#ba5">Another link</Link>
          <NewPasswordPage />
        </MemoryRouter>
      </Provider>,
    );
    const user = userEvent.setup({ delay: null });
    await user.type(await screen.findByLabelText('New password'), 'correct horse');
    await user.click(screen.getByRole('link', { name: 'Another link' }));
    expect(screen.queryByText('For ada@carmine.example')).not.toBeInTheDocument();
    second.release();
    expect(await screen.findByText('For grace@carmine.example')).toBeVisible();
    expect(screen.getByLabelText('New password')).toHaveValue('');
  });

  it('reads the token out of what a mail program has made of the link', async () => {
    const { calls } = renderApp(`/auth/password%23${TOKEN}.?utm_source=mail`, { [LINK]: invitation });
    expect(await screen.findByText('For ada@carmine.example')).toBeVisible();
    expect(calls).toContainEqual([LINK, { token: TOKEN }]);
  });

  it('says that a link was changed on its way, and opens the whole one', async () => {
    const answer = ({ token }: { token: string }) => (token === TOKEN ? invitation : null);
    const { user } = renderApp(`/auth/password#${TOKEN.slice(9)}`, { [LINK]: answer });
    expect(await screen.findByText(/^This link was changed on its way/)).toBeVisible();
    expect(screen.queryByText(/has been used/)).not.toBeInTheDocument();
    await user.click(screen.getByLabelText('The whole link'));
    await user.paste(`https://carmine.example/auth/password#${TOKEN.slice(0, 9)}=\n${TOKEN.slice(9)}`);
    await user.click(screen.getByRole('button', { name: 'Open the link' }));
    expect(await screen.findByText('For ada@carmine.example')).toBeVisible();
  });

  it('asks nothing where the link has lost its token', async () => {
    const { countOf } = renderApp('/auth/password', { [LINK]: null });
    expect(await screen.findByText(/^This link was changed on its way/)).toBeVisible();
    expect(countOf(LINK)).toBe(0);
  });

  it('says the limit, and when to try again', async () => {
    const limit = 'Too many requests, try again in a minute.';
    openLink({ [LINK]: refusal(429, 'PT429', limit) });
    expect(await screen.findByText(limit, { selector: '.MuiAlert-message' })).toBeVisible();
  });

  it('says that a link no longer works', async () => {
    openLink({ [LINK]: null });
    expect(
      await screen.findByText(/has been used, has run out or was withdrawn. If you have chosen a password/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the login' })).toBeVisible();
  });
});
