import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormikProvider, useFormik } from 'formik';
import { number, object } from 'yup';
import { lockCopy } from '@/content/parties';
import { proofCopy as words } from '@/content/proof';
import { ErrorState } from '@/ui/ErrorState';
import { FormField } from '@/ui/forms/FormField';
import { submitOnce } from '@/ui/forms/submitOnce';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { useSiteSettingsQuery } from '../parties/partiesApi';
import { useSetProofDaysMutation } from './proofApi';

const rules = object({
  days: number()
    .typeError(words.daysRule)
    .required(words.daysRule)
    .integer(words.daysRule)
    .min(1, words.daysRule)
    .max(3650, words.daysRule),
});

/** For how long proofs of delivery are kept: an owner decides. */
export function ProofTermPanel({ isOwner }: { isOwner: boolean }) {
  const { data, error, isFetching, refetch } = useSiteSettingsQuery();
  return (
    <Panel heading={words.term}>
      <Typography sx={{ mb: 2 }}>{words.termHint}</Typography>
      {!data && isFetching && <LoadingState label={lockCopy.loading} minHeight="8rem" />}
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {data && <TermForm days={data.proofDays} isOwner={isOwner} />}
    </Panel>
  );
}

function TermForm({ days, isOwner }: { days: number; isOwner: boolean }) {
  const [set, { error }] = useSetProofDaysMutation();
  const form = useFormik({
    initialValues: { days: String(days) },
    validationSchema: rules,
    onSubmit: async (values) => {
      await set(Number(values.days));
    },
  });
  const busy = form.isSubmitting;
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate spacing={2} onSubmit={submitOnce(form)} sx={{ maxWidth: '24rem' }}>
        <FormField
          name="days"
          id="proof-days"
          label={words.days}
          disabled={busy || !isOwner}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        {!busy && error && <Alert severity="error">{error.message}</Alert>}
        {isOwner ? (
          <Button type="submit" variant="formBTN" loading={busy} sx={{ alignSelf: 'flex-start' }}>
            {words.save}
          </Button>
        ) : (
          <Typography color="textSecondary">{lockCopy.ownersOnly}</Typography>
        )}
      </Stack>
    </FormikProvider>
  );
}
