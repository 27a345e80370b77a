import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { proofCopy as words } from '@/content/proof';
import { formatMoment } from '@/ui/dates/formatDate';
import { Signature } from '@/ui/proof/Signature';
import type { Proof } from './proofApi';

interface ProofShownProps {
  proof: Omit<Proof, 'photos'>;
  /** Photographs, and what can be done. */
  children?: ReactNode;
}

/** Who took the goods, when and where, and the signature. */
export function ProofShown({ proof, children }: ProofShownProps) {
  const { signer, signature, place, moment } = proof;
  return (
    <Stack component="li" spacing={1.5} sx={{ py: 1.5, overflowWrap: 'anywhere' }}>
      <div>
        <Typography dir="auto" sx={{ fontWeight: 600 }}>
          {signer}
        </Typography>
        <Typography color="textSecondary">
          {formatMoment(moment)}
          {place && (
            <>
              {' · '}
              <bdi>{place}</bdi>
            </>
          )}
        </Typography>
      </div>
      {signature ? (
        <Signature strokes={signature} label={words.signatureOf(signer)} />
      ) : (
        <Typography>{words.unsigned}</Typography>
      )}
      {children}
    </Stack>
  );
}
