import Alert from '@mui/material/Alert';
import { useEffect, useEffectEvent, useState } from 'react';
import { object } from 'yup';
import { scanCopy as words } from '@/content/scan';
import { FormDialog } from '@/ui/forms/FormDialog';
import { ProofFields, ProofPhotos, proofRules, type ProofValues } from '@/domain/proof/ProofFields';
import { PARTS_BEFORE_PHOTOS, storedPhotos, type Entry, type KeptProof } from './queue/entry';
import type { ScanQueue } from './queue/useScanQueue';
import { correctionDraftOf } from './scanDrafts';

const rules = object(proofRules);

interface CorrectProofProps {
  entry: Entry;
  queue: ScanQueue;
  onClose: () => void;
}

/** A proof that was refused after its scan was stored; what is stored of it is not shown again. */
export function CorrectProof({ entry, queue, onClose }: CorrectProofProps) {
  const [openedValues, setOpenedValues] = useState<ProofValues>();
  const openProof = useEffectEvent((keptProof: KeptProof | undefined) => {
    if (!keptProof) return void onClose(); // another tab has dealt with it
    const { signer, place, signature, photos } = keptProof;
    setOpenedValues({ signer, place, signature, photos: photos.slice(storedPhotos(entry)) });
  });
  const readProof = useEffectEvent(() => queue.readProof(entry));
  useEffect(() => {
    void readProof().then((keptProof) => openProof(keptProof));
  }, []);
  const isStored = entry.stored >= PARTS_BEFORE_PHOTOS;
  const save = async (values: ProofValues) => {
    const keptScan = await queue.correctProof(entry, values);
    return keptScan === 'kept' ? undefined : words[keptScan];
  };
  if (!openedValues) return null;
  return (
    <FormDialog
      title={isStored ? words.proof.correctPhotosTitle : words.proof.correctTitle}
      action={words.save}
      draftKey={correctionDraftOf(entry)}
      openedValues={openedValues}
      rules={rules}
      save={save}
      onClose={onClose}
      maxWidth="sm"
    >
      {(busy) => (
        <>
          {entry.reason && <Alert severity="error">{entry.reason}</Alert>}
          {isStored ? <ProofPhotos busy={busy} stored={storedPhotos(entry)} /> : <ProofFields busy={busy} />}
        </>
      )}
    </FormDialog>
  );
}
