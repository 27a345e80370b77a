import Stack from '@mui/material/Stack';
import { FormikProvider, useFormik } from 'formik';
import { number, object } from 'yup';
import { termCopy as words } from '@/content/terms';
import { FormField } from './FormField';
import { OwnersSubmit } from './OwnersSubmit';
import { submitOnce } from './submitOnce';

interface TermFormProps {
  id: string;
  days: number;
  isOwner: boolean;
  problem: string | undefined;
  onSave: (days: number) => Promise<unknown>;
}

const rules = object({
  days: number()
    .typeError(words.daysRule)
    .required(words.daysRule)
    .integer(words.daysRule)
    .min(1, words.daysRule)
    .max(3650, words.daysRule),
});

/** After how many days something is deleted: an owner decides. */
export function TermForm({ id, days, isOwner, problem, onSave }: TermFormProps) {
  const form = useFormik({
    initialValues: { days: String(days) },
    validationSchema: rules,
    onSubmit: async (values) => {
      await onSave(Number(values.days));
    },
  });
  const busy = form.isSubmitting;
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate spacing={2} onSubmit={submitOnce(form)} sx={{ maxWidth: '24rem' }}>
        <FormField
          name="days"
          id={id}
          label={words.days}
          disabled={busy || !isOwner}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <OwnersSubmit isOwner={isOwner} busy={busy} label={words.save} problem={problem} />
      </Stack>
    </FormikProvider>
  );
}
