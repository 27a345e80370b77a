import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { mailCopy } from '@/content/mail';
import { FormField } from '@/ui/forms/FormField';
import { SelectField, type Option } from '@/ui/forms/SelectField';
import { verbatim } from '@/ui/forms/verbatim';
import { ConsignmentPicker } from './ConsignmentPicker';
import { changeParty, fillFrom, removeConsignment } from './fillFrom';
import type { MailValues, Parties } from './mailValues';
import { recipients, senders } from './renderedMail';

const { labels } = mailCopy;
const nothing: Option = { value: '', label: mailCopy.choose };
const toWhoOptions = [nothing, ...recipients.map((value) => ({ value, label: mailCopy.toWho[value] }))];
const senderOptions = [nothing, ...senders.map((value) => ({ value, label: value }))];

const pair = { display: 'grid', gap: 2.5, gridTemplateColumns: { sm: 'minmax(0, 2fr) minmax(0, 3fr)' } };
const evenPair = { ...pair, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } };

const anyDirection = { htmlInput: { dir: 'auto' } };

/** Recipient, sender and subject of a mail, and the consignment it is about. */
export function AddressFields({ busy }: { busy: boolean }) {
  const { values: mailFields, setValues } = useFormikContext<MailValues>();
  const choose = (parties: Parties | undefined) =>
    void setValues((values) => (parties ? fillFrom(values, parties) : removeConsignment(values)));
  return (
    <>
      <Box sx={pair}>
        <SelectField
          name="toWho"
          label={labels.toWho}
          options={toWhoOptions}
          required
          disabled={busy}
          onChoose={(value) => void setValues((values) => changeParty(values, value as MailValues['toWho']))}
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
        <ConsignmentPicker
          chosenId={mailFields.consignment?.parties.trackingId}
          onChoose={choose}
          disabled={busy}
        />
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
