import { array, object, string } from 'yup';
import { mailCopy } from '@/content/mail';
import { bareText } from '@/domain/trackingId/plainText';
import { readCode } from '@/domain/trackingId/readCodes';
import { unfilledIn } from '@/domain/preparedAnswers/placeholders';
import { cleanMail } from '@/ui/forms/mailAddress';
import { senders, type MailMessage, type MailParagraph } from './renderedMail';

/** What a mail needs of a consignment. */
export interface Parties {
  trackingId: string;
  sendersName: string;
  sendersEmail: string;
  recName: string;
  recEmail: string;
}

/** The consignment a mail is about, and what it has filled in, which is removed if another one is chosen. */
export interface Chosen {
  parties: Parties;
  address?: string;
  greeting?: Pick<MailParagraph, 'id' | 'paragraph'>;
}

/** The form's values: a message whose choices may still be empty. */
export interface MailValues {
  toWho: MailMessage['toWho'] | '';
  receiversMail: string;
  sendersName: MailMessage['sendersName'] | '';
  subject: string;
  trackingId: string;
  message: MailParagraph[];
  /** Never sent; part of the draft, so that it survives a reload. */
  consignment: Chosen | null;
}

const ID_LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const ID_LENGTH = 5;

const newId = () =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(ID_LENGTH)),
    (byte) => ID_LETTERS[byte % ID_LETTERS.length],
  ).join('');

export const newParagraph = (paragraph = ''): MailParagraph => ({
  id: newId(),
  paragraph,
  color: 'black',
  bold: 'normal',
  textAlign: 'left',
});

/** The recipient that a link to the mail form names. */
export interface Addressee {
  to: string;
  name: string;
  /** What is replied to. */
  quoted?: { subject: string; text: string };
  /** Of the consignment that it is about. */
  parties?: Parties;
}

export const newMail = ({ to, name, quoted }: Addressee): MailValues => ({
  toWho: '',
  receiversMail: to,
  sendersName: '',
  subject: quoted?.subject ?? '',
  trackingId: '',
  message: [
    newParagraph(name && mailCopy.greeting(name)),
    ...(quoted?.text ? [newParagraph(quoted.text)] : []),
  ],
  consignment: null,
});

const required = string().trim().required(mailCopy.required);

/** A placeholder that nothing has filled in is not sent. */
const filled = required.test('unfilled', (text, { createError }) => {
  const unfilled = unfilledIn(text);
  return unfilled === undefined || createError({ message: unfilled.words });
});

/** Everything but the tracking id is required (docs/conformance.md, section 5). The function validates the rest. */
export const mailRules = object({
  toWho: string().required(mailCopy.toWhoRequired),
  sendersName: required,
  receiversMail: required,
  subject: filled,
  message: array(object({ paragraph: filled })).min(1),
});

/** Those of a mail that is not to one address. */
export const contentRules = mailRules.pick(['subject', 'message']);

/** Written in any way; what is no id is refused as it is. */
export const cleanId = (text: string) => readCode(text)?.id ?? (bareText(text) && text.trim().toUpperCase());

/** The message that is sent, and that the preview shows of an unfinished mail. */
export const toMessage = (values: MailValues): MailMessage => ({
  toWho: values.toWho || 'receiver',
  receiversMail: cleanMail(values.receiversMail),
  sendersName: values.sendersName || senders[0],
  subject: values.subject.trim(),
  ...(cleanId(values.trackingId) && { trackingId: cleanId(values.trackingId) }),
  message: values.message,
});
