import Stack from '@mui/material/Stack';
import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTrackConsignmentQuery } from '@/features/consignments/consignmentsApi';
import { FIRST_FACTS } from '@/features/consignments/early/showFirstFacts';
import { NoMatch } from '@/features/consignments/NoMatch';
import { announcementOf, summaryOf } from '@/features/consignments/result/summary';
import { SummaryPanel } from '@/features/consignments/result/SummaryPanel';
import { TrackResult } from '@/features/consignments/result/TrackResult';
import { TrackForm } from '@/features/consignments/TrackForm';
import { CurrentCountryMap } from '@/features/geography/CurrentCountryMap';
import { toastRaised } from '@/features/toasts/toastsSlice';
import { useAppDispatch } from '@/redux/hooks';
import { Banner } from '@/ui/Banner';
import { ErrorState } from '@/ui/ErrorState';
import { useHydrated } from '@/ui/loading/useHydrated';
import { Section } from '@/ui/Section';
import { UnmanagedContent } from '@/ui/UnmanagedContent';
import { useAnnouncement } from '@/ui/useAnnouncement';

/** The id lives in the URL: a result can be linked to, reloaded and navigated back to. */
export function TrackPage() {
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const isHydrated = useHydrated();
  const sought = isHydrated ? (params.get('id')?.trim() ?? '') : undefined;
  const { currentData, isFetching, error, refetch, fulfilledTimeStamp } = useTrackConsignmentQuery(
    sought ?? '',
    { skip: !sought },
  );
  const content = useRef<HTMLDivElement>(null);

  const track = (trackingId: string) => {
    if (trackingId === sought) void refetch();
    else setParams({ id: trackingId });
  };
  /** The retry button disappears with the error, so the focus moves to the form's button. */
  const trackAgain = () => {
    content.current?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
    void refetch();
  };

  /** Errors announce themselves. */
  const found = !error && currentData ? announcementOf(summaryOf(currentData, 0)) : '';
  useAnnouncement(isFetching ? 'Processing' : found);

  return (
    <>
      <Banner
        title="Track Your Consignment"
        hint="Use your tracking ID below."
        picture="aerial-container-yard"
        isBrief
      />
      <Section>
        <Stack ref={content} spacing={5}>
          <TrackForm
            sought={sought}
            busy={isFetching}
            onTrack={track}
            onEmpty={(message) => dispatch(toastRaised('error', message))}
          />
          {!error && currentData === undefined && <UnmanagedContent name={FIRST_FACTS} />}
          {sought && !isFetching && error && (
            <ErrorState message={error.message ?? ''} onRetry={trackAgain} />
          )}
          {sought && !isFetching && !error && currentData === null && <NoMatch key={fulfilledTimeStamp} />}
          {sought && currentData && (
            <TrackResult
              consignment={currentData}
              summary={<SummaryPanel consignment={currentData} now={fulfilledTimeStamp ?? 0} />}
              map={<CurrentCountryMap country={currentData.currentLocation} />}
            />
          )}
        </Stack>
      </Section>
    </>
  );
}
