import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { FormikProvider, useFormik } from 'formik';
import { object } from 'yup';
import { refusalOf } from '@/api/refusalOf';
import { personalDataCopy as words } from '@/content/personalData';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { FocusFirstError } from '@/ui/forms/FocusFirstError';
import { FormField } from '@/ui/forms/FormField';
import { submitOnce } from '@/ui/forms/submitOnce';
import { requiredLine } from '@/ui/forms/textRules';
import { useErasePersonMutation, type FoundRecord, type Person } from './personApi';

interface EraseDialogProps {
  person: Person;
  records: readonly FoundRecord[];
  onClose: () => void;
  onErased: () => void;
}

const rules = object({ reason: requiredLine });

/** The last question before records are erased, and why. */
export function EraseDialog({ person, records, onClose, onErased }: EraseDialogProps) {
  const [erase, { error }] = useErasePersonMutation();
  const form = useFormik({
    initialValues: { reason: '' },
    validationSchema: rules,
    onSubmit: async ({ reason }) => {
      const { data } = await erase({ ...person, records, reason: reason.trim() });
      if (data === undefined) return;
      onClose();
      onErased();
    },
  });
  const busy = form.isSubmitting;
  const button = useFocusAfterBusy(busy);
  return (
    <Dialog
      open
      fullWidth
      onClose={busy ? undefined : onClose}
      aria-labelledby="erase-title"
      aria-describedby="erase-text"
    >
      <DialogTitle id="erase-title">{words.eraseTitle(records.length)}</DialogTitle>
      <FormikProvider value={form}>
        <Stack component="form" noValidate onSubmit={submitOnce(form)}>
          <DialogContent>
            <DialogContentText id="erase-text" sx={{ mb: 2 }}>
              {words.eraseText}
            </DialogContentText>
            <FormField
              name="reason"
              id="erase-reason"
              label={words.reason}
              helperText={words.reasonHint}
              disabled={busy}
              fullWidth
              autoComplete="off"
            />
            {!busy && error && (
              <Alert severity="error" sx={{ mt: 2 }}>
                {refusalOf(error)}
              </Alert>
            )}
            <FocusFirstError />
          </DialogContent>
          <DialogActions sx={{ p: 2 }}>
            <Button variant="formBack" onClick={onClose} disabled={busy}>
              Cancel
            </Button>
            <Button
              ref={button}
              type="submit"
              variant="outlined"
              color="error"
              loading={busy}
              sx={{ minWidth: '14rem', py: '1.1rem' }}
            >
              {words.erase}
            </Button>
          </DialogActions>
        </Stack>
      </FormikProvider>
    </Dialog>
  );
}
