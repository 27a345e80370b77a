import { chargeableWeight, type Carriage } from './chargeableWeight';
import type { Row } from '@/supabase/client';

/** A piece as it is stored. */
export type StoredPiece = Row<'consignment_piece'>;

/** What is known of a piece; dimensions are all there, or none is. */
export type Piece = Pick<
  StoredPiece,
  'number' | 'weight_kg' | 'length_cm' | 'width_cm' | 'height_cm' | 'marks'
>;

/** As many as a consignment can have (`supabase/schemas/consignments/pieces.sql`). */
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

/** In cubic centimetres; null if it was not measured. */
export const volumeOf = ({ length_cm, width_cm, height_cm }: Piece): number | null =>
  length_cm === null || width_cm === null || height_cm === null ? null : length_cm * width_cm * height_cm;

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
  const knownValues = values.filter((value) => value !== null);
  return { sum: knownValues.reduce((sum, value) => sum + value, 0), count: knownValues.length };
};

export const totalsOf = (pieces: readonly Piece[]): Totals => ({
  count: pieces.length,
  weight: sumOf(pieces.map(({ weight_kg }) => weight_kg)),
  volume: sumOf(pieces.map(volumeOf)),
});

/** What the freight is charged by, in kilograms. Null until every piece is weighed and measured. */
export const chargeableWeightOf = ({ count, weight, volume }: Totals, carriage: Carriage): number | null =>
  weight.count === count && volume.count === count
    ? chargeableWeight(weight.sum, volume.sum, carriage)
    : null;
