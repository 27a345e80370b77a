import { screen, waitFor, within } from '@testing-library/react';
import { aConsignment } from '@/test/builders';
import { openSignedIn } from '@/test/signedIn';
import { refusal, Reply, type Script } from '@/test/stubBackend';

const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;
const LINK = 'http://localhost/shared#f00';

const aLink = (changes: object = {}) => ({
  id: 'link-1',
  scope: 'journey',
  madeBy: 'staff',
  maker: 'ada@carmine.example',
  madeAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2026-11-27T09:00:00.000Z',
  opened: 0,
  openedAt: null,
  ...changes,
});
const openedLink = {
  id: 'link-2',
  madeBy: 'receiver',
  maker: null,
  opened: 3,
  openedAt: '2026-11-24T10:00:00.000Z',
};

const openConsignment = (script: Script = {}) =>
  openSignedIn('/auth/app/admin/track/7', {
    'GET /rest/v1/consignment': aConsignment(),
    [rpc('party_words')]: { sender: 'K7QM2XPD', receiver: 'M3RT9WZC' },
    [rpc('share_links')]: [],
    ...script,
  });
const panel = async () =>
  within(await screen.findByRole('region', { name: 'Share links' }, { timeout: 20_000 }));

describe('the share links of a consignment', () => {
  it('are listed with who made them, until when they work, and how often they were opened', async () => {
    openConsignment({ [rpc('share_links')]: [aLink(), aLink({ ...openedLink, scope: 'parties' })] });
    const links = await panel();
    const [first, second] = await links.findAllByRole('listitem');
    expect(first).toHaveTextContent(/Journey only.*by ada@carmine\.example.*Not opened yet/);
    expect(second).toHaveTextContent(
      /Journey, sender and receiver.*by the receiver.*Opened 3 times, last 24 Nov/,
    );
  });

  it('are made, shown once and copied', async () => {
    let madeLinks: object[] = [];
    const { user, calls } = openConsignment({
      [rpc('share_links')]: () => madeLinks,
      [rpc('make_share_link')]: () => {
        madeLinks = [aLink({ scope: 'parties' })];
        return 'f00';
      },
    });
    const links = await panel();
    expect(await links.findByText('No link works at present.')).toBeVisible();
    await user.selectOptions(links.getByLabelText('What it shows'), 'parties');
    expect(links.getByText(/telephone numbers and e-mail addresses of both/)).toBeVisible();
    await user.selectOptions(links.getByLabelText('For how long'), '30 days');
    await user.click(links.getByRole('button', { name: 'Make the link' }));
    const field = await links.findByLabelText('Share link');
    expect(field).toHaveValue(LINK);
    expect(field).toHaveFocus();
    await user.click(links.getByRole('button', { name: 'Copy the link' }));
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(LINK));
    expect(await links.findAllByRole('listitem')).toHaveLength(1);
    expect(calls).toContainEqual([rpc('make_share_link'), { consignment: 7, scope: 'parties', days: 30 }]);
  });

  it('are hidden once they are revoked, and stay when another one is revoked', async () => {
    const [older, newer] = [aLink(openedLink), aLink({ madeAt: '2026-11-21T09:00:00.000Z' })];
    let works: { id: string }[] = [older];
    const { user } = openConsignment({
      [rpc('share_links')]: () => works,
      [rpc('make_share_link')]: () => {
        works = [newer, older];
        return 'f00';
      },
      [rpc('revoke_share_link')]: ({ link }: { link?: string }) => {
        works = works.filter(({ id }) => id !== link);
        return new Reply(204);
      },
    });
    const links = await panel();
    await links.findByRole('listitem');
    const revoke = async (day: number) => {
      await user.click(
        await links.findByRole('button', { name: new RegExp(`^Revoke the link made ${day} `) }),
      );
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await user.click(links.getByRole('button', { name: 'Make the link' }));
    expect(await links.findByLabelText('Share link')).toHaveValue(LINK);
    await revoke(20);
    expect(links.getByLabelText('Share link')).toHaveValue(LINK);
    await revoke(21);
    expect(links.queryByLabelText('Share link')).toBeNull();
  });

  it('say why one more cannot be made, and keep what was chosen', async () => {
    const full = 'There are 20 links already. Revoke one of them first.';
    const { user } = openConsignment({ [rpc('make_share_link')]: refusal(409, 'PT409', full) });
    const links = await panel();
    await user.selectOptions(await links.findByLabelText('For how long'), '90');
    await user.click(links.getByRole('button', { name: 'Make the link' }));
    expect(await links.findByText(full)).toBeVisible();
    expect(links.getByLabelText('For how long')).toHaveValue('90');
  });

  it('are revoked after a question', async () => {
    let madeLinks = [aLink(), aLink(openedLink)];
    const { user, calls } = openConsignment({
      [rpc('share_links')]: () => madeLinks,
      [rpc('revoke_share_link')]: () => {
        madeLinks = madeLinks.slice(1);
        return new Reply(204);
      },
    });
    const links = await panel();
    const [first] = await links.findAllByRole('button', { name: /^Revoke the link made 20 November 2026/ });
    await user.click(first as HTMLElement);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(links.getAllByRole('listitem')).toHaveLength(1));
    expect(await screen.findByText('The link is revoked')).toBeVisible();
    expect(calls).toContainEqual([rpc('revoke_share_link'), { consignment: 7, link: 'link-1' }]);
  });

  it('can be loaded again after a failure', async () => {
    let isDown = true;
    const { user } = openConsignment({
      [rpc('share_links')]: () => (isDown ? refusal(403, '42501', 'No.') : [aLink()]),
    });
    const links = await panel();
    expect(await links.findByText('The links could not be loaded')).toBeVisible();
    isDown = false;
    await user.click(links.getByRole('button', { name: 'Try again' }));
    expect(await links.findAllByRole('listitem')).toHaveLength(1);
  });
});
