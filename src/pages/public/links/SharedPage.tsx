import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { sharedCopy as words } from '@/content/shareLinks';
import { printCopy } from '@/content/tracking';
import { ProofOfDelivery } from '@/domain/proof/ProofOfDelivery';
import { ResultFrame, TrackedHeading } from '@/features/tracking/result/ResultFrame';
import { announcementOf, summaryOf } from '@/domain/summary/summary';
import { TrackResult } from '@/features/tracking/result/TrackResult';
import { useOpenShareLinkQuery, type Shared } from '@/features/sharing/links/shareLinksApi';
import { formatMoment } from '@/ui/dates/formatDate';
import { useFocusAfterBusy } from '@/ui/focus/useFocusAfterBusy';
import { useFocusOnChange } from '@/ui/focus/useFocusOnChange';
import { ErrorState } from '@/ui/ErrorState';
import { LinkContext } from '@/ui/links/linkContext';
import { LinkChanged, NoLink } from '@/ui/links/PasteLink';
import { LoadingState } from '@/ui/loading/LoadingState';
import { notPrinted } from '@/ui/notPrinted';
import { useAnnouncement } from '@/ui/useAnnouncement';
import { LinkLayout } from './LinkLayout';
import { useTokenOnce } from './useTokenOnce';

interface SharedResultProps {
  shared: Shared;
  /** When it was like this (ms). */
  openedAt: number;
  busy: boolean;
  onLookAgain: () => void;
}

function SharedResult({ shared, openedAt, busy, onLookAgain }: SharedResultProps) {
  const { scope, expiresAt, consignment, proofs } = shared;
  const button = useFocusAfterBusy(busy);
  return (
    <>
      <div>
        <Typography>{words.until(formatMoment(expiresAt))}</Typography>
        <Typography color="textSecondary" sx={notPrinted}>
          {words.kept}
        </Typography>
        <Stack
          direction="row"
          sx={{ mt: 1, columnGap: 2, rowGap: 1, flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Typography color="textSecondary">
            {printCopy.asOf(formatMoment(new Date(openedAt).toISOString()))}
          </Typography>
          <Button ref={button} variant="formBack" onClick={onLookAgain} loading={busy} sx={notPrinted}>
            {words.lookAgain}
          </Button>
        </Stack>
      </div>
      <ResultFrame heading={<TrackedHeading trackingId={consignment.trackingId} />}>
        <TrackResult consignment={consignment} now={openedAt} withoutParties={scope === 'journey'} />
        {proofs && <ProofOfDelivery proofs={proofs} zone={consignment.journey.destinationZone} />}
      </ResultFrame>
    </>
  );
}

/** What a screen reader is told; errors announce themselves. */
const announcementFor = (shared: Shared | null | undefined, openedAt: number) =>
  shared ? announcementOf(summaryOf(shared.consignment, openedAt)) : '';

/** Where a share link leads: one consignment, as the tracking page shows it, for as long as the link works. */
export function SharedPage() {
  const { token, wasOpened, ...link } = useTokenOnce();
  const openedLink = useOpenShareLinkQuery(token, { skip: token === '' });
  const { currentData: shared, isFetching, error, refetch, fulfilledTimeStamp = 0 } = openedLink;
  const content = useFocusOnChange(shared === null);
  useAnnouncement(announcementFor(shared, fulfilledTimeStamp));
  return (
    <LinkLayout>
      <LinkContext value={link}>
        <Stack
          component="section"
          ref={content}
          tabIndex={-1}
          useFlexGap
          spacing={3}
          sx={{ outline: 'none' }}
        >
          <Typography variant="h1">{words.title}</Typography>
          {token === '' && <NoLink again={words.again} wasOpened={wasOpened} />}
          {shared === undefined && isFetching && <LoadingState label={words.loading} minHeight="40vh" />}
          {error && !isFetching && (
            <ErrorState message={error.message ?? ''} onRetry={() => void refetch()} />
          )}
          {shared === null && !link.isWhole && <LinkChanged />}
          {shared === null && link.isWhole && <Alert severity="warning">{words.over}</Alert>}
          {shared && (
            <SharedResult
              shared={shared}
              openedAt={fulfilledTimeStamp}
              busy={isFetching}
              onLookAgain={() => void refetch()}
            />
          )}
        </Stack>
      </LinkContext>
    </LinkLayout>
  );
}
