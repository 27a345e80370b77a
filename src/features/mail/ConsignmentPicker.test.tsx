import { act, screen, waitFor } from '@testing-library/react';
import { aConsignment, aListed, anInquiry } from '@/test/builders';
import {
  address,
  company,
  fill,
  LOG,
  listed,
  openPage,
  SEND,
  send,
  subject,
  texts,
  toWho,
  trackingId,
  write,
} from '@/test/mailPage';
import { FIND } from '@/test/session';
import { renderSignedIn } from '@/test/signedIn';
import { onItsWay, refusal } from '@/test/stubBackend';

const ROWS = 'GET /rest/v1/consignment';

const parcels = [
  aConsignment(),
  aConsignment({ id: 2, trackingId: 'AG456XYZ', recName: 'Esi Boateng', recEmail: 'esi@receiver.example' }),
];

/** The list contains both; each of `answers` is the response for one consignment read in full. */
const reading = (...answers: unknown[]) => ({
  [FIND]: parcels.map(({ id, trackingId }) => aListed({ id, trackingId })),
  [ROWS]: () => answers.shift(),
});

const picker = () => screen.getByRole('combobox', { name: /^Consignment/ });

const choose = async ({ user }: Awaited<ReturnType<typeof openPage>>, id: string) => {
  await user.click(picker());
  await user.click(await screen.findByRole('option', { name: new RegExp(id) }));
};

describe('the consignment picker of the message box', () => {
  it('fills in the tracking id, address and greeting of the selected party', async () => {
    const app = await openPage(reading(parcels[0]));
    await app.user.selectOptions(toWho(), 'receiver');
    app.calls.length = 0;
    await choose(app, 'AG123XYZ');
    await waitFor(() => expect(trackingId()).toHaveValue('AG123XYZ'));
    expect(address()).toHaveValue('kofi@receiver.example');
    expect(texts()).toEqual(['Dear Kofi Mensah,']);
    await app.user.selectOptions(toWho(), 'sender');
    expect(address()).toHaveValue('ada@sender.example');
    expect(texts()).toEqual(['Dear Ada Moreau,']);
  });

  it('keeps the address and greeting of a reply', async () => {
    const inquiry = anInquiry({ firstName: 'Zoë', email: 'zoe@shipper.example' });
    const answers = { [LOG]: listed([]), 'GET /rest/v1/contactForm': listed([inquiry]) };
    const app = await renderSignedIn({ ...answers, ...reading(parcels[0]) });
    await app.user.click(screen.getByText('Inquiries'));
    await app.user.click(await screen.findByText('Zoë Moreau'));
    await app.user.click(screen.getByText('Reply'));
    await screen.findByRole('heading', { name: 'Message box', level: 1 });
    await app.user.selectOptions(toWho(), 'receiver');
    await choose(app, 'AG123XYZ');
    await waitFor(() => expect(trackingId()).toHaveValue('AG123XYZ'));
    expect(address()).toHaveValue('zoe@shipper.example');
    expect(texts()).toEqual(['Dear Zoë Moreau,']);
  });

  it('removes what it filled in when another consignment is chosen, or none', async () => {
    const second = onItsWay(parcels[1]);
    const app = await openPage(reading(parcels[0], second.arrived));
    await app.user.selectOptions(toWho(), 'receiver');
    await app.user.selectOptions(company(), 'Carmine Cargo Support');
    write(subject(), 'Landed');
    await choose(app, 'AG123XYZ');
    await waitFor(() => expect(trackingId()).toHaveValue('AG123XYZ'));
    await choose(app, 'AG456XYZ');
    expect([address(), trackingId(), subject()].map((box) => (box as HTMLInputElement).value)).toEqual([
      '',
      '',
      'Landed',
    ]);
    expect(texts()).toEqual(['']);
    await app.user.click(send());
    await waitFor(() => expect(address()).toHaveFocus());
    expect(app.countOf(SEND)).toBe(0);
    second.release();
    await waitFor(() => expect(address()).toHaveValue('esi@receiver.example'));
    expect(trackingId()).toHaveValue('AG456XYZ');
    expect(texts()).toEqual(['Dear Esi Boateng,']);
    await app.user.click(screen.getByLabelText('Clear'));
    expect(address()).toHaveValue('');
    expect(trackingId()).toHaveValue('');
    expect(texts()).toEqual(['']);
  });

  it('restores the chosen consignment after a reload', async () => {
    const before = await openPage(reading(parcels[0]));
    await before.user.selectOptions(toWho(), 'receiver');
    await choose(before, 'AG123XYZ');
    await waitFor(() => expect(trackingId()).toHaveValue('AG123XYZ'));
    const keptStorage = { ...sessionStorage } as Record<string, string>;
    before.leave();
    sessionStorage.clear();
    for (const [name, value] of Object.entries(keptStorage))
      if (name.startsWith('draft:')) sessionStorage.setItem(name, value);
    const app = await openPage(reading(refusal(403, '42501', 'no')));
    expect(picker()).toHaveValue('AG123XYZ');
    await app.user.selectOptions(toWho(), 'sender');
    expect(address()).toHaveValue('ada@sender.example');
    await app.user.clear(picker());
    expect(address()).toHaveValue('');
    expect(texts()).toEqual(['']);
  });

  it('chooses with Enter without sending the mail', async () => {
    const app = await openPage(reading(parcels[0]));
    await fill(app);
    app.calls.length = 0;
    await app.user.type(picker(), 'AG123');
    await screen.findByRole('option', { name: /AG123XYZ/ });
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(trackingId()).toHaveValue('AG123XYZ'));
    await app.user.keyboard('{Enter}');
    expect(app.countOf(SEND)).toBe(0);
  });

  it('keeps a text that matches no consignment, and shows that none is chosen', async () => {
    const app = await openPage({ [FIND]: [] });
    await app.user.type(picker(), 'AG99');
    await screen.findByText('No consignment with this tracking number');
    await app.user.keyboard('{Enter}');
    await app.user.click(subject());
    expect(picker()).toHaveValue('AG99');
    expect(screen.getByText('No consignment chosen yet. Choose one from the list.')).toBeVisible();
    await app.user.clear(picker());
    await app.user.click(subject());
    expect(screen.queryByText(/No consignment chosen yet/)).toBeNull();
  });

  it('chooses none when the consignment could not be read', async () => {
    const app = await openPage(reading(refusal(403, '42501', 'no')));
    await app.user.selectOptions(toWho(), 'receiver');
    await choose(app, 'AG123XYZ');
    expect(await screen.findByText('This consignment could not be fetched')).toBeVisible();
    await screen.findByText(/No consignment chosen yet/);
    expect(trackingId()).toHaveValue('');
  });

  it('chooses none when a consignment could not be read again', async () => {
    const app = await openPage(reading(parcels[0], parcels[1], refusal(403, '42501', 'no')));
    await app.user.selectOptions(toWho(), 'receiver');
    await choose(app, 'AG123XYZ');
    await waitFor(() => expect(trackingId()).toHaveValue('AG123XYZ'));
    await choose(app, 'AG456XYZ');
    await waitFor(() => expect(trackingId()).toHaveValue('AG456XYZ'));
    await choose(app, 'AG123XYZ');
    await screen.findByText(/No consignment chosen yet/);
    expect(address()).toHaveValue('');
  });

  it('shows that the list could not be fetched, not that nothing was found', async () => {
    const app = await openPage({ [FIND]: refusal(403, '42501', 'no') });
    await app.user.click(picker());
    const list = () => document.querySelector('.MuiAutocomplete-noOptions');
    await waitFor(() => expect(list()).toHaveTextContent('All consignment could not be fetched'));
  });

  it('shows that no consignment has this tracking number', async () => {
    const app = await openPage({ [FIND]: [] });
    await app.user.click(picker());
    expect(await screen.findByText('No consignment with this tracking number')).toBeVisible();
  });

  it('uses the last chosen consignment, whichever answer arrives last', async () => {
    const first = onItsWay(parcels[0]);
    const app = await openPage(reading(first.arrived, parcels[1]));
    await app.user.selectOptions(toWho(), 'receiver');
    for (const { trackingId: id } of parcels) await choose(app, id);
    await waitFor(() => expect(address()).toHaveValue('esi@receiver.example'));
    first.release();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(address()).toHaveValue('esi@receiver.example');
    expect(trackingId()).toHaveValue('AG456XYZ');
  });
});
