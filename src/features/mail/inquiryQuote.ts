import { mailCopy } from '@/content/mail';
import { formatDay } from '@/ui/dates/formatDate';

interface Inquiry {
  id: number;
  trackingNo: string | null;
  comment: string | null;
  created_at: string;
}

/** A paragraph has at most 2,000 characters (`supabase/functions/_shared/mailMessage.ts`): room for the words before it. */
const LONGEST = 1_900;

/** No character is cut in two: half of one cannot be sent. */
const shortened = (text: string) => {
  const characters = Array.from(text);
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : text;
};

/** What a reply takes over from an inquiry; nothing of one without words. */
export const inquiryQuote = ({ id, trackingNo, comment, created_at: sent }: Inquiry) => ({
  subject: mailCopy.replySubject(id, trackingNo),
  text: comment ? mailCopy.quote(formatDay(sent), shortened(comment)) : '',
});
