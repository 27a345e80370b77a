import { mailCopy } from '@/content/mail';
import type { Addressee, Chosen, MailValues, Parties } from './mailValues';

const partyOf = (parties: Parties, toWho: 'receiver' | 'sender') =>
  toWho === 'receiver'
    ? { name: parties.recName, email: parties.recEmail }
    : { name: parties.sendersName, email: parties.sendersEmail };

/** Whom a mail is for: who is replied to, or the party of the chosen consignment; undefined if that is not known. */
export const recipientOf = ({ consignment, toWho }: MailValues, { name }: Addressee): string | undefined =>
  name || (consignment ? partyOf(consignment.parties, toWho || 'receiver').name : undefined);

/** The user's own text stays; a blank paragraph, or one with only a greeting, may be filled in. */
const isOpenToGreeting = (text: string) => text.trim() === '' || /^Dear [^\n]*,$/.test(text.trim());

/** An address that was typed, or is being replied to, stays, and with it the greeting that belongs to it. */
const withParty = (values: MailValues, parties: Parties): MailValues => {
  if (!values.toWho || values.receiversMail.trim() !== '') return { ...values, consignment: { parties } };
  const { name, email } = partyOf(parties, values.toWho);
  const consignment: Chosen = { parties, address: email };
  const filled = { ...values, receiversMail: email, consignment };
  const [first, ...otherParagraphs] = values.message;
  if (!first || !isOpenToGreeting(first.paragraph)) return filled;
  const greeting = { id: first.id, paragraph: mailCopy.greeting(name) };
  return {
    ...filled,
    message: [{ ...first, ...greeting }, ...otherParagraphs],
    consignment: { ...consignment, greeting },
  };
};

const withoutParty = (values: MailValues, { address, greeting }: Chosen): MailValues => ({
  ...values,
  receiversMail: values.receiversMail === address ? '' : values.receiversMail,
  message: values.message.map((block) =>
    block.id === greeting?.id && block.paragraph === greeting.paragraph ? { ...block, paragraph: '' } : block,
  ),
});

/** The consignment is no longer chosen: what it had filled in is removed, unless it was changed since. */
export const removeConsignment = (values: MailValues): MailValues => {
  const { consignment, trackingId } = values;
  if (!consignment) return values;
  return {
    ...withoutParty(values, consignment),
    trackingId: trackingId === consignment.parties.trackingId ? '' : trackingId,
    consignment: null,
  };
};

/** The draft keeps no more of a consignment than the mail needs. */
const onlyParties = ({ trackingId, sendersName, sendersEmail, recName, recEmail }: Parties): Parties => ({
  trackingId,
  sendersName,
  sendersEmail,
  recName,
  recEmail,
});

/** A consignment was chosen: it fills in the tracking id, and the recipient once `toWho` is set. */
export const fillFrom = (values: MailValues, parties: Parties): MailValues =>
  withParty({ ...removeConsignment(values), trackingId: parties.trackingId }, onlyParties(parties));

/** Receiver or sender was chosen: that party of the consignment replaces the other. */
export const changeParty = (values: MailValues, toWho: MailValues['toWho']): MailValues => {
  const { consignment } = values;
  if (!consignment) return { ...values, toWho };
  return withParty({ ...withoutParty(values, consignment), toWho }, consignment.parties);
};
