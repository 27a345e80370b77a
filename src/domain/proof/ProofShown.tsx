import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { proofCopy as words } from '@/content/proof';
import { Signature } from './Signature';
import { momentText } from '@/domain/places/momentText';
import type { Proof } from './proofApi';

interface ProofShownProps {
  proof: Omit<Proof, 'photos'>;
  /** Of the destination; null if it is not known. */
  zone: string | null;
  /** Photographs, and what can be done. */
  children?: ReactNode;
}

/** Who took the goods, when and where, and the signature. */
export function ProofShown({ proof, zone, children }: ProofShownProps) {
  const { signer, signature, place, moment } = proof;
  return (
    <Stack component="li" spacing={1.5} sx={{ py: 1.5, overflowWrap: 'anywhere' }}>
      <div>
        <Typography dir="auto" sx={{ fontWeight: 600 }}>
          {signer}
        </Typography>
        <Typography color="textSecondary">
          {momentText(moment, zone)}
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
