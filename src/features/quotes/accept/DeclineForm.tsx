import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { declineCopy as words } from '@/content/quoted';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { growing } from '@/ui/forms/growing';
import { Disclosure } from '@/ui/Disclosure';
import { ChangeProblem } from './ChangeProblem';
import { useDeclineOfferMutation, type Offer, type Quoted } from './quotedApi';

const reason = growing({ least: 2, most: 8 }, { maxLength: 1000 });

/** Declines an offer, with a reason or without. */
export function DeclineForm({ token, quote, offer }: { token: string; quote: Quoted; offer: Offer }) {
  const [decline, { isLoading, error }] = useDeclineOfferMutation();
  const [text, setText] = useState('');
  const button = useFocusAfterBusy(isLoading);
  const details = { reason: text.trim() || null };
  return (
    <Disclosure summary={words.heading}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {words.lead}
      </Typography>
      <TextField
        id="decline-reason"
        label={words.reason}
        value={text}
        disabled={isLoading}
        onChange={({ target }) => setText(target.value)}
        {...reason}
      />
      <ChangeProblem error={error} />
      <Button
        ref={button}
        variant="formBack"
        disabled={isLoading}
        onClick={() => void decline({ token, version: quote.version, offer: offer.number, details })}
        sx={{ mt: 2 }}
      >
        {isLoading ? words.submitting : words.submit}
      </Button>
    </Disclosure>
  );
}
