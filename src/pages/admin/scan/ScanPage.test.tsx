import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { isUnsent } from '@/config/storageKeys';
import { createScanStore } from '@/features/scan/queue/scanStore';
import {
  asScanner,
  chooseBatch,
  later,
  list,
  newDevice,
  openScanner,
  rpc,
  scanByHand,
  scanned,
  sentBy,
  type,
  typeKeys,
} from '@/test/scanner';
import { setOnline } from '@/test/setOnline';
import { openSignedIn } from '@/test/signedIn';
import { onItsWay, refusal, Reply } from '@/test/stubBackend';
import { openDocument } from '@/ui/openDocument';

jest.mock('@/ui/openDocument', () => ({
  openDocument: jest.fn(),
  reloadDocument: jest.fn(),
  isDocumentOf: () => true,
}));

beforeEach(() => void newDevice());

describe('a scanner', () => {
  it('is led to the scanner from every address of the admin area, and asks for nothing else', async () => {
    const { calls } = openSignedIn('/auth/app/admin/audit', asScanner());
    await waitFor(() => expect(openDocument).toHaveBeenCalledWith('/auth/app/admin/scan'));
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(new Set(calls.map(([address]) => address))).toEqual(new Set([rpc('my_role')]));
  });

  it('records what is likely with a code and a tap, once it can no longer be taken back', async () => {
    const app = await openScanner();
    await type(app, ' cargo001-3 ');
    expect(await screen.findByRole('heading', { name: 'CARGO001, piece 3' })).toBeVisible();
    expect(await screen.findByText('Tema, Ghana')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Loaded, leg 2' }));
    expect(await screen.findByText('Recorded: CARGO001, piece 3: Loaded, leg 2')).toBeVisible();
    expect(await list().findByText(/Waiting/)).toBeVisible();
    expect(sentBy(app)).toEqual([]);
    later(9_000);
    expect(await list().findByText(/^Sent/)).toBeVisible();
    expect(sentBy(app)).toEqual([
      {
        ...{ tracking_id: 'CARGO001', event: 'loaded', note: '', piece: 3, leg: 2, clock_error: 0 },
        ...{ request_key: expect.any(String) as string, scanned_at: expect.any(String) as string },
      },
    ]);
  });

  it('takes a scan back before it is sent', async () => {
    const app = await openScanner();
    await type(app, 'CARGO001');
    await app.user.click(await screen.findByRole('button', { name: 'Loaded, leg 2' }));
    await app.user.click(await screen.findByRole('button', { name: 'Undo CARGO001: Loaded, leg 2' }));
    expect(await list().findByText('Nothing yet')).toBeVisible();
    later(9_000);
    expect(sentBy(app)).toEqual([]);
  });

  it('records something else, with a note', async () => {
    const app = await openScanner();
    await type(app, 'CARGO001');
    await screen.findByRole('button', { name: 'Loaded, leg 2' });
    await app.user.click(screen.getByText('Something else'));
    await app.user.click(screen.getByRole('button', { name: 'Record' }));
    expect(await screen.findByText('Choose what happened')).toBeVisible();
    await app.user.selectOptions(screen.getByLabelText(/What happened/), 'departed');
    await app.user.selectOptions(screen.getByLabelText('Leg'), '1: Accra – Tema');
    const note = screen.getByLabelText('Note for the office');
    expect(note).toHaveAttribute('rows', '2');
    await app.user.type(note, 'Left early');
    await app.user.click(screen.getByRole('button', { name: 'Record' }));
    await screen.findByText('Recorded: CARGO001: Departed, leg 1');
    later(9_000);
    await waitFor(() =>
      expect(sentBy(app)).toMatchObject([{ event: 'departed', leg: 1, note: 'Left early' }]),
    );
  });

  it('keeps a note that was not recorded until the same code is scanned again, and drops it once it is', async () => {
    const app = await openScanner();
    const note = () => screen.findByLabelText('Note for the office');
    await type(app, 'CARGO001-1');
    await app.user.type(await note(), 'Corner dented');
    await type(app, 'CARGO001-2');
    expect(await note()).toHaveValue('');
    await type(app, 'CARGO001-1');
    expect(await note()).toHaveValue('Corner dented');
    await app.user.click(await screen.findByRole('button', { name: 'Loaded, leg 2' }));
    await screen.findByText('Recorded: CARGO001, piece 1: Loaded, leg 2');
    await type(app, 'CARGO001-1');
    expect(await note()).toHaveValue('');
    later(9_000);
    await waitFor(() => expect(sentBy(app)).toMatchObject([{ piece: 1, note: 'Corner dented' }]));
  });

  it('keeps what was chosen when the same label is read again', async () => {
    const app = await openScanner();
    scanByHand('CARGO001-1');
    await screen.findByRole('button', { name: 'Loaded, leg 2' });
    await app.user.click(screen.getByText('Something else'));
    await app.user.selectOptions(screen.getByLabelText(/What happened/), 'departed');
    scanByHand('CARGO001-1');
    expect(screen.getByLabelText(/What happened/)).toHaveValue('departed');
    scanByHand('CARGO001-2');
    await screen.findByRole('button', { name: 'Loaded, leg 2' });
    expect(screen.getByLabelText(/What happened/)).toHaveValue('');
  });

  it('shows no late suggestion after the choices have opened', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const answer = onItsWay(scanned);
    const app = await openScanner({ [rpc('look_up_scan')]: () => answer.arrived });
    await type(app, 'CARGO001');
    act(() => void jest.advanceTimersByTime(3_000));
    expect(await screen.findByLabelText(/What happened/)).toBeVisible();
    answer.release();
    expect(await screen.findByText(/Received at terminal/, { selector: 'main *' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Loaded, leg 2' })).toBeNull();
    jest.useRealTimers();
  });

  it('suggests for a piece what has happened to the others', async () => {
    const laterScan = { ...scanned, next: 'departed', last: 'loaded', lastLeg: 2, pieces: [1, 2] };
    const app = await openScanner({ [rpc('look_up_scan')]: laterScan });
    await type(app, 'CARGO001-3');
    expect(await screen.findByRole('button', { name: 'Loaded, leg 2' })).toBeVisible();
    await type(app, 'CARGO001-2');
    expect(await screen.findByRole('button', { name: 'Departed, leg 2' })).toBeVisible();
  });

  it('is told when there is no such consignment, and what is no number', async () => {
    const app = await openScanner({ [rpc('look_up_scan')]: null });
    await app.user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await screen.findByText('Enter the number of the consignment')).toBeVisible();
    await type(app, '4006381333931');
    expect(await screen.findByText('This is no tracking number: 4006381333931')).toBeVisible();
    await app.user.clear(screen.getByRole('textbox', { name: 'Tracking number' }));
    await type(app, 'NOTHERE1');
    expect(await screen.findByText(/no consignment with this number/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Record' })).toBeNull();
  });

  it('scans many with a hand scanner and no tap, each once, wherever the focus is', async () => {
    const app = await openScanner();
    await chooseBatch(app, 'loaded', '2');
    scanByHand('CARGO001-1');
    expect(await list().findByText('CARGO001, piece 1: Loaded, leg 2')).toBeVisible();
    scanByHand('https://cargo.example/tracking/CARGO001-2');
    expect(await list().findByText('CARGO001, piece 2: Loaded, leg 2')).toBeVisible();
    scanByHand('CARGO001-1');
    expect(await screen.findByText('Scanned already: CARGO001, piece 1: Loaded, leg 2')).toBeVisible();
    scanByHand('12345678901');
    expect(await screen.findByText('This is no tracking number: 12345678901')).toBeVisible();
    expect(list().getAllByRole('listitem')).toHaveLength(2);
    later(9_000);
    await waitFor(() => expect(sentBy(app)).toMatchObject([{ piece: 1 }, { piece: 2 }]));
    expect(app.calls.filter(([address]) => address === rpc('look_up_scan'))).toEqual([]);
  });

  it('tells of a scanner on another keyboard layout, and takes nothing', async () => {
    await openScanner();
    scanByHand('CQRGOàà&)"');
    expect(
      await screen.findByText(
        /^Your scanner types on another keyboard layout: .* may be CARGO001, piece 3\./,
      ),
    ).toBeVisible();
    expect(screen.queryByRole('heading', { name: /CARGO001/ })).toBeNull();
  });

  it('tells of a scanner that cannot be read, and leads to the field in which it can', async () => {
    await openScanner();
    typeKeys(Array<string>(8).fill('Unidentified'), 10);
    expect(await screen.findByText(/^This device cannot read what your scanner types/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Tracking number' })).toHaveFocus();
  });

  it('says of a number that was typed that it is not taken yet, and of two that they are two', async () => {
    const app = await openScanner();
    const field = screen.getByRole('textbox', { name: 'Tracking number' });
    await app.user.click(field);
    await app.user.paste('CARGO001');
    await app.user.tab();
    expect(await screen.findByText('Not taken yet: press OK')).toBeVisible();
    await app.user.click(field);
    await app.user.paste('CARGO002');
    expect(await screen.findByText(/^These are two numbers/)).toBeVisible();
    expect(field).toHaveValue('CARGO001CARGO002');
    await app.user.clear(field);
    await app.user.paste('CARGO003');
    await app.user.click(screen.getByRole('button', { name: 'OK' }));
    expect(await screen.findByRole('heading', { name: 'CARGO003' })).toBeVisible();
    expect(screen.queryByText('Not taken yet: press OK')).toBeNull();
  });

  it('keeps what was typed into the field when a code is scanned into it', async () => {
    await openScanner();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tracking number' });
    act(() => field.focus());
    fireEvent.change(field, { target: { value: 'CAR]C1CARGO001-2' } });
    typeKeys([...']C1CARGO001-2', 'Enter'], 10);
    expect(await screen.findByRole('heading', { name: 'CARGO001, piece 2' })).toBeVisible();
    expect(field).toHaveValue('CAR');
  });

  it('asks for the event before it scans many', async () => {
    const app = await openScanner();
    await app.user.click(screen.getByRole('button', { name: 'Many at once' }));
    await type(app, 'CARGO001');
    expect(await screen.findByText('Choose what happened')).toBeVisible();
    expect(list().getByText('Nothing yet')).toBeVisible();
  });

  it('corrects what was refused, or discards it after a question', async () => {
    const reason = 'This consignment has no leg 2.';
    const app = await openScanner({
      [rpc('record_scan')]: ({ leg }: { leg?: number }) =>
        leg ? refusal(400, 'P0001', reason) : new Reply(204),
    });
    await chooseBatch(app, 'loaded', '2');
    await type(app, 'CARGO001');
    await type(app, 'CARGO002');
    later(9_000);
    expect(await screen.findByText(`Refused: CARGO002: Loaded, leg 2. ${reason}`)).toBeVisible();
    await app.user.click(await screen.findByRole('button', { name: 'Discard CARGO002: Loaded, leg 2' }));
    expect(await screen.findByRole('dialog', { name: 'Discard CARGO002: Loaded, leg 2?' })).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByText('CARGO002: Loaded, leg 2')).toBeNull());
    await app.user.click(await screen.findByRole('button', { name: 'Correct CARGO001: Loaded, leg 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct the scan' }));
    expect(dialog.getByText(reason)).toBeVisible();
    expect(dialog.getByLabelText('Note for the office')).toHaveAttribute('rows', '2');
    await app.user.selectOptions(dialog.getByLabelText('Leg'), 'None');
    await app.user.click(dialog.getByRole('button', { name: 'Save and send' }));
    expect(await screen.findByText(/^Sent/)).toBeVisible();
    const keys = sentBy(app).map(({ request_key }) => request_key);
    expect(keys[2]).toBe(keys[0]);
  });

  it('keeps a correction that was begun through a tap beside its dialog, until the scan is discarded', async () => {
    const app = await openScanner({ [rpc('record_scan')]: refusal(404, 'PT404', 'No') });
    await chooseBatch(app, 'loaded', '2');
    await type(app, 'CARGO001');
    later(9_000);
    const correct = async () => {
      await app.user.click(await screen.findByRole('button', { name: 'Correct CARGO001: Loaded, leg 2' }));
      return within(await screen.findByRole('dialog', { name: 'Correct the scan' }));
    };
    const dialog = await correct();
    const number = 'Tracking number';
    fireEvent.change(dialog.getByLabelText(number), { target: { value: 'CARGO00' } });
    await app.user.selectOptions(dialog.getByLabelText(/^What happened/), 'departed');
    await app.user.click(dialog.getByRole('button', { name: 'Save and send' }));
    expect(await dialog.findByText('This is no tracking number: CARGO00')).toBeVisible();
    const beside = screen.getByRole('dialog').parentElement as HTMLElement;
    fireEvent.mouseDown(beside);
    fireEvent.click(beside);
    const again = await correct();
    expect(again.getByLabelText(number)).toHaveValue('CARGO00');
    expect(again.getByLabelText(/^What happened/)).toHaveValue('departed');
    await app.user.keyboard('{Escape}');
    expect(Object.keys(sessionStorage).filter(isUnsent)).toHaveLength(1);
    await app.user.click(screen.getByRole('button', { name: 'Discard CARGO001: Loaded, leg 2' }));
    await app.user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('Nothing yet')).toBeVisible();
    expect(Object.keys(sessionStorage).filter(isUnsent)).toEqual([]);
    expect(sentBy(app)).toHaveLength(1);
  });

  it('says of a correction that another tab has dealt with the scan, and keeps it', async () => {
    const app = await openScanner({ [rpc('record_scan')]: refusal(404, 'PT404', 'No') });
    await chooseBatch(app, 'loaded', '2');
    await type(app, 'CARGO001');
    later(9_000);
    await app.user.click(await screen.findByRole('button', { name: 'Correct CARGO001: Loaded, leg 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct the scan' }));
    const otherTab = createScanStore();
    expect(await otherTab.drop(1)).toBe(true);
    otherTab.close();
    fireEvent.change(dialog.getByLabelText('Tracking number'), { target: { value: 'CARGO002' } });
    const save = dialog.getByRole('button', { name: 'Save and send' });
    await app.user.click(save);
    expect(await dialog.findByText('Another tab has dealt with this scan.')).toBeVisible();
    await waitFor(() => expect(save).toBeEnabled());
    expect(dialog.getByLabelText('Tracking number')).toHaveValue('CARGO002');
    expect(sentBy(app)).toHaveLength(1);
  });

  it('collects without a line, suggests what usually follows, and sends in order when the line is back', async () => {
    const app = await openScanner();
    await screen.findByRole('button', { name: 'Many at once' });
    act(() => setOnline(false));
    expect(await screen.findByText(/No connection: scans are kept on this device/)).toBeVisible();
    await type(app, 'CARGO001');
    await app.user.selectOptions(screen.getByLabelText(/What happened/), 'loaded');
    await app.user.click(screen.getByRole('button', { name: 'Record' }));
    await screen.findByText('Recorded: CARGO001: Loaded');
    await type(app, 'CARGO001');
    await app.user.click(await screen.findByRole('button', { name: 'Departed' }));
    expect(await screen.findByText('2 scans are waiting.')).toBeVisible();
    later(9_000);
    expect(sentBy(app)).toEqual([]);
    act(() => setOnline(true));
    await waitFor(() => expect(sentBy(app)).toMatchObject([{ event: 'loaded' }, { event: 'departed' }]));
    await waitFor(() => expect(list().getAllByText(/^Sent/)).toHaveLength(2));
  });

  it('refuses a scan in words before the memory of the device is full', async () => {
    const estimate = () => Promise.resolve({ quota: 10_000_000, usage: 9_500_000 });
    Object.assign(navigator, { storage: { estimate } });
    const app = await openScanner();
    await chooseBatch(app, 'loaded');
    await type(app, 'CARGO001');
    expect(await screen.findByText(/^The memory of this device is full/)).toBeVisible();
    expect(list().getByText('Nothing yet')).toBeVisible();
    Reflect.deleteProperty(navigator, 'storage');
  });

  it('is told in words why there is no camera', async () => {
    const app = await openScanner();
    await app.user.click(screen.getByRole('button', { name: 'Start the camera' }));
    expect(await screen.findByText(/offers the camera only over https/)).toBeVisible();
    const fail = (name: string) => Promise.reject(new DOMException('No', name));
    const getUserMedia = jest.fn(() => fail('NotAllowedError'));
    Object.assign(navigator, { mediaDevices: { getUserMedia } });
    await app.user.click(screen.getByRole('button', { name: 'Start the camera' }));
    expect(await screen.findByText(/^The camera is not allowed here/)).toBeVisible();
    getUserMedia.mockImplementation(() => fail('NotFoundError'));
    await app.user.click(screen.getByRole('button', { name: 'Start the camera' }));
    expect(await screen.findByText(/^This device has no camera/)).toBeVisible();
    Reflect.deleteProperty(navigator, 'mediaDevices');
  });
});

it('the office scans, too, and goes back by a link that loads a document', async () => {
  await openScanner({ [rpc('my_role')]: 'office' });
  expect(await screen.findByRole('link', { name: 'Office' })).toHaveAttribute(
    'href',
    '/auth/app/admin/track',
  );
});

it('whoever comes to the scanner with a locked screen is signed out', async () => {
  sessionStorage.setItem('admin-locked', String(Date.now()));
  const app = openSignedIn('/auth/app/admin/scan', {
    ...asScanner({ [rpc('my_role')]: 'office' }),
    'POST /auth/v1/logout': new Reply(204),
  });
  await waitFor(() => expect(app.store.getState().session).toMatchObject({ user: null, endReason: 'idle' }));
  expect(screen.queryByRole('heading', { name: 'Scan' })).toBeNull();
  expect(app.countOf('POST /auth/v1/logout')).toBe(1);
});
