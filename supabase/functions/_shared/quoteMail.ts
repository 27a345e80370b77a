import { mailBrand } from './brand.ts';
import { dayText, priceText } from './quoteTexts.ts';
import { type SiteMail, siteParagraphs } from './siteMail.ts';

/** What an offer says in its mail; the page that it links to says all of it. */
interface MailedOffer {
  price: string;
  currency: string;
  /** The last calendar day, YYYY-MM-DD. */
  validUntil: string;
  transit: string | null;
}

/** What has become of a quote, as the database tells it (`private.claim_quote_mail`). */
export interface QuoteContent {
  kind: 'quoteReceived' | 'quoteQuestion' | 'quoteOffer';
  number: string;
  question: string | null;
  offer: MailedOffer | null;
}

/** Of one mail. */
export interface QuoteAddress {
  key: string;
  email: string;
  /** The page that opens the quote. */
  pageUrl: string;
}

interface Words {
  subject: string;
  texts: string[];
  action: string;
}

/** A stranger may have entered somebody else's address: the first mail has none of the visitor's words. */
const received = (number: string): Words => ({
  subject: `We have received your request ${number}`,
  texts: [
    'Thank you for asking us for a quote.',
    `Your request has the number ${number}. We work out a price and write to this address; the button below shows at any time where it stands.`,
    'If you have not asked us for anything, you need not do anything.',
  ],
  action: 'See your request',
});

const questionWords = (number: string, question: string): Words => ({
  subject: `A question about your request ${number}`,
  texts: [
    'Before we can name a price, we would like to know:',
    question,
    'Please answer on the page below: nobody reads replies to this mail.',
  ],
  action: 'Answer the question',
});

const offered = (number: string, offer: MailedOffer): Words => ({
  subject: `Our offer ${number}: ${priceText(offer.price, offer.currency)}`,
  texts: [
    `Here is our offer for your request ${number}: ${priceText(offer.price, offer.currency)}, valid until ${dayText(offer.validUntil)}.`,
    ...(offer.transit ? [`Transit time: ${offer.transit}`] : []),
    'What is included, what is not, and our terms are on the page below, which you can print or save as a PDF. There you accept the offer or decline it.',
  ],
  action: 'See the offer',
});

const wordsOf = ({ kind, number, question, offer }: QuoteContent): Words => {
  if (kind === 'quoteOffer' && offer) return offered(number, offer);
  return kind === 'quoteQuestion' ? questionWords(number, question ?? '') : received(number);
};

/** The mail that tells whoever has asked for a quote what has become of it. */
export const quoteMail = (content: QuoteContent, { key, email, pageUrl }: QuoteAddress): SiteMail => {
  const { subject, texts, action } = wordsOf(content);
  return {
    key,
    to: email,
    subject,
    text: [...texts, 'Whoever has this mail can open the page.'].flatMap(siteParagraphs),
    link: {
      action,
      url: pageUrl,
      reason: `You received this message because this address was entered in a request for a quote to ${mailBrand.name}.`,
    },
    thread: `quote.${content.number.toLowerCase()}`,
  };
};
