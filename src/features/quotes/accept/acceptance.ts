import { object } from 'yup';
import { cleanMail } from '@/ui/forms/mailAddress';
import { line, mailAddress, requiredAddress, requiredLine } from '@/ui/forms/textRules';
import type { QuoteRequest } from '../quoteRequest';
import type { Acceptance, Party } from './quotedApi';

const party = object({
  name: requiredLine,
  address: requiredAddress,
  phone: requiredLine,
  email: mailAddress,
});

/** What the database accepts (`private.checked_answer`). */
export const acceptanceRules = object({
  name: requiredLine,
  sender: party,
  receiver: party,
  reference: line,
});

export type AcceptanceFields = Acceptance & { reference: string };

/** The form as it is opened: with what is known from the request. */
export const openAcceptance = ({ contact, from, to }: QuoteRequest): AcceptanceFields => ({
  name: contact.name,
  sender: {
    name: contact.company ?? contact.name,
    address: from.text,
    phone: contact.phone ?? '',
    email: contact.email,
  },
  receiver: { name: '', address: to.text, phone: '', email: '' },
  reference: '',
});

const trimmed = ({ name, address, phone, email }: Party): Party => ({
  name: name.trim(),
  address: address.trim(),
  phone: phone.trim(),
  email: cleanMail(email),
});

export const toAcceptance = ({ name, sender, receiver, reference }: AcceptanceFields): Acceptance => ({
  name: name.trim(),
  sender: trimmed(sender),
  receiver: trimmed(receiver),
  reference: reference.trim() || null,
});
