import { aListed } from '@/test/builders';
import { expectedDay } from './expectedDay';

describe('the day on which a consignment is expected', () => {
  const parcel = aListed({ deliveryDate: '2026-04-02T22:30:00Z', destination_zone: 'Asia/Shanghai' });

  it('is that of the destination, whose date can be another than the reader’s', () => {
    expect(expectedDay(parcel)).toBe('3 April 2026');
    expect(expectedDay({ ...parcel, destination_zone: null })).toBe('2 April 2026');
  });

  it('is that of the newest revision, and none once the journey has ended', () => {
    expect(expectedDay({ ...parcel, expected_at: '2026-04-05T17:00:00Z' })).toBe('6 April 2026');
    expect(expectedDay({ ...parcel, ended: true })).toBeUndefined();
  });
});
