import { act, screen, waitFor } from '@testing-library/react';
import { aConsignment } from '@/test/builders';
import { address, asksForOne, openPage, texts, toWho, trackingId } from '@/test/mailPage';

const ROWS = 'GET /rest/v1/consignment';

describe('a consignment for a message', () => {
  it('fills in from a consignment, for whom it is', async () => {
    const parcel = aConsignment();
    const app = await openPage({
      [ROWS]: (_body: unknown, headers: Headers) => (asksForOne(headers) ? parcel : [parcel]),
    });
    await app.user.selectOptions(toWho(), 'receiver');
    app.calls.length = 0;
    await app.user.click(screen.getByRole('combobox', { name: /^Consignment/ }));
    await app.user.click(await screen.findByRole('option', { name: /AG123XYZ/ }));
    await waitFor(() => expect(trackingId()).toHaveValue('AG123XYZ'));
    expect(address()).toHaveValue('kofi@receiver.example');
    expect(texts()).toEqual(['Dear Kofi Mensah,']);
    await app.user.selectOptions(toWho(), 'sender');
    expect(address()).toHaveValue('ada@sender.example');
    expect(texts()).toEqual(['Dear Ada Moreau,']);
  });

  it('is the one that was chosen last, whichever answer comes last', async () => {
    const parcels = [
      aConsignment(),
      aConsignment({ id: 2, trackingId: 'AG456XYZ', recEmail: 'esi@receiver.example' }),
    ];
    let release: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (release = resolve));
    const answers = [late.then(() => parcels[0]), parcels[1]];
    const { user } = await openPage({
      [ROWS]: (_body: unknown, headers: Headers) => (asksForOne(headers) ? answers.shift() : parcels),
    });
    await user.selectOptions(toWho(), 'receiver');
    for (const { trackingId: id } of parcels) {
      await user.click(screen.getByRole('combobox', { name: /^Consignment/ }));
      await user.click(await screen.findByRole('option', { name: new RegExp(id) }));
    }
    await waitFor(() => expect(address()).toHaveValue('esi@receiver.example'));
    release();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(address()).toHaveValue('esi@receiver.example');
    expect(trackingId()).toHaveValue('AG456XYZ');
  });
});
