import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { object } from 'yup';
import { scanCopy } from '@/content/scan';
import { FormDialog } from '@/ui/forms/FormDialog';
import { NO_PROOF, ProofFields, proofRules, type ProofValues } from '@/domain/proof/ProofFields';
import { proofDraftOf } from './scanDrafts';
import type { KeptProof, Scan } from './queue/entry';

const words = scanCopy.proof;

const rules = object(proofRules);

interface ProofDialogProps {
  userId: string;
  scan: Scan;
  /** What was scanned meanwhile, and not taken. */
  untaken: string | undefined;
  /** Records the delivery with its proof; resolves with why it was not. */
  onRecord: (proof: KeptProof) => Promise<string | undefined>;
  onRecordWithout: () => void;
  onClose: () => void;
}

/** Who takes the goods, before their delivery is recorded. */
export function ProofDialog({ userId, scan, untaken, onRecord, onRecordWithout, onClose }: ProofDialogProps) {
  const save = (values: ProofValues, key: string) => onRecord({ ...values, key });
  return (
    <FormDialog
      title={words.title(scanCopy.nameOf(scan.trackingId, scan.piece))}
      action={words.record}
      draftKey={proofDraftOf(userId, scan)}
      openedValues={NO_PROOF}
      rules={rules}
      save={save}
      onClose={onClose}
      alternative={{ label: words.without, question: words.withoutTitle, act: onRecordWithout }}
      maxWidth="sm"
    >
      {(busy) => (
        <div>
          <Box role="status" sx={{ position: 'sticky', top: 0, zIndex: 2 }}>
            {untaken && (
              <Alert severity="error" sx={{ mb: 2 }}>
                {words.unfinished(untaken)}
              </Alert>
            )}
          </Box>
          <ProofFields busy={busy} />
        </div>
      )}
    </FormDialog>
  );
}
