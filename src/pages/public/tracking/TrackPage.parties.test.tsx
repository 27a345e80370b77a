import { screen, within } from '@testing-library/react';
import { aTrackedConsignment } from '@/test/builders';
import { renderApp } from '@/test/renderApp';
import { refusal, Reply, type Script } from '@/test/stubBackend';

const TRACK = 'POST /rest/v1/rpc/track_consignment';
const OPEN = 'POST /rest/v1/rpc/open_parties';
const CODE = 'POST /functions/v1/parties';

const locked = {
  ...aTrackedConsignment({ sendersName: 'A. D. S.', sendersEmail: '', recName: 'B.', recPhone: '' }),
  partiesLocked: true,
};
const details = {
  ...{ sendersName: 'Ama de Souza', sendersEmail: 'ama@sender.test', sendersAddress: '1 First Street' },
  ...{ sendersPhone: '555 0101', recName: 'Bo', recEmail: 'bo@receiver.test', recAddress: '2 Second Street' },
  recPhone: '555 0102',
  byWord: false,
  proofs: [],
};

const openResult = (script: Script = {}) =>
  renderApp('/tracking?id=AG123XYZ', { [TRACK]: [locked], ...script });
const parties = () => screen.getByRole('region', { name: 'Personal Information' });
const openForm = async ({ user }: ReturnType<typeof renderApp>) => {
  await user.click(await screen.findByRole('button', { name: 'I am the sender or the receiver' }));
  return screen.findByRole('textbox', { name: 'Word or code' });
};
const show = () => screen.getByRole('button', { name: 'Show names and addresses' });

describe('locked parties', () => {
  it('are not offered to be opened where everybody sees them', async () => {
    renderApp('/tracking?id=AG123XYZ', { [TRACK]: [{ ...locked, partiesLocked: false }] });
    await screen.findByText('Shippment Status');
    expect(screen.queryByText(/Names are shortened/)).not.toBeInTheDocument();
  });

  it('open a proof of delivery for the parties where everybody sees their names', async () => {
    const proof = {
      ...{ signer: 'Kofi Mensah', signature: [[10, 10, 400, 200]], place: 'Gate 3' },
      ...{ moment: '2026-03-04T10:00:00.000Z', photos: ['AAAA', 'BBBB'] },
    };
    const app = renderApp('/tracking?id=AG123XYZ', {
      [TRACK]: [{ ...locked, partiesLocked: false, hasProof: true }],
      [OPEN]: { ...details, proofs: [proof] },
    });
    expect(await screen.findByText(/There is a proof of delivery/)).toBeVisible();
    const field = await openForm(app);
    await app.user.type(field, 'K7QM-2XPD');
    await app.user.click(screen.getByRole('button', { name: 'Show the proof of delivery' }));
    expect(await screen.findByRole('img', { name: 'Signature of Kofi Mensah' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Photograph 2 of 2' })).toHaveAttribute(
      'src',
      'data:image/jpeg;base64,BBBB',
    );
    expect(screen.getByText('Gate 3')).toBeVisible();
  });

  it('show a dash in place of what is hidden, and who is meant', async () => {
    openResult();
    expect(await screen.findByText(/Names are shortened here/)).toBeVisible();
    expect(within(parties()).getByText('A. D. S.')).toBeVisible();
    expect(within(parties()).getAllByText('–').length).toBeGreaterThan(1);
  });

  it('are opened by a word, until another consignment is looked up', async () => {
    const app = openResult({ [OPEN]: details });
    const field = await openForm(app);
    await app.user.type(field, 'K7QM-2XPD{Enter}');
    expect(await within(parties()).findByText('Ama de Souza')).toBeVisible();
    expect(within(parties()).getByRole('link', { name: 'bo@receiver.test' })).toBeVisible();
    expect(screen.getByText('Names and addresses are shown until you leave this page.')).toBeVisible();
    expect(app.calls).toContainEqual([OPEN, { tracking_id: locked.trackingId, secret: 'K7QM-2XPD' }]);
  });

  it('stay locked for a wrong word, which stays in its field', async () => {
    const app = openResult({ [OPEN]: null });
    const field = await openForm(app);
    await app.user.click(show());
    expect(field).toHaveAccessibleDescription(/Enter your word or a code/);
    expect(app.countOf(OPEN)).toBe(0);
    await app.user.type(field, 'WRONGWRD');
    await app.user.click(show());
    expect(await screen.findByText(/This does not open it/)).toBeVisible();
    expect(field).toHaveValue('WRONGWRD');
    expect(within(parties()).queryByText('Ama de Souza')).not.toBeInTheDocument();
  });

  it('say why a try was refused, and can be tried again', async () => {
    let isRefused = true;
    const limit = 'Too many requests, try again in an hour.';
    const app = openResult({ [OPEN]: () => (isRefused ? refusal(429, 'PT429', limit) : details) });
    await app.user.type(await openForm(app), 'K7QM2XPD{Enter}');
    expect(await screen.findAllByText(limit)).not.toHaveLength(0);
    isRefused = false;
    await app.user.click(show());
    expect(await within(parties()).findByText('Ama de Souza')).toBeVisible();
  });

  it('have a code sent by mail to the party that is chosen', async () => {
    const message = 'If we have an e-mail address of this party, a code is on its way to it.';
    const app = openResult({ [CODE]: new Reply(200, { status: 'success', data: { message } }) });
    await openForm(app);
    await app.user.click(screen.getByRole('button', { name: 'Send a code to the receiver' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(app.calls).toContainEqual([CODE, { trackingId: locked.trackingId, party: 'receiver' }]);
  });
});

describe('share links of a party', () => {
  const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;
  const aLink = {
    ...{ id: 'link-1', scope: 'journey', madeBy: 'sender', maker: null, opened: 0, openedAt: null },
    ...{ madeAt: '2026-11-20T09:00:00.000Z', expiresAt: '2026-11-27T09:00:00.000Z' },
  };
  const party = { tracking_id: locked.trackingId, secret: 'K7QM-2XPD' };
  const openParties = async (script: Script = {}) => {
    const app = openResult({ [OPEN]: { ...details, byWord: true }, ...script });
    await app.user.type(await openForm(app), 'K7QM-2XPD{Enter}');
    return app;
  };
  const openLinks = async (script: Script) => {
    const app = await openParties(script);
    await app.user.click(await screen.findByRole('button', { name: 'Share this consignment by a link' }));
    return { ...app, links: within(screen.getByRole('region', { name: 'Share links' })) };
  };

  it('are not offered to whoever has a code, which is used up', async () => {
    const app = openResult({ [OPEN]: details });
    await app.user.type(await openForm(app), '12345678{Enter}');
    expect(await screen.findByText('Ama de Souza')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Share this/ })).not.toBeInTheDocument();
  });

  it('are made, listed and revoked with its word', async () => {
    const { user, calls, links } = await openLinks({
      [rpc('party_links')]: [],
      [rpc('make_party_link')]: { token: 'f00', links: [aLink] },
      [rpc('revoke_party_link')]: [],
    });
    expect(await links.findByText('You have made no link that still works.')).toBeVisible();
    await user.click(links.getByRole('button', { name: 'Make the link' }));
    expect(await links.findByLabelText('Share link')).toHaveValue('http://localhost/shared#f00');
    await user.click(links.getByRole('button', { name: /^Revoke the link made/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
    expect(await links.findByText('You have made no link that still works.')).toBeVisible();
    expect(links.queryByLabelText('Share link')).toBeNull();
    expect(calls).toContainEqual([rpc('party_links'), party]);
    expect(calls).toContainEqual([rpc('make_party_link'), { ...party, scope: 'journey', days: 7 }]);
    expect(calls).toContainEqual([rpc('revoke_party_link'), { ...party, link: 'link-1' }]);
  });

  it('say that the word was replaced', async () => {
    const { user, links } = await openLinks({
      [rpc('party_links')]: [aLink],
      [rpc('make_party_link')]: null,
    });
    await user.click(await links.findByRole('button', { name: 'Make the link' }));
    expect(await links.findByText(/Your word does not work any more/)).toBeVisible();
    expect(links.getAllByRole('listitem')).toHaveLength(1);
  });

  it('can be loaded again after a failure', async () => {
    let isDown = true;
    const { user, links } = await openLinks({
      [rpc('party_links')]: () => (isDown ? new Reply(502) : [aLink]),
    });
    expect(await links.findByText('The links could not be loaded')).toBeVisible();
    isDown = false;
    await user.click(links.getByRole('button', { name: 'Try again' }));
    expect(await links.findAllByRole('listitem')).toHaveLength(1);
  });
});
