/** The states of a quote: asked by the customer, something was asked back, an offer is open, and its two ends. */
export const quoteStates = ['new', 'asked', 'quoted', 'won', 'lost'] as const;
export type QuoteState = (typeof quoteStates)[number];

/** What the list shows of a quote. */
export interface QuoteSummary {
  id: number;
  number: string;
  state: QuoteState;
  at: string;
  name: string;
  company: string | null;
  email: string;
  from: string;
  to: string;
  /** How many pieces there are, and what they weigh together in kg. */
  count: number;
  weight: number;
}

/** A page of the list, how many there are in each state, and the id that the next page is below. */
export interface QuotePage {
  rows: QuoteSummary[];
  counts: Record<QuoteState, number>;
  next: number | null;
}

/** A line of a price; amounts are decimal numbers as text. */
export interface OfferLine {
  text: string;
  amount: string;
}

/** What is offered. What was left empty is null. */
export interface Offer {
  price: string;
  currency: string;
  /** The last calendar day on which it can be accepted. */
  validUntil: string;
  includes: string | null;
  excludes: string | null;
  transit: string | null;
  terms: string | null;
  lines: readonly OfferLine[];
}

/** An offer that the customer has, or had. */
export interface SentOffer extends Offer {
  number: number;
  at: string;
  isOver: boolean;
}

export interface Party {
  name: string;
  address: string;
  phone: string;
  email: string;
}

/** What the customer has said with the acceptance. */
export interface Booking {
  name: string;
  sender: Party;
  receiver: Party;
  reference: string | null;
  at: string;
}

/** What can have happened to a quote, with what was said. */
interface Details {
  requested: object;
  asked: { text: string };
  answered: { text: string };
  offered: Offer;
  accepted: Pick<Booking, 'name' | 'reference'>;
  declined: { reason: string | null };
  closed: { state: 'won' | 'lost' | 'new'; reason: string | null };
  booked: object;
}

/** Something that happened; `by` null: the customer. */
export type QuoteEntry = {
  [What in keyof Details]: { at: string; by: string | null; what: What; detail: Details[What] };
}[keyof Details];

/** A mail to the customer about a quote. */
export interface QuoteMail {
  id: number;
  kind: 'quoteReceived' | 'quoteQuestion' | 'quoteOffer';
  state: 'waiting' | 'sending' | 'sent' | 'kept' | 'failed' | 'unknown' | 'cancelled';
  at: string;
  reason: string | null;
}

/** What was asked for, in cm, kg and °C. */
export interface QuoteRequest {
  contact: { name: string; company: string | null; email: string; phone: string | null };
  from: { place: string | null; text: string };
  to: { place: string | null; text: string };
  mode: 'air' | 'ocean' | 'road' | 'advise';
  incoterm: string | null;
  /** A calendar day. */
  readyOn: string;
  units: 'metric' | 'imperial';
  pieces: readonly {
    count: number;
    kind: string;
    length: number | null;
    width: number | null;
    height: number | null;
    weight: number;
  }[];
  goods: string;
  dangerous: { un: string | null; details: string | null } | null;
  temperature: { min: number; max: number } | null;
  insurance: { value: number; currency: string } | null;
  note: string | null;
}

/** All of a quote. */
export interface Quote {
  id: number;
  number: string;
  state: QuoteState;
  /** Counts every change. */
  version: number;
  at: string;
  request: QuoteRequest;
  /** What was asked and is not answered yet. */
  question: string | null;
  answers: readonly { at: string; question: string | null; text: string }[];
  /** In the states that follow one. */
  offer: SentOffer | null;
  booking: Booking | null;
  refusal: { reason: string | null } | null;
  consignment: number | null;
  trackingId: string | null;
  mails: readonly QuoteMail[];
  history: readonly QuoteEntry[];
}

/** What was offered last, also if it is not open any more since something was asked. */
export const lastOfferOf = ({ offer, history }: Quote): Offer | null => {
  const offered = history.filter((entry) => entry.what === 'offered').at(-1);
  return offer ?? offered?.detail ?? null;
};
