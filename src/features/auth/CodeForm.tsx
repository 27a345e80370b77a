import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useFormik } from 'formik';
import { authCopy } from '@/content/auth';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { useFocusOnMount } from '@/ui/focus/useFocusOnMount';

interface CodeFormProps {
  busy: boolean;
  /** Why the last code was rejected. */
  problem?: string;
  onCode: (code: string) => void;
}

/** Authenticator apps show the six digits in two groups: spaces are not part of the code. */
const readCode = (typed: string) => typed.replace(/\s/g, '');

/** The code of an authenticator app. The form replaces the button that was pressed, so it takes the focus. */
export function CodeForm({ busy, problem, onCode }: CodeFormProps) {
  const button = useFocusAfterBusy(busy);
  const form = useFormik({
    initialValues: { code: '' },
    validateOnChange: false,
    validate: ({ code }) => (/^\d{6}$/.test(readCode(code)) ? {} : { code: authCopy.codeMissing }),
    onSubmit: ({ code }) => onCode(readCode(code)),
  });
  const field = useFocusOnMount<HTMLInputElement>();
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={form.handleSubmit}>
      <TextField
        {...form.getFieldProps('code')}
        inputRef={field}
        label={authCopy.code}
        autoComplete="one-time-code"
        error={Boolean(form.errors.code)}
        helperText={form.errors.code}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12, translate: 'no' } }}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button ref={button} type="submit" variant="formBTN" loading={busy}>
        {authCopy.confirm}
      </Button>
    </Stack>
  );
}
