export {
  isAmbiguous,
  metricOf,
  readCount,
  readNumber,
  toQuoteRequest,
  unNumberOf,
  type QuoteRequest,
  type PieceFields,
  type QuoteFields,
} from '../../../supabase/functions/_shared/quoteRequest.ts';
export { priceText } from '../../../supabase/functions/_shared/quoteTexts.ts';
