import { screen } from '@testing-library/react';
import { openSignedIn } from '@/test/signedIn';
import { refusal, Reply, type Script } from '@/test/stubBackend';

const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;

const scanned = {
  trackingId: 'CARGO001',
  status: 'Loaded',
  city: 'Tema',
  country: 'Ghana',
  headingTo: 'Germany',
  type: 'Regular',
};

const events = [
  { code: 'arrived', label: 'Arrived', next: 'discharged' },
  { code: 'delivered', label: 'Delivered', next: null },
];

const open = async (script: Script = {}, address = '/auth/app/admin/audit') => {
  const app = openSignedIn(address, {
    [rpc('my_role')]: 'scanner',
    [rpc('look_up_scan')]: scanned,
    [rpc('scan_events')]: { now: new Date().toISOString(), events },
    ...script,
  });
  await screen.findByRole('heading', { name: 'Record an update' });
  return app;
};

describe('a scanner', () => {
  it('sees one page at every address of the admin area, and asks for nothing else', async () => {
    const { calls } = await open();
    expect(screen.queryByRole('navigation')).toBeNull();
    const asked = new Set(calls.map(([address]) => address));
    expect(asked).toEqual(new Set([rpc('my_role')]));
  });

  it('looks up a consignment and records what happens to it, once', async () => {
    let isDown = true;
    const { user, calls } = await open({
      [rpc('record_scan')]: () => (isDown ? refusal(500, 'XX000', 'Nobody knows') : new Reply(204)),
    });
    await user.type(screen.getByLabelText('Consignment number'), ' CARGO001 {Enter}');
    expect(await screen.findByText('Tema, Ghana')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Record' }));
    expect(await screen.findByText('Choose what happened')).toBeVisible();
    await user.selectOptions(screen.getByLabelText(/What happened/), 'arrived');
    await user.type(screen.getByLabelText('Note for the office'), 'At gate 4');
    await user.click(screen.getByRole('button', { name: 'Record' }));
    expect(await screen.findByText('Nobody knows')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Record' }));
    expect(await screen.findByText('The update is recorded')).toBeVisible();
    expect(await screen.findByLabelText('Consignment number')).toHaveFocus();
    const sent = calls.filter(([address]) => address === rpc('record_scan')).map(([, body]) => body);
    expect(sent[0]).toMatchObject({ tracking_id: 'CARGO001', event: 'arrived', note: 'At gate 4' });
    expect(sent[1]).toEqual(sent[0]);
  });

  it('is told when there is no such consignment', async () => {
    const { user } = await open({ [rpc('look_up_scan')]: null });
    await user.click(screen.getByRole('button', { name: 'Look up' }));
    expect(await screen.findByText('Enter the number of the consignment')).toBeVisible();
    await user.type(screen.getByLabelText('Consignment number'), 'NOTHERE1{Enter}');
    expect(await screen.findByText(/no consignment with this number/)).toBeVisible();
  });
});
