import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MAIL_DEADLINE_MS, WRITE_DEADLINE_MS } from '@/config/timing';
import { mailCopy } from '@/content/mail';
import { fillBothSteps } from '@/test/consignmentForm';
import { fill, openPage, recorder, send, subject, success } from '@/test/mailPage';
import { renderApp } from '@/test/renderApp';
import { asAdmin, ROWS, SIGN_IN } from '@/test/session';
import { findAdminArea, renderSignedIn } from '@/test/signedIn';
import { Reply } from '@/test/stubBackend';
import { pass } from '@/test/viewport';

/** The first request reaches the server but is never answered; from the second on, all is well. */
const unansweredOnce = (answer: unknown) => {
  let turn = 0;
  return () => ((turn += 1) === 1 ? new Promise(() => undefined) : answer);
};

describe('on a half-open connection', () => {
  afterEach(() => jest.useRealTimers());

  it('a new consignment times out after half a minute, and is stored once when sent again', async () => {
    const keys = new Set<unknown>();
    const answer = unansweredOnce(new Reply(201, []));
    const app = await renderSignedIn({
      [`POST ${ROWS}`]: ({ requestKey }: { requestKey: string }) => {
        keys.add(requestKey);
        return answer();
      },
    });
    await fillBothSteps(app);
    jest.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Create' }));
    await pass(WRITE_DEADLINE_MS - 1_000);
    expect(screen.getByLabelText('Quantity *')).toBeDisabled();
    await pass(1_000);
    expect(screen.getByText(/Could not reach the server/)).toBeVisible();
    expect(screen.getByLabelText('Quantity *')).toHaveValue('-5 boxes');
    fireEvent.click(screen.getByRole('button', { name: 'Create' }));
    await pass(1_000);
    expect(screen.getByText('Consignment created successfully')).toBeVisible();
    expect(keys.size).toBe(1);
  });

  it('a mail times out after the mail deadline, and is sent again with its key', async () => {
    const { requests, script } = recorder(unansweredOnce(success));
    const app = await openPage(script);
    await fill(app);
    jest.useFakeTimers();
    fireEvent.click(send());
    await pass(MAIL_DEADLINE_MS - 1_000);
    expect(subject()).toBeDisabled();
    await pass(1_000);
    expect(screen.getByText(mailCopy.noAnswer)).toBeVisible();
    expect(subject()).toHaveValue('Your parcel');
    fireEvent.click(send());
    await pass(1_000);
    expect(screen.getByText('Email Sent Successfully')).toBeVisible();
    expect(new Set(requests.map(({ key }) => key)).size).toBe(1);
  });

  it('a sign-in times out after half a minute, and works when tried again', async () => {
    const { user, countOf } = renderApp('/admin/login/auth', {
      ...asAdmin(),
      [SIGN_IN]: unansweredOnce(asAdmin()[SIGN_IN]),
    });
    await user.type(await screen.findByLabelText('Email'), 'admin@carmine.example');
    await user.type(screen.getByLabelText('Password'), 'secret');
    jest.useFakeTimers();
    const login = screen.getByRole('button', { name: 'Login' });
    fireEvent.click(login);
    await pass(WRITE_DEADLINE_MS - 1_000);
    expect(login).toBeDisabled();
    await pass(1_000);
    expect(
      screen.getByText('Could not reach the server. Check your connection and try again.'),
    ).toBeVisible();
    jest.useRealTimers();
    fireEvent.click(login);
    await waitFor(() => expect(countOf(SIGN_IN)).toBe(2));
    expect(await findAdminArea()).toBeVisible();
  });
});
