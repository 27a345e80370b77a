import type { Row } from '@/supabase/client';

/** A piece as it is stored. */
export type StoredPiece = Row<'consignment_piece'>;

/** What is known of a piece; dimensions are all there, or none is. */
export type Piece = Pick<
  StoredPiece,
  'number' | 'weight_kg' | 'length_cm' | 'width_cm' | 'height_cm' | 'marks'
>;

/** As many as a consignment can have (`supabase/schemas/69_pieces.sql`). */
export const MOST_PIECES = 500;

const onlyPiece: Piece = {
  number: 1,
  weight_kg: null,
  length_cm: null,
  width_cm: null,
  height_cm: null,
  marks: null,
};

/** The pieces of a consignment: without stored ones it has one. */
export const piecesOf = (stored: readonly Piece[]): readonly Piece[] =>
  stored.length > 0 ? stored : [onlyPiece];

/**
 * How many cubic centimetres count as a kilogram, by means of transport. Air: 6,000, the low density rule of IATA's Air Cargo Tariff
 * and Rules (TACT). Road: 3,000, the 333 kg for each cubic metre that are usual in European road freight. Ocean: 1,000, the
 * revenue ton of part loads: a metric ton or a cubic metre, whichever is more (W/M).
 */
export const cubicCentimetresPerKilogram = { air: 6000, road: 3000, ocean: 1000 } as const;

export type WeighedMode = keyof typeof cubicCentimetresPerKilogram;
export const weighedModes = Object.keys(cubicCentimetresPerKilogram) as WeighedMode[];

/** In cubic centimetres; null if it was not measured. */
export const volumeOf = ({ length_cm, width_cm, height_cm }: Piece): number | null =>
  length_cm === null || width_cm === null || height_cm === null ? null : length_cm * width_cm * height_cm;

/** The weight in kilograms that so many cubic centimetres count as. */
export const volumetricWeight = (volume: number, mode: WeighedMode): number =>
  volume / cubicCentimetresPerKilogram[mode];

/** A sum, and of how many pieces it is. */
export interface Sum {
  sum: number;
  count: number;
}

export interface Totals {
  count: number;
  weight: Sum;
  volume: Sum;
}

const sumOf = (values: readonly (number | null)[]): Sum => {
  const known = values.filter((value) => value !== null);
  return { sum: known.reduce((sum, value) => sum + value, 0), count: known.length };
};

export const totalsOf = (pieces: readonly Piece[]): Totals => ({
  count: pieces.length,
  weight: sumOf(pieces.map(({ weight_kg }) => weight_kg)),
  volume: sumOf(pieces.map(volumeOf)),
});

/**
 * What the freight is charged by: the gross weight of all pieces or their volumetric weight, whichever is more. Null until every
 * piece is weighed and measured.
 */
export const chargeableWeight = ({ count, weight, volume }: Totals, mode: WeighedMode): number | null =>
  weight.count === count && volume.count === count
    ? Math.max(weight.sum, volumetricWeight(volume.sum, mode))
    : null;
