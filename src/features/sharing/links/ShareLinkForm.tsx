import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormikProvider, useFormik } from 'formik';
import type { ApiError } from '@/api/supabaseBaseQuery';
import { CONFLICT } from '@/config/status';
import { shareDays, shareLinksCopy as words, shareScopes, type ShareScope } from '@/content/shareLinks';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { SelectField } from '@/ui/forms/SelectField';
import { submitOnce } from '@/ui/forms/submitOnce';

const DEFAULTS: { scope: ShareScope; days: string } = { scope: 'journey', days: '7' };

const scopes = Object.entries(shareScopes).map(([value, { label }]) => ({ value, label }));
const periods = Object.entries(shareDays).map(([value, label]) => ({ value, label }));

interface ShareLinkFormProps {
  error?: Partial<ApiError>;
  /** Said instead of an error. */
  problem?: string;
  onMake: (scope: ShareScope, days: number) => Promise<unknown>;
}

/** What a new link shows, and for how long. */
export function ShareLinkForm({ error, problem, onMake }: ShareLinkFormProps) {
  const form = useFormik({
    initialValues: DEFAULTS,
    onSubmit: ({ scope, days }) => onMake(scope, Number(days)),
  });
  const busy = form.isSubmitting;
  const button = useFocusAfterBusy(busy);
  const message = error ? (error.code === CONFLICT ? error.reason : error.message) : problem;
  return (
    <FormikProvider value={form}>
      <Stack
        component="form"
        noValidate
        aria-label={words.make}
        spacing={2.5}
        onSubmit={submitOnce(form)}
        sx={{ width: '100%', maxWidth: '48rem' }}
      >
        <SelectField name="scope" label={words.scope} options={scopes} disabled={busy} />
        <Typography color="textSecondary">{shareScopes[form.values.scope].hint}</Typography>
        <SelectField name="days" label={words.days} options={periods} disabled={busy} />
        {!busy && message && <Alert severity="error">{message}</Alert>}
        <div>
          <Button ref={button} type="submit" variant="formBTN" loading={busy}>
            {words.submit}
          </Button>
        </div>
      </Stack>
    </FormikProvider>
  );
}
