import { aConsignment, anEntry } from '@/test/builders';
import { qrText, readConsignment } from './consignment';

describe('a consignment', () => {
  it('has its history sorted by date, without invalid entries', () => {
    const late = anEntry({ no: 2, date: '2026-03-02T08:00:00Z' });
    const early = anEntry({ no: 3, date: '2026-03-01T07:00:00Z' });
    const { locations } = readConsignment(aConsignment({ locations: [{ ...late }, { ...early }, 'junk'] }));
    expect(locations.map(({ no }) => no)).toEqual([3, 2]);
    expect(readConsignment(aConsignment({ locations: null as never })).locations).toEqual([]);
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
