import { object, string } from 'yup';
import { piecesCopy as words } from '@/content/pieces';
import { line } from '@/ui/forms/textRules';
import { MOST_PIECES, type Piece } from '@/domain/pieces/pieces';
import type { PieceFields } from './piecesApi';

/** What the database accepts (`supabase/schemas/consignments/pieces.sql`). */
const bounds = {
  weight: { least: 0.001, most: 500_000, digits: 3 },
  dimension: { least: 0.1, most: 5000, digits: 1 },
} as const;

const dimensions = ['length', 'width', 'height'] as const;

/** Texts of fields. */
export type PieceValues = Record<'count' | 'weight' | (typeof dimensions)[number] | 'marks', string>;

const NUMBER = /^\d+([.,]\d+)?$/;
/** A comma before three digits separates thousands in one country and decimals in another. */
const AMBIGUOUS = /^\d{1,3},\d{3}$/;

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text.trim().replace(',', '.')));

const measure = ({ least, most, digits }: (typeof bounds)[keyof typeof bounds]) => {
  const range = words.between(
    least.toLocaleString('en', { maximumFractionDigits: digits }),
    most.toLocaleString('en'),
  );
  return string()
    .trim()
    .default('')
    .test('number', (text = '', context) => {
      if (text === '') return true;
      if (AMBIGUOUS.test(text)) return context.createError({ message: words.ambiguous(text) });
      if (!NUMBER.test(text)) return context.createError({ message: words.notANumber });
      const value = numberOf(text) ?? 0;
      return (value >= least && value <= most) || context.createError({ message: range });
    });
};

const dimension = measure(bounds.dimension).test('together', words.allThree, (text, { parent }) => {
  const otherSizes = dimensions.map((name) => (parent as PieceValues)[name]);
  return text !== '' || otherSizes.every((other) => other.trim() === '');
});

const fieldRules = {
  weight: measure(bounds.weight),
  length: dimension,
  width: dimension,
  height: dimension,
  marks: line,
};

/** The rules of a piece that is edited, or of several that are added to so many. */
export const pieceRules = (knownVolume: number | undefined) => {
  if (knownVolume === undefined) return object(fieldRules);
  const most = MOST_PIECES - knownVolume;
  const count = string()
    .trim()
    .test(
      'count',
      words.wholeNumber(1, most),
      (text = '') => /^\d{1,3}$/.test(text) && +text >= 1 && +text <= most,
    );
  return object({ count, ...fieldRules });
};

const textOf = (value: number | null | undefined) => String(value ?? '');

/** The form of a piece as it is stored, or of new ones. */
export const openPiece = (piece: Piece | undefined): PieceValues => ({
  count: '1',
  weight: textOf(piece?.weight_kg),
  length: textOf(piece?.length_cm),
  width: textOf(piece?.width_cm),
  height: textOf(piece?.height_cm),
  marks: piece?.marks ?? '',
});

/** A piece as it is stored. The values have passed the rules. */
export const toPiece = ({ weight, length, width, height, marks }: PieceValues): PieceFields => ({
  weight_kg: numberOf(weight),
  length_cm: numberOf(length),
  width_cm: numberOf(width),
  height_cm: numberOf(height),
  marks: marks.trim() || null,
});

/** Whether a stored piece is what was sent: an update whose response was lost. */
export const isStored = (piece: Piece, fields: PieceFields): boolean =>
  (['weight_kg', 'length_cm', 'width_cm', 'height_cm', 'marks'] as const).every(
    (name) => piece[name] === fields[name],
  );
