import { carriages, volumetricWeight } from './chargeableWeight';
import { piecesCopy as words } from '@/content/pieces';
import { volumeOf, type Piece, type Sum } from './pieces';

const CUBIC_CENTIMETRES = 1e6;

const rounded = (value: number, digits: number) =>
  value.toLocaleString('en', { maximumFractionDigits: digits });

/** A weight as it was entered, which is to the gram. */
export const weightText = (kilograms: number): string => words.kilograms(rounded(kilograms, 3));

/** The weight of a consignment, which is free text: kilograms, unless it says otherwise. */
export const statedWeight = (text: string): string =>
  /^[\d.,\s]+$/.test(text) ? words.kilograms(text) : text;

/** A weight that was worked out. */
export const roundedWeight = (kilograms: number): string => words.kilograms(rounded(kilograms, 2));

/** A volume in cubic centimetres, in cubic metres. */
export const volumeText = (volume: number): string =>
  words.cubicMetres(rounded(volume / CUBIC_CENTIMETRES, 4));

/** The dimensions of a piece; undefined if it was not measured. */
export const dimensionsText = ({ length_cm, width_cm, height_cm }: Piece): string | undefined =>
  length_cm === null || width_cm === null || height_cm === null
    ? undefined
    : words.dimensions(rounded(length_cm, 1), rounded(width_cm, 1), rounded(height_cm, 1));

/** The volumetric weight of a piece for each means of transport; undefined if it was not measured. */
export const volumetricText = (piece: Piece): string | undefined => {
  const volume = volumeOf(piece);
  if (volume === null) return undefined;
  return carriages
    .map((mode) => words.volumetric(words.modes[mode], roundedWeight(volumetricWeight(volume, mode))))
    .join('\n');
};

/** A sum, as far as it is known, of so many pieces in all. */
export const sumText = ({ sum, count }: Sum, all: number, text: (sum: number) => string): string => {
  if (count === 0) return words.unknown;
  return count === all ? text(sum) : words.partly(text(sum), count, all);
};
