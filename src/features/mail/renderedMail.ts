/**
 * The one door to the e-mail function's pure sources, so that the preview is drawn by what draws the mail itself
 * (docs/decisions/009). Nothing else in src reaches into supabase/.
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
export { renderMail } from '../../../supabase/functions/_shared/renderMail.ts';
