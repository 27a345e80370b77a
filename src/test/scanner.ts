import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openSignedIn } from './signedIn';
import { Reply, type Script } from './stubBackend';

export const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;

/** A device that has never been used. */
export const newDevice = () => Object.assign(window, { indexedDB: new IDBFactory() });

export const scanned = {
  trackingId: 'CARGO001',
  status: 'Received at terminal',
  city: 'Tema',
  country: 'Ghana',
  headingTo: 'Germany',
  type: 'Regular',
  next: 'loaded',
  nextLeg: 2,
  legs: [
    { number: 1, mode: 'road', origin: 'Accra', destination: 'Tema' },
    { number: 2, mode: 'ocean', origin: 'Tema', destination: 'Hamburg' },
  ],
  last: 'received',
  lastLeg: null,
  pieces: [],
};

const events = [
  { code: 'received', label: 'Received at terminal', next: 'loaded' },
  { code: 'loaded', label: 'Loaded', next: 'departed' },
  { code: 'departed', label: 'Departed', next: 'arrived' },
  { code: 'delivered', label: 'Delivered', next: null },
];

export const asScanner = (script: Script = {}): Script => ({
  [rpc('my_role')]: 'scanner',
  [rpc('scan_events')]: () => ({ now: new Date().toISOString(), events }),
  [rpc('look_up_scan')]: scanned,
  [rpc('record_scan')]: new Reply(204),
  ...script,
});

/** The page of the scanner, with its list of events. */
export const openScanner = async (script: Script = {}) => {
  const app = openSignedIn('/auth/app/admin/scan', asScanner(script));
  await screen.findByRole('heading', { name: 'Scan' });
  return app;
};

/** Types as a hand scanner does, into whatever has the focus; people take `between` ms for a key, from `begin` on. Returns what was prevented. */
export const typeKeys = (keys: readonly string[], between: number, begin = 1_000): boolean[] =>
  keys.map((key, index) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: begin + index * between });
    act(() => void (document.activeElement ?? document.body).dispatchEvent(event));
    return event.defaultPrevented;
  });

export const scanByHand = (text: string) => typeKeys([...text, 'Enter'], 10);

export type ScannerApp = Awaited<ReturnType<typeof openScanner>>;

/** What was sent, in order. */
export const sentBy = ({ calls }: ScannerApp) =>
  calls
    .filter(([address]) => address === rpc('record_scan'))
    .map(([, body]) => body as { request_key: string });

/** Lets the time pass in which a scan can be taken back. */
export const later = (ms: number) => {
  const now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now + ms);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

/** Types a number into its field. */
export const type = ({ user }: ScannerApp, text: string) =>
  user.type(screen.getByRole('textbox', { name: 'Tracking number' }), `${text}{Enter}`);

export const chooseBatch = async ({ user }: ScannerApp, event: string, leg?: string) => {
  await user.click(screen.getByRole('button', { name: 'Many at once' }));
  const events = screen.getByLabelText(/What happens to all of them/);
  await waitFor(() => expect(events.querySelector(`option[value="${event}"]`)).not.toBeNull()); // they are read
  await user.selectOptions(events, event);
  if (leg) await user.selectOptions(screen.getByLabelText('Leg'), leg);
};

/** The list of what was scanned. */
export const list = () => within(screen.getByRole('region', { name: 'Scanned' }));
