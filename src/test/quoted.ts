import type { Offer, Quoted } from '@/features/quotes/accept/quotedApi';
import { toQuoteRequest } from '@/features/quotes/quoteRequest';
import { emptyQuote } from '@/features/quotes/request/quoteValues';

/** An offer as the page of a quote shows it. */
export const anOfferShown = (changes: Partial<Offer> = {}): Offer => ({
  number: 1,
  at: '2026-11-25T09:00:00.000Z',
  price: '1250.50',
  currency: 'EUR',
  validUntil: '2099-12-31',
  isOver: false,
  includes: 'Pick-up',
  excludes: 'Duties',
  transit: '24 to 28 days',
  terms: 'Payment within 14 days.',
  lines: [{ text: 'Ocean freight', amount: '1250.50' }],
  ...changes,
});

/** A quote as its link shows it. */
export const aQuoted = (changes: Partial<Quoted> = {}): Quoted => ({
  number: 'Q1234567',
  state: 'new',
  version: 1,
  at: '2026-11-24T09:00:00.000Z',
  request: toQuoteRequest({
    ...emptyQuote,
    ...{ from: 'Hamburg, Germany', to: 'Accra, Ghana', readyOn: '2026-12-01', goods: 'Pumps' },
    ...{ name: 'Ada Shipper', email: 'ada@shipper.test', phone: '+49 40 1' },
    pieces: [{ count: '2', kind: 'pallet', length: '120', width: '80', height: '100', weight: '250' }],
  }),
  question: null,
  answers: [],
  offer: null,
  booking: null,
  refusal: null,
  trackingId: null,
  ...changes,
});
