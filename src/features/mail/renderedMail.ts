/**
 * The only import of the e-mail function's pure modules: the same code renders the preview and the mail
 * (docs/decisions/009). Nothing else in src imports from supabase/.
 */
export {
  alignments,
  colors,
  type MailMessage,
  type MailParagraph,
  recipients,
  senders,
  weights,
} from '../../../supabase/functions/_shared/mailMessage.ts';
export { showMailAs } from '../../../supabase/functions/_shared/mailStyles.ts';
export { type Newsletter, newsletterMail } from '../../../supabase/functions/_shared/newsletterMail.ts';
export { outboxAddress } from '../../../supabase/functions/_shared/outboxAddress.ts';
export { type RenderedMail, renderMail } from '../../../supabase/functions/_shared/renderMail.ts';
export { siteMail } from '../../../supabase/functions/_shared/siteMail.ts';
