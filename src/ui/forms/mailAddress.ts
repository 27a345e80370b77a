import { mailAddressCopy } from '@/content/mailAddress';
import {
  mailProblem,
  meantMailProblem,
  type MailProblem,
} from '../../../supabase/functions/_shared/mailAddress.ts';

export { cleanMail, isMailAddress } from '../../../supabase/functions/_shared/mailAddress.ts';

const wordsOf = (problem: MailProblem | undefined) => problem && mailAddressCopy[problem];

/** Why no mail can be addressed to what a field holds; undefined where it holds one address, whatever is around it. */
export const mailRefusal = (text: string) => wordsOf(mailProblem(text));

/** The same where any text is taken: only of one that is meant for an address, or for a link. */
export const meantMailRefusal = (text: string) => wordsOf(meantMailProblem(text));
