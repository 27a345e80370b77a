import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { partyWordsCopy as words } from '@/content/parties';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { plainList } from '@/ui/plainList';
import { useCopy } from '@/ui/useCopy';
import { useQuestion } from '@/ui/useQuestion';
import { usePartyWordsQuery, useResetPartyWordMutation } from './partiesApi';
import type { Party } from '@/domain/consignment/party';

const grouped = (word: string) => `${word.slice(0, 4)}-${word.slice(4)}`;

function PartyWord({ party, word, onRenew }: { party: Party; word: string; onRenew: () => void }) {
  const { copied, copy } = useCopy(grouped(word), words);
  return (
    <Stack component="li" direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, py: 1 }}>
      <Box sx={{ minWidth: '18rem' }}>
        <Typography color="textSecondary">{words.word[party]}</Typography>
        <Typography translate="no" sx={{ fontSize: '2rem', fontWeight: 600, letterSpacing: '0.06em' }}>
          {grouped(word)}
        </Typography>
      </Box>
      <Button variant="formBack" aria-label={words.copy[party]} onClick={() => void copy()}>
        {copied ? words.copied : 'Copy'}
      </Button>
      <Button onClick={onRenew}>{words.renew[party]}</Button>
      {copied === false && <Typography>{words.byHand}</Typography>}
    </Stack>
  );
}

/** The words that open the parties of a consignment to visitors, to be told to each of them. */
export function PartyWordsPanel({ consignment }: { consignment: number }) {
  const { data, error, isFetching, refetch } = usePartyWordsQuery(consignment);
  const [renew, renewal] = useResetPartyWordMutation();
  const question = useQuestion<Party>({
    titleOf: (party) => words.renew[party],
    verb: words.confirm,
    act: (party) => renew({ consignment, party }),
    mutation: renewal,
    problem: renewal.error?.message,
  });
  return (
    <Panel heading={words.heading}>
      <Typography sx={{ mb: 1.5 }}>{words.hint}</Typography>
      {!data && isFetching && <LoadingState label={words.loading} minHeight="8rem" />}
      {error && !isFetching && <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />}
      {data && (
        <Box component="ul" sx={plainList}>
          {(['sender', 'receiver'] as const).map((party) => (
            <PartyWord key={party} party={party} word={data[party]} onRenew={() => question.ask(party)} />
          ))}
        </Box>
      )}
      <ConfirmDialog {...question.dialog} />
    </Panel>
  );
}
