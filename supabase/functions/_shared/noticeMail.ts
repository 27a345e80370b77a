import { mailBrand } from './brand.ts';
import { arrivalCalendar } from './calendar.ts';
import { mailMoment } from './mailMoment.ts';
import { consignmentThread } from './mailThread.ts';
import { fillWords, type NoticeWords, wordsFor } from './noticeWords.ts';
import type { SiteMail } from './siteMail.ts';

interface Window {
  earliest: string;
  latest: string;
  reason?: string | null;
}

/** What happened, as the database tells it (`private.notice_of`). Instants are ISO 8601. */
export interface Notice {
  /** The code of an event, `arrival` or `correction`. */
  about: string;
  trackingId: string;
  from: string;
  to: string;
  event: {
    status: string;
    moment: string;
    zone: string | null;
    city: string | null;
    country: string | null;
    note: string | null;
    reason: string | null;
  } | null;
  /** The words of the entry that this one replaces. */
  corrects: string | null;
  /** The words of what holds now. */
  stands: string | null;
  ended: boolean;
  promised: string;
  expected: Window | null;
  /** How often the expected arrival was revised. */
  revisions: number;
  /** Of the destination. */
  zone: string | null;
  words: Partial<Record<keyof NoticeWords, string | null>> | null;
}

/** The content of one mail: a daily one has several notices, all of one consignment. */
export interface NoticeContent {
  to: 'follower' | 'sender' | 'receiver';
  notices: readonly [Notice, ...Notice[]];
  /** What opens both parties on the tracking page; only where it shows them to nobody else, and to a party. */
  word?: string | null;
}

/** Of one mail: its key and address, and the links by which its reader leaves. `siteUrl` has no trailing slash. */
export interface NoticeAddress {
  key?: string;
  email: string;
  siteUrl: string;
  /** The page on which the reader stops these mails. */
  leaveUrl?: string;
  /** Where a mail program does it with one POST (RFC 8058). */
  unsubscribeUrl?: string;
  /** Milliseconds. */
  now: number;
}

const placeOf = ({ event }: Notice) => [event?.city, event?.country].filter(Boolean).join(', ');

const windowText = ({ earliest, latest }: Window, zone: string | null) =>
  earliest === latest
    ? mailMoment(latest, zone)
    : `${mailMoment(earliest, zone)} to ${mailMoment(latest, zone)}`;

const expectedText = (notice: Notice) =>
  windowText(notice.expected ?? { earliest: notice.promised, latest: notice.promised }, notice.zone);

const valuesOf = (notice: Notice) => ({
  trackingId: notice.trackingId,
  status: notice.event?.status ?? notice.stands ?? '',
  place: placeOf(notice),
  time: notice.event ? mailMoment(notice.event.moment, notice.event.zone) : '',
  from: notice.from,
  to: notice.to,
  expected: expectedText(notice),
});

const lines = (facts: readonly (string | null | undefined | false)[]) => facts.filter(Boolean).join('\n');

const eventFacts = (notice: Notice) => {
  const { event, about, stands, ended } = notice;
  if (!event) return '';
  if (about === 'correction') return lines([stands && `What holds now: ${stands}`]);
  return lines([
    event.status,
    placeOf(notice),
    mailMoment(event.moment, event.zone),
    event.reason && `Reason: ${event.reason}`,
    !ended && `Expected arrival: ${expectedText(notice)}`,
  ]);
};

const arrivalFacts = (notice: Notice) =>
  lines([
    `Expected arrival: ${expectedText(notice)}`,
    notice.expected?.reason && `Reason: ${notice.expected.reason}`,
    `Promised: ${mailMoment(notice.promised, notice.zone)}`,
  ]);

const paragraphsOf = (notice: Notice): string => {
  const { text } = wordsFor(notice.about, notice.words);
  const parts = [
    fillWords(text, valuesOf(notice)),
    notice.corrects && `This replaces our earlier message “${notice.corrects}”.`,
    notice.about === 'arrival' ? arrivalFacts(notice) : eventFacts(notice),
    notice.about !== 'correction' && notice.event?.note,
  ];
  return parts.filter(Boolean).join('\n\n');
};

const subjectOf = (notices: NoticeContent['notices']): string => {
  const [first] = notices;
  if (notices.length > 1) return `${notices.length} updates of consignment ${first.trackingId}`;
  return fillWords(wordsFor(first.about, first.words).subject, valuesOf(first)).replace(/\s+/g, ' ');
};

const reasonOf = ({ to, notices: [{ trackingId }] }: NoticeContent) =>
  to === 'follower'
    ? `You received this message because you asked to be told of consignment ${trackingId}.`
    : `You received this message because you are the ${to} of consignment ${trackingId}.`;

const leaveTexts = {
  follower: 'Change or stop these messages',
  sender: 'Stop these messages',
  receiver: 'Stop these messages',
};

const wordText = (word: string) =>
  `The tracking page shows names and addresses to nobody but you. To see them there, enter the word ${word}.`;

const calendarOf = (notices: NoticeContent['notices'], link: string, now: number): SiteMail['calendar'] => {
  const last = notices[notices.length - 1] ?? notices[0];
  if (last.ended) return undefined;
  const window = last.expected ?? { earliest: last.promised, latest: last.promised };
  return {
    name: 'expected-arrival.ics',
    content: arrivalCalendar({
      ...window,
      trackingId: last.trackingId,
      revisions: last.revisions,
      title: `Expected arrival of consignment ${last.trackingId}`,
      place: last.to,
      description: `Promised for ${mailMoment(last.promised, last.zone)}\nFollow it: ${link}`,
      link,
      brand: mailBrand.name,
      now,
    }),
  };
};

/** The mail that tells of one or several events of a consignment. Pure: the preview and the sent mail come from here. */
export const noticeMail = (content: NoticeContent, address: NoticeAddress): SiteMail => {
  const { key, email, siteUrl, leaveUrl, unsubscribeUrl, now } = address;
  const { to, notices, word } = content;
  const [{ trackingId }] = notices;
  const url = `${siteUrl}/tracking/${encodeURIComponent(trackingId)}`;
  return {
    key,
    to: email,
    subject: subjectOf(notices),
    text: [...notices.map(paragraphsOf), word && wordText(word)].filter(Boolean).join('\n\n'),
    link: { action: 'Track your consignment', url, reason: reasonOf(content) },
    leave: leaveUrl ? { text: leaveTexts[to], url: leaveUrl } : undefined,
    unsubscribe: unsubscribeUrl,
    thread: consignmentThread(trackingId),
    calendar: calendarOf(notices, url, now),
  };
};
