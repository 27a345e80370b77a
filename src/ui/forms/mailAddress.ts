import { mailAddressCopy } from '@/content/mailAddress';
import {
  mailProblem,
  meantMailProblem,
  type MailProblem,
} from '../../../supabase/functions/_shared/mailAddress.ts';

export { cleanMail, isMailAddress } from '../../../supabase/functions/_shared/mailAddress.ts';

const wordsOf = (problem: MailProblem | undefined) => problem && mailAddressCopy[problem];

/** What is wrong with a field's text as an address of mail; undefined if it has exactly one, whatever stands around it. */
export const mailRefusal = (text: string) => wordsOf(mailProblem(text));

/** The same for a field that takes any text: refuses only what is meant as an address, or as a link. */
export const meantMailRefusal = (text: string) => wordsOf(meantMailProblem(text));
