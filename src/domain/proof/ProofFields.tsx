import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { proofCopy as words } from '@/content/proof';
import { FormField } from '@/ui/forms/FormField';
import { line, requiredLine } from '@/ui/forms/textRules';
import { withoutEnter } from '@/ui/forms/withoutEnter';
import { PhotosField } from './PhotosField';
import type { Strokes } from './Signature';
import { SignaturePad } from './SignaturePad';

/** A proof of delivery as it is entered; `photos` are JPEGs in base64. */
export interface ProofValues {
  signer: string;
  place: string;
  signature: Strokes;
  photos: readonly string[];
}

export const NO_PROOF: ProofValues = { signer: '', place: '', signature: [], photos: [] };

export const proofRules = { signer: requiredLine, place: line };

interface ProofFieldsProps {
  busy: boolean;
  /** Further fields. */
  children?: ReactNode;
}

/** Who took the goods, where, the signature and the photographs: the fields of a form in Formik. */
export function ProofFields({ busy, children }: ProofFieldsProps) {
  const { values, setFieldValue } = useFormikContext<ProofValues>();
  return (
    <Stack spacing={2.5} onKeyDown={withoutEnter}>
      <FormField name="signer" id="proof-signer" label={words.signer} required disabled={busy} />
      <FormField name="place" id="proof-place" label={words.place} disabled={busy} />
      {children}
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
      <ProofPhotos busy={busy} />
    </Stack>
  );
}

/** The photographs alone, besides those that are stored already. */
export function ProofPhotos({ busy, stored = 0 }: { busy: boolean; stored?: number }) {
  const { values, setFieldValue } = useFormikContext<ProofValues>();
  return (
    <PhotosField
      photos={values.photos}
      stored={stored}
      disabled={busy}
      onChange={(change) => void setFieldValue('photos', change)}
    />
  );
}
