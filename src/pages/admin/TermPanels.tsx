import Typography from '@mui/material/Typography';
import { deskCopy } from '@/content/chatDesk';
import { lockCopy } from '@/content/parties';
import { proofCopy } from '@/content/proof';
import { useSetChatDaysMutation } from '@/features/chat/deskApi';
import { useSiteSettingsQuery } from '@/features/consignments/parties/partiesApi';
import { useSetProofDaysMutation } from '@/features/consignments/proof/proofApi';
import { ErrorState } from '@/ui/ErrorState';
import { TermForm } from '@/ui/forms/TermForm';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';

interface TermPanelProps {
  id: string;
  words: { term: string; termHint: string };
  days: number | undefined;
  isOwner: boolean;
  problem: string | undefined;
  onSave: (days: number) => Promise<unknown>;
}

function TermPanel({ words, days, ...form }: TermPanelProps) {
  const { error, isFetching, refetch } = useSiteSettingsQuery();
  return (
    <Panel heading={words.term}>
      <Typography sx={{ mb: 2 }}>{words.termHint}</Typography>
      {days === undefined && isFetching && <LoadingState label={lockCopy.loading} minHeight="8rem" />}
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {days !== undefined && <TermForm {...form} days={days} />}
    </Panel>
  );
}

/** For how long proofs of delivery and closed chats are kept: an owner decides. */
export function TermPanels({ isOwner }: { isOwner: boolean }) {
  const { data } = useSiteSettingsQuery();
  const [setProofDays, proofs] = useSetProofDaysMutation();
  const [setChatDays, chats] = useSetChatDaysMutation();
  return (
    <>
      <TermPanel
        id="proof-days"
        words={proofCopy}
        days={data?.proofDays}
        isOwner={isOwner}
        problem={proofs.error?.message}
        onSave={setProofDays}
      />
      <TermPanel
        id="chat-days"
        words={deskCopy}
        days={data?.chatDays}
        isOwner={isOwner}
        problem={chats.error?.message}
        onSave={setChatDays}
      />
    </>
  );
}
