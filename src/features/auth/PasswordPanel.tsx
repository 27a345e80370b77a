import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormikProvider, useFormik } from 'formik';
import { passwordChangeCopy as words } from '@/content/auth';
import { useAppSelector } from '@/redux/hooks';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { FocusFirstError } from '@/ui/forms/FocusFirstError';
import { PasswordField } from '@/ui/forms/PasswordField';
import { submitOnce } from '@/ui/forms/submitOnce';
import { Panel } from '@/ui/Panel';
import { problemOfNewPassword } from './newPassword';
import { isAboutCurrent, useChangePasswordMutation, type PasswordChange } from './passwordApi';
import { selectSessionUser } from '@/domain/session/sessionSlice';

const EMPTY: PasswordChange = { current: '', next: '' };

const problemOfNext = ({ current, next }: PasswordChange) =>
  problemOfNewPassword(next) ?? (next === current ? words.same : undefined);

const validate = (values: PasswordChange): Partial<PasswordChange> => {
  const next = problemOfNext(values);
  return { ...(!values.current && { current: words.currentMissing }), ...(next && { next }) };
};

/** Changes the admin's password. It asks for the current one, so that an unlocked tab is not enough. */
export function PasswordPanel() {
  const email = useAppSelector(selectSessionUser)?.email;
  const [change, { error }] = useChangePasswordMutation();
  const form = useFormik<PasswordChange>({
    initialValues: EMPTY,
    validate,
    onSubmit: async (values) => {
      const { error: problem } = await change(values);
      if (!problem) form.resetForm();
      else if (isAboutCurrent(problem.code)) form.setFieldError('current', problem.message);
    },
  });
  const busy = form.isSubmitting;
  const button = useFocusAfterBusy(busy);
  return (
    <Panel heading={words.heading}>
      <FormikProvider value={form}>
        <Stack
          component="form"
          noValidate
          aria-label={words.heading}
          spacing={2.5}
          onSubmit={submitOnce(form)}
          sx={{ maxWidth: '48rem' }}
        >
          <Typography>{words.others}</Typography>
          {/* For password managers, which change the entry of this account. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            name="current"
            label={words.current}
            autoComplete="current-password"
            disabled={busy}
          />
          <PasswordField
            name="next"
            label={words.next}
            autoComplete="new-password"
            helperText={words.rule}
            disabled={busy}
          />
          {error && !isAboutCurrent(error.code) && <Alert severity="error">{error.message}</Alert>}
          <div>
            <Button ref={button} type="submit" variant="formBTN" loading={busy}>
              {words.change}
            </Button>
          </div>
          <FocusFirstError />
        </Stack>
      </FormikProvider>
    </Panel>
  );
}
