/** The code that writes notices: the same code renders the preview and the mail (docs/decisions/009). */
export { type NoticeContent, noticeMail } from '../../../supabase/functions/_shared/noticeMail.ts';
export {
  noticeWords,
  unknownPlaceholder,
  wordsFor,
} from '../../../supabase/functions/_shared/noticeWords.ts';
export { sampleNotice } from '../../../supabase/functions/_shared/sampleNotice.ts';
