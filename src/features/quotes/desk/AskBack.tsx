import Typography from '@mui/material/Typography';
import { object } from 'yup';
import { storageKeys } from '@/config/storageKeys';
import { preparedAnswersCopy } from '@/content/preparedAnswers';
import { askBackCopy as words } from '@/content/quoteDesk';
import { AnswerFormField } from '@/domain/preparedAnswers/AnswerFormField';
import { FormDialog } from '@/ui/forms/FormDialog';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import { requiredText } from './offerValues';
import type { Quote } from './quote';
import { useAskQuoteMutation } from './quotesApi';
import { useSeenQuote } from './useSeenQuote';

const openedValues = { text: '' };
const rules = object({ text: requiredText });

/** Asks the customer something by mail. */
export function AskBack({ quote, onClose }: { quote: Quote; onClose: () => void }) {
  const { id, number } = quote;
  const draftKey = storageKeys.quoteDeskDraft(`ask-${id}`);
  const [ask] = useAskQuoteMutation();
  const { changes, write } = useSeenQuote(quote, draftKey);
  const save = ({ text }: typeof openedValues) => write((version) => ask({ id, version, text: text.trim() }));
  return (
    <FormDialog
      title={words.title(number)}
      action={words.send}
      draftKey={draftKey}
      openedValues={openedValues}
      rules={rules}
      save={save}
      onClose={onClose}
    >
      {(busy) => (
        <>
          <Typography>
            {words.text} {quote.state === 'quoted' && words.closes}
          </Typography>
          <ChangedMeanwhile changes={changes} />
          <AnswerFormField
            name="text"
            id="quote-question"
            label={words.question}
            required
            disabled={busy}
            hint={preparedAnswersCopy.paragraphHint}
          />
        </>
      )}
    </FormDialog>
  );
}
