import { mailBrand } from './brand.ts';

/** The choices of the message box (specification, section 9). */
export const recipients = ['receiver', 'sender'] as const;
export const senders = mailBrand.senders;
export const colors = ['black', 'red'] as const;
export const weights = ['normal', 'bold'] as const;
export const alignments = ['left', 'center', 'justify', 'right'] as const;

/** Bounds of one message, in characters. */
export const MAX_SUBJECT = 200;
export const MAX_PARAGRAPH = 2000;
export const MAX_PARAGRAPHS = 50;

/** One paragraph (specification, section 3). `id` is 5 letters and digits, made where it is written. */
export interface MailParagraph {
  id: string;
  paragraph: string;
  color: (typeof colors)[number];
  bold: (typeof weights)[number];
  textAlign: (typeof alignments)[number];
}

/** An outgoing e-mail as the admin's form sends it (specification, section 3). */
export interface MailMessage {
  toWho: (typeof recipients)[number];
  /** One bare address. */
  receiversMail: string;
  /** The name in From; the address there is always the company's own. */
  sendersName: (typeof senders)[number];
  subject: string;
  /** 8 capital letters and digits; absent when the mail is about no consignment. */
  trackingId?: string;
  message: MailParagraph[];
}
