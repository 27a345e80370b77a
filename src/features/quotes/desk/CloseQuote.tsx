import { storageKeys } from '@/config/storageKeys';
import { closeQuoteCopy as words } from '@/content/quoteDesk';
import { LineDialog } from '@/ui/forms/LineDialog';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import type { Quote } from './quote';
import { useCloseQuoteMutation } from './quotesApi';
import { useSeenQuote } from './useSeenQuote';

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
  const save = (reason: string) => write((version) => close({ id, version, state, reason }));
  return (
    <LineDialog
      title={words.titles[state](number)}
      action={words.actions[state]}
      draftKey={draftKey}
      text={words.hints[state]}
      field="reason"
      label={words.reason}
      hint={words.reasonHint}
      suggestions={words.reasons[state]}
      save={save}
      onClose={onClose}
    >
      <ChangedMeanwhile changes={changes} />
    </LineDialog>
  );
}
