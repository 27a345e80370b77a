import { screen, waitFor, within } from '@testing-library/react';
import { openConsignmentPage } from '@/test/consignmentPage';
import { openSignedIn } from '@/test/signedIn';
import { refusal, Reply, type Script } from '@/test/stubBackend';

const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;
const departed = {
  code: 'departed',
  label: 'Departed',
  rank: 2,
  opens: null,
  undoes: null,
  closes: [],
  ends: false,
  position: 1,
};
const entry = (changes: object = {}) => ({
  ...{ id: 5, trackingId: 'AG123XYZ', consignment: 7, about: 'departed', status: 'Departed', to: 'receiver' },
  ...{
    recipient: 'b***@receiver.test',
    state: 'failed',
    message: null,
    attempts: 6,
    reason: 'Mailbox is full',
  },
  ...{ dueAt: '2026-11-25T08:00:00.000Z', at: '2026-11-25T09:00:00.000Z', ...changes },
});
const SLOW = { timeout: 20_000 };

describe('the settings of notices', () => {
  const openSettings = (script: Script = {}) =>
    openSignedIn('/auth/app/admin/settings', {
      'POST /auth/v1/factors': new Reply(404, {}),
      [rpc('my_sessions')]: [],
      'GET /rest/v1/event_code': [departed],
      ...script,
    });
  const box = () => screen.findByRole('checkbox', { name: 'Tell the receiver of “Departed”' }, SLOW);

  it('tick a party at once, and untick it if that could not be saved', async () => {
    const { user, calls } = openSettings({
      [rpc('set_notice_rule')]: refusal(403, '42501', 'Only an owner may do this.'),
    });
    await user.click(await box());
    expect(await screen.findByText('The setting could not be saved')).toBeVisible();
    await waitFor(async () => expect(await box()).not.toBeChecked());
    expect(calls).toContainEqual([rpc('set_notice_rule'), { about: 'departed', to_receiver: true }]);
  });

  it('refuse words with an unknown placeholder, and store those of the program as none', async () => {
    const { user, calls } = openSettings({ [rpc('set_notice_rule')]: new Reply(204) });
    await user.click(await screen.findByRole('button', { name: 'Edit words of “Departed”' }, SLOW));
    const text = await screen.findByRole('textbox', { name: /^Text/ });
    await user.clear(text);
    await user.type(text, 'Left {{town}.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('There is no {town}.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to the original words' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls).toContainEqual([
      rpc('set_notice_rule'),
      { about: 'departed', subject: '', text: '', expected: { subject: null, text: null } },
    ]);
  });

  it('show a readable error without a text', async () => {
    const { user } = openSettings();
    await user.click(await screen.findByRole('button', { name: 'Edit words of “Departed”' }));
    await user.clear(await screen.findByRole('textbox', { name: /^Text/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This field is required')).toBeVisible();
  });

  it('say why a test was not sent', async () => {
    const message = 'The mail server did not accept this message: 550 No such user.';
    const { user } = openSettings({
      'POST /functions/v1/notices': new Reply(502, { status: 'error', data: { message } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit words of “Departed”' }));
    await user.click(await screen.findByRole('button', { name: 'Send me a test' }));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('can only be read by the office', async () => {
    openSettings({ [rpc('my_role')]: 'office' });
    expect(await box()).toBeDisabled();
  });
});

describe('the notices of a consignment', () => {
  it('show what is planned, which can be held back, and why a mail was not sent', async () => {
    let planned = [{ id: 9, about: 'departed', status: 'Departed', dueAt: '2026-11-25T08:00:00.000Z' }];
    const { user, calls } = await openConsignmentPage({
      [rpc('consignment_notices')]: () => ({ followers: 2, stopped: ['sender'], planned, mails: [entry()] }),
      [rpc('hold_notice')]: () => {
        planned = [];
        return new Reply(204);
      },
      [rpc('resend_notice')]: new Reply(204),
    });
    const panel = within(await screen.findByRole('region', { name: 'Notices' }, SLOW));
    expect(await panel.findByText('2 addresses follow this consignment.')).toBeVisible();
    expect(panel.getByText('The sender has stopped these messages.')).toBeVisible();
    expect(panel.getByText(/Mailbox is full/)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Hold back “Departed”' }));
    await waitFor(() => expect(panel.queryByRole('button', { name: /^Hold back/ })).not.toBeInTheDocument());
    await user.click(panel.getByRole('button', { name: 'Send again: “Departed” to b***@receiver.test' }));
    await waitFor(() => expect(calls).toContainEqual([rpc('resend_notice'), { notice: 5 }]));
  });
});

describe('notices that were not sent', () => {
  it('say why one cannot be sent again', async () => {
    const why = 'Another recipient of this notice has this address.';
    const { user } = openSignedIn('/auth/app/admin/all_messages', {
      'GET /rest/v1/mail_summary': [],
      [rpc('unsent_notices')]: [entry(), entry({ id: 6, recipient: 'a***@sender.test' })],
      [rpc('resend_notice')]: refusal(409, 'PT409', why),
    });
    const button = { name: 'Send again: “Departed” to a***@sender.test' };
    await user.click(await screen.findByRole('button', button, SLOW));
    const refusedEntry = (await screen.findByText(why)).closest('li');
    expect(refusedEntry).toHaveTextContent('a***@sender.test');
  });

  it('keep the focus in their panel when the last of them is sent again', async () => {
    let entries = [entry()];
    const { user } = openSignedIn('/auth/app/admin/all_messages', {
      'GET /rest/v1/mail_summary': [],
      [rpc('unsent_notices')]: () => entries,
      [rpc('resend_notice')]: () => {
        entries = [];
        return new Reply(204);
      },
    });
    await user.click(await screen.findByRole('button', { name: /^Send again: “Departed”/ }, SLOW));
    const panel = await screen.findByRole('region', { name: 'Notices that were not sent' });
    expect(await within(panel).findByText('Nothing is left to decide.')).toBeVisible();
    expect(panel).toHaveFocus();
  });

  it('are asked about before one that may have arrived is sent again', async () => {
    const { user, calls, countOf } = openSignedIn('/auth/app/admin/all_messages', {
      'GET /rest/v1/mail_summary': [],
      [rpc('unsent_notices')]: [entry({ state: 'unknown', reason: null })],
      [rpc('resend_notice')]: new Reply(204),
    });
    await user.click(await screen.findByRole('button', { name: /^Send again: “Departed”/ }, SLOW));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText('Perhaps it has arrived already. Send it again?')).toBeVisible();
    expect(countOf(rpc('resend_notice'))).toBe(0);
    await user.click(question.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(calls).toContainEqual([rpc('resend_notice'), { notice: 5 }]));
  });
});
