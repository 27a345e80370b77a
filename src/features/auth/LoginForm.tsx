import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useFormik } from 'formik';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import type { Credentials } from './authApi';

interface LoginFormProps {
  busy: boolean;
  onSignIn: (credentials: Credentials) => void;
  onIncomplete: () => void;
}

/** Two fields and one combined error: no request is sent while either is empty (docs/conformance.md, section 5). */
export function LoginForm({ busy, onSignIn, onIncomplete }: LoginFormProps) {
  const button = useFocusAfterBusy(busy);
  const form = useFormik<Credentials>({
    initialValues: { email: '', password: '' },
    onSubmit: ({ email, password }) => {
      if (email.trim() && password) onSignIn({ email: email.trim(), password });
      else onIncomplete();
    },
  });
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={form.handleSubmit}>
      <TextField
        {...form.getFieldProps('email')}
        label="Email"
        type="email"
        autoComplete="username"
        slotProps={{ htmlInput: { inputMode: 'email' } }}
      />
      <TextField
        {...form.getFieldProps('password')}
        label="Password"
        type="password"
        autoComplete="current-password"
      />
      <Button ref={button} type="submit" variant="formBTN" loading={busy}>
        Login
      </Button>
    </Stack>
  );
}
