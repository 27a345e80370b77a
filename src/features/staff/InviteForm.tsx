import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormikProvider, useFormik } from 'formik';
import { roleNames, staffCopy as words, type Role } from '@/content/staff';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { FocusFirstError } from '@/ui/forms/FocusFirstError';
import { FormField } from '@/ui/forms/FormField';
import { cleanMail, mailRefusal } from '@/ui/forms/mailAddress';
import { SelectField } from '@/ui/forms/SelectField';
import { submitOnce } from '@/ui/forms/submitOnce';
import { Panel } from '@/ui/Panel';
import { useInviteStaffMutation, type MadeLink } from './staffApi';

interface Invited {
  email: string;
  role: Role;
}

const EMPTY: Invited = { email: '', role: 'office' };

const options = Object.entries(roleNames).map(([value, label]) => ({ value, label }));
const INPUT_MODE = { htmlInput: { inputMode: 'email', translate: 'no' } } as const;

const emailError = (email: string | undefined) => (email ? { email } : {});

/** Invites somebody to the staff, and hands over the link. */
export function InviteForm({ onLink }: { onLink: (link: MadeLink) => void }) {
  const [invite, { error }] = useInviteStaffMutation();
  const form = useFormik<Invited>({
    initialValues: EMPTY,
    validate: ({ email }) => emailError(email.trim() ? mailRefusal(email) : words.emailMissing),
    onSubmit: async ({ email, role }) => {
      const { data } = await invite({ email: cleanMail(email), role });
      if (!data) return;
      form.resetForm();
      onLink(data);
    },
  });
  const busy = form.isSubmitting;
  const button = useFocusAfterBusy(busy);
  return (
    <Panel heading={words.invite}>
      <FormikProvider value={form}>
        <Stack
          component="form"
          noValidate
          aria-label={words.invite}
          spacing={2.5}
          onSubmit={submitOnce(form)}
          sx={{ maxWidth: '48rem' }}
        >
          <Typography>{words.inviteHint}</Typography>
          <FormField
            name="email"
            label={words.email}
            type="email"
            autoComplete="off"
            disabled={busy}
            slotProps={INPUT_MODE}
          />
          <SelectField name="role" label={words.role} options={options} disabled={busy} />
          <Typography color="textSecondary">{words.mayDo[form.values.role]}</Typography>
          {error && <Alert severity="error">{error.message}</Alert>}
          <div>
            <Button ref={button} type="submit" variant="formBTN" loading={busy}>
              {words.send}
            </Button>
          </div>
          <FocusFirstError />
        </Stack>
      </FormikProvider>
    </Panel>
  );
}
