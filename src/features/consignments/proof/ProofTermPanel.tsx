import Typography from '@mui/material/Typography';
import { lockCopy } from '@/content/parties';
import { proofCopy as words } from '@/content/proof';
import { ErrorState } from '@/ui/ErrorState';
import { TermForm } from '@/ui/forms/TermForm';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { useSiteSettingsQuery } from '../parties/partiesApi';
import { useSetProofDaysMutation } from './proofApi';

/** For how long proofs of delivery are kept: an owner decides. */
export function ProofTermPanel({ isOwner }: { isOwner: boolean }) {
  const { data, error, isFetching, refetch } = useSiteSettingsQuery();
  const [set, { error: refused }] = useSetProofDaysMutation();
  return (
    <Panel heading={words.term}>
      <Typography sx={{ mb: 2 }}>{words.termHint}</Typography>
      {!data && isFetching && <LoadingState label={lockCopy.loading} minHeight="8rem" />}
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {data && (
        <TermForm
          id="proof-days"
          days={data.proofDays}
          isOwner={isOwner}
          problem={refused?.message}
          onSave={set}
        />
      )}
    </Panel>
  );
}
