import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { trackedPath } from '@/config/paths';
import { offlineCopy } from '@/content/loading';
import { comparisonCopy } from '@/content/tracking';
import { FIRST_FACTS } from '@/config/dom';
import { FOLDED, foldForm } from '@/features/tracking/foldedForm';
import { AlikeIds } from '@/features/tracking/AlikeIds';
import { NoMatch } from '@/features/tracking/NoMatch';
import { ChangeSearch, ResultFrame } from '@/features/tracking/result/ResultFrame';
import { announcementOf, summaryOf } from '@/domain/summary/summary';
import { ComparedConsignments } from '@/features/tracking/several/ComparedConsignments';
import { soughtAt } from '@/features/tracking/soughtAt';
import { addressOf, areSameIds } from '@/features/tracking/soughtIds';
import { TrackForm } from '@/features/tracking/TrackForm';
import { useShowResult } from '@/features/tracking/useShowResult';
import { toastRaised } from '@/features/toasts/toastsSlice';
import { useAppDispatch } from '@/redux/hooks';
import { formatMoment } from '@/ui/dates/formatDate';
import { ErrorState } from '@/ui/ErrorState';
import { useHydrated } from '@/ui/loading/useHydrated';
import { notPrinted } from '@/ui/notPrinted';
import { OfflineNotice } from '@/ui/OfflineNotice';
import { Section } from '@/ui/Section';
import { IN_PAGE } from '@/ui/StartAtTop';
import { UnmanagedContent } from '@/ui/UnmanagedContent';
import { useAnnouncement } from '@/ui/useAnnouncement';
import { useOnline } from '@/ui/useOnline';
import { useOnReconnect } from '@/ui/useOnReconnect';
import { PrintedHeader } from './PrintedHeader';
import { TrackBanner } from './TrackBanner';
import { TrackedResult } from './TrackedResult';
import { useSearch } from './useSearch';

/** What screen readers are told; errors announce themselves. */
const announcementFor = ({
  isFetching,
  error,
  consignment,
  compared,
  foundAt,
}: ReturnType<typeof useSearch>) => {
  if (isFetching) return 'Processing';
  if (error) return '';
  if (compared)
    return comparisonCopy.found(compared.filter((compared) => compared.consignment).length, compared.length);
  return consignment ? announcementOf(summaryOf(consignment, foundAt)) : '';
};

/** The ids live in the URL: a result can be linked to, reloaded and navigated back to. */
export function TrackPage() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const isHydrated = useHydrated();
  const sought = isHydrated ? soughtAt(location) : undefined;
  const search = useSearch(sought ?? '');
  const { trackingId, consignment, compared, isFetching, error, refetch, foundAt } = search;
  const found = consignment ?? compared;
  // What was found and is gone was not mistyped.
  const [lastFound, setLastFound] = useState<string>();
  if (consignment && lastFound !== trackingId) setLastFound(trackingId);
  const heading = useShowResult(!isFetching && Boolean(found));
  const content = useRef<HTMLDivElement>(null);
  useAnnouncement(announcementFor(search));

  useOnReconnect(Boolean(error), () => void refetch());
  const isOnline = useOnline();
  const offlineText = found
    ? offlineCopy.asOf(formatMoment(new Date(foundAt).toISOString()))
    : sought && offlineCopy.willAsk(sought);

  // The form stays open while one waits, and where nothing was found; beside a result it is one line.
  const [openedAt, setOpenedAt] = useState<string>();
  const isFolded = Boolean(found) && !error && openedAt !== location.key;
  useLayoutEffect(() => {
    if (content.current && !isFetching && isHydrated) foldForm(content.current, isFolded);
  }, [isFolded, isFetching, isHydrated]);
  const openForm = () => {
    flushSync(() => setOpenedAt(location.key));
    const field = content.current?.querySelector('input');
    field?.focus();
    field?.select();
  };

  const track = (text: string) => {
    const isRepeated = areSameIds(text, sought ?? '');
    if (isRepeated) void refetch();
    void navigate(addressOf(text), { replace: isRepeated, ...IN_PAGE });
  };
  /** The retry button disappears with the error, so the focus moves to the form's button. */
  const trackAgain = () => {
    content.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    void refetch();
  };

  const printedLink = consignment ? trackedPath(consignment.trackingId) : addressOf(sought ?? '');

  return (
    <>
      <Box sx={found && notPrinted}>
        <TrackBanner />
      </Box>
      <Section sx={{ py: { xs: 1, md: 3 }, '@media print': { py: 0 } }}>
        <OfflineNotice>{offlineText}</OfflineNotice>
        <Stack ref={content} useFlexGap spacing={2} sx={{ '@media print': { gap: '1.4rem' } }}>
          <Box sx={{ ...(found && notPrinted), [`[${FOLDED}] &`]: { display: 'none' } }}>
            <TrackForm
              sought={sought}
              busy={isFetching}
              onTrack={track}
              onRefused={(message) => dispatch(toastRaised('error', message))}
            />
          </Box>
          {found && <PrintedHeader link={printedLink} foundAt={foundAt} />}
          {!error && !compared && consignment === undefined && <UnmanagedContent name={FIRST_FACTS} />}
          {error && isOnline && <ErrorState message={error.message ?? ''} onRetry={trackAgain} />}
          {!isFetching && !error && consignment === null && <NoMatch key={foundAt} sought={trackingId} />}
          {consignment === null && trackingId !== lastFound && <AlikeIds sought={trackingId} />}
          {consignment && (
            <TrackedResult
              sought={trackingId}
              consignment={consignment}
              now={foundAt}
              heading={heading}
              onChange={openForm}
            />
          )}
          {compared && (
            <ResultFrame
              heading={comparisonCopy.heading}
              headingRef={heading}
              aside={<ChangeSearch onChange={openForm} />}
            >
              <ComparedConsignments compared={compared} now={foundAt} />
            </ResultFrame>
          )}
        </Stack>
      </Section>
    </>
  );
}
