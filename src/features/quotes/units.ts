import type { Units } from '@/content/quotes';
import { readNumber, type QuoteFields } from './quoteRequest';

type Measure = 'length' | 'weight' | 'temperature';

/** What one types in the other system. More decimals of inches and pounds, so that nothing changes on the way back. */
const converters: Record<Measure, Record<Units, (value: number) => number>> = {
  length: { imperial: (cm) => cm / 2.54, metric: (inches) => inches * 2.54 },
  weight: { imperial: (kg) => kg / 0.45359237, metric: (pounds) => pounds * 0.45359237 },
  temperature: { imperial: (celsius) => celsius * 1.8 + 32, metric: (fahrenheit) => (fahrenheit - 32) / 1.8 },
};
const DECIMALS: Record<Measure, Record<Units, number>> = {
  length: { imperial: 3, metric: 2 },
  weight: { imperial: 3, metric: 3 },
  temperature: { imperial: 2, metric: 1 },
};

/** The text of a number in the other units; what is no number, or could be one of two, stays as it was typed. */
export const converted = (text: string, measure: Measure, to: Units): string => {
  const value = readNumber(text);
  if (Number.isNaN(value)) return text;
  return String(Number(converters[measure][to](value).toFixed(DECIMALS[measure][to])));
};

/** A form in the other units, with all that was typed. */
export const inUnits = <Fields extends QuoteFields>(fields: Fields, to: Units): Fields => ({
  ...fields,
  units: to,
  pieces: fields.pieces.map((piece) => ({
    ...piece,
    length: converted(piece.length, 'length', to),
    width: converted(piece.width, 'length', to),
    height: converted(piece.height, 'length', to),
    weight: converted(piece.weight, 'weight', to),
  })),
  coldest: converted(fields.coldest, 'temperature', to),
  warmest: converted(fields.warmest, 'temperature', to),
});
