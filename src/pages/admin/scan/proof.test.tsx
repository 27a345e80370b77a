import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  later,
  list,
  newDevice,
  openScanner,
  rpc,
  scanByHand,
  scanned,
  sentBy,
  type,
  type ScannerApp,
} from '@/test/scanner';
import { refusal, Reply, type Script } from '@/test/stubBackend';

jest.mock('@/ui/openDocument', () => ({
  openDocument: jest.fn(),
  reloadDocument: jest.fn(),
  isDocumentOf: () => true,
}));

beforeEach(() => void newDevice());

const DELIVERED = 'CARGO001: Delivered';
const TITLE = 'Proof of delivery of CARGO001';

const openProof = (script: Script = {}) =>
  openScanner({
    [rpc('look_up_scan')]: { ...scanned, next: 'delivered', nextLeg: null },
    [rpc('add_proof')]: new Reply(204),
    ...script,
  });

/** Scans the consignment and opens the form for the proof of its delivery. */
const deliver = async (app: ScannerApp) => {
  await screen.findByRole('textbox', { name: 'Tracking number' }); // once no dialog is closing
  await type(app, 'CARGO001');
  await app.user.click(await screen.findByRole('button', { name: 'Delivered' }));
  return within(await screen.findByRole('dialog', { name: TITLE }));
};

const enterSigner = (dialog: Pick<typeof screen, 'getByLabelText'>, value: string) =>
  fireEvent.change(dialog.getByLabelText(/^Who took the goods/), { target: { value } });

const proofsOf = ({ calls }: ScannerApp) =>
  calls.filter(([address]) => address === rpc('add_proof')).map(([, body]) => body as { proof: string });

describe('the proof of a delivery at the scanner', () => {
  it('is asked for before the delivery is recorded, and sent after it with its moment', async () => {
    const hourAgo = () => new Date(Date.now() - 3_600_000).toISOString();
    const events = [{ code: 'delivered', label: 'Delivered', next: null }];
    const app = await openProof({ [rpc('scan_events')]: () => ({ now: hourAgo(), events }) });
    const dialog = await deliver(app);
    await app.user.click(dialog.getByRole('button', { name: 'Record' }));
    expect(await dialog.findByText('This field is required')).toBeVisible();
    enterSigner(dialog, 'Kofi Mensah');
    await app.user.click(dialog.getByRole('button', { name: 'Record' }));
    expect(await screen.findByText(`Recorded: ${DELIVERED}`)).toBeVisible();
    expect(await list().findByText(/^Waiting, with proof of delivery/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'CARGO001' })).toBeNull();
    later(9_000);
    expect(await list().findByText(/^Sent, with proof of delivery/)).toBeVisible();
    const [scan] = sentBy(app) as unknown as { scanned_at: string; clock_error: number }[];
    expect(scan).toMatchObject({ event: 'delivered', clock_error: 3600 });
    const moment = new Date(Date.parse(scan?.scanned_at ?? '') - 3_600_000).toISOString();
    expect(proofsOf(app)).toEqual([
      {
        ...{ tracking_id: 'CARGO001', signer: 'Kofi Mensah', signature: null, place: '', moment },
        proof: expect.any(String) as string,
      },
    ]);
  });

  it('can be left out, after a question if something of it was entered', async () => {
    const app = await openProof();
    const dialog = await deliver(app);
    enterSigner(dialog, 'Kofi Mensah');
    await app.user.click(dialog.getByRole('button', { name: 'Record without proof' }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Record the delivery without this proof?' }),
    );
    await app.user.click(question.getByRole('button', { name: 'Record without proof' }));
    expect(await screen.findByText(`Recorded: ${DELIVERED}`)).toBeVisible();
    await app.user.click(
      (await deliver(app)).getByRole('button', { name: 'Record without proof' }), // nothing of it is left
    );
    await waitFor(() => expect(list().getAllByText(DELIVERED)).toHaveLength(2));
    later(9_000);
    await waitFor(() => expect(sentBy(app)).toHaveLength(2));
    expect(proofsOf(app)).toEqual([]);
  });

  it('keeps what was entered when another code is scanned, and says that it was not taken', async () => {
    const app = await openProof();
    const dialog = await deliver(app);
    enterSigner(dialog, 'Kofi Mensah');
    scanByHand('CARGO002-1');
    expect(await dialog.findByText(/^Not taken: CARGO002, piece 1\./)).toBeVisible();
    const signer = dialog.getByLabelText<HTMLInputElement>(/^Who took the goods/);
    await app.user.click(signer);
    enterSigner(dialog, 'Kofi MensahCARGO003');
    scanByHand('CARGO003');
    expect(await dialog.findByText(/^Not taken: CARGO003\./)).toBeVisible();
    expect(signer).toHaveValue('Kofi Mensah');
    expect(screen.getByText('Nothing yet')).toBeInTheDocument();
  });

  it('is not recorded by the Enter of a keyboard', async () => {
    const app = await openProof();
    const dialog = await deliver(app);
    await app.user.type(dialog.getByLabelText(/^Who took the goods/), 'Kofi Mensah{Enter}');
    expect(screen.getByRole('dialog', { name: TITLE })).toBeVisible();
    expect(screen.getByText('Nothing yet')).toBeInTheDocument();
  });

  it('is back in its form when the delivery is taken back', async () => {
    const app = await openProof();
    const dialog = await deliver(app);
    enterSigner(dialog, 'Kofi Mensah');
    await app.user.click(dialog.getByRole('button', { name: 'Record' }));
    await app.user.click(await screen.findByRole('button', { name: `Undo ${DELIVERED}` }));
    expect(await screen.findByText('Nothing yet')).toBeVisible();
    expect((await deliver(app)).getByLabelText(/^Who took the goods/)).toHaveValue('Kofi Mensah');
    later(9_000);
    expect(sentBy(app)).toEqual([]);
  });

  it('stays in its form, with the reason, if the device cannot keep it', async () => {
    const estimate = () => Promise.resolve({ quota: 10_000_000, usage: 9_500_000 });
    Object.assign(navigator, { storage: { estimate } });
    const app = await openProof();
    const dialog = await deliver(app);
    enterSigner(dialog, 'Kofi Mensah');
    await app.user.click(dialog.getByRole('button', { name: 'Record' }));
    expect(await dialog.findByText(/^The memory of this device is full/)).toBeVisible();
    expect(dialog.getByLabelText(/^Who took the goods/)).toHaveValue('Kofi Mensah');
    Reflect.deleteProperty(navigator, 'storage');
  });

  it('is corrected or discarded when it is refused, and the delivery is not recorded again', async () => {
    const reason = 'This consignment has 20 proofs already.';
    let isFull = true;
    const app = await openProof({
      [rpc('add_proof')]: () => (isFull ? refusal(409, 'PT409', reason) : new Reply(204)),
    });
    const record = async () => {
      const dialog = await deliver(app);
      enterSigner(dialog, 'Kofi Mensah');
      await app.user.click(dialog.getByRole('button', { name: 'Record' }));
      await screen.findByText(`Recorded: ${DELIVERED}`);
    };
    const entryText = `${DELIVERED}, proof of delivery`;
    await record();
    later(9_000);
    expect(await screen.findByText(`Refused: ${entryText}. ${reason}`)).toBeVisible();
    await app.user.click(await screen.findByRole('button', { name: `Discard ${entryText}` }));
    const question = within(await screen.findByRole('dialog', { name: `Discard ${entryText}?` }));
    await app.user.click(question.getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('Nothing yet')).toBeVisible();

    await record();
    later(9_000);
    await app.user.click(await screen.findByRole('button', { name: `Correct ${entryText}` }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct the proof of delivery' }));
    expect(dialog.getByText(reason)).toBeVisible();
    enterSigner(dialog, 'Esi Owusu');
    isFull = false;
    await app.user.click(dialog.getByRole('button', { name: 'Save and send' }));
    expect(await screen.findByText(/^Sent/)).toBeVisible();
    expect(sentBy(app)).toHaveLength(2);
    const [, second, third] = proofsOf(app);
    expect(third).toEqual({ ...second, signer: 'Esi Owusu' });
  });

  it('goes with its scan when that is refused and corrected', async () => {
    const app = await openProof({
      [rpc('record_scan')]: ({ tracking_id }: { tracking_id: string }) =>
        tracking_id === 'CARGO001' ? refusal(404, 'PT404', 'No') : new Reply(204),
    });
    const dialog = await deliver(app);
    enterSigner(dialog, 'Kofi Mensah');
    await app.user.click(dialog.getByRole('button', { name: 'Record' }));
    await screen.findByText(`Recorded: ${DELIVERED}`);
    later(9_000);
    await app.user.click(await screen.findByRole('button', { name: `Correct ${DELIVERED}` }));
    const correction = within(await screen.findByRole('dialog', { name: 'Correct the scan' }));
    expect(correction.getByText('Its proof of delivery is sent with it.')).toBeVisible();
    fireEvent.change(correction.getByLabelText('Tracking number'), { target: { value: 'CARGO002' } });
    await app.user.click(correction.getByRole('button', { name: 'Save and send' }));
    await waitFor(() => expect(proofsOf(app)).toMatchObject([{ tracking_id: 'CARGO002' }]));
  });
});
