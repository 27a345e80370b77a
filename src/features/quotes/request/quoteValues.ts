import type { QuoteStep } from '@/content/quotes';
import type { Pieces } from '../cargoWeight';
import {
  metricOf,
  readCount,
  readNumber,
  type PieceFields,
  type QuoteFields,
  type QuoteRequest,
} from '../quoteRequest';

export const emptyPiece: PieceFields = {
  count: '1',
  kind: 'pallet',
  length: '',
  width: '',
  height: '',
  weight: '',
};

/** The form as it is opened. */
export const emptyQuote: QuoteFields = {
  mode: 'advise',
  from: '',
  fromPlace: '',
  to: '',
  toPlace: '',
  incoterm: '',
  readyOn: '',
  units: 'metric',
  pieces: [emptyPiece],
  goods: '',
  un: '',
  danger: '',
  coldest: '',
  warmest: '',
  insured: '',
  currency: 'EUR',
  name: '',
  company: '',
  email: '',
  phone: '',
  note: '',
};

/** The fields of each step. */
export const fieldsOf: Record<QuoteStep, readonly (keyof QuoteFields)[]> = {
  shipment: ['mode', 'from', 'to', 'incoterm', 'readyOn'],
  pieces: ['units', 'pieces'],
  goods: ['goods', 'un', 'danger', 'coldest', 'warmest', 'insured', 'currency'],
  contact: ['name', 'company', 'email', 'phone', 'note'],
  review: [],
};

const dimension = (text: string, units: string) => {
  const value = metricOf.length(readNumber(text), units);
  return value > 0 ? value : null;
};

/** The pieces as far as they are typed, to work out what they come to: a line without number or weight counts for nothing. */
export const typedPieces = ({ pieces, units }: Pick<QuoteFields, 'pieces' | 'units'>): Pieces[] =>
  pieces.map((piece) => {
    const [length, width, height] = [piece.length, piece.width, piece.height].map((text) =>
      dimension(text, units),
    );
    const hasSize = length && width && height;
    return {
      count: readCount(piece.count) || 0,
      length: hasSize ? length : null,
      width: hasSize ? width : null,
      height: hasSize ? height : null,
      weight: Math.max(0, metricOf.weight(readNumber(piece.weight), units) || 0),
    };
  });

/** The draft of a form that asks for the same again. */
export const quoteFrom = (request: QuoteRequest): QuoteFields => {
  const text = (value: number | string | null | undefined) => String(value ?? '');
  return {
    ...emptyQuote,
    mode: request.mode,
    from: request.from.text,
    fromPlace: text(request.from.place),
    to: request.to.text,
    toPlace: text(request.to.place),
    incoterm: text(request.incoterm),
    pieces: request.pieces.map(({ count, kind, length, width, height, weight }) => ({
      count: text(count),
      kind,
      length: text(length),
      width: text(width),
      height: text(height),
      weight: text(weight),
    })),
    goods: request.goods,
    un: text(request.dangerous?.un),
    danger: text(request.dangerous?.details),
    coldest: text(request.temperature?.min),
    warmest: text(request.temperature?.max),
    insured: text(request.insurance?.value),
    currency: request.insurance?.currency ?? emptyQuote.currency,
    name: request.contact.name,
    company: text(request.contact.company),
    email: request.contact.email,
    phone: text(request.contact.phone),
    note: text(request.note),
  };
};
