import Typography from '@mui/material/Typography';
import { object } from 'yup';
import { storageKeys } from '@/config/storageKeys';
import { closeQuoteCopy as words } from '@/content/quoteDesk';
import { FormDialog } from '@/ui/forms/FormDialog';
import { SuggestField } from '@/ui/forms/SuggestField';
import { requiredLine } from '@/ui/forms/textRules';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import type { Quote } from './quote';
import { useCloseQuoteMutation } from './quotesApi';
import { useSeenQuote } from './useSeenQuote';

const opened = { reason: '' };
const rules = object({ reason: requiredLine });

interface CloseQuoteProps {
  quote: Quote;
  /** What becomes of it: `new` is open again. */
  state: 'won' | 'lost' | 'new';
  onClose: () => void;
}

/** Ends a quote without the customer's doing, or opens it again, with a reason for the colleagues. */
export function CloseQuote({ quote, state, onClose }: CloseQuoteProps) {
  const { id, number } = quote;
  const draftKey = storageKeys.quoteDeskDraft(`${state}-${id}`);
  const [close] = useCloseQuoteMutation();
  const { changes, write } = useSeenQuote(quote, draftKey);
  const save = ({ reason }: typeof opened) =>
    write((version) => close({ id, version, state, reason: reason.trim() }));
  return (
    <FormDialog
      title={words.titles[state](number)}
      action={words.actions[state]}
      draftKey={draftKey}
      opened={opened}
      rules={rules}
      save={save}
      onClose={onClose}
    >
      {(busy) => (
        <>
          <Typography>{words.hints[state]}</Typography>
          <ChangedMeanwhile changes={changes} />
          <SuggestField
            name="reason"
            id="quote-reason"
            label={words.reason}
            required
            disabled={busy}
            hint={words.reasonHint}
            suggestions={words.reasons[state]}
            isLast
          />
        </>
      )}
    </FormDialog>
  );
}
