import { aConsignment } from '@/test/builders';
import { readConsignment } from '../consignment';
import type { Group } from '../field';
import { panelFacts } from './panelFacts';

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
});
