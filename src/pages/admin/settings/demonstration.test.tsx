import { screen, waitFor, within } from '@testing-library/react';
import { openSignedIn } from '@/test/signedIn';
import { refusal, Reply, type Script } from '@/test/stubBackend';

const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;

const THERE = {
  counts: { consignment: 60, chat: 1, quote: 9, account: 2 },
  accounts: ['ann@carmine-cargo.example', 'ben@carmine-cargo.example'],
  changed: [],
};
const CHANGED = [
  { subject: 'consignment', label: 'CARGO003' },
  { subject: 'chat', label: 'visitor-7kq2' },
];

describe('the demonstration in the settings', () => {
  const openSettings = (script: Script = {}) =>
    openSignedIn('/auth/app/admin/settings', {
      'POST /auth/v1/factors': new Reply(404, {}),
      [rpc('my_sessions')]: [],
      ...script,
    });
  const panel = () => screen.findByRole('region', { name: 'Demonstration' }, { timeout: 60_000 });
  const ask = async (app: ReturnType<typeof openSettings>) => {
    await app.user.click(within(await panel()).getByRole('button', { name: 'Remove the demonstration' }));
    return within(await screen.findByRole('dialog', { name: 'Remove the demonstration' }));
  };

  it('is removed once its owner has read what goes', async () => {
    let demonstration: object | null = THERE;
    const app = openSettings({
      [rpc('demonstration')]: () => demonstration,
      [rpc('remove_demonstration')]: () => {
        demonstration = null;
        return { removed: 72, kept: 0 };
      },
    });
    expect(await panel()).toHaveTextContent(
      'ann@carmine-cargo.example and ben@carmine-cargo.example are colleagues of the demonstration: without a password nobody can sign in',
    );
    const dialog = await ask(app);
    expect(
      dialog.getByText(/60 consignments, 1 conversation, 9 quotes, and 2 accounts, with everything/),
    ).toBeVisible();
    expect(dialog.queryByRole('checkbox')).toBeNull();
    await app.user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The demonstration is removed: 72 rows')).toBeVisible();
    expect(app.calls).toContainEqual([rpc('remove_demonstration'), { keep_changed: false }]);
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Demonstration' })).toBeNull());
  });

  it('names what was worked on, and keeps it if the owner wants', async () => {
    const app = openSettings({
      [rpc('demonstration')]: { ...THERE, changed: CHANGED },
      [rpc('remove_demonstration')]: { removed: 70, kept: 2 },
    });
    const dialog = await ask(app);
    expect(dialog.getByText('Somebody has worked on 2 of these since:')).toBeVisible();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'consignment CARGO003',
      'conversation visitor-7kq2',
    ]);
    await app.user.click(dialog.getByRole('checkbox', { name: 'Keep what was worked on, as your own' }));
    await app.user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(
      await screen.findByText('The demonstration is removed: 70 rows; 2 rows are yours now'),
    ).toBeVisible();
    expect(app.calls).toContainEqual([rpc('remove_demonstration'), { keep_changed: true }]);
  });

  it('stays with its question when it could not be removed', async () => {
    const app = openSettings({
      [rpc('demonstration')]: THERE,
      [rpc('remove_demonstration')]: refusal(403, '42501', 'Only an owner may do this.'),
    });
    const dialog = await ask(app);
    await app.user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The demonstration could not be removed');
    expect(dialog.getByRole('button', { name: 'Remove' })).toBeEnabled();
  });

  it.each([
    ['where there is none', { [rpc('demonstration')]: null }],
    ['to the office', { [rpc('my_role')]: 'office', [rpc('demonstration')]: THERE }],
  ])('is not shown %s', async (_where, script) => {
    openSettings(script);
    await screen.findByRole('region', { name: 'Keyboard shortcuts' }, { timeout: 60_000 });
    expect(screen.queryByRole('region', { name: 'Demonstration' })).toBeNull();
  });
});
