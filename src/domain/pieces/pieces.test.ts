import { chargeableWeightOf, piecesOf, totalsOf, volumeOf, type Piece } from './pieces';
import { dimensionsText, statedWeight, volumetricText, volumeText, weightText } from './pieceText';

const aPiece = (changes: Partial<Piece> = {}): Piece => ({
  number: 1,
  weight_kg: 10,
  length_cm: 60,
  width_cm: 50,
  height_cm: 40,
  marks: null,
  ...changes,
});
const unmeasured = { length_cm: null, width_cm: null, height_cm: null };

describe('the pieces of a consignment', () => {
  it('are the stored ones, or one of which nothing is known', () => {
    const stored = [aPiece(), aPiece({ number: 2 })];
    expect(piecesOf(stored)).toBe(stored);
    expect(piecesOf([])).toEqual([aPiece({ weight_kg: null, ...unmeasured })]);
  });

  it('count by their volume where that is more than their weight', () => {
    expect(volumeOf(aPiece())).toBe(120_000);
    const totals = totalsOf([aPiece(), aPiece({ weight_kg: 50 })]);
    expect(totals).toEqual({ count: 2, weight: { sum: 60, count: 2 }, volume: { sum: 240_000, count: 2 } });
    expect(chargeableWeightOf(totals, 'air')).toBe(60);
    expect(chargeableWeightOf(totals, 'road')).toBe(80);
    expect(chargeableWeightOf(totals, 'ocean')).toBe(240);
  });

  it('have no chargeable weight until each is weighed and measured', () => {
    for (const unknown of [{ weight_kg: null }, unmeasured]) {
      const totals = totalsOf([aPiece(), aPiece(unknown)]);
      expect(chargeableWeightOf(totals, 'air')).toBeNull();
    }
    expect(totalsOf([aPiece(), aPiece(unmeasured)]).volume).toEqual({ sum: 120_000, count: 1 });
  });

  it('are written with their units', () => {
    expect(weightText(1234.5)).toBe('1,234.5\u00a0kg');
    expect(weightText(0.001)).toBe('0.001\u00a0kg');
    expect(statedWeight('1,200')).toBe('1,200\u00a0kg');
    expect(statedWeight('340 kg gross')).toBe('340 kg gross');
    expect(volumeText(120_000)).toBe('0.12\u00a0m³');
    expect(dimensionsText(aPiece({ length_cm: 60.5 }))).toBe('60.5 × 50 × 40 cm');
    expect(dimensionsText(aPiece(unmeasured))).toBeUndefined();
    expect(volumetricText(aPiece())).toBe('Air 20\u00a0kg\nRoad 39.96\u00a0kg\nOcean 120\u00a0kg');
    expect(volumetricText(aPiece(unmeasured))).toBeUndefined();
  });
});
