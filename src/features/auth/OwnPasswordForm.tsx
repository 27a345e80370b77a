import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormikProvider, useFormik } from 'formik';
import { useEffect, useRef } from 'react';
import { authCopy } from '@/content/auth';
import { screenLockCopy as words } from '@/content/lock';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { FocusFirstError } from '@/ui/forms/FocusFirstError';
import { PasswordField } from '@/ui/forms/PasswordField';

interface OwnPasswordFormProps {
  email: string;
  /** The label of its button. */
  action: string;
  busy: boolean;
  /** Why the last password was refused. */
  problem?: string;
  onPassword: (password: string) => void;
}

/** The password of who is signed in. The form takes the place of what led to it, and so the focus. */
export function OwnPasswordForm({ email, action, busy, problem, onPassword }: OwnPasswordFormProps) {
  const button = useFocusAfterBusy(busy);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
  }, []);
  const form = useFormik({
    initialValues: { password: '' },
    validate: ({ password }) => (password ? {} : { password: authCopy.passwordMissing }),
    validateOnChange: false,
    onSubmit: ({ password }) => onPassword(password),
  });
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={form.handleSubmit}>
        {/* For password managers. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="password"
          label={words.password}
          inputRef={field}
          autoComplete="current-password"
        />
        {problem && <Alert severity="error">{problem}</Alert>}
        <Button ref={button} type="submit" variant="formBTN" loading={busy}>
          {action}
        </Button>
        <FocusFirstError />
      </Stack>
    </FormikProvider>
  );
}
