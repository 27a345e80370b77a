import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { aTrackedConsignment } from '@/test/builders';
import { renderApp } from '@/test/renderApp';
import { refusal, Reply, type Script } from '@/test/stubBackend';

const OPEN = 'POST /rest/v1/rpc/open_share_link';
const TOKEN = 'f00d'.repeat(16);

let address = '';
jest.mock('@/ui/loading/AnnounceReady', () => ({
  AnnounceReady: () => {
    const { pathname, hash } = useLocation();
    address = pathname + hash;
    return null;
  },
}));

const consignment = aTrackedConsignment({ sendersName: 'Ama de Souza', recEmail: 'bo@receiver.test' });
const shared = (scope: 'journey' | 'parties') => ({
  scope,
  expiresAt: '2026-12-02T12:00:00.000Z',
  consignment: scope === 'parties' ? consignment : { ...consignment, sendersName: '', recEmail: '' },
});
const openLink = (script: Script, link = `/shared#${TOKEN}`) => renderApp(link, script);

describe('the page of a share link', () => {
  it('shows the journey and both parties, and until when', async () => {
    const { calls } = openLink({ [OPEN]: shared('parties') });
    expect(await screen.findByRole('heading', { name: /^Consignment AG123XYZ/ })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Shared consignment' })).toBeVisible();
    expect(screen.getByText(/^This link works until 2 December 2026/)).toBeVisible();
    const parties = within(screen.getByRole('region', { name: 'Personal Information' }));
    expect(parties.getByText('Ama de Souza')).toBeVisible();
    expect(parties.getByRole('link', { name: 'bo@receiver.test' })).toBeVisible();
    expect(calls).toContainEqual([OPEN, { token: TOKEN }]);
  });

  it('shows nothing of the parties where the link leaves them out', async () => {
    openLink({ [OPEN]: shared('journey') });
    expect(await screen.findByText('Shippment Status')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Personal Information' })).not.toBeInTheDocument();
    expect(screen.queryByText('Scan this to see details')).not.toBeInTheDocument();
  });

  it('shows the proof of delivery where the link includes it', async () => {
    const proof = { signer: 'Kofi Mensah', signature: null, place: null, photos: ['AAAA'] };
    openLink({
      [OPEN]: {
        ...shared('parties'),
        scope: 'proof',
        proofs: [{ ...proof, moment: '2026-03-04T10:00:00.000Z' }],
      },
    });
    const proofRegion = within(await screen.findByRole('region', { name: 'Proof of delivery' }));
    expect(proofRegion.getByText('Kofi Mensah')).toBeVisible();
    expect(proofRegion.getByText(/^4 March 2026, 10:00 GMT/)).toBeVisible();
    expect(proofRegion.getByText('Nobody signed.')).toBeVisible();
    expect(proofRegion.getByRole('img', { name: 'Photograph 1 of 1' })).toBeVisible();
  });

  it('removes the token from the address, and keeps it nowhere', async () => {
    openLink({ [OPEN]: shared('parties') });
    await screen.findByText('Shippment Status');
    await waitFor(() => expect(address).toBe('/shared'));
    const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]);
    expect(stored).not.toContain(TOKEN);
    expect(document.body.innerHTML).not.toContain(TOKEN);
  });

  it('says that the link has to be opened again where there is none', async () => {
    const { countOf } = openLink({ [OPEN]: shared('parties') }, '/shared');
    expect(await screen.findByText(/open the link again that you were sent/)).toBeVisible();
    expect(countOf(OPEN)).toBe(0);
  });

  it('says whom to ask when the link shows nothing', async () => {
    openLink({ [OPEN]: null });
    expect(await screen.findByText(/Ask whoever sent it to you for a new one/)).toBeVisible();
    expect(screen.queryByText(/works until/)).not.toBeInTheDocument();
  });

  it('can try again what was refused', async () => {
    let isRefused = true;
    const limit = 'Too many requests, try again in a minute.';
    const { user } = openLink({
      [OPEN]: () => (isRefused ? refusal(429, 'PT429', limit) : shared('journey')),
    });
    expect(await screen.findByText(limit, { selector: '.MuiAlert-message' })).toBeVisible();
    isRefused = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Shippment Status')).toBeVisible();
  });

  it('keeps the focus on the button that looks again', async () => {
    const { user, countOf } = openLink({ [OPEN]: shared('journey') });
    const button = await screen.findByRole('button', { name: 'Look again' });
    await user.click(button);
    await waitFor(() => expect(countOf(OPEN)).toBe(2));
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('looks again, and ends when the link was revoked meanwhile', async () => {
    let isOver = false;
    const { user } = openLink({ [OPEN]: () => (isOver ? new Reply(200, null) : shared('parties')) });
    await screen.findByText('Ama de Souza');
    isOver = true;
    await user.click(screen.getByRole('button', { name: 'Look again' }));
    expect(await screen.findByText(/Ask whoever sent it to you for a new one/)).toBeVisible();
    expect(screen.queryByText('Ama de Souza')).not.toBeInTheDocument();
  });

  it('has no translator, in whatever language it is read, and no chat', async () => {
    jest.spyOn(navigator, 'language', 'get').mockReturnValue('fr-FR');
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr-FR']);
    const { container } = openLink({ [OPEN]: shared('parties') });
    await screen.findByText('Ama de Souza');
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(document.getElementById('translation-widget')).toBeNull();
    expect(document.cookie).not.toContain('googtrans');
    expect(within(container).queryByRole('navigation')).not.toBeInTheDocument();
    for (const link of screen.getAllByRole('link'))
      expect(link.getAttribute('href')).toMatch(/^(\/$|\/privacy_policy$|mailto:|tel:|https:\/\/)/);
  });
});
