import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useFormik } from 'formik';
import { authCopy } from '@/content/auth';
import { recoveryCopy } from '@/content/recoveryCodes';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { useFocusOnMount } from '@/ui/focus/useFocusOnMount';

/** Authenticator apps show the six digits in two groups, and paper has the letters in four: separators are not part of a code. */
const KINDS = {
  app: {
    label: authCopy.code,
    missing: authCopy.codeMissing,
    separators: /\s/g,
    rule: /^\d{6}$/,
    input: { inputMode: 'numeric', maxLength: 12 },
    autoComplete: 'one-time-code',
  },
  recovery: {
    label: recoveryCopy.code,
    missing: recoveryCopy.incomplete,
    separators: /[\s-]/g,
    rule: /^[a-z\d]{16}$/i,
    input: { maxLength: 40, autoCapitalize: 'characters', spellCheck: false },
    autoComplete: 'off',
  },
} as const;

interface CodeFormProps {
  /** Where the code is from. */
  kind?: keyof typeof KINDS;
  busy: boolean;
  /** Why the last code was rejected. */
  problem?: string;
  onCode: (code: string) => void;
}

/** A code of the authenticator app, or one that stands in for it. The form replaces the button that was pressed, so it takes the focus. */
export function CodeForm({ kind = 'app', busy, problem, onCode }: CodeFormProps) {
  const { label, missing, separators, rule, input, autoComplete } = KINDS[kind];
  const readCode = (text: string) => text.replace(separators, '');
  const button = useFocusAfterBusy(busy);
  const form = useFormik({
    initialValues: { code: '' },
    // Nor when the field is left: a press of the button would move it from under the pointer, and do nothing.
    validateOnBlur: false,
    validateOnChange: false,
    validate: ({ code }) => (rule.test(readCode(code)) ? {} : { code: missing }),
    onSubmit: ({ code }) => onCode(readCode(code)),
  });
  const field = useFocusOnMount<HTMLInputElement>();
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={form.handleSubmit}>
      <TextField
        {...form.getFieldProps('code')}
        inputRef={field}
        label={label}
        autoComplete={autoComplete}
        error={Boolean(form.errors.code)}
        helperText={form.errors.code}
        slotProps={{ htmlInput: { ...input, translate: 'no' } }}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button ref={button} type="submit" variant="formBTN" loading={busy}>
        {authCopy.confirm}
      </Button>
    </Stack>
  );
}
