import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { proofCopy as words } from '@/content/proof';
import { plainList } from '@/ui/plainList';
import { Photo } from './Photo';
import type { Proof } from './proofApi';
import { ProofShown } from './ProofShown';

interface ProofOfDeliveryProps {
  proofs: readonly Proof[];
  /** Of the destination; null if it is not known. */
  zone: string | null;
}

/** The proofs of delivery of a consignment, to whoever may see them. */
export function ProofOfDelivery({ proofs, zone }: ProofOfDeliveryProps) {
  const id = useId();
  if (proofs.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Typography id={id} variant="h4" component="h3" sx={{ mb: 1 }}>
        {words.heading}
      </Typography>
      <Box component="ul" sx={plainList}>
        {proofs.map((proof, index) => (
          <ProofShown key={index} proof={proof} zone={zone}>
            {proof.photos.map((photo, at) => (
              <Photo key={at} photo={photo} label={words.photo(at + 1, proof.photos.length)} />
            ))}
          </ProofShown>
        ))}
      </Box>
    </Box>
  );
}
