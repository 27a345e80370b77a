import { chargeableWeight, volumetricWeight, type Carriage } from './chargeableWeight';

const CUBIC_METER = 1_000_000;

describe('the chargeable weight', () => {
  it.each<[Carriage, number]>([
    ['air', 166.666667],
    ['road', 333],
    ['ocean', 1000],
  ])('has a cubic meter by %s count as %d kg', (carriage, weight) => {
    expect(volumetricWeight(CUBIC_METER, carriage)).toBeCloseTo(weight, 6);
  });

  it.each<[Carriage, weight: number, volume: number, chargeable: number]>([
    ['air', 180, 120 * 80 * 150, 240],
    ['air', 180, CUBIC_METER, 180],
    ['air', 100, 2 * CUBIC_METER, 333.5],
    ['air', 167.2, 0, 167.5],
    ['road', 100, 10 * CUBIC_METER, 3330],
    ['road', 400.1, CUBIC_METER, 401],
    ['ocean', 100, 1.2345 * CUBIC_METER, 1235],
    ['ocean', 2500, CUBIC_METER, 2500],
  ])('is by %s, of %d kg and %d cm³, %d kg', (carriage, weight, volume, chargeable) => {
    expect(chargeableWeight(weight, volume, carriage)).toBe(chargeable);
  });

  it('is not rounded up for the error of a sum', () => {
    expect(chargeableWeight(0.1 * 3 + 0.2, 0, 'air')).toBe(0.5);
  });
});
