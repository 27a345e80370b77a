import { screen } from '@testing-library/react';
import { aJourney, aTrackedConsignment } from '@/test/builders';
import { renderApp } from '@/test/renderApp';
import { Reply, type Script } from '@/test/stubBackend';

const TRACK = 'POST /rest/v1/rpc/track_consignment';
const FOLLOW = 'POST /functions/v1/notices';

const openTracked = (script: Script = {}, changes: Parameters<typeof aTrackedConsignment>[0] = {}) =>
  renderApp('/tracking?id=AG123XYZ', { [TRACK]: [aTrackedConsignment(changes)], ...script });
const openForm = async ({ user }: ReturnType<typeof renderApp>) => {
  await user.click(await screen.findByRole('button', { name: 'Follow by e-mail' }));
  return screen.findByRole('textbox', { name: /Your e-mail address/ });
};
const send = () => screen.getByRole('button', { name: 'Send me the link' });

describe('following a consignment', () => {
  it('sends what was chosen, and shows what the site says', async () => {
    const app = openTracked({ [FOLLOW]: { status: 'success', data: { message: 'A link is on its way.' } } });
    await app.user.type(await openForm(app), 'reader@mail.test');
    await app.user.click(screen.getByRole('checkbox', { name: 'Each step on its way' }));
    await app.user.click(screen.getByRole('radio', { name: /^Once a day/ }));
    await app.user.click(send());
    expect(await screen.findByText('A link is on its way.')).toBeVisible();
    expect(app.calls).toContainEqual([
      FOLLOW,
      expect.objectContaining({
        ...{ action: 'follow', trackingId: 'AG123XYZ', email: 'reader@mail.test', daily: true },
        ...{ topics: ['problem', 'delivery'], etaHours: 24 },
      }),
    ]);
  });

  it('needs an address and something to be told of', async () => {
    const app = openTracked();
    await openForm(app);
    for (const box of screen.getAllByRole('checkbox')) await app.user.click(box);
    await app.user.click(send());
    expect(await screen.findByText('Choose what you want to be told of')).toBeVisible();
    expect(app.countOf(FOLLOW)).toBe(0);
  });

  it('keeps what was typed when the site refuses it, and sends it again', async () => {
    const refused = new Reply(429, {
      status: 'error',
      data: { message: 'Too many requests, try again in an hour.' },
    });
    const answers = [refused, { status: 'success', data: { message: 'A link is on its way.' } }];
    const app = openTracked({ [FOLLOW]: () => answers.shift() });
    await app.user.type(await openForm(app), 'reader@mail.test');
    await app.user.click(send());
    expect(
      await screen.findByText(/Too many requests, try again in an hour/, { selector: '[role="alert"] *' }),
    ).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Your e-mail address/ })).toHaveValue('reader@mail.test');
    await app.user.click(send());
    expect(await screen.findByText('A link is on its way.')).toBeVisible();
  });

  it('is not offered once a consignment has arrived', async () => {
    openTracked({}, { journey: aJourney({ ended: true }) });
    await screen.findByText('Shippment Status');
    expect(screen.queryByRole('button', { name: 'Follow by e-mail' })).not.toBeInTheDocument();
  });
});
