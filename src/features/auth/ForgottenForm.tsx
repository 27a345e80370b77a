import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormikProvider, useFormik } from 'formik';
import { accountCopy as words } from '@/content/account';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { useFocusOnMount } from '@/ui/focus/useFocusOnMount';
import { FocusFirstError } from '@/ui/forms/FocusFirstError';
import { FormField } from '@/ui/forms/FormField';
import { cleanMail, mailRefusal } from '@/ui/forms/mailAddress';
import { submitOnce } from '@/ui/forms/submitOnce';
import { useRequestResetMutation } from './accountApi';

const INPUT_MODE = { htmlInput: { inputMode: 'email' } } as const;

const emailError = (email: string | undefined) => (email ? { email } : {});

/** Asks for a link to a new password. The answer does not tell whether there is such an account. */
export function ForgottenForm() {
  const [request, { data, error }] = useRequestResetMutation();
  const field = useFocusOnMount<HTMLInputElement>();
  const form = useFormik({
    initialValues: { email: '' },
    validate: ({ email }) => emailError(email.trim() ? mailRefusal(email) : words.emailMissing),
    onSubmit: async ({ email }) => {
      await request(cleanMail(email));
    },
  });
  const busy = form.isSubmitting;
  const button = useFocusAfterBusy(busy);
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={submitOnce(form)}>
        <Typography>{words.forgottenHint}</Typography>
        <div>
          <FormField
            name="email"
            label={words.email}
            type="email"
            inputRef={field}
            autoComplete="username"
            disabled={busy}
            slotProps={INPUT_MODE}
          />
          <div role="status">
            {data && (
              <Alert severity="info" sx={{ mt: 2.5 }}>
                {data}
              </Alert>
            )}
          </div>
        </div>
        {error && <Alert severity="error">{error.message}</Alert>}
        <Button ref={button} type="submit" variant="formBTN" loading={busy}>
          {words.request}
        </Button>
        <FocusFirstError />
      </Stack>
    </FormikProvider>
  );
}
