import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormikProvider, useFormik } from 'formik';
import { number, object } from 'yup';
import { replyTimeCopy as words } from '@/content/replies';
import { ErrorState } from '@/ui/ErrorState';
import { FormField } from '@/ui/forms/FormField';
import { OwnersSubmit } from '@/ui/forms/OwnersSubmit';
import { submitOnce } from '@/ui/forms/submitOnce';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { useReplyTimeQuery, useSetReplyTimeMutation } from './repliesApi';

const rules = object({
  hours: number()
    .transform((value: number, entered) => (entered === '' ? null : value))
    .nullable()
    .typeError(words.rule)
    .integer(words.rule)
    .min(1, words.rule)
    .max(240, words.rule),
});

/** How soon inquiries are usually answered: an owner says so. */
export function ReplyTimePanel({ isOwner }: { isOwner: boolean }) {
  const { data, error, isFetching, refetch } = useReplyTimeQuery();
  return (
    <Panel heading={words.title}>
      <Typography sx={{ mb: 2 }}>{words.hint}</Typography>
      {data === undefined && isFetching && <LoadingState label={words.loading} minHeight="8rem" />}
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {data !== undefined && <ReplyTimeForm hours={data} isOwner={isOwner} />}
    </Panel>
  );
}

function ReplyTimeForm({ hours, isOwner }: { hours: number | null; isOwner: boolean }) {
  const [set, { error }] = useSetReplyTimeMutation();
  const form = useFormik({
    initialValues: { hours: String(hours ?? '') },
    validationSchema: rules,
    onSubmit: async (values) => {
      await set(rules.cast(values).hours ?? null);
    },
  });
  const busy = form.isSubmitting;
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate spacing={2} onSubmit={submitOnce(form)} sx={{ maxWidth: '40rem' }}>
        <FormField
          name="hours"
          id="reply-hours"
          label={words.hours}
          disabled={busy || !isOwner}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <OwnersSubmit isOwner={isOwner} busy={busy} label={words.save} problem={error?.message} />
      </Stack>
    </FormikProvider>
  );
}
