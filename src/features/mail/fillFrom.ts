import { mailCopy } from '@/content/mail';
import type { Chosen, MailValues, Parties } from './mailForm';

const partyOf = (parties: Parties, toWho: 'receiver' | 'sender') =>
  toWho === 'receiver'
    ? { name: parties.recName, email: parties.recEmail }
    : { name: parties.sendersName, email: parties.sendersEmail };

/** Words of one's own stay; a blank paragraph, or one that only greets, is there to be filled in. */
const isOpenToGreeting = (text: string) => text.trim() === '' || /^Dear [^\n]*,$/.test(text.trim());

/** An address that was typed, or that is answered, stays, and with it the greeting of whoever it belongs to. */
const withParty = (values: MailValues, parties: Parties): MailValues => {
  if (!values.toWho || values.receiversMail.trim() !== '') return { ...values, consignment: { parties } };
  const { name, email } = partyOf(parties, values.toWho);
  const consignment: Chosen = { parties, address: email };
  const filled = { ...values, receiversMail: email, consignment };
  const [first, ...others] = values.message;
  if (!first || !isOpenToGreeting(first.paragraph)) return filled;
  const greeting = { id: first.id, paragraph: mailCopy.greeting(name) };
  return {
    ...filled,
    message: [{ ...first, ...greeting }, ...others],
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

/** The consignment is not chosen any more: what it had filled in goes, unless it was changed since. */
export const takeOut = (values: MailValues): MailValues => {
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

/** A consignment was chosen: it names the id, and whom the mail goes to as soon as that is decided. */
export const fillFrom = (values: MailValues, parties: Parties): MailValues =>
  withParty({ ...takeOut(values), trackingId: parties.trackingId }, onlyParties(parties));

/** Receiver or sender was decided: that party of the consignment takes the place of the other. */
export const turnTo = (values: MailValues, toWho: MailValues['toWho']): MailValues => {
  const { consignment } = values;
  if (!consignment) return { ...values, toWho };
  return withParty({ ...withoutParty(values, consignment), toWho }, consignment.parties);
};
