import { type HostProcess, startHost } from './support/host';

describe('a code guessed from free words', () => {
  let host: HostProcess;
  beforeAll(async () => {
    host = await startHost();
  });
  afterAll(() => host.stop());

  const guess = async (words: string) => {
    const [row] = await host.sql<{ code: string }>('select private.guess_code($1) as code', [words]);
    return row?.code ?? '';
  };

  it.each([
    ['Registered', 'registered'],
    ['Awaiting pick-up', 'registered'],
    ['To be picked up', 'registered'],
    ['Information received', 'registered'],
    ['Shipment picked up', 'picked_up'],
    ['Collected', 'picked_up'],
    ['At origin terminal', 'received'],
    ['Received at origin', 'received'],
    ['Export cleared', 'export_cleared'],
    ['Cleared for export', 'export_cleared'],
    ['Loaded on board', 'loaded'],
    ['Departed', 'departed'],
    ['Vessel sailed', 'departed'],
    ['In transit', 'in_transit'],
    ['Transshipped', 'transshipped'],
    ['Transhipment', 'transshipped'],
    ['Changed ship', 'transshipped'],
    ['Arrived', 'arrived'],
    ['Arrived at destination', 'arrived'],
    ['Landed', 'arrived'],
    ['Unloading', 'discharged'],
    ['Discharged', 'discharged'],
    ['Customs hold', 'held'],
    ['On hold', 'held'],
    ['Held at customs, awaiting documents', 'held'],
    ['Delayed', 'delayed'],
    ['Delayed, will be delivered on Monday', 'delayed'],
    ['No delay', 'in_transit'],
    ['Inspected', 'inspected'],
    ['Released', 'released'],
    ['Released from hold', 'released'],
    ['Customs cleared', 'released'],
    ['Awaiting customs clearance', 'in_transit'],
    ['Customs clearance pending', 'in_transit'],
    ['Customs clearance', 'in_transit'],
    ['Not yet released', 'in_transit'],
    ['Out for delivery', 'out_for_delivery'],
    ['With the courier', 'out_for_delivery'],
    ['Delivery attempt failed', 'attempted'],
    ['Delivery attempted', 'attempted'],
    ['not delivered, nobody home', 'attempted'],
    ['Could not be delivered', 'attempted'],
    ["Couldn't be delivered", 'attempted'],
    ['Undeliverable', 'attempted'],
    ['Available for pick-up', 'available_for_pickup'],
    ['Ready for collection', 'available_for_pickup'],
    ['DELIVERED', 'delivered'],
    ['Parcel to Bo was delivered to the consignee', 'delivered'],
    ['Delivered, not signed for', 'delivered'],
    ['Signed for by the receiver', 'delivered'],
    ['Not yet delivered', 'in_transit'],
    ['To be delivered on Monday', 'in_transit'],
    ['Will be delivered tomorrow', 'in_transit'],
    ['Partially delivered', 'in_transit'],
    ['Returned to sender', 'returned'],
    ['Will be returned to sender', 'in_transit'],
    ['Damaged', 'damaged'],
    ['Damage found', 'damaged'],
    ['No damage', 'in_transit'],
    ['Lost', 'lost'],
    ['Cancelled', 'cancelled'],
    ['Canceled by the sender', 'cancelled'],
    ['на складе', 'in_transit'],
    ['', 'in_transit'],
  ])('is, for "%s", %s', async (words, code) => {
    expect(await guess(words)).toBe(code);
  });

  it('is the code itself for the words of each code', async () => {
    const codes = await host.sql<{ code: string; label: string }>(
      'select code, label from public.event_code',
    );
    expect(codes.length).toBe(22);
    for (const { code, label } of codes) expect(`${label}: ${await guess(label)}`).toBe(`${label}: ${code}`);
  });
});
