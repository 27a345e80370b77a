import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormikProvider, useFormik } from 'formik';
import { accountCopy as words } from '@/content/account';
import { passwordChangeCopy } from '@/content/auth';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { FocusFirstError } from '@/ui/forms/FocusFirstError';
import { PasswordField } from '@/ui/forms/PasswordField';
import { submitOnce } from '@/ui/forms/submitOnce';
import { useRedeemLinkMutation, type AccountLink } from './accountApi';
import { problemOfNewPassword } from './newPassword';

interface NewPasswordFormProps {
  link: AccountLink;
  token: string;
  onDone: () => void;
}

const validate = ({ password }: { password: string }) => {
  const problem = problemOfNewPassword(password);
  return problem ? { password: problem } : {};
};

/** Chooses the password of an account, with a link. */
export function NewPasswordForm({ link: { purpose, email, role }, token, onDone }: NewPasswordFormProps) {
  const [redeem, { error }] = useRedeemLinkMutation();
  const form = useFormik({
    initialValues: { password: '' },
    validate,
    onSubmit: async ({ password }) => {
      const { error: problem } = await redeem({ token, password });
      if (!problem) onDone();
    },
  });
  const busy = form.isSubmitting;
  const button = useFocusAfterBusy(busy);
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={submitOnce(form)}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} translate="no">
          {words.for(email)}
        </Typography>
        <Typography>{purpose === 'invitation' && role ? words.invited(role) : words.factor}</Typography>
        {/* For password managers, which keep the password under it. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="password"
          label={words.password}
          autoComplete="new-password"
          helperText={passwordChangeCopy.rule}
          disabled={busy}
        />
        {error && <Alert severity="error">{error.message}</Alert>}
        <Button ref={button} type="submit" variant="formBTN" loading={busy}>
          {words.save}
        </Button>
        <FocusFirstError />
      </Stack>
    </FormikProvider>
  );
}
