import { isMailAddress, MAX_MAIL } from '../_shared/mailAddress.ts';
import {
  alignments,
  colors,
  MAX_PARAGRAPH,
  MAX_PARAGRAPHS,
  MAX_SUBJECT,
  type MailMessage,
  type MailParagraph,
  recipients,
  senders,
  weights,
} from '../_shared/mailMessage.ts';
import { Refused } from '../_shared/refused.ts';

/** Control characters, line separators, bidirectional controls and lone surrogates: none of them belongs in a header. */
const NOT_IN_A_HEADER = /[\p{Cc}\p{Surrogate}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;
/** A paragraph may contain line breaks, tabs, and isolates, which text in two directions needs. */
const NOT_IN_TEXT = /(?![\t\n\r])\p{Cc}|[\p{Surrogate}\u202a-\u202e]/u;

const refuse = (why: string): never => {
  throw new Refused(400, why);
};

/** The fields of an object that has no other keys than these; only its own properties count. */
const fieldsOf = (value: unknown, names: readonly string[], objectName: string): Map<string, unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(`${objectName} must be an object.`);
  const fields = new Map(Object.entries(value));
  for (const name of fields.keys()) if (!names.includes(name)) refuse(`${objectName} has an unknown field.`);
  return fields;
};

const oneOf = <Choice extends string>(
  value: unknown,
  choices: readonly Choice[],
  fieldName: string,
): Choice => choices.find((choice) => choice === value) ?? refuse(`${fieldName} is not one of the choices.`);

const text = (value: unknown, fieldName: string, most: number, forbidden: RegExp): string => {
  if (typeof value !== 'string' || value.trim() === '') return refuse(`${fieldName} is missing.`);
  if ([...value].length > most) return refuse(`${fieldName} is longer than ${most} characters.`);
  if (forbidden.test(value)) return refuse(`${fieldName} contains characters that are not allowed.`);
  return value;
};

const matching = (value: unknown, pattern: RegExp, why: string): string =>
  typeof value === 'string' && pattern.test(value) ? value : refuse(why);

const PARAGRAPH_FIELDS = ['id', 'paragraph', 'color', 'bold', 'textAlign'];

const readParagraph = (value: unknown, index: number): MailParagraph => {
  const paragraphName = `Paragraph ${index + 1}`;
  const fields = fieldsOf(value, PARAGRAPH_FIELDS, paragraphName);
  return {
    id: matching(fields.get('id'), /^[0-9A-Za-z]{5}$/, `${paragraphName} needs an id of 5 characters.`),
    paragraph: text(fields.get('paragraph'), paragraphName, MAX_PARAGRAPH, NOT_IN_TEXT),
    color: oneOf(fields.get('color'), colors, `The colour of ${paragraphName}`),
    bold: oneOf(fields.get('bold'), weights, `The weight of ${paragraphName}`),
    textAlign: oneOf(fields.get('textAlign'), alignments, `The alignment of ${paragraphName}`),
  };
};

const readParagraphs = (value: unknown): MailParagraph[] => {
  if (!Array.isArray(value) || value.length === 0) return refuse('The message needs at least one paragraph.');
  if (value.length > MAX_PARAGRAPHS) return refuse(`The message has more than ${MAX_PARAGRAPHS} paragraphs.`);
  return value.map(readParagraph);
};

const readAddress = (value: unknown): string => {
  const address = text(value, 'The receiver e-mail', MAX_MAIL, NOT_IN_A_HEADER);
  return isMailAddress(address) ? address : refuse('The receiver e-mail must be one valid e-mail address.');
};

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return refuse('The request is not JSON.');
  }
};

const FIELDS = ['toWho', 'receiversMail', 'sendersName', 'subject', 'trackingId', 'message'];

/**
 * The message in a request's body, its fields in a fixed order, so that equal messages have equal JSON. Invalid input is
 * refused, never repaired: a header with a line break in it is an attack. Throws {@link Refused} 400.
 */
export const readMessage = (body: string): MailMessage => {
  const fields = fieldsOf(parse(body), FIELDS, 'The message');
  const trackingId = fields.get('trackingId') ?? '';
  return {
    toWho: oneOf(fields.get('toWho'), recipients, 'Receiver or sender'),
    receiversMail: readAddress(fields.get('receiversMail')),
    sendersName: oneOf(fields.get('sendersName'), senders, 'The company name'),
    subject: text(fields.get('subject'), 'The subject', MAX_SUBJECT, NOT_IN_A_HEADER),
    ...(trackingId !== '' && {
      trackingId: matching(
        trackingId,
        /^[0-9A-Z]{8}$/,
        'The tracking id must be 8 capital letters or digits.',
      ),
    }),
    message: readParagraphs(fields.get('message')),
  };
};
