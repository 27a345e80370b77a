import { aConsignment, anEntry } from '@/test/builders';
import { readConsignment, qrText } from '../consignment';
import { daysLate, latestEntry, stageOf, stages } from './journey';

describe('the journey', () => {
  it.each([
    ['Registered', 'Registered'],
    ['Shipment picked up', 'Picked up'],
    ['Customs hold', 'In transit'],
    ['Delivery attempt failed', 'In transit'],
    ['not delivered, nobody home', 'In transit'],
    ['Could not be delivered', 'In transit'],
    ["Couldn't be delivered", 'In transit'],
    ['Not yet delivered', 'In transit'],
    ['To be delivered on Monday', 'In transit'],
    ['Will be delivered tomorrow', 'In transit'],
    ['Partially delivered', 'In transit'],
    ['Delivery attempted', 'In transit'],
    ['Awaiting customs clearance', 'In transit'],
    ['Customs clearance pending', 'In transit'],
    ['Held at customs, awaiting documents', 'In transit'],
    ['Awaiting pick-up', 'Registered'],
    ['Parcel to Bo was delivered to the consignee', 'Delivered'],
    ['Delivered, not signed for', 'Delivered'],
    ['Out for delivery', 'Out for delivery'],
    ['DELIVERED', 'Delivered'],
    ['на складе', 'In transit'],
    ['', 'In transit'],
  ])('reads the status "%s" as %s', (status, stage) => {
    expect(stages[stageOf(status)]).toBe(stage);
  });

  it('sorts the history by date, and drops invalid entries', () => {
    const late = anEntry({ no: 2, date: '2026-03-02T08:00:00Z' });
    const early = anEntry({ no: 3, date: '2026-03-01T07:00:00Z' });
    const { locations } = readConsignment(aConsignment({ locations: [{ ...late }, { ...early }, 'junk'] }));
    expect(locations.map(({ no }) => no)).toEqual([3, 2]);
  });

  it('takes the last entry as the latest, or the row itself without a history', () => {
    const last = anEntry({ no: 2, date: '2026-03-05T08:00:00Z', status: 'Departed' });
    const withHistory = readConsignment(aConsignment({ locations: [{ ...last }] }));
    expect(latestEntry(withHistory).status).toBe('Departed');
    const without = readConsignment(aConsignment({ locations: null as never }));
    expect(latestEntry(without)).toMatchObject({ status: 'Registered', location: 'Tema, Ghana' });
  });

  it('counts the days past the delivery date, unless it is delivered', () => {
    const due = readConsignment(aConsignment({ deliveryDate: '2026-03-10T12:00:00Z' }));
    expect(daysLate(due, Date.parse('2026-03-10T11:00:00Z'))).toBe(0);
    expect(daysLate(due, Date.parse('2026-03-10T13:00:00Z'))).toBe(1);
    expect(daysLate(due, Date.parse('2026-03-14T13:00:00Z'))).toBe(4);
    const delivered = { ...due, locations: [anEntry({ status: 'Delivered' })] };
    expect(daysLate(delivered, Date.parse('2026-03-14T13:00:00Z'))).toBe(0);
  });

  it('puts the tracking id, both names and the current location into the QR code', () => {
    const lines = qrText(aConsignment()).split('\n');
    expect(lines).toEqual([
      'tracking_id: AG123XYZ',
      'from: Ada Moreau',
      'to: Kofi Mensah',
      'current_location: Ghana',
    ]);
  });
});
