/** One mail with one receiver. */
export interface OutgoingMail {
  /** A UUID: the same mail has the same key, and Message-ID, on every attempt. */
  key: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Whether the site sends it by itself: nothing answers it with an automatic answer (RFC 3834). */
  isAutomatic?: boolean;
  /** Mails with the same thread are shown together: letters, digits, `-` and `_` with dots between them. */
  thread?: string;
  /** Where a POST ends these mails, without a question (RFC 8058): an address that needs no percent-encoding. */
  unsubscribe?: string;
  /** The kind of mail that can be filtered and left (RFC 2919), written as `thread` is. */
  listId?: string;
  /** A file for calendars (RFC 5545), with its name, such as `expected-arrival.ics`. */
  calendar?: { name: string; content: string };
}

/**
 * A mail server's response to a mail: accepted; not now, and certainly not accepted; never; or unknown, because the
 * network connection was lost after the mail was handed over. `reason` is for the admin. A mail
 * that is kept on this machine instead of being sent is accepted as well; `keptAt` is where it can be read.
 */
export type Delivery =
  { outcome: 'accepted'; keptAt?: string } | { outcome: 'later' | 'refused' | 'unclear'; reason: string };

/** Makes one attempt to send a mail; gives up when `signal` aborts. Never rejects. */
export type Transport = (mail: OutgoingMail, signal: AbortSignal) => Promise<Delivery>;
