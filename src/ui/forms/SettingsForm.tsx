import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { FormikProvider, type FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { DraftNotice } from './DraftNotice';
import { FocusFirstError } from './FocusFirstError';
import { OwnersSubmit } from './OwnersSubmit';
import { submitOnce } from './submitOnce';
import { useSettingsForm, type Settings } from './useSettingsForm';

interface SettingsFormProps<Stored, Values> extends Settings<Stored, Values> {
  isOwner: boolean;
  /** Label of the button that saves. */
  label: string;
  maxWidth: string;
  /** Says what a colleague has stored. */
  describe: (stored: Stored) => ReactNode;
  /** The fields; they cannot be changed by anybody but owners, nor while they are being saved. */
  children: (isFixed: boolean) => ReactNode;
}

/** The form of settings that every admin reads and owners change. */
export function SettingsForm<Stored extends object, Values extends FormikValues>(
  props: SettingsFormProps<Stored, Values>,
) {
  const { isOwner, label, maxWidth, describe, children, ...settings } = props;
  const { form, problem, changed, startOver } = useSettingsForm(settings);
  const busy = form.isSubmitting;
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate spacing={2} onSubmit={submitOnce(form)} sx={{ maxWidth }}>
        {startOver && <DraftNotice disabled={busy} onAct={startOver} />}
        {children(busy || !isOwner)}
        {changed && <Alert severity="info">{describe(changed)}</Alert>}
        <OwnersSubmit isOwner={isOwner} busy={busy} label={label} problem={problem} />
        <FocusFirstError />
      </Stack>
    </FormikProvider>
  );
}
