import { string } from 'yup';
import { formCopy } from '@/content/forms';
import { bounds } from './bounds';
import { cleanMail, mailRefusal, meantMailRefusal } from './mailAddress';

/**
 * What the database accepts (its migration `private.sql`, in the same order), validated in the form before it is sent: control
 * characters and bidirectional overrides, written as in the database.
 */
export const forbidden = {
  line: '[\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\ufeff]',
  note: '[\\u0001-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069]',
} as const;

/** Any visible character: a text without one is blank. */
export const visible =
  '[^\\s\\u0085\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f' +
  '\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0]';

/** PostgreSQL stores these in no text: NUL and lone surrogates. */
const NEVER = '[\\0\\p{Surrogate}]';

const matching = (pattern: string) => new RegExp(pattern, 'u');

const bounded = (most: number, pattern: string) => {
  const refusedCharacters = matching(`${pattern}|${NEVER}`);
  return string()
    .trim()
    .default('')
    .test('length', `At most ${most} characters`, (text) => Array.from(text).length <= most)
    .test('characters', 'This contains an invalid character', (text) => !refusedCharacters.test(text));
};

/** Requires a visible character. */
export const required = (rule: ReturnType<typeof bounded>) =>
  rule.test('visible', formCopy.required, (text) => matching(visible).test(text));

export const line = bounded(bounds.line, forbidden.line);
export const note = bounded(bounds.note, forbidden.note);
export const requiredLine = required(line);
/** Any text, as the specification has no rule for its format. Around an address, what does not belong to it is removed. */
export const requiredMail = required(
  bounded(bounds.mail, forbidden.line).transform((text: string) => cleanMail(text)),
);
const refusing = (refusalOf: (text: string) => string | undefined) =>
  requiredMail.test('address', (text, { createError }) => {
    const message = refusalOf(text);
    return message === undefined || createError({ message });
  });
/** The same, but refuses a text that is meant as an address and is none. */
export const meantMail = refusing(meantMailRefusal);
/** One address, to which mail can be sent. */
export const mailAddress = refusing(mailRefusal);
export const requiredAddress = required(bounded(bounds.address, forbidden.note));
