import Typography from '@mui/material/Typography';
import { object } from 'yup';
import { storageKeys } from '@/config/storageKeys';
import { quotedCopy } from '@/content/quoted';
import { FormField } from '@/ui/forms/FormField';
import { growing } from '@/ui/forms/growing';
import { SendingForm } from '@/ui/forms/SendingForm';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { note, required } from '@/ui/forms/textRules';
import { Panel } from '@/ui/Panel';
import { ChangeProblem } from './ChangeProblem';
import { useAnswerQuestionMutation, type Quoted } from './quotedApi';

const words = quotedCopy.question;
const MOST = 2000;
const empty = { text: '' };
const rules = object({
  text: required(note).test('most', `At most ${MOST} characters`, (text) => Array.from(text).length <= MOST),
});
const answer = growing({ least: 3, most: 12 });

/** What the company asks back, and the answer. */
export function QuestionForm({ token, quote }: { token: string; quote: Quoted }) {
  const [send, { isLoading, error, fulfilledTimeStamp }] = useAnswerQuestionMutation();
  return (
    <Panel heading={words.heading}>
      <Typography dir="auto" sx={{ mb: 3, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {quote.question}
      </Typography>
      <SendingForm
        label={words.label}
        draft={storageKeys.quoteAnswerDraft(quote.number)}
        parts="supabase toasts"
        empty={empty}
        rules={rules}
        send={({ text }) => send({ token, version: quote.version, text: text.trim() })}
        sentAt={fulfilledTimeStamp}
      >
        <FormField
          name="text"
          id="quote-answer"
          label={words.label}
          required
          disabled={isLoading}
          {...answer}
        />
        <ChangeProblem error={error} />
        <div>
          <SubmitButton label={words.submit} busyLabel={words.submitting} busy={isLoading} />
        </div>
      </SendingForm>
    </Panel>
  );
}
