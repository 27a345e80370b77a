import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormikProvider, useFormik } from 'formik';
import { useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { offerCopy as words, quoteDeskErrors } from '@/content/quoteDesk';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { dropDraft, readDraft } from '@/ui/forms/sessionDraft';
import { submitOnce } from '@/ui/forms/submitOnce';
import { useSessionDraft } from '@/ui/forms/useSessionDraft';
import { WritingBesidePreview } from '@/ui/forms/WritingBesidePreview';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import { OfferFields } from './OfferFields';
import { isSameOffer, offerRules, openOffer, toOffer, type OfferValues } from './offerValues';
import { OfferPreview } from './OfferPreview';
import { lastOfferOf, type Quote } from './quote';
import { useOfferQuoteMutation } from './quotesApi';
import { useSeenQuote } from './useSeenQuote';

interface OfferFormProps {
  quote: Quote;
  /** Called once it was sent, or if it is to be closed: what was typed stays as its draft. */
  onClose: () => void;
}

/** The form of an offer beside the mail that brings it. What is typed is kept until it was sent. */
export function OfferForm({ quote, onClose }: OfferFormProps) {
  const { id } = quote;
  const draftKey = storageKeys.quoteDeskDraft(`offer-${id}`);
  const [openedOffer] = useState(() => openOffer(lastOfferOf(quote), Date.now()));
  const [draft] = useState(() => readDraft<OfferValues>(draftKey));
  const [isTakenUp, setTakenUp] = useState(draft !== undefined);
  const [problem, setProblem] = useState<string>();
  const [send] = useOfferQuoteMutation();
  const { changes, isCurrent, write } = useSeenQuote(quote, draftKey);
  const forget = () => {
    dropDraft(draftKey);
    dropDraft(storageKeys.openedWith(draftKey));
  };
  const form = useFormik<OfferValues>({
    initialValues: { ...openedOffer, ...draft },
    validationSchema: offerRules,
    onSubmit: async (values) => {
      const offer = toOffer(values);
      const refusalText =
        isCurrent && quote.state === 'quoted' && quote.offer && isSameOffer(offer, quote.offer)
          ? quoteDeskErrors.sentAlready
          : await write((version) => send({ id, version, offer }));
      setProblem(refusalText);
      if (refusalText !== undefined) return;
      forget();
      onClose();
    },
  });
  useSessionDraft(draftKey, form.values, openedOffer);
  const busy = form.isSubmitting;
  const button = useFocusAfterBusy(busy);
  const startOver = () => {
    forget();
    setTakenUp(false);
    setProblem(undefined);
    form.resetForm({ values: openedOffer });
  };
  return (
    <FormikProvider value={form}>
      <WritingBesidePreview
        heading={words.compose}
        onSubmit={submitOnce(form)}
        preview={<OfferPreview number={quote.number} values={form.values} />}
      >
        {isTakenUp && (
          <Alert severity="info">
            {words.back}
            <div>
              <Button color="inherit" onClick={startOver} disabled={busy} sx={{ mt: 0.5, px: 0 }}>
                {words.startOver}
              </Button>
            </div>
          </Alert>
        )}
        <OfferFields busy={busy} />
        <ChangedMeanwhile changes={changes} />
        {problem !== undefined && <Alert severity="error">{problem}</Alert>}
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <Button ref={button} type="submit" variant="formBTN" loading={busy}>
            {words.send}
          </Button>
          <Button onClick={onClose} disabled={busy}>
            {words.close}
          </Button>
        </Stack>
      </WritingBesidePreview>
    </FormikProvider>
  );
}
