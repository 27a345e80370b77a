import { screen, waitFor, within } from '@testing-library/react';
import { openSignedIn } from '@/test/signedIn';
import { NO_ANSWER, refusal, Reply, type Script } from '@/test/stubBackend';

const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;
const ACCOUNT = 'POST /functions/v1/account';

const since = '2026-11-20T08:00:00+00:00';
const me = {
  id: 'admin-id',
  email: 'admin@carmine.example',
  role: 'owner',
  since,
  usedAt: since,
  secondFactor: true,
};
const ada = {
  id: 'ada',
  email: 'ada@carmine.example',
  role: 'office',
  since,
  usedAt: null,
  secondFactor: false,
};
const open1 = {
  id: 'i1',
  email: 'bo@carmine.example',
  role: 'scanner',
  expiresAt: '2026-12-01T08:00:00+00:00',
};
const staff = {
  members: [
    { ...me, isMe: true },
    { ...ada, isMe: false },
  ],
  invitations: [open1],
};
const noMail = new Reply(503, {
  status: 'error',
  data: { message: 'This site has no mail server, so nothing was sent.' },
});

const openStaff = async (script: Script = {}) => {
  const app = openSignedIn('/auth/app/admin/staff', { [rpc('staff')]: staff, [ACCOUNT]: noMail, ...script });
  await screen.findAllByText('ada@carmine.example');
  return app;
};
const roleOfAda = () => screen.getByLabelText('Role of ada@carmine.example');
const roleQuestion = () =>
  screen.findByRole('dialog', { name: 'Change the role of ada@carmine.example from Office to Owner?' });
const press = (name: RegExp | string) => screen.getByRole('button', { name });

describe('the page of the staff', () => {
  it('lists its members with role, last use and second factor, and nothing to do with oneself', async () => {
    await openStaff();
    const members = within(screen.getByRole('region', { name: 'Who is on the staff' })).getAllByRole(
      'listitem',
    );
    expect(members[0]).toHaveTextContent(
      /admin@carmine\.example.*Owner.*You.*Last used.*Two-step sign-in: on/,
    );
    expect(within(members[0] as HTMLElement).queryByRole('button')).toBeNull();
    expect(members[1]).toHaveTextContent(/ada@carmine\.example.*Not signed in.*Two-step sign-in: off/);
    expect(screen.getByLabelText('Role of ada@carmine.example')).toHaveValue('office');
  });

  it('invites somebody, and shows the link to hand over where there is no mail server', async () => {
    const { user, calls } = await openStaff({ [rpc('invite_staff')]: 'f00' });
    await user.type(screen.getByLabelText('Email'), ' new@carmine.example ');
    const form = within(screen.getByRole('form', { name: 'Invite somebody' }));
    await user.selectOptions(form.getByLabelText('Role'), 'scanner');
    await user.click(press('Invite'));
    const dialog = await screen.findByRole('dialog', { name: 'Link for new@carmine.example' });
    expect(dialog).toHaveTextContent(/not sent by e-mail.*no mail server/);
    expect(within(dialog).getByLabelText('Link')).toHaveValue('http://localhost/auth/password#f00');
    expect(calls).toContainEqual([rpc('invite_staff'), { email: 'new@carmine.example', role: 'scanner' }]);
    await user.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(await within(dialog).findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('http://localhost/auth/password#f00');
  });

  it('shows a readable error when the server does not answer a request for a link', async () => {
    const { user } = await openStaff({ [rpc('make_reset_link')]: 'f00', [ACCOUNT]: NO_ANSWER });
    await user.click(press('Make a link for a new password of ada@carmine.example'));
    expect(await screen.findByRole('dialog')).toHaveTextContent(/Why: Could not reach the server\./);
  });

  it('says that a link was sent', async () => {
    const sentAnswer = { status: 'success', data: { message: 'Email Sent Successfully' } };
    const { user, calls } = await openStaff({ [rpc('make_reset_link')]: 'f00', [ACCOUNT]: sentAnswer });
    await user.click(press('Make a link for a new password of ada@carmine.example'));
    expect(await screen.findByRole('dialog')).toHaveTextContent(/on its way by e-mail/);
    expect(calls).toContainEqual([rpc('make_reset_link'), { member: 'ada' }]);
    expect(calls).toContainEqual([ACCOUNT, { action: 'mail', token: 'f00' }]);
  });

  it('says that the mail with a link was kept where there is no mail server, and links to it', async () => {
    const keptAnswer = { status: 'success', data: { message: 'Kept.', keptAt: '/outbox/0f8f' } };
    const { user } = await openStaff({ [rpc('make_reset_link')]: 'f00', [ACCOUNT]: keptAnswer });
    await user.click(press('Make a link for a new password of ada@carmine.example'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(/kept in the outbox instead of being sent/);
    expect(dialog).not.toHaveTextContent(/on its way/);
    const link = within(dialog).getByRole('link', { name: /^Read the mail in the outbox/ });
    expect(link).toHaveAttribute('href', '/outbox/0f8f');
  });

  it('says why an invitation is refused', async () => {
    const { user } = await openStaff({
      [rpc('invite_staff')]: refusal(409, 'PT409', 'This person is on the staff already.'),
    });
    await user.click(press('Invite'));
    expect(await screen.findByText('Enter an e-mail address')).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'ada@carmine.example');
    await user.click(press('Invite'));
    expect(await screen.findByText('This person is on the staff already.')).toBeVisible();
  });

  it('changes a role, removes somebody and withdraws an invitation, each after a question', async () => {
    const noContent = new Reply(204);
    const { user, calls } = await openStaff({
      [rpc('set_staff_role')]: noContent,
      [rpc('remove_staff')]: noContent,
      [rpc('revoke_invitation')]: noContent,
    });
    await user.selectOptions(roleOfAda(), 'owner');
    await user.click(within(await roleQuestion()).getByRole('button', { name: 'Change' }));
    expect(await screen.findByText('The role is changed')).toBeVisible();
    // The dialog hides the page until it has closed.
    const remove = { name: 'Remove ada@carmine.example from the staff' };
    await user.click(await screen.findByRole('button', remove));
    await user.click(
      within(await screen.findByRole('dialog', remove)).getByRole('button', { name: 'Remove' }),
    );
    expect(await screen.findByText('Removed from the staff')).toBeVisible();
    const withdraw = { name: 'Withdraw the invitation of bo@carmine.example' };
    await user.click(await screen.findByRole('button', withdraw));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('The invitation is withdrawn')).toBeVisible();
    expect(calls).toContainEqual([rpc('set_staff_role'), { member: 'ada', role: 'owner' }]);
    expect(calls).toContainEqual([rpc('remove_staff'), { member: 'ada' }]);
    expect(calls).toContainEqual([rpc('revoke_invitation'), { invitation: 'i1' }]);
  });

  it('leaves a role as it is when the question is cancelled, and the focus in the choice', async () => {
    const { user, countOf } = await openStaff();
    await user.selectOptions(roleOfAda(), 'owner');
    await user.click(within(await roleQuestion()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(roleOfAda()).toHaveValue('office');
    expect(roleOfAda()).toHaveFocus();
    expect(countOf(rpc('set_staff_role'))).toBe(0);
  });

  it('says in the question why a role was not changed', async () => {
    const why = 'The staff needs an owner.';
    const { user } = await openStaff({ [rpc('set_staff_role')]: refusal(409, 'PT409', why) });
    await user.selectOptions(roleOfAda(), 'owner');
    const question = within(await roleQuestion());
    await user.click(question.getByRole('button', { name: 'Change' }));
    expect(await question.findByText(why)).toBeVisible();
  });

  it('lists who may do what for paper, and confirms the list as it is shown', async () => {
    const { user, calls } = await openStaff({
      [rpc('confirm_staff')]: new Reply(204),
      [rpc('staff_review')]: { at: since, by: 'admin@carmine.example', isDue: true },
    });
    const panel = within(screen.getByRole('region', { name: 'Who may do what' }));
    expect(await panel.findByText('The yearly confirmation is due.')).toBeVisible();
    expect(panel.getByText(/Confirmed by admin@carmine\.example/)).toHaveTextContent('20 November 2026');
    const rows = panel.getAllByRole('row').map((row) => row.textContent);
    expect(rows.slice(1)).toEqual([
      expect.stringMatching(/admin@carmine\.example.*Owner.*manages the staff.*on/),
      expect.stringMatching(/ada@carmine\.example.*Office.*off.*Not signed in/),
    ]);
    const print = jest.spyOn(window, 'print').mockImplementation();
    await user.click(panel.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(panel.getByRole('button', { name: 'Confirm the list' }));
    expect(await screen.findByText('The list is confirmed')).toBeVisible();
    expect(calls).toContainEqual([rpc('confirm_staff'), { seen: { 'admin-id': 'owner', ada: 'office' } }]);
  });

  it('says that the staff has changed before the list was confirmed, and shows it anew', async () => {
    const why = 'The staff has changed meanwhile. Look at the list again.';
    const { user, countOf } = await openStaff({ [rpc('confirm_staff')]: refusal(409, 'PT409', why) });
    expect(await screen.findByText('It has not been confirmed yet.')).toBeVisible();
    const before = countOf(rpc('staff'));
    await user.click(press('Confirm the list'));
    expect(await screen.findByText(why)).toBeVisible();
    expect(countOf(rpc('staff'))).toBeGreaterThan(before);
  });

  it('is neither linked nor shown to the office', async () => {
    const { countOf } = openSignedIn('/auth/app/admin/staff', { [rpc('my_role')]: 'office' });
    expect(await screen.findByRole('heading', { name: 'Consignment', level: 1 })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Staff' })).toBeNull();
    expect(countOf(rpc('staff'))).toBe(0);
  });
});
