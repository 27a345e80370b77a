import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState, type MouseEvent } from 'react';
import { newSecret } from '@/api/newSecret';
import { storageKeys } from '@/config/storageKeys';
import { quoteFormCopy as words, quoteSteps } from '@/content/quotes';
import { isRepeatedClick } from '@/ui/forms/isRepeatedClick';
import { openRequestKey } from '@/ui/forms/requestKey';
import { SendingForm } from '@/ui/forms/SendingForm';
import { SendingProblem } from '@/ui/forms/SendingProblem';
import { dropDraft } from '@/ui/forms/sessionDraft';
import { SubmitButton } from '@/ui/forms/SubmitButton';
import { toQuoteRequest, type QuoteFields } from '../quoteRequest';
import { ContactStep } from './ContactStep';
import { FilledFromAddress, type AskedQuote } from './FilledFromAddress';
import { GoodsStep } from './GoodsStep';
import { PiecesStep } from './PiecesStep';
import { useRequestQuoteMutation, type SentQuote } from './quoteRequestApi';
import { quoteRules } from './quoteRules';
import { emptyQuote } from './quoteValues';
import { ReviewStep } from './ReviewStep';
import { ShipmentStep } from './ShipmentStep';
import { Step } from './Step';
import { StepList } from './StepList';
import { useSteps } from './useSteps';

const DRAFT = storageKeys.quoteDraft;

/** The second click of a double one would answer a step that nobody has read yet, and on the last one send the request. */
const countOnce = (event: MouseEvent) => {
  if (isRepeatedClick(event)) event.preventDefault();
};

interface QuoteFormProps {
  /** By the address. */
  query: AskedQuote;
  onSent: (sentQuote: SentQuote) => void;
}

/** The request for a quote, in steps. Its secret is made here, so that a request sent twice is stored once. */
export function QuoteForm({ query, onSent }: QuoteFormProps) {
  // One state for all visits to the page: the visitor may leave it and return before or after the response arrives.
  const [send, { data, isLoading, fulfilledTimeStamp, error, reset }] = useRequestQuoteMutation({
    fixedCacheKey: 'quote',
  });
  const [secret] = useState(() => openRequestKey(storageKeys.requestKey(DRAFT), newSecret));
  const { step, place, go, advance } = useSteps();
  const sendOnce = async (values: QuoteFields) => {
    const request = toQuoteRequest(values);
    const answer = await send({ token: secret.keyFor(request), request });
    if (answer.data) {
      secret.close();
      dropDraft(storageKeys.filledQuote);
    }
    return answer;
  };
  useEffect(() => {
    if (!data) return;
    secret.close(); // this visit may not be the one that has sent it
    onSent(data);
    reset();
  }, [data, secret, onSent, reset]);
  const bound = (name: (typeof quoteSteps)[number]) => ({ name, isCurrent: step === name });
  const isReview = step === 'review';
  return (
    <SendingForm
      label={words.label}
      draft={DRAFT}
      parts="supabase toasts"
      empty={emptyQuote}
      rules={quoteRules}
      send={sendOnce}
      sentAt={fulfilledTimeStamp}
      holdBack={(form) => {
        if (isReview && form.isValid) return false;
        void advance(form);
        return true;
      }}
      layout={{ gap: 4, '@media (scripting: none)': { display: 'none' } }}
    >
      <FilledFromAddress {...query} />
      <StepList step={step} onGo={go} />
      <Box ref={place} sx={{ display: 'grid', gap: 5 }}>
        <Step {...bound('shipment')}>
          <ShipmentStep disabled={isLoading} />
        </Step>
        <Step {...bound('pieces')}>
          <PiecesStep disabled={isLoading} />
        </Step>
        <Step {...bound('goods')}>
          <GoodsStep disabled={isLoading} />
        </Step>
        <Step {...bound('contact')}>
          <ContactStep disabled={isLoading} />
        </Step>
        <Step {...bound('review')}>{isReview && <ReviewStep disabled={isLoading} onChange={go} />}</Step>
      </Box>
      <SendingProblem error={error} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {step !== quoteSteps[0] && (
          <Button
            type="button"
            variant="formBack"
            disabled={isLoading}
            onClick={() => go(quoteSteps[quoteSteps.indexOf(step) - 1] ?? step)}
          >
            {words.back}
          </Button>
        )}
        <SubmitButton
          label={isReview ? words.submit : words.next}
          busyLabel={isReview ? words.submitting : words.checking}
          busy={isLoading}
          onClick={countOnce}
        />
      </Box>
    </SendingForm>
  );
}
