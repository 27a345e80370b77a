import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { storageKeys } from '@/config/storageKeys';
import { proofCopy as words } from '@/content/proof';
import { ErrorState } from '@/ui/ErrorState';
import { ChangingContent } from '@/ui/focus/ChangingContent';
import { LineDialog } from '@/ui/forms/LineDialog';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { plainList } from '@/ui/plainList';
import { Photo } from '@/domain/proof/Photo';
import type { Consignment } from '@/domain/consignment/consignment';
import { formRefusal } from '@/domain/forms/refusal';
import { AddProof } from './AddProof';
import {
  useConsignmentProofsQuery,
  useDeleteProofMutation,
  useProofPhotosQuery,
  type StoredProof,
} from '@/domain/proof/proofApi';
import { ProofShown } from '@/domain/proof/ProofShown';

/** The proofs of delivery of a consignment: the office adds one, and deletes one for a reason. */
export function ProofPanel({ consignment }: { consignment: Consignment }) {
  const { data, error, isFetching, refetch } = useConsignmentProofsQuery(consignment.id);
  const [isAdding, setAdding] = useState(false);
  const [doomed, setDoomed] = useState<StoredProof>();
  return (
    <Panel heading={words.heading}>
      <Stack spacing={2}>
        <Typography>{words.hint}</Typography>
        {!data && isFetching && <LoadingState label={words.loading} minHeight="8rem" />}
        {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
        {data && (
          <ChangingContent contentKey={data.length}>
            {data.length === 0 ? (
              <Typography color="textSecondary">{words.none}</Typography>
            ) : (
              <Box component="ul" sx={plainList}>
                {data.map((proof) => (
                  <ProofShown key={proof.id} proof={proof} zone={consignment.journey.destinationZone}>
                    <Typography color="textSecondary">{words.takenBy(proof.takenBy)}</Typography>
                    {proof.photos > 0 && <Photos proof={proof} />}
                    <Button
                      color="error"
                      aria-label={words.deleteOf(proof.signer)}
                      onClick={() => setDoomed(proof)}
                      sx={{ alignSelf: 'flex-start' }}
                    >
                      {words.delete}
                    </Button>
                  </ProofShown>
                ))}
              </Box>
            )}
          </ChangingContent>
        )}
        <Button variant="formBack" onClick={() => setAdding(true)} sx={{ alignSelf: 'flex-start' }}>
          {words.add}
        </Button>
      </Stack>
      {isAdding && <AddProof consignment={consignment} onClose={() => setAdding(false)} />}
      {doomed && (
        <DeleteProof consignment={consignment.id} proof={doomed.id} onClose={() => setDoomed(undefined)} />
      )}
    </Panel>
  );
}

function Photos({ proof: { id, photos } }: { proof: StoredProof }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ChangingContent contentKey={isOpen}>
      {isOpen ? (
        <OpenPhotos proof={id} />
      ) : (
        <Button variant="formBack" onClick={() => setOpen(true)}>
          {words.showPhotos(photos)}
        </Button>
      )}
    </ChangingContent>
  );
}

function OpenPhotos({ proof }: { proof: string }) {
  const { data, error, isFetching, refetch } = useProofPhotosQuery(proof);
  if (error && !isFetching)
    return <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState label={words.loading} minHeight="8rem" />;
  return (
    <Stack spacing={1.5}>
      {data.map((photo, index) => (
        <Photo key={index} photo={photo} label={words.photo(index + 1, data.length)} />
      ))}
    </Stack>
  );
}

interface DeleteProofProps {
  consignment: number;
  proof: string;
  onClose: () => void;
}

function DeleteProof({ consignment, proof, onClose }: DeleteProofProps) {
  const [remove] = useDeleteProofMutation();
  const save = async (reason: string) => {
    const { error } = await remove({ consignment, proof, reason });
    return formRefusal(error);
  };
  return (
    <LineDialog
      title={words.deleteTitle}
      action={words.delete}
      draftKey={storageKeys.journeyDraft(`proof-delete-${proof}`)}
      text={words.deleteText}
      field="reason"
      label={words.deleteReason}
      save={save}
      onClose={onClose}
    />
  );
}
