import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { acceptCopy as words } from '@/content/quoted';
import { FormField } from '@/ui/forms/FormField';
import { growing } from '@/ui/forms/growing';
import { SendingForm } from '@/ui/forms/SendingForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { Panel } from '@/ui/Panel';
import { acceptanceRules, openAcceptance, toAcceptance } from './acceptance';
import { OfferProblem } from './ChangeProblem';
import { useAcceptOfferMutation, type Offer, type Quoted } from './quotedApi';

const columns = {
  display: 'grid',
  gap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
const address = growing({ least: 2, most: 6 });

function PartyFields({
  name,
  heading,
  disabled,
}: {
  name: 'sender' | 'receiver';
  heading: string;
  disabled: boolean;
}) {
  const bound = (field: keyof typeof words.labels) => ({
    name: `${name}.${field}`,
    id: `accept-${name}-${field}`,
    label: words.labels[field],
    required: true,
    disabled,
  });
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2.5 }}>
      <Box component="legend" sx={{ p: 0, mb: 2, fontWeight: 600 }}>
        {heading}
      </Box>
      <FormField {...bound('name')} />
      <FormField {...bound('address')} {...address} />
      <FormField {...bound('phone')} type="tel" />
      <FormField {...bound('email')} type="email" />
    </Box>
  );
}

/** Accepts an offer: who does, and between whom the goods travel. */
export function AcceptForm({ token, quote, offer }: { token: string; quote: Quoted; offer: Offer }) {
  const [send, { isLoading, error, fulfilledTimeStamp }] = useAcceptOfferMutation();
  const [openedFields] = useState(() => openAcceptance(quote.request));
  return (
    <Panel heading={words.heading}>
      <Typography color="textSecondary" sx={{ mb: 3, maxWidth: '68ch' }}>
        {words.lead}
      </Typography>
      <SendingForm
        label={words.heading}
        draft={storageKeys.acceptanceDraft(quote.number)}
        parts="supabase toasts"
        empty={openedFields}
        rules={acceptanceRules}
        send={(values) =>
          send({ token, version: quote.version, offer: offer.number, details: toAcceptance(values) })
        }
        sentAt={fulfilledTimeStamp}
        layout={{ gap: 3 }}
      >
        <Box sx={columns}>
          <PartyFields name="sender" heading={words.sender} disabled={isLoading} />
          <PartyFields name="receiver" heading={words.receiver} disabled={isLoading} />
        </Box>
        <Box sx={columns}>
          <FormField name="name" id="accept-name" label={words.acceptor} required disabled={isLoading} />
          <FormField
            name="reference"
            id="accept-reference"
            label={words.reference}
            helperText={words.referenceHint}
            disabled={isLoading}
          />
        </Box>
        <OfferProblem offer={offer} error={error} />
        <div>
          <SubmitButton label={words.submit} busyLabel={words.submitting} busy={isLoading} />
        </div>
      </SendingForm>
    </Panel>
  );
}
