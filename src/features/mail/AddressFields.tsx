import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { mailCopy } from '@/content/mail';
import { FormField } from '@/ui/forms/FormField';
import { SelectField, type Option } from '@/ui/forms/SelectField';
import { verbatim } from '@/ui/forms/verbatim';
import type { MailValues } from './mailValues';
import { recipients, senders } from './renderedMail';

const { labels } = mailCopy;
const nothing: Option = { value: '', label: mailCopy.choose };
const toWhoOptions = [nothing, ...recipients.map((value) => ({ value, label: mailCopy.toWho[value] }))];
const senderOptions = [nothing, ...senders.map((value) => ({ value, label: value }))];

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'minmax(0, 2fr) minmax(0, 3fr)' } };
const evenPair = { ...pair, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } };

const anyDirection = { htmlInput: { dir: 'auto' } };

interface AddressFieldsProps {
  busy: boolean;
  picker: ReactNode;
  onTurn: (toWho: MailValues['toWho']) => void;
}

/** Recipient, sender and subject of a mail, and the consignment it is about. */
export function AddressFields({ busy, picker, onTurn }: AddressFieldsProps) {
  return (
    <>
      <Box sx={pair}>
        <SelectField
          name="toWho"
          label={labels.toWho}
          options={toWhoOptions}
          required
          disabled={busy}
          onChoose={(value) => onTurn(value as MailValues['toWho'])}
        />
        <SelectField
          name="sendersName"
          label={labels.sendersName}
          options={senderOptions}
          required
          disabled={busy}
        />
      </Box>
      <Box sx={evenPair}>
        {picker}
        <FormField
          name="trackingId"
          id="trackingId"
          label={labels.trackingId}
          disabled={busy}
          autoComplete="off"
          slotProps={verbatim}
        />
      </Box>
      <FormField
        name="receiversMail"
        id="receiversMail"
        label={labels.receiversMail}
        type="email"
        required
        disabled={busy}
        autoComplete="off"
      />
      <FormField
        name="subject"
        id="subject"
        label={labels.subject}
        required
        disabled={busy}
        autoComplete="off"
        slotProps={anyDirection}
      />
    </>
  );
}
