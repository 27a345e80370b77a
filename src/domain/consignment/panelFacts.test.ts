import { aConsignment, aJourney } from '@/test/builders';
import { readConsignment } from './consignment';
import type { Group } from './field';
import { panelFacts } from './panelFacts';
import { endZones } from '@/features/tracking/result/zoneNotes';

const full = readConsignment(
  aConsignment({ carrierRef: 'CR-1', typeOfShipment: 'Full', comment: 'Dry', itemWeight: null }),
);
const bare = readConsignment(aConsignment({ shipmentMode: null, paymentMode: null, product: null }));

const labels = (panel: Group, consignment = full) =>
  panelFacts(panel, consignment, panel === 'shipment' ? [{ label: 'Tracking No.', value: 'AG1' }] : []).map(
    ({ label }) => label,
  );

describe('panelFacts', () => {
  it('lists the specified lines in the specified order', () => {
    expect(labels('sender')).toEqual(['Name', 'Address', 'Phone', 'Email']);
    expect(labels('receiver')).toEqual(['Name', 'Address', 'Phone', 'Email']);
    const shipment = ['Departed From', 'Heading To', 'Current Location', 'Current City', 'Tracking No.'];
    expect(labels('shipment')).toEqual([
      ...shipment,
      'Shipment Mode',
      'Carrier Ref No.',
      'Type Of Shipment',
      'Comment',
    ]);
    const parcel = ['Type', 'Quantity', 'Package Weighs (kg)', 'Registered Date', 'Will Be Delivered'];
    expect(labels('package')).toEqual([...parcel, 'Payment', 'Product']);
    expect([labels('shipment', bare), labels('package', bare)]).toEqual([shipment, parcel]);
  });

  it('formats dates as specified, and shows a dash for an unknown weight', () => {
    const values = Object.fromEntries(panelFacts('package', full).map(({ label, value }) => [label, value]));
    expect(values).toMatchObject({ 'Package Weighs (kg)': '–', 'Registered Date': '1 March 2026' });
    expect(values['Will Be Delivered']).toMatch(/^2 April \d\d:\d\d$/);
  });

  it('reads the registration in the zone of the origin, and the delivery in that of the destination', () => {
    const journey = aJourney({ originZone: 'Asia/Tokyo', destinationZone: 'America/Los_Angeles' });
    const dates = { timeCreated: '2026-03-01T18:00:00Z', deliveryDate: '2026-04-02T05:30:00Z' };
    const facts = panelFacts('package', readConsignment(aConsignment({ ...dates, journey })));
    expect(facts).toContainEqual({ label: 'Registered Date', value: '2 March 2026' });
    expect(facts).toContainEqual({ label: 'Will Be Delivered', value: '1 April 22:30' });
    expect(endZones('package', journey)).toEqual([
      'Registered Date: time zone Asia/Tokyo',
      'Will Be Delivered: time zone America/Los Angeles',
    ]);
    expect(endZones('package', { originZone: null, destinationZone: 'Mars/Olympus' })).toEqual([
      'Registered Date: time zone not known, shown in yours',
      'Will Be Delivered: time zone not known, shown in yours',
    ]);
  });
});
