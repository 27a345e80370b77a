import type { PieceFields, QuoteFields } from '../../functions/_shared/quoteRequest.ts';

const FIELDS = [
  ...[
    'mode',
    'from',
    'fromPlace',
    'to',
    'toPlace',
    'incoterm',
    'readyOn',
    'units',
    'goods',
    'un',
    'danger',
    'coldest',
  ],
  ...['warmest', 'insured', 'currency', 'name', 'company', 'email', 'phone', 'note'],
] as const satisfies readonly (keyof QuoteFields)[];
const PIECE = [
  'count',
  'kind',
  'length',
  'width',
  'height',
  'weight',
] as const satisfies readonly (keyof PieceFields)[];

/** As many as the database takes. */
const MOST_LINES = 50;

/** What the form fills in by itself: one pallet. */
const isUntouched = ({ count, kind }: PieceFields) =>
  ['', '1'].includes(count.trim()) && ['', 'pallet'].includes(kind);

/** A line that has nothing else was left empty. */
const isEmpty = (line: PieceFields) =>
  isUntouched(line) && !(line.length + line.width + line.height + line.weight).trim();

/** What a browser without script has sent of the form of a quote: fields by their names, lines of pieces as `pieces.0.count`. */
export const readForm = (body: string): QuoteFields => {
  const sent = new URLSearchParams(body);
  const text = (name: string) => (sent.get(name) ?? '').replaceAll('\r\n', '\n').replaceAll('\0', '');
  const fields = Object.fromEntries(FIELDS.map((name) => [name, text(name)])) as Omit<QuoteFields, 'pieces'>;
  const lines = Array.from({ length: MOST_LINES }, (_, at) =>
    Object.fromEntries(PIECE.map((name) => [name, text(`pieces.${at}.${name}`)])),
  ) as unknown as PieceFields[];
  const filled = lines.filter((line) => !isEmpty(line));
  return { ...fields, pieces: filled.length > 0 ? filled : lines.slice(0, 1) };
};
