import { randomInt } from 'node:crypto';
import { aToken } from './chat';
import type { HostProcess } from './host';

/** A day so many days from now, as YYYY-MM-DD. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A request for a quote as the visitor's form sends it. */
export const aQuoteRequest = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  contact: { name: 'Ada Shipper', company: 'Shipper & Co', email: 'ada@shipper.test', phone: '+49 40 1234' },
  from: { place: 'DEHAM', text: 'Hamburg, Germany' },
  to: { place: null, text: 'Accra, Ghana' },
  mode: 'ocean',
  incoterm: 'FOB',
  readyOn: dayFromNow(14),
  units: 'metric',
  pieces: [
    { count: 2, kind: 'pallet', length: 120, width: 80, height: 100, weight: 250.5 },
    { count: 1, kind: 'crate', length: null, width: null, height: null, weight: 40 },
  ],
  goods: 'Spare parts for pumps',
  dangerous: null,
  temperature: null,
  insurance: { value: 12000, currency: 'EUR' },
  note: null,
  ...changes,
});

/** An offer as the admin's form sends it. */
export const anOffer = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  price: '1250.00',
  currency: 'EUR',
  validUntil: dayFromNow(14),
  includes: 'Pick-up\nOcean freight',
  excludes: 'Duties',
  transit: '24 to 28 days',
  terms: 'Payment within 14 days.',
  lines: [
    { text: 'Ocean freight', amount: '1300.00' },
    { text: 'Discount', amount: '-50.00' },
  ],
  ...changes,
});

/** What a customer fills in who accepts an offer. */
export const anAcceptance = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  name: 'Ada Shipper',
  sender: {
    name: 'Shipper & Co',
    address: 'Am Kai 1\n20457 Hamburg',
    phone: '+49 40 1234',
    email: 'ada@shipper.test',
  },
  receiver: {
    name: 'Kofi Receiver',
    address: '2 Harbour Road, Accra',
    phone: '+233 30 1234',
    email: 'kofi@receiver.test',
  },
  reference: 'PO 4711',
  ...changes,
});

interface StoredQuote {
  id?: number;
  /** The secret that opens it. */
  token?: string;
  state?: string;
  version?: number;
  request?: object;
  offer?: object;
  acceptance?: object;
}

/** Stores a quote past the API, as if all changes up to its version had happened. */
export const storeQuote = (
  { sql }: Pick<HostProcess, 'sql'>,
  { id = randomInt(1e6, 1e9), token = aToken(), state = 'new', version = 1, ...details }: StoredQuote,
): Promise<unknown> =>
  sql(
    `insert into private.quote (id, number, token_hash, state, version, request, offer, acceptance) overriding system value
     values ($1, 'Q' || left(private.new_tracking_id(), 7), private.token_hash($2), $3, $4, $5, $6, $7)`,
    [id, token, state, version, details.request ?? aQuoteRequest(), details.offer, details.acceptance],
  );
