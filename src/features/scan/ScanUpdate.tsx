import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormikProvider, useFormik } from 'formik';
import { useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { scanCopy as words } from '@/content/scan';
import { FactList } from '@/ui/FactList';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { FocusFirstError } from '@/ui/forms/FocusFirstError';
import { FormField } from '@/ui/forms/FormField';
import { openRequestKey } from '@/ui/forms/requestKey';
import { SelectField } from '@/ui/forms/SelectField';
import { submitOnce } from '@/ui/forms/submitOnce';
import { useRecordScanMutation, useScanEventsQuery, type Scanned } from './scanApi';

interface ScanUpdateProps {
  scanned: Scanned;
  onDone: () => void;
}

const factsOf = ({ status, city, country, headingTo, type }: Scanned) => [
  { label: words.facts.status, value: status },
  { label: words.facts.where, value: `${city}, ${country}` },
  { label: words.facts.headingTo, value: headingTo },
  { label: words.facts.type, value: type },
];

const openKey = (trackingId: string) =>
  openRequestKey(storageKeys.requestKey(storageKeys.journeyDraft(`scan-${trackingId}`)));

/** Records what happens to a consignment now, where it is. However often it is sent, it is stored once. */
export function ScanUpdate({ scanned, onDone }: ScanUpdateProps) {
  const { trackingId } = scanned;
  const { data: { events } = { events: [] }, error: unlisted } = useScanEventsQuery();
  const [record, { error = unlisted }] = useRecordScanMutation();
  const [requestKey] = useState(() => openKey(trackingId));
  const leave = () => {
    requestKey.close();
    onDone();
  };
  const form = useFormik({
    initialValues: { event: '', note: '' },
    validate: ({ event }) => (event ? {} : { event: words.eventMissing }),
    validateOnBlur: false,
    onSubmit: async (values) => {
      const sent = { trackingId, ...values, requestKey: requestKey.keyFor(values) };
      const { error: refused } = await record(sent);
      if (!refused) leave();
    },
  });
  const busy = form.isSubmitting;
  const button = useFocusAfterBusy(busy);
  const options = [
    { value: '', label: words.choose },
    ...events.map(({ code, label }) => ({ value: code, label })),
  ];
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate spacing={3} onSubmit={submitOnce(form)}>
        <FactList facts={factsOf(scanned)} columnWidth="12rem" />
        <SelectField name="event" label={words.event} options={options} required disabled={busy} />
        <FormField name="note" label={words.note} multiline minRows={2} disabled={busy} />
        {error && <Alert severity="error">{error.message}</Alert>}
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
          <Button ref={button} type="submit" variant="formBTN" loading={busy}>
            {words.record}
          </Button>
          <Button variant="formBack" onClick={leave} disabled={busy}>
            {words.another}
          </Button>
        </Stack>
        <FocusFirstError />
      </Stack>
    </FormikProvider>
  );
}
