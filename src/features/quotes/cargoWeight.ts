import { chargeableWeight, volumetricWeight, type Carriage } from '@/domain/pieces/chargeableWeight';

/** Equal pieces, in cm and kg; without dimensions where they are not known. */
export interface Pieces {
  count: number;
  length: number | null;
  width: number | null;
  height: number | null;
  /** Of each. */
  weight: number;
}

const CUBIC_CM = 1_000_000;
const KG_PER_TON = 1000;

const sum = (lines: readonly Pieces[], of: (line: Pieces) => number): number =>
  lines.reduce((total, line) => total + line.count * of(line), 0);

/** In kg. */
export const weightOf = (lines: readonly Pieces[]): number => sum(lines, ({ weight }) => weight);

/** In cm³, of the pieces with dimensions. */
const sizeOf = (lines: readonly Pieces[]): number =>
  sum(lines, ({ length, width, height }) => (length ?? 0) * (width ?? 0) * (height ?? 0));

/** In m³, of the pieces with dimensions. */
export const volumeOf = (lines: readonly Pieces[]): number => sizeOf(lines) / CUBIC_CM;

export interface Chargeable {
  amount: number;
  /** W/M: revenue tons, each a metric ton or a cubic meter. */
  unit: 'kg' | 'W/M';
  /** Which of the two is greater. */
  by: 'weight' | 'volume';
}

/** What carriers charge a whole consignment by. */
export const chargeableWeightOf = (lines: readonly Pieces[], carriage: Carriage): Chargeable => {
  const [weight, size] = [weightOf(lines), sizeOf(lines)];
  const by = volumetricWeight(size, carriage) > weight ? 'volume' : 'weight';
  const amount = chargeableWeight(weight, size, carriage);
  return carriage === 'ocean' ? { amount: amount / KG_PER_TON, unit: 'W/M', by } : { amount, unit: 'kg', by };
};
