import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aConsignment, aJourney } from '@/test/builders';
import { openConsignmentPage } from '@/test/consignmentPage';
import { ROWS } from '@/test/session';
import { NO_ANSWER, refusal, Reply } from '@/test/stubBackend';

const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;
const stored = {
  ...{ id: 'b7e2f6f0-0000-4000-8000-000000000001', signer: 'Kofi Mensah', signature: [[1, 1, 9, 9]] },
  ...{ place: 'Gate 3', moment: '2026-03-04T10:00:00.000Z', takenBy: 'ama@carmine.test', photos: 1 },
};
const panelOf = async () => within(await screen.findByRole('region', { name: 'Proof of delivery' }));

describe('the proofs of a consignment', () => {
  it('are shown with their signature, and photographs on request', async () => {
    const { user } = await openConsignmentPage({
      [rpc('consignment_proofs')]: [stored],
      [rpc('proof_photos')]: ['AAAA'],
    });
    const panel = await panelOf();
    expect(await panel.findByRole('img', { name: 'Signature of Kofi Mensah' })).toBeVisible();
    expect(panel.getByText('Taken by ama@carmine.test')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Show the photograph' }));
    expect(await panel.findByRole('img', { name: 'Photograph 1 of 1' })).toBeVisible();
  });

  it('are shown and entered on the clock of the destination', async () => {
    const journey = aJourney({ destinationZone: 'Asia/Shanghai' });
    const { user, sentTo } = await openConsignmentPage({
      [`GET ${ROWS}`]: aConsignment({ journey }),
      [rpc('consignment_proofs')]: [stored],
      [rpc('add_proof')]: new Reply(204),
    });
    const panel = await panelOf();
    expect(await panel.findByText(/^4 March 2026, 18:00 GMT\+8 \(10:00 GMT your time\)/)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Add a proof' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Proof of delivery' }));
    fireEvent.change(dialog.getByLabelText(/^When/), { target: { value: '2026-03-05T14:05' } });
    await user.click(dialog.getByRole('button', { name: 'Store the proof' }));
    await waitFor(() =>
      expect(sentTo(rpc('add_proof'))).toEqual([
        expect.objectContaining({ moment: '2026-03-05T06:05:00.000Z' }),
      ]),
    );
  });

  it('are stored under one key, however often they are sent', async () => {
    let isDown = true;
    const { user, sentTo } = await openConsignmentPage({
      [rpc('consignment_proofs')]: [],
      [rpc('add_proof')]: () => (isDown ? refusal(503, 'PT503', 'Try again in a moment.') : new Reply(204)),
    });
    const panel = await panelOf();
    await user.click(await panel.findByRole('button', { name: 'Add a proof' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Proof of delivery' }));
    fireEvent.change(dialog.getByLabelText(/^Who took the goods/), { target: { value: 'Esi Owusu' } });
    const store = dialog.getByRole('button', { name: 'Store the proof' });
    await user.click(store);
    expect((await dialog.findAllByRole('alert')).length).toBeGreaterThan(0);
    expect(dialog.getByLabelText(/^Who took the goods/)).toHaveValue('Esi Owusu');
    isDown = false;
    await user.click(store);
    expect(await panel.findByRole('button', { name: 'Add a proof' })).toBeVisible();
    const [first, second] = sentTo(rpc('add_proof')) as { proof: string; signer: string }[];
    expect(first).toMatchObject({ signer: 'Esi Owusu', signature: null });
    expect(second?.proof).toBe(first?.proof);
  });

  it('say what the database refuses', async () => {
    const why = 'A photograph must be a JPEG of at most 200 kB, without data of the camera.';
    const { user } = await openConsignmentPage({
      [rpc('consignment_proofs')]: [],
      [rpc('add_proof')]: refusal(400, '22023', why),
    });
    await user.click(await (await panelOf()).findByRole('button', { name: 'Add a proof' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Proof of delivery' }));
    fireEvent.change(dialog.getByLabelText(/^Who took the goods/), { target: { value: 'Esi Owusu' } });
    await user.click(dialog.getByRole('button', { name: 'Store the proof' }));
    expect(await dialog.findByText(`${why} What you typed is still here.`)).toBeVisible();
  });

  it('are not stored twice when the answer was lost and the form was changed, but finished', async () => {
    let isCut = true;
    let proofs: object[] = [];
    const { user, sentTo } = await openConsignmentPage({
      [rpc('consignment_proofs')]: () => proofs,
      [rpc('add_proof')]: ({ proof }: { proof: string }) => {
        proofs = [{ ...stored, id: proof }];
        return isCut ? NO_ANSWER() : new Reply(204);
      },
    });
    const panel = await panelOf();
    await user.click(await panel.findByRole('button', { name: 'Add a proof' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Proof of delivery' }));
    const enter = (value: string) =>
      fireEvent.change(dialog.getByLabelText(/^Who took the goods/), { target: { value } });
    enter('Esi');
    await user.click(dialog.getByRole('button', { name: 'Store the proof' }));
    await dialog.findByText(/^Could not reach the server/);
    isCut = false;
    enter('Esi Owusu');
    await user.click(dialog.getByRole('button', { name: 'Store the proof' }));
    const keep = await dialog.findByRole('button', { name: 'Keep what was stored' });
    expect(sentTo(rpc('add_proof'))).toHaveLength(1);
    await user.click(keep);
    expect(await panel.findByRole('button', { name: 'Add a proof' })).toBeVisible();
    const [first, second] = sentTo(rpc('add_proof')) as { proof: string }[];
    expect(second?.proof).toBe(first?.proof);
  });

  it('are deleted for a reason', async () => {
    const { user, sentTo } = await openConsignmentPage({
      [rpc('consignment_proofs')]: [stored],
      [rpc('delete_proof')]: new Reply(204),
    });
    const panel = await panelOf();
    await user.click(await panel.findByRole('button', { name: 'Delete the proof signed by Kofi Mensah' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this proof of delivery?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(sentTo(rpc('delete_proof'))).toEqual([]);
    fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'Wrong house' } });
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await panel.findByRole('button', { name: 'Add a proof' });
    expect(sentTo(rpc('delete_proof'))).toEqual([{ proof: stored.id, reason: 'Wrong house' }]);
  });
});
