import type { Newsletter } from '../_shared/newsletterMail.ts';
import { readJson } from '../_shared/readJson.ts';
import { Refused } from '../_shared/refused.ts';
import { text } from '../_shared/text.ts';

/** What a stranger may send. */
const MAX_BYTES = 16 * 1024;
/** The longest newsletter has 50 paragraphs of 2000 characters, each of up to four bytes. */
const MAX_NEWSLETTER_BYTES = 512 * 1024;

/** What somebody wants to be told of a consignment. */
export interface Wish {
  trackingId: string;
  email: string;
  /** Of progress, problem, delivery. */
  topics: string[];
  etaHours: number | null;
  daily: boolean;
  zone: string;
}

/** What the site asks for; see `createNotices`. */
export type NoticeRequest =
  | ({ action: 'follow' } & Wish)
  | { action: 'test'; about: string; subject: string; text: string }
  | ({ action: 'testNewsletter' } & Newsletter);

const topicsOf = (value: unknown): string[] => {
  if (Array.isArray(value) && value.length <= 3) return value.map((topic) => text(topic, 20));
  throw new Refused(400, 'The request is incomplete.');
};

const hoursOf = (value: unknown): number | null => {
  if (value === null || (Number.isInteger(value) && (value as number) <= 1000)) return value as number | null;
  throw new Refused(400, 'The hours must be between 1 and 240.');
};

/**
 * The request in a body. One that is larger than a stranger may send is read only once `mayBeLong` resolves. Throws what that
 * rejects with, or {@link Refused} 400 or 413.
 */
export const readRequest = async (
  request: Request,
  mayBeLong: () => Promise<unknown>,
): Promise<NoticeRequest> => {
  const isLong = Number(request.headers.get('content-length')) > MAX_BYTES;
  if (isLong) await mayBeLong();
  const body = await readJson(request, isLong ? MAX_NEWSLETTER_BYTES : MAX_BYTES);
  if (body.action === 'follow') {
    return {
      action: body.action,
      trackingId: text(body.trackingId, 100),
      email: text(body.email, 320),
      topics: topicsOf(body.topics),
      etaHours: hoursOf(body.etaHours),
      daily: body.daily === true,
      zone: text(body.zone, 64),
    };
  }
  if (body.action === 'testNewsletter' && Array.isArray(body.paragraphs)) {
    // The database refuses what cannot be sent.
    const paragraphs = body.paragraphs as Newsletter['paragraphs'];
    return { action: body.action, subject: text(body.subject, 1000), paragraphs };
  }
  if (body.action === 'test') {
    return {
      action: body.action,
      about: text(body.about, 30),
      subject: text(body.subject, 120),
      text: text(body.text, 4000),
    };
  }
  throw new Refused(400, 'The request is incomplete.');
};
