import { screen, waitFor, within } from '@testing-library/react';
import { loseFocus } from '@/test/loseFocus';
import { openSignedIn } from '@/test/signedIn';
import { onItsWay, refusal, Reply, type Script } from '@/test/stubBackend';

const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;

describe('the reply time in the settings', () => {
  const openSettings = async (script: Script = {}) => {
    const app = openSignedIn('/auth/app/admin/settings', {
      'POST /auth/v1/factors': new Reply(404, {}),
      [rpc('my_sessions')]: [],
      ...script,
    });
    const panel = within(await screen.findByRole('region', { name: 'Reply time' }, { timeout: 20_000 }));
    const field = await panel.findByRole('textbox', { name: 'We usually answer inquiries within … hours' });
    return { ...app, panel, field };
  };

  it('is set by an owner, and cleared', async () => {
    let stored: number | null = null;
    const { user, panel, field, calls } = await openSettings({
      [rpc('reply_time')]: () => stored,
      [rpc('set_reply_time')]: ({ hours = null }: { hours?: number | null }) => {
        stored = hours;
        return new Reply(204);
      },
    });
    await user.type(field, '24');
    await user.click(panel.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Reply time saved')).toBeVisible();
    expect(calls).toContainEqual([rpc('set_reply_time'), { hours: 24, expected: { hours: null } }]);
    await user.clear(field);
    await user.click(panel.getByRole('button', { name: 'Save' }));
    await screen.findAllByText('Reply time saved');
    expect(calls).toContainEqual([rpc('set_reply_time'), { expected: { hours: 24 } }]);
  });

  it('is known to be saved when it cannot be read again', async () => {
    let isBusy = false;
    const { user, panel, field, calls } = await openSettings({
      [rpc('reply_time')]: () => (isBusy ? refusal(429, 'PT429', 'Too many requests.') : null),
      [rpc('set_reply_time')]: () => {
        isBusy = true;
        return new Reply(204);
      },
    });
    await user.type(field, '24');
    await user.click(panel.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sessionStorage.getItem('draft:reply-time')).toBeNull());
    expect(field).toHaveValue('24');
    await user.clear(field);
    await user.click(panel.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(calls).toContainEqual([rpc('set_reply_time'), { expected: { hours: 24 } }]));
  });

  it.each(['0', '241', '1.5', 'soon'])('asks again for %s', async (text) => {
    const { user, panel, field, calls } = await openSettings();
    await user.type(field, text);
    await user.click(panel.getByRole('button', { name: 'Save' }));
    expect(await panel.findByText('Enter 1 to 240 hours, or nothing')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    expect(calls.map(([call]) => call)).not.toContain(rpc('set_reply_time'));
  });

  it('stays in the field when it cannot be saved, which the panel says', async () => {
    const answer = onItsWay(refusal(403, '42501', 'Only an owner may do this.'));
    const { user, panel, field } = await openSettings({ [rpc('set_reply_time')]: () => answer.arrived });
    await user.type(field, '8');
    const save = panel.getByRole('button', { name: 'Save' });
    await user.click(save);
    await waitFor(() => expect(save).toBeDisabled());
    loseFocus();
    answer.release();
    expect(await screen.findByText('The reply time could not be saved')).toBeVisible();
    expect(field).toHaveValue('8');
    expect(save).toHaveFocus();
  });

  it('can only be read by the office', async () => {
    const { panel, field } = await openSettings({ [rpc('my_role')]: 'office', [rpc('reply_time')]: 24 });
    expect(field).toBeDisabled();
    expect(field).toHaveValue('24');
    expect(panel.queryByRole('button')).toBeNull();
  });
});
