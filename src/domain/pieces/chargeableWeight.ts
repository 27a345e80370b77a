/** How goods travel, as far as what they are charged by is concerned. */
export type Carriage = 'air' | 'road' | 'ocean';

export const carriages: readonly Carriage[] = ['air', 'road', 'ocean'];

const CUBIC_CM = 1_000_000;

/**
 * What a cubic meter counts as at least, in kg. Air: a kilogram for 6,000 cm³, the low density rule of IATA's Air Cargo Tariff and
 * Rules (TACT). Road: the 333 kg that are usual in European road freight. Ocean: the revenue ton of part loads, a
 * metric ton or a cubic meter, whichever is more (W/M).
 */
const KG_PER_CUBIC_METER: Record<Carriage, number> = { air: CUBIC_CM / 6000, road: 333, ocean: 1000 };

/** Weights are rounded up to such steps, in kg. */
const STEP: Record<Carriage, number> = { air: 0.5, road: 1, ocean: 1 };

/** Sums of decimal fractions are off by less than this. */
const TINY = 1e-9;

/** The weight in kg that so many cubic centimeters count as. */
export const volumetricWeight = (volume: number, carriage: Carriage): number =>
  (volume * KG_PER_CUBIC_METER[carriage]) / CUBIC_CM;

/**
 * What the freight of a whole consignment is charged by, in kg: its weight in kg or the volumetric weight of its cubic
 * centimeters, whichever is more, rounded up. Quotes and consignments say the same.
 */
export const chargeableWeight = (weight: number, volume: number, carriage: Carriage): number => {
  const step = STEP[carriage];
  const greater = Math.max(weight, volumetricWeight(volume, carriage));
  return Number((Math.ceil(greater / step - TINY) * step).toFixed(3));
};
