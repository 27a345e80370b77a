/** Equal pieces, in cm and kg; without dimensions where they are not known. */
export interface Pieces {
  count: number;
  length: number | null;
  width: number | null;
  height: number | null;
  /** Of each. */
  weight: number;
}

export type Carriage = 'air' | 'road' | 'ocean';

const CUBIC_CM = 1_000_000;
const KG_PER_TON = 1000;

/** What a cubic meter counts for at least, in kg: 1:6000 by air, 1:3000 by road. */
const KG_PER_CUBIC_METER = { air: 167, road: 333 } as const;

/** Weights are rounded up to such steps, in kg. */
const STEP = { air: 0.5, road: 1 } as const;

/** Sums of decimal fractions are off by less than this. */
const TINY = 1e-9;

const sum = (lines: readonly Pieces[], of: (line: Pieces) => number): number =>
  lines.reduce((total, line) => total + line.count * of(line), 0);

/** In kg. */
export const weightOf = (lines: readonly Pieces[]): number => sum(lines, ({ weight }) => weight);

/** In m³, of the pieces with dimensions. */
export const volumeOf = (lines: readonly Pieces[]): number =>
  sum(lines, ({ length, width, height }) => (length ?? 0) * (width ?? 0) * (height ?? 0)) / CUBIC_CM;

const roundedUp = (value: number, step: number): number =>
  Number((Math.ceil(value / step - TINY) * step).toFixed(3));

export interface Chargeable {
  amount: number;
  /** W/M: revenue tons, each a metric ton or a cubic meter. */
  unit: 'kg' | 'W/M';
  /** Which of the two is greater. */
  by: 'weight' | 'volume';
}

/** What carriers charge a whole consignment by. */
export const chargeableWeight = (lines: readonly Pieces[], carriage: Carriage): Chargeable => {
  const [weight, volume] = [weightOf(lines), volumeOf(lines)];
  if (carriage === 'ocean') {
    const tons = weight / KG_PER_TON;
    const by = volume > tons ? 'volume' : 'weight';
    return { amount: roundedUp(Math.max(tons, volume), 0.001), unit: 'W/M', by };
  }
  const volumetric = volume * KG_PER_CUBIC_METER[carriage];
  const by = volumetric > weight ? 'volume' : 'weight';
  return { amount: roundedUp(Math.max(weight, volumetric), STEP[carriage]), unit: 'kg', by };
};
