import { countryOptions } from '@/content/countries';
import { deliveryPlaceCopy } from '@/content/updates';
import type { ConsignmentValues } from '@/domain/consignment/consignmentValues';
import { hasSeveralClocks } from '@/domain/places/clocks';
import { piecesIn, weightIn } from '@/features/quotes/desk/cargo';
import { deliverByOf } from '@/features/quotes/desk/deliverBy';
import type { Party, Quote } from '@/features/quotes/desk/quote';
import { firstCharacters } from '@/ui/firstCharacters';
import { bounds } from '@/ui/forms/bounds';

/** The hour at which working days end: the database has the same for a consignment that it makes of a quote. */
const END_OF_DAY = 'T18:00';

const modes = { air: 'Air', ocean: 'Ocean', road: 'Road', advise: '' } as const;

const isCountry = (name: string) => countryOptions.some(({ value }) => value === name);

/**
 * "City, country", as far as it says both. What else was typed may have a street, which everybody who tracks the consignment would read
 * as the city; that of a place of the list may name an airport in between.
 */
const placeOf = ({ place, text }: Quote['request']['from']) => {
  const parts = text.split(',').map((part) => part.trim());
  const country = parts.at(-1) ?? '';
  const namesCity = place !== null || (parts.length <= 2 && !/\d/.test(text));
  return { city: (namesCity && parts[0]) || '', country: isCountry(country) ? country : '' };
};

/** The place of delivery where its country has several time zones: by the code of the list, if it is one of it. */
const deliveryPlaceOf = (
  { place }: Quote['request']['to'],
  { city, country }: ReturnType<typeof placeOf>,
) => {
  if (!city || !hasSeveralClocks(country)) return '';
  return place === null ? city : deliveryPlaceCopy.option(city, place);
};

/** The form has one line for an address. */
const inOneLine = (address: string) => address.replace(/\s*\n\s*/g, ', ');

const sender = ({ name, email, address, phone }: Party) => ({
  sendersName: name,
  sendersEmail: email,
  sendersAddress: inOneLine(address),
  sendersPhone: phone,
});

const receiver = ({ name, email, address, phone }: Party) => ({
  recName: name,
  recEmail: email,
  recAddress: inOneLine(address),
  recPhone: phone,
});

/** What is known of a consignment from its quote, as its form shows it; `now` in ms. Nothing that is not known is among it. */
export const valuesOfQuote = (quote: Quote, now: number): Partial<ConsignmentValues> => {
  const { number, request, booking } = quote;
  const { contact } = request;
  const from = placeOf(request.from);
  const to = placeOf(request.to);
  const day = deliverByOf(quote, now);
  const values: Partial<ConsignmentValues> = {
    ...sender(
      booking?.sender ?? {
        name: contact.company ?? contact.name,
        email: contact.email,
        address: '',
        phone: contact.phone ?? '',
      },
    ),
    ...(booking && receiver(booking.receiver)),
    itemQuantity: String(piecesIn(request)),
    itemWeight: String(weightIn(request)),
    product: firstCharacters(request.goods.replace(/\s+/g, ' ').trim(), bounds.line),
    departedFrom: from.country,
    headingTo: to.country,
    deliveryPlace: deliveryPlaceOf(request.to, to),
    currentLocation: from.country,
    city: from.city,
    status: 'Registered',
    shipmentMode: modes[request.mode],
    deliveryDate: day && `${day}${END_OF_DAY}`,
    comment: [`Quote ${number}`, booking?.reference && `Reference: ${booking.reference}`]
      .filter(Boolean)
      .join('\n'),
  };
  return Object.fromEntries(Object.entries(values).filter(([, text]) => text !== ''));
};
