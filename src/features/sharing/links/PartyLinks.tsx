import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { partyLinksCopy, shareLinksCopy as words, type ShareScope } from '@/content/shareLinks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { ErrorState } from '@/ui/ErrorState';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { LoadingState } from '@/ui/loading/LoadingState';
import { useQuestion } from '@/ui/useQuestion';
import { MadeLink } from './MadeLink';
import { ShareLinkForm } from './ShareLinkForm';
import { revocationOf, ShareLinkList } from './ShareLinkList';
import {
  useMakePartyLinkMutation,
  usePartyLinksMutation,
  useRevokePartyLinkMutation,
  type ShareLink,
} from './shareLinksApi';
import { useMadeLink } from './useMadeLink';

interface PartyLinksProps {
  trackingId: string;
  /** The party's word, which every call needs. */
  word: string;
}

/** The links that a party has made: it makes more, and revokes them. */
export function PartyLinks({ trackingId, word }: PartyLinksProps) {
  const party = { tracking_id: trackingId, secret: word };
  const region = useId();
  const [isOpen, setOpen] = useState(false);
  const [links, setLinks] = useState<readonly ShareLink[]>();
  const [isRefused, setRefused] = useState(false);
  const { token, show, forget } = useMadeLink(links);
  const [list, listing] = usePartyLinksMutation();
  const [make, making] = useMakePartyLinkMutation();
  const [revoke, revocation] = useRevokePartyLinkMutation();
  const place = useFocusOnChange(links?.length);

  /** Every answer has all links; null: the word was replaced meanwhile, or is locked for today. */
  const take = (answer: readonly ShareLink[] | null | undefined) => {
    if (answer === undefined) return;
    setRefused(answer === null);
    if (answer) setLinks(answer);
  };
  const load = async () => take((await list(party)).data);
  const toggle = () => {
    setOpen(!isOpen);
    if (!isOpen && !links) void load();
  };
  const makeOne = async (scope: ShareScope, days: number) => {
    const { data: madeLink } = await make({ ...party, scope, days });
    take(madeLink && madeLink.links);
    if (madeLink) show(madeLink.token);
  };
  const question = useQuestion<ShareLink>({
    titleOf: revocationOf,
    verb: words.revoke,
    act: async (link) => {
      const answer = await revoke({ ...party, link: link.id });
      take(answer.data);
      if (answer.data) forget(link);
      return answer;
    },
    mutation: revocation,
    problem: revocation.error?.message,
  });

  return (
    <Stack spacing={2.5} sx={{ mb: 4, alignItems: 'flex-start' }}>
      <Button
        variant="main"
        aria-expanded={isOpen}
        aria-controls={isOpen ? region : undefined}
        onClick={toggle}
      >
        {partyLinksCopy.open}
      </Button>
      {isOpen && (
        <Stack
          id={region}
          ref={place}
          component="section"
          aria-label={words.heading}
          tabIndex={-1}
          spacing={2.5}
          sx={{ width: '100%' }}
        >
          <Typography>{words.hint}</Typography>
          <ShareLinkForm
            error={making.error}
            problem={isRefused ? partyLinksCopy.refused : undefined}
            onMake={makeOne}
          />
          {token && <MadeLink key={token} token={token} />}
          <Typography variant="h5" component="h3">
            {partyLinksCopy.ownLinks}
          </Typography>
          {!links && listing.isLoading && <LoadingState label={words.loading} minHeight="8rem" />}
          {!links && listing.error && (
            <ErrorState message={listing.error.message ?? ''} onRetry={() => void load()} />
          )}
          {links && <ShareLinkList links={links} none={partyLinksCopy.none} onRevoke={question.ask} />}
        </Stack>
      )}
      <ConfirmDialog {...question.dialog} />
    </Stack>
  );
}
