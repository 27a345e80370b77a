import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { shareLinksCopy as words, type ShareScope } from '@/content/shareLinks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorState } from '@/ui/ErrorState';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { LoadingState } from '@/ui/loading/LoadingState';
import { Panel } from '@/ui/Panel';
import { useQuestion } from '@/ui/useQuestion';
import { MadeLink } from './MadeLink';
import { ShareLinkForm } from './ShareLinkForm';
import { revocationOf, ShareLinkList } from './ShareLinkList';
import {
  useMakeShareLinkMutation,
  useRevokeShareLinkMutation,
  useShareLinksQuery,
  type ShareLink,
} from './shareLinksApi';
import { useMadeLink } from './useMadeLink';

/** The links that share a consignment, whoever has made them: an admin makes more, and revokes any. */
export function ShareLinksPanel({ consignment }: { consignment: number }) {
  const { data, error, isFetching, refetch } = useShareLinksQuery(consignment);
  const [make, making] = useMakeShareLinkMutation();
  const [revoke, revocation] = useRevokeShareLinkMutation();
  const { token, show, forget } = useMadeLink(data);
  const question = useQuestion<ShareLink>({
    titleOf: revocationOf,
    verb: words.revoke,
    act: async (link) => {
      const answer = await revoke({ consignment, link: link.id });
      if (!answer.error) forget(link);
      return answer;
    },
    mutation: revocation,
    problem: revocation.error?.message,
  });
  const panel = useFocusOnChange(data?.length);
  const makeOne = async (scope: ShareScope, days: number) => {
    const { data: madeToken } = await make({ consignment, scope, days });
    if (madeToken) show(madeToken);
  };
  return (
    <Panel ref={panel} heading={words.heading}>
      <Stack spacing={2.5}>
        <Typography>{words.hint}</Typography>
        <Typography color="textSecondary">{words.lockHint}</Typography>
        <ShareLinkForm error={making.error} onMake={makeOne} />
        {token && <MadeLink key={token} token={token} />}
        <Box>
          <Typography variant="h5" component="h3" sx={{ mt: 1, mb: 1.5 }}>
            {words.list}
          </Typography>
          {!data && isFetching && <LoadingState label={words.loading} minHeight="8rem" />}
          {error && !isFetching && (
            <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />
          )}
          {data && <ShareLinkList links={data} none={words.none} withMaker onRevoke={question.ask} />}
        </Box>
      </Stack>
      <ConfirmDialog {...question.dialog} />
    </Panel>
  );
}
