import { screen, waitFor, within } from '@testing-library/react';
import { aConsignment } from '@/test/builders';
import { openSignedIn } from '@/test/signedIn';
import { refusal, Reply, type Script } from '@/test/stubBackend';

const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;

describe('what strangers see of the parties', () => {
  const openSettings = (script: Script = {}) =>
    openSignedIn('/auth/app/admin/settings', {
      'POST /auth/v1/factors': new Reply(404, {}),
      [rpc('my_sessions')]: [],
      [rpc('site_settings')]: { maskParties: false, proofDays: 365, chatDays: 365 },
      ...script,
    });
  const panel = () =>
    screen.findByRole('region', { name: 'What strangers see of sender and receiver' }, { timeout: 20_000 });

  it('is chosen by an owner, who sees an example of it', async () => {
    let maskParties = false;
    const { user, calls } = openSettings({
      [rpc('site_settings')]: () => ({ maskParties, proofDays: 365, chatDays: 365 }),
      [rpc('set_mask_parties')]: () => {
        maskParties = true;
        return new Reply(204);
      },
    });
    const settings = within(await panel());
    expect(await settings.findByRole('radio', { name: /^Everything/ })).toBeChecked();
    expect(settings.getByText('Ama de Souza')).toBeVisible();
    await user.click(settings.getByRole('radio', { name: 'Locked: initials only' }));
    expect(await settings.findByText('A. D. S.')).toBeVisible();
    expect(settings.getByRole('radio', { name: 'Locked: initials only' })).toBeChecked();
    expect(await screen.findByText('The setting is saved')).toBeVisible();
    expect(calls).toContainEqual([rpc('set_mask_parties'), { masked: true }]);
  });

  it('stays as it is when it cannot be saved', async () => {
    const { user } = openSettings({
      [rpc('set_mask_parties')]: refusal(403, '42501', 'Only an owner may do this.'),
    });
    const settings = within(await panel());
    await user.click(await settings.findByRole('radio', { name: 'Locked: initials only' }));
    expect(await screen.findByText('The setting could not be saved')).toBeVisible();
    expect(settings.getByRole('radio', { name: /^Everything/ })).toBeChecked();
  });

  it('can only be read by the office', async () => {
    openSettings({ [rpc('my_role')]: 'office' });
    const settings = within(await panel());
    expect(await settings.findByRole('radio', { name: 'Locked: initials only' })).toBeDisabled();
    expect(settings.getByText('Only an owner can change this.')).toBeVisible();
  });
});

describe('the words of the parties', () => {
  it('are shown in groups, copied, and made anew after a question', async () => {
    let sender = 'K7QM2XPD';
    const { user, calls } = openSignedIn('/auth/app/admin/track/7', {
      'GET /rest/v1/consignment': aConsignment(),
      [rpc('party_words')]: () => ({ sender, receiver: 'M3RT9WZC' }),
      [rpc('reset_party_word')]: () => {
        sender = 'AAAA1111';
        return new Reply(204);
      },
    });
    expect(await screen.findByText('K7QM-2XPD', undefined, { timeout: 20_000 })).toBeVisible();
    expect(screen.getByText('M3RT-9WZC')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy the sender’s word' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('K7QM-2XPD'));
    await user.click(screen.getByRole('button', { name: 'New word for the sender' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make a new word' }),
    );
    expect(await screen.findByText('AAAA-1111')).toBeVisible();
    expect(calls).toContainEqual([rpc('reset_party_word'), { consignment: 7, party: 'sender' }]);
  });
});
