import { type SiteMail, siteMail } from '../../../supabase/functions/_shared/siteMail.ts';

/** What the features share of the functions' pure modules: previews come from the code that writes the mails. */
export { outboxAddress } from '../../../supabase/functions/_shared/outboxAddress.ts';
export { quoteMail } from '../../../supabase/functions/_shared/quoteMail.ts';
export { showMailAs } from '../../../supabase/functions/_shared/mailStyles.ts';

/** A mail of the site as it will arrive. It gets no key, which a page that is served without TLS could not make. */
export const previewMail = (siteMailFields: SiteMail, siteUrl: string) =>
  siteMail({ ...siteMailFields, key: '' }, { siteUrl, from: 'office@example.com' });
