import { mailCopy } from '@/content/mail';
import { formatDay } from '@/ui/dates/formatDate';
import { firstCharacters } from '@/ui/firstCharacters';

interface Inquiry {
  id: number;
  trackingNo: string | null;
  comment: string | null;
  created_at: string;
}

/** A paragraph has at most 2,000 characters (`supabase/functions/_shared/mailMessage.ts`): room for the words before it. */
const LONGEST = 1_900;

const shortened = (text: string) => {
  const beginning = firstCharacters(text, LONGEST);
  return beginning === text ? text : `${beginning}…`;
};

/** What a reply takes over from an inquiry; nothing of one without words. */
export const inquiryQuote = ({ id, trackingNo, comment, created_at: sentAt }: Inquiry) => ({
  subject: mailCopy.replySubject(id, trackingNo),
  text: comment ? mailCopy.quote(formatDay(sentAt), shortened(comment)) : '',
});
