import { mailCopy } from '@/content/mail';
import type { MailValues } from './mailForm';

/** What a mail needs to know of a consignment. */
export interface Parties {
  trackingId: string;
  sendersName: string;
  sendersEmail: string;
  recName: string;
  recEmail: string;
}

const partyOf = (parties: Parties, toWho: 'receiver' | 'sender') =>
  toWho === 'receiver'
    ? { name: parties.recName, email: parties.recEmail }
    : { name: parties.sendersName, email: parties.sendersEmail };

/** Words of one's own stay; a blank paragraph, or one that only greets, is there to be filled in. */
const isOpenToGreeting = (text: string) => text.trim() === '' || /^Dear [^\n]*,$/.test(text.trim());

const greet = (message: MailValues['message'], name: string) =>
  message.map((block, index) =>
    index === 0 && isOpenToGreeting(block.paragraph)
      ? { ...block, paragraph: mailCopy.greeting(name) }
      : block,
  );

/** A consignment was chosen: it names the id, and whom the mail goes to as soon as that is decided. */
export const fillFrom = (values: MailValues, parties: Parties): MailValues => {
  const filled = { ...values, trackingId: parties.trackingId };
  if (!values.toWho) return filled;
  const { name, email } = partyOf(parties, values.toWho);
  return { ...filled, receiversMail: email, message: greet(values.message, name) };
};

/** Receiver or sender was decided: an address that was typed by hand stays. */
export const turnTo = (values: MailValues, toWho: MailValues['toWho'], parties?: Parties): MailValues => {
  const turned = { ...values, toWho };
  const isTyped = ![undefined, '', parties?.recEmail, parties?.sendersEmail].includes(
    values.receiversMail.trim(),
  );
  if (!parties || isTyped) return turned;
  return { ...fillFrom(turned, parties), trackingId: values.trackingId };
};
