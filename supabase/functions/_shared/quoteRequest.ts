import { cleanMail } from './mailAddress.ts';

/** A line of pieces as it is typed. */
export interface PieceFields {
  count: string;
  kind: string;
  length: string;
  width: string;
  height: string;
  weight: string;
}

/** The form of a quote as it is typed: all of it texts, in the units that were chosen. */
export interface QuoteFields {
  mode: string;
  from: string;
  /** The code of a place of the gazetteer, where one was chosen. */
  fromPlace: string;
  to: string;
  toPlace: string;
  incoterm: string;
  readyOn: string;
  units: string;
  pieces: PieceFields[];
  goods: string;
  un: string;
  danger: string;
  coldest: string;
  warmest: string;
  insured: string;
  currency: string;
  name: string;
  company: string;
  email: string;
  phone: string;
  note: string;
}

const CM_PER_INCH = 2.54;
const KG_PER_POUND = 0.45359237;

/** A comma before three digits separates thousands in one country and decimals in another. */
export const isAmbiguous = (text: string): boolean => /^[-\u2212]?\d{1,3},\d{3}$/.test(text.trim());

/** "12,5" is twelve and a half; NaN of what is no number, or could be one of two, and of an empty text. */
export const readNumber = (typedText: string): number => {
  const text = typedText.trim().replace(',', '.').replace('\u2212', '-');
  return !isAmbiguous(typedText) && /^-?\d{1,12}(\.\d{1,6})?$/.test(text) ? Number(text) : NaN;
};

/** A number of pieces, in digits alone: a separator says thousands or decimals, and nobody would notice the wrong one. */
export const readCount = (text: string): number => (/^\d{1,5}$/.test(text.trim()) ? Number(text) : NaN);

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** In cm and kg, of what was typed in inches and pounds. Celsius of Fahrenheit. */
export const metricOf = {
  length: (value: number, units: string): number =>
    rounded(units === 'imperial' ? value * CM_PER_INCH : value),
  weight: (value: number, units: string): number =>
    rounded(units === 'imperial' ? value * KG_PER_POUND : value),
  temperature: (value: number, units: string): number =>
    units === 'imperial' ? Math.round(((value - 32) / 1.8) * 10) / 10 : value,
};

/** A text that says nothing is null, and so is what was typed for a number and is none: the database names what is missing. */
const textOrNull = (text: string): string | null => text.trim() || null;
const numberOrNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

const pieceOf = ({ count, kind, length, width, height, weight }: PieceFields, units: string) => ({
  count: numberOrNull(readCount(count)),
  kind,
  length: numberOrNull(metricOf.length(readNumber(length), units)),
  width: numberOrNull(metricOf.length(readNumber(width), units)),
  height: numberOrNull(metricOf.length(readNumber(height), units)),
  weight: numberOrNull(metricOf.weight(readNumber(weight), units)),
});

const temperatureOf = (coldest: string, warmest: string, units: string) => {
  if (!coldest.trim() && !warmest.trim()) return null;
  const of = (text: string) => numberOrNull(metricOf.temperature(readNumber(text), units));
  return { min: of(coldest), max: of(warmest) };
};

/** "UN 1263" is 1263. */
export const unNumberOf = (text: string): string => text.trim().replace(/^UN\s*/i, '');

/** The request of a form, as the database takes it (`request_quote`): in cm, kg and °C. */
export const toQuoteRequest = (fields: QuoteFields) => {
  const { units, un, danger, insured, currency } = fields;
  return {
    contact: {
      name: fields.name.trim(),
      company: textOrNull(fields.company),
      email: cleanMail(fields.email),
      phone: textOrNull(fields.phone),
    },
    from: { place: textOrNull(fields.fromPlace), text: fields.from.trim() },
    to: { place: textOrNull(fields.toPlace), text: fields.to.trim() },
    mode: fields.mode,
    incoterm: textOrNull(fields.incoterm),
    readyOn: fields.readyOn,
    units,
    pieces: fields.pieces.map((piece) => pieceOf(piece, units)),
    goods: fields.goods.trim(),
    dangerous:
      un.trim() || danger.trim() ? { un: textOrNull(unNumberOf(un)), details: textOrNull(danger) } : null,
    temperature: temperatureOf(fields.coldest, fields.warmest, units),
    insurance: insured.trim() ? { value: numberOrNull(readNumber(insured)), currency } : null,
    note: textOrNull(fields.note),
  };
};

export type QuoteRequest = ReturnType<typeof toQuoteRequest>;
