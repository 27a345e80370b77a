/** What the features share of the functions' pure modules: previews come from the code that writes the mails. */
export { outboxAddress } from '../../../supabase/functions/_shared/outboxAddress.ts';
export { quoteMail } from '../../../supabase/functions/_shared/quoteMail.ts';
export { showMailAs } from '../../../supabase/functions/_shared/mailStyles.ts';
export { siteMail } from '../../../supabase/functions/_shared/siteMail.ts';
