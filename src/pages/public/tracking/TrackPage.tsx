import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { trackedPath } from '@/config/paths';
import { comparisonCopy } from '@/content/tracking';
import { FIRST_FACTS } from '@/config/dom';
import { AlikeIds } from '@/features/tracking/AlikeIds';
import { NoMatch } from '@/features/tracking/NoMatch';
import { ResultFrame } from '@/features/tracking/result/ResultFrame';
import { announcementOf, summaryOf } from '@/domain/summary/summary';
import { ComparedConsignments } from '@/features/tracking/several/ComparedConsignments';
import { soughtAt } from '@/features/tracking/soughtAt';
import { addressOf, areSameIds } from '@/features/tracking/soughtIds';
import { TrackForm } from '@/features/tracking/TrackForm';
import { useShowResult } from '@/features/tracking/useShowResult';
import { toastRaised } from '@/features/toasts/toastsSlice';
import { useAppDispatch } from '@/redux/hooks';
import { Banner } from '@/ui/Banner';
import { ErrorState } from '@/ui/ErrorState';
import { useHydrated } from '@/ui/loading/useHydrated';
import { notPrinted } from '@/ui/notPrinted';
import { Section } from '@/ui/Section';
import { UnmanagedContent } from '@/ui/UnmanagedContent';
import { useAnnouncement } from '@/ui/useAnnouncement';
import { PrintedHeader } from './PrintedHeader';
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
    return comparisonCopy.found(compared.filter((one) => one.consignment).length, compared.length);
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

  const track = (text: string) => {
    const isRepeated = areSameIds(text, sought ?? '');
    if (isRepeated) void refetch();
    void navigate(addressOf(text), { replace: isRepeated });
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
        <Banner
          title="Track Your Consignment"
          hint="Use your tracking ID below."
          picture="aerial-container-yard"
          isBrief
        />
      </Box>
      <Section sx={{ '@media print': { py: 0 } }}>
        <Stack ref={content} useFlexGap spacing={5} sx={{ '@media print': { gap: '1.4rem' } }}>
          <Box sx={found && notPrinted}>
            <TrackForm
              sought={sought}
              busy={isFetching}
              onTrack={track}
              onRefused={(message) => dispatch(toastRaised('error', message))}
            />
          </Box>
          {found && <PrintedHeader link={printedLink} foundAt={foundAt} />}
          {!error && !compared && consignment === undefined && <UnmanagedContent name={FIRST_FACTS} />}
          {error && <ErrorState message={error.message ?? ''} onRetry={trackAgain} />}
          {!isFetching && !error && consignment === null && <NoMatch key={foundAt} />}
          {consignment === null && trackingId !== lastFound && <AlikeIds sought={trackingId} />}
          {consignment && (
            <TrackedResult sought={trackingId} consignment={consignment} now={foundAt} heading={heading} />
          )}
          {compared && (
            <ResultFrame heading={comparisonCopy.heading} headingRef={heading}>
              <ComparedConsignments compared={compared} />
            </ResultFrame>
          )}
        </Stack>
      </Section>
    </>
  );
}
