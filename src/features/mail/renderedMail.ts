/** The e-mail function's pure modules: the same code renders the preview and the mail (docs/decisions/009). */
export {
  alignments,
  colors,
  type MailMessage,
  type MailParagraph,
  recipients,
  senders,
  weights,
} from '../../../supabase/functions/_shared/mailMessage.ts';
export { type Newsletter, newsletterMail } from '../../../supabase/functions/_shared/newsletterMail.ts';
export { type RenderedMail, renderMail } from '../../../supabase/functions/_shared/renderMail.ts';
