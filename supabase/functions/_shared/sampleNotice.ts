import type { Notice } from './noticeMail.ts';
import type { NoticeWords } from './noticeWords.ts';

/** A made-up event, for the preview and the test of an owner's words. */
export const sampleNotice = (about: string, words: NoticeWords, status = 'Departed'): Notice => ({
  about,
  trackingId: 'AB12CD34',
  from: 'Shanghai, China',
  to: 'Rotterdam, Netherlands',
  event:
    about === 'arrival'
      ? null
      : {
          status,
          moment: '2026-11-23T15:30:00.000Z',
          zone: 'Asia/Shanghai',
          city: 'Shanghai',
          country: 'China',
          note: null,
          reason: null,
        },
  corrects: null,
  stands: 'In transit',
  ended: false,
  promised: '2026-12-20T16:00:00.000Z',
  expected: {
    earliest: '2026-12-21T08:00:00.000Z',
    latest: '2026-12-22T16:00:00.000Z',
    reason: about === 'arrival' ? 'Storm' : null,
  },
  revisions: 1,
  zone: 'Europe/Amsterdam',
  words,
});
