import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FormikProvider, useFormik } from 'formik';
import { useId, useState } from 'react';
import { partiesCopy as words } from '@/content/parties';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { FocusFirstError } from '@/ui/forms/FocusFirstError';
import { FormField } from '@/ui/forms/FormField';
import { submitOnce } from '@/ui/forms/submitOnce';
import { notPrinted } from '@/ui/notPrinted';
import type { Proof } from '@/domain/proof/proofApi';
import { ProofOfDelivery } from '@/domain/proof/ProofOfDelivery';
import { PartyLinks } from '../links/PartyLinks';
import { useOpenPartiesMutation, type OpenedParties } from './partiesApi';
import { RequestCode } from './RequestCode';

interface OpenPartiesProps {
  trackingId: string;
  /** Whether strangers see neither names nor addresses; else only a proof of delivery is opened. */
  isLocked: boolean;
  isOpen: boolean;
  /** Of the destination; null if it is not known. */
  zone: string | null;
  onOpened: (details: OpenedParties) => void;
}

/** Says what is hidden, and shows it to whoever knows a party's word or has a code. */
export function OpenParties({ trackingId, isLocked, isOpen, zone, onOpened }: OpenPartiesProps) {
  const [isAsking, setAsking] = useState(false);
  const [word, setWord] = useState<string>();
  const [proofs, setProofs] = useState<readonly Proof[]>([]);
  const form = useId();
  const openedElement = useFocusOnChange(isOpen);
  if (isOpen)
    return (
      <>
        <Box ref={openedElement} tabIndex={-1} sx={{ mb: 3, outline: 'none', ...notPrinted }}>
          <Alert severity="success" role="status">
            {isLocked ? words.opened : words.proofOpened}
          </Alert>
        </Box>
        {word && (
          <Box sx={notPrinted}>
            <PartyLinks trackingId={trackingId} word={word} />
          </Box>
        )}
        <ProofOfDelivery proofs={proofs} zone={zone} />
      </>
    );
  const takeOpened = (parties: OpenedParties, secret: string) => {
    if (parties.byWord) setWord(secret);
    setProofs(parties.proofs);
    onOpened(parties);
  };
  return (
    <Stack spacing={2.5} sx={{ mb: 4, alignItems: 'flex-start', ...notPrinted }}>
      <Typography>{isLocked ? words.locked : words.proofHidden}</Typography>
      <Button
        variant="main"
        aria-expanded={isAsking}
        aria-controls={isAsking ? form : undefined}
        onClick={() => setAsking(!isAsking)}
      >
        {words.open}
      </Button>
      {isAsking && (
        <Stack id={form} spacing={2.5} sx={{ width: '100%', maxWidth: '48rem' }}>
          <SecretForm
            trackingId={trackingId}
            action={isLocked ? words.show : words.showProof}
            onOpened={takeOpened}
          />
          <RequestCode trackingId={trackingId} />
        </Stack>
      )}
    </Stack>
  );
}

interface SecretFormProps {
  trackingId: string;
  /** The label of the button. */
  action: string;
  onOpened: (details: OpenedParties, secret: string) => void;
}

function SecretForm({ trackingId, action, onOpened }: SecretFormProps) {
  const [openParties, { data, error }] = useOpenPartiesMutation();
  const form = useFormik({
    initialValues: { secret: '' },
    validate: ({ secret }) => (secret.trim() ? {} : { secret: words.missing }),
    onSubmit: async ({ secret }) => {
      const { data: parties } = await openParties({ tracking_id: trackingId, secret });
      if (parties) onOpened(parties, secret);
    },
  });
  const busy = form.isSubmitting;
  const button = useFocusAfterBusy(busy);
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={submitOnce(form)}>
        <FormField
          name="secret"
          label={words.secret}
          helperText={words.hint}
          autoComplete="one-time-code"
          disabled={busy}
          slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
        />
        {!busy && data === null && <Alert severity="error">{words.refused}</Alert>}
        {!busy && error && <Alert severity="error">{error.message}</Alert>}
        <Button ref={button} type="submit" variant="formBTN" loading={busy} sx={{ alignSelf: 'flex-start' }}>
          {action}
        </Button>
        <FocusFirstError />
      </Stack>
    </FormikProvider>
  );
}
