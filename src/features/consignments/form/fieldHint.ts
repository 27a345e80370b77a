import { hintCopy } from '@/content/newConsignment';
import { toInstant } from '@/ui/dates/formatDate';
import type { ConsignmentField } from '../fields';

/** An "@" with something before it, and a dot with something around it after; no spaces. */
const MAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What is probably a slip in a field of a new consignment, and not refused: the specification has no rules of format. */
export const fieldHint = (
  { column, rule }: ConsignmentField,
  typed: string,
  zone?: string | null,
): string | undefined => {
  const text = typed.trim();
  if (text === '') return undefined;
  if (rule === 'requiredMail' && !MAIL.test(text)) return hintCopy.mail;
  if (column === 'deliveryDate' && Date.parse(toInstant(text, zone)) < Date.now()) return hintCopy.past;
  return undefined;
};
