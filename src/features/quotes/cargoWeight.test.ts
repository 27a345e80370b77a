import { chargeableWeightOf, volumeOf, weightOf, type Pieces } from './cargoWeight';

const pieces = (changes: Partial<Pieces> = {}): Pieces => ({
  count: 1,
  length: 100,
  width: 100,
  height: 100,
  weight: 100,
  ...changes,
});

describe('the chargeable weight', () => {
  it.each([
    ['by volume by air', 'air', pieces(), { amount: 167, unit: 'kg', by: 'volume' }],
    ['by weight by air', 'air', pieces({ weight: 167.2 }), { amount: 167.5, unit: 'kg', by: 'weight' }],
    ['by volume by road', 'road', pieces(), { amount: 333, unit: 'kg', by: 'volume' }],
    ['by weight by road', 'road', pieces({ weight: 400.1 }), { amount: 401, unit: 'kg', by: 'weight' }],
    ['by measure by sea', 'ocean', pieces(), { amount: 1, unit: 'W/M', by: 'volume' }],
    ['by weight by sea', 'ocean', pieces({ weight: 2500 }), { amount: 2.5, unit: 'W/M', by: 'weight' }],
    [
      'of twelve pallets',
      'air',
      pieces({ count: 12, length: 120, width: 80, height: 110, weight: 180 }),
      { amount: 2160, unit: 'kg', by: 'weight' },
    ],
    [
      'without dimensions',
      'air',
      pieces({ length: null, width: null, height: null }),
      { amount: 100, unit: 'kg', by: 'weight' },
    ],
  ] as const)('is %s', (_name, carriage, line, expected) => {
    expect(chargeableWeightOf([line], carriage)).toEqual(expected);
  });

  it('is that of all pieces together, not of each', () => {
    const [dense, light] = [pieces({ weight: 300 }), pieces({ weight: 10 })];
    expect(chargeableWeightOf([dense, light], 'air')).toEqual({ amount: 333.5, unit: 'kg', by: 'volume' });
  });

  it('adds up weight and volume', () => {
    const lines = [pieces({ count: 2 }), pieces({ count: 3, length: 50, weight: 0.5 })];
    expect(weightOf(lines)).toBe(201.5);
    expect(volumeOf(lines)).toBe(3.5);
  });
});
