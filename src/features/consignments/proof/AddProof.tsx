import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { object } from 'yup';
import { storageKeys } from '@/config/storageKeys';
import { formCopy } from '@/content/forms';
import { proofCopy as words } from '@/content/proof';
import { toInstant, toLocalField } from '@/ui/dates/formatDate';
import { FormDialog } from '@/ui/forms/FormDialog';
import { FormField } from '@/ui/forms/FormField';
import { line, requiredLine } from '@/ui/forms/textRules';
import { PhotosField } from '@/ui/proof/PhotosField';
import type { Strokes } from '@/ui/proof/Signature';
import { SignaturePad } from '@/ui/proof/SignaturePad';
import type { Consignment } from '../consignment';
import { moment } from '../form/momentRule';
import { refusalOf } from '../form/refusal';
import { useAddProofMutation } from './proofApi';

interface ProofValues {
  signer: string;
  place: string;
  moment: string;
  signature: Strokes;
  photos: readonly string[];
}

const rules = object({
  signer: requiredLine,
  place: line,
  moment: moment.required(formCopy.required),
});

/** Stores who took the goods, with signature and photographs. */
export function AddProof({ consignment, onClose }: { consignment: Consignment; onClose: () => void }) {
  const { id, trackingId, recName, city } = consignment;
  const [add] = useAddProofMutation();
  const [opened] = useState<ProofValues>(() => ({
    ...{ signer: recName, place: city, moment: toLocalField(new Date().toISOString()) },
    ...{ signature: [], photos: [] },
  }));
  const save = async ({ signature, place, ...values }: ProofValues, proof: string) => {
    const { error } = await add({
      ...values,
      ...{ proof, trackingId, consignment: id, place: place.trim() },
      moment: toInstant(values.moment),
      signature: signature.length > 0 ? signature : null,
    });
    return refusalOf(error);
  };
  return (
    <FormDialog
      title={words.title}
      action={words.store}
      draftKey={storageKeys.journeyDraft(`proof-${id}`)}
      opened={opened}
      rules={rules}
      save={save}
      onClose={onClose}
      maxWidth="sm"
    >
      {(busy) => <ProofFields busy={busy} />}
    </FormDialog>
  );
}

function ProofFields({ busy }: { busy: boolean }) {
  const { values, setFieldValue } = useFormikContext<ProofValues>();
  return (
    <>
      <FormField name="signer" id="proof-signer" label={words.signer} required disabled={busy} />
      <FormField name="place" id="proof-place" label={words.place} disabled={busy} />
      <FormField
        name="moment"
        id="proof-moment"
        label={words.moment}
        type="datetime-local"
        required
        disabled={busy}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <Typography sx={{ fontWeight: 600 }}>{words.signature}</Typography>
        <Typography color="textSecondary">{words.draw}</Typography>
        <SignaturePad
          label={words.signature}
          strokes={values.signature}
          disabled={busy}
          onChange={(strokes) => void setFieldValue('signature', strokes)}
        />
        <Button
          size="small"
          disabled={busy || values.signature.length === 0}
          onClick={() => void setFieldValue('signature', [])}
        >
          {words.clear}
        </Button>
      </Stack>
      <PhotosField
        photos={values.photos}
        disabled={busy}
        onChange={(photos) => void setFieldValue('photos', photos)}
      />
    </>
  );
}
