import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { declineCopy as words } from '@/content/quoted';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { growing } from '@/ui/forms/growing';
import { dropDraft, readDraft } from '@/ui/forms/sessionDraft';
import { useSessionDraft } from '@/ui/forms/useSessionDraft';
import { Disclosure } from '@/ui/Disclosure';
import { OfferProblem } from './ChangeProblem';
import { useDeclineOfferMutation, type Offer, type Quoted } from './quotedApi';

const reason = growing({ least: 2, most: 8 }, { maxLength: 1000 });
const NO_REASON = { reason: '' };

/** Declines an offer, with a reason or without. One that was typed and not sent is back, and shown. */
export function DeclineForm({ token, quote, offer }: { token: string; quote: Quoted; offer: Offer }) {
  const [decline, { isLoading, error }] = useDeclineOfferMutation();
  const draftKey = storageKeys.declineDraft(quote.number);
  const [draft] = useState(() => readDraft<typeof NO_REASON>(draftKey));
  const [reasonValues, setReasonValues] = useState({ ...NO_REASON, ...draft });
  useSessionDraft(draftKey, reasonValues, NO_REASON);
  const button = useFocusAfterBusy(isLoading);
  const details = { reason: reasonValues.reason.trim() || null };
  const send = async () => {
    const answer = await decline({ token, version: quote.version, offer: offer.number, details });
    if (!answer.error) dropDraft(draftKey);
  };
  return (
    <Disclosure summary={words.heading} open={draft !== undefined}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {words.lead}
      </Typography>
      <TextField
        id="decline-reason"
        label={words.reason}
        value={reasonValues.reason}
        disabled={isLoading}
        onChange={({ target }) => setReasonValues({ reason: target.value })}
        {...reason}
      />
      <OfferProblem offer={offer} error={error} />
      <Button ref={button} variant="formBack" disabled={isLoading} onClick={() => void send()} sx={{ mt: 2 }}>
        {isLoading ? words.submitting : words.submit}
      </Button>
    </Disclosure>
  );
}
