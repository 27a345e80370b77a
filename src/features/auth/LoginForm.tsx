import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormikProvider, useFormik } from 'formik';
import type { FormEvent, ReactNode } from 'react';
import { authCopy } from '@/content/auth';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { useFocusOnMount } from '@/ui/focus/useFocusOnMount';
import { FocusFirstError } from '@/ui/forms/FocusFirstError';
import { FormField } from '@/ui/forms/FormField';
import { cleanMail } from '@/ui/forms/mailAddress';
import { PasswordField } from '@/ui/forms/PasswordField';
import type { Credentials } from './authApi';

interface LoginFormProps {
  busy: boolean;
  /** Why the last attempt failed. */
  problem: ReactNode;
  onSignIn: (credentials: Credentials) => void;
  onIncomplete: () => void;
}

const missingFrom = ({ email, password }: Credentials): Partial<Credentials> => ({
  ...(!email.trim() && { email: authCopy.emailMissing }),
  ...(!password && { password: authCopy.passwordMissing }),
});

const isComplete = (credentials: Credentials) => Object.keys(missingFrom(credentials)).length === 0;

const INPUT_MODE = { htmlInput: { inputMode: 'email' } } as const;

/** Two fields and one combined error: no request is sent while either is empty (docs/conformance.md, section 5). */
export function LoginForm({ busy, problem, onSignIn, onIncomplete }: LoginFormProps) {
  const button = useFocusAfterBusy(busy);
  const field = useFocusOnMount<HTMLInputElement>();
  const form = useFormik<Credentials>({
    initialValues: { email: '', password: '' },
    validate: missingFrom,
    onSubmit: ({ email, password }) => onSignIn({ email: cleanMail(email), password }),
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!isComplete(form.values)) onIncomplete();
    form.handleSubmit(event);
  };
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
        <FormField
          name="email"
          label="Email"
          type="email"
          inputRef={field}
          autoComplete="username"
          slotProps={INPUT_MODE}
        />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        {problem}
        <Button ref={button} type="submit" variant="formBTN" loading={busy}>
          Login
        </Button>
        <FocusFirstError />
      </Stack>
    </FormikProvider>
  );
}
