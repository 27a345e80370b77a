import { hintCopy } from '@/content/newConsignment';
import { toInstant } from '@/ui/dates/formatDate';
import { mailRefusal, meantMailRefusal } from '@/ui/forms/mailAddress';
import type { ConsignmentField } from '@/domain/consignment/fields';

/** What is probably a slip in a field of a new consignment, and not refused: the specification has no rules of format. */
export const fieldHint = (
  { column, rule }: ConsignmentField,
  typedText: string,
  zone?: string | null,
): string | undefined => {
  const text = typedText.trim();
  if (text === '') return undefined;
  if (rule === 'requiredMail') {
    const why = meantMailRefusal(text);
    return why ? hintCopy.brokenMail(why) : mailRefusal(text) && hintCopy.mail;
  }
  if (column === 'deliveryDate' && Date.parse(toInstant(text, zone)) < Date.now()) return hintCopy.past;
  return undefined;
};
