import type { OfferValues } from './offerForm';
import type { Quote } from './quote';

export function OfferPreview({ quote, values }: { quote: Quote; values: OfferValues }) {
  return <pre>{JSON.stringify([quote.number, values])}</pre>;
}
