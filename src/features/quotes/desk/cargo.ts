import { quoteDeskCopy as words } from '@/content/quoteDesk';
import type { QuoteRequest } from './quote';

type Pieces = Pick<QuoteRequest, 'pieces'>;

/** How many pieces there are. */
export const piecesIn = ({ pieces }: Pieces): number => pieces.reduce((sum, { count }) => sum + count, 0);

const GRAMS = 1000;

/** What they weigh together in kg, to the gram. */
export const weightIn = ({ pieces }: Pieces): number =>
  pieces.reduce((sum, { count, weight }) => sum + count * Math.round(weight * GRAMS), 0) / GRAMS;

/** "12 pieces, 3,400 kg". */
export const cargoText = (request: Pieces): string =>
  words.cargo(piecesIn(request), weightIn(request).toLocaleString('en', { maximumFractionDigits: 3 }));
