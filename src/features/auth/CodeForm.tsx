import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useFormik } from 'formik';
import { authWords } from '@/content/auth';
import { useFocusBack } from '@/ui/focus/useFocusBack';
import { useLostFocus } from '@/ui/focus/useLostFocus';

interface CodeFormProps {
  busy: boolean;
  /** Why the last code was not taken. */
  problem?: string;
  onCode: (code: string) => void;
}

/** Apps show the six digits in two groups: spaces are the person's, not part of the code. */
const readCode = (typed: string) => typed.replace(/\s/g, '');

/** The code of an authenticator app. It takes the place of what was pressed last, and so the focus. */
export function CodeForm({ busy, problem, onCode }: CodeFormProps) {
  const button = useFocusBack(busy);
  const form = useFormik({
    initialValues: { code: '' },
    validateOnChange: false,
    validate: ({ code }) => (/^\d{6}$/.test(readCode(code)) ? {} : { code: authWords.codeMissing }),
    onSubmit: ({ code }) => onCode(readCode(code)),
  });
  const field = useLostFocus<HTMLInputElement>();
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={form.handleSubmit}>
      <TextField
        {...form.getFieldProps('code')}
        inputRef={field}
        label={authWords.code}
        autoComplete="one-time-code"
        error={Boolean(form.errors.code)}
        helperText={form.errors.code}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 12, translate: 'no' } }}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button ref={button} type="submit" variant="formBTN" loading={busy}>
        {authWords.confirm}
      </Button>
    </Stack>
  );
}
