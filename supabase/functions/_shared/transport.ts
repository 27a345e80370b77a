/** One mail with one receiver. */
export interface OutgoingMail {
  /** A UUID: the same mail has the same key, and Message-ID, on every attempt. */
  key: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  html: string;
  text: string;
}

/**
 * A mail server's response to a mail: accepted; not now, and certainly not accepted; never; or unknown, because the
 * network connection was lost after the mail was handed over. `reason` is for the admin.
 */
export type Delivery = { outcome: 'accepted' } | { outcome: 'later' | 'refused' | 'unclear'; reason: string };

/** Makes one attempt to send a mail; gives up when `signal` aborts. Never rejects. */
export type Transport = (mail: OutgoingMail, signal: AbortSignal) => Promise<Delivery>;
