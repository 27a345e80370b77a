/** One mail with one receiver. */
export interface OutgoingMail {
  /** A uuid: the same mail has the same key, and Message-ID, however often it is offered. */
  key: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  html: string;
  text: string;
}

/**
 * What a mail server made of a mail: it took it; not now, and certainly not taken; never; or nobody knows, since the
 * line went dead after all of it was handed over. `reason` is for the admin.
 */
export type Delivery = { outcome: 'accepted' } | { outcome: 'later' | 'refused' | 'unclear'; reason: string };

/** Hands one mail over, once; gives up when `signal` aborts. Never rejects. */
export type Transport = (mail: OutgoingMail, signal: AbortSignal) => Promise<Delivery>;
