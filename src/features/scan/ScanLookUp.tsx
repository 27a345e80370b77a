import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormikProvider, useFormik } from 'formik';
import { scanCopy as words } from '@/content/scan';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { useFocusOnMount } from '@/ui/focus/useFocusOnMount';
import { FocusFirstError } from '@/ui/forms/FocusFirstError';
import { FormField } from '@/ui/forms/FormField';
import { submitOnce } from '@/ui/forms/submitOnce';
import { useLazyLookUpScanQuery, type Scanned } from './scanApi';

const ID_INPUT = {
  htmlInput: { spellCheck: false, translate: 'no', autoCapitalize: 'characters' },
} as const;

/** Finds the consignment that is at hand. */
export function ScanLookUp({ onFound }: { onFound: (scanned: Scanned) => void }) {
  const [lookUp, { data, error }] = useLazyLookUpScanQuery();
  const field = useFocusOnMount<HTMLInputElement>();
  const form = useFormik({
    initialValues: { trackingId: '' },
    validate: ({ trackingId }) => (trackingId.trim() ? {} : { trackingId: words.idMissing }),
    validateOnBlur: false,
    onSubmit: async ({ trackingId }) => {
      const { data: found } = await lookUp(trackingId.trim());
      if (found) onFound(found);
    },
  });
  const busy = form.isSubmitting;
  const button = useFocusAfterBusy(busy);
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={submitOnce(form)}>
        <div>
          <FormField
            name="trackingId"
            label={words.id}
            inputRef={field}
            autoComplete="off"
            disabled={busy}
            slotProps={ID_INPUT}
          />
          <div role="status">
            {data === null && !error && (
              <Alert severity="info" sx={{ mt: 2.5 }}>
                {words.notFound}
              </Alert>
            )}
          </div>
        </div>
        {error && <Alert severity="error">{error.message}</Alert>}
        <div>
          <Button ref={button} type="submit" variant="formBTN" loading={busy}>
            {words.lookUp}
          </Button>
        </div>
        <FocusFirstError />
      </Stack>
    </FormikProvider>
  );
}
