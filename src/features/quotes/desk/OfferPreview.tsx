import { useMemo } from 'react';
import { mailCopy } from '@/content/mail';
import { quoteMail, previewMail } from '@/domain/mail/mailFunctions';
import { MailParts } from '@/domain/mail/MailParts';
import { useDebouncedValue } from '@/ui/useDebouncedValue';
import { toOffer, type OfferValues } from './offerValues';

/** Rendering the page again on every keystroke would flicker. */
const REST_MS = 250;

const render = (number: string, values: OfferValues) => {
  const siteUrl = window.location.origin;
  const offer = toOffer(values);
  const siteMail = quoteMail(
    { kind: 'quoteOffer', number, question: null, offer: { ...offer, price: offer.price || '0' } },
    { key: '', email: 'customer@example.com', pageUrl: siteUrl },
  );
  return previewMail(siteMail, siteUrl);
};

/** The mail that brings an offer, rendered by the function that renders the mail itself. */
export function OfferPreview({ number, values }: { number: string; values: OfferValues }) {
  const settled = useDebouncedValue(values, REST_MS);
  const { html, text } = useMemo(() => render(number, settled), [number, settled]);
  return <MailParts label={mailCopy.preview} html={html} text={text} />;
}
