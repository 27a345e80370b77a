import { noticesCopy } from '@/content/notices';
import type { NoticeEntry } from './noticesApi';

/** What a notice tells, in a word or two. */
export const noticeName = ({ about, status }: Pick<NoticeEntry, 'about' | 'status'>) => {
  if (about === 'arrival') return noticesCopy.arrival;
  return about === 'correction' ? noticesCopy.correction(status ?? '') : (status ?? about);
};
