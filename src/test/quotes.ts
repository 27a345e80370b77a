import type { Offer, Quote, QuoteSummary, SentOffer } from '@/features/quotes/desk/quote';

const AT = '2026-03-01T08:00:00.000Z';

export const anOffer = (changes: Partial<Offer> = {}): Offer => ({
  price: '1250.50',
  currency: 'EUR',
  validUntil: '2099-04-02',
  includes: 'Pick-up and delivery',
  excludes: 'Duties and taxes',
  transit: '18 to 22 days',
  terms: null,
  lines: [],
  ...changes,
});

export const aSentOffer = (changes: Partial<SentOffer> = {}): SentOffer => ({
  ...anOffer(),
  number: 1,
  at: AT,
  isOver: false,
  ...changes,
});

/** A quote that nobody has answered yet. */
export const aQuote = (changes: Partial<Quote> = {}): Quote => ({
  id: 5,
  number: 'Q7K2M4XA',
  state: 'new',
  version: 1,
  at: AT,
  request: {
    contact: {
      name: 'Ada Moreau',
      company: 'Moreau Machines',
      email: 'ada@sender.example',
      phone: '+31 10 555 0101',
    },
    from: { place: 'NLRTM', text: 'Rotterdam, Netherlands' },
    to: { place: 'GHTEM', text: 'Tema, Ghana' },
    mode: 'ocean',
    incoterm: 'FOB',
    readyOn: '2026-03-15',
    units: 'metric',
    pieces: [
      { count: 2, kind: 'pallet', length: 120, width: 80, height: 100, weight: 250 },
      { count: 10, kind: 'box', length: null, width: null, height: null, weight: 1.5 },
    ],
    goods: 'Machine parts',
    dangerous: null,
    temperature: null,
    insurance: null,
    note: null,
  },
  question: null,
  answers: [],
  offer: null,
  booking: null,
  refusal: null,
  consignment: null,
  trackingId: null,
  mails: [],
  history: [{ at: AT, by: null, what: 'requested', detail: {} }],
  ...changes,
});

/** A quote whose offer the customer has accepted. */
export const anAcceptedQuote = (changes: Partial<Quote> = {}): Quote =>
  aQuote({
    state: 'won',
    version: 3,
    offer: aSentOffer(),
    booking: {
      name: 'Ada Moreau',
      sender: {
        name: 'Moreau Machines',
        address: '4 Canal Street, Rotterdam',
        phone: '+31 10 555 0101',
        email: 'ada@sender.example',
      },
      receiver: {
        name: 'Kofi Mensah',
        address: '12 Harbour Road, Tema',
        phone: '+233 30 555 0102',
        email: 'kofi@receiver.example',
      },
      reference: 'PO 4711',
      at: AT,
    },
    ...changes,
  });

/** A row of the list. */
export const aQuoteSummary = (changes: Partial<QuoteSummary> = {}): QuoteSummary => ({
  id: 5,
  number: 'Q7K2M4XA',
  state: 'new',
  at: AT,
  name: 'Ada Moreau',
  company: 'Moreau Machines',
  email: 'ada@sender.example',
  from: 'Rotterdam, Netherlands',
  to: 'Tema, Ghana',
  count: 12,
  weight: 515,
  ...changes,
});
