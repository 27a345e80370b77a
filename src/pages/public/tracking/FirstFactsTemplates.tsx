import { NoMatchAdvice, NoMatchAlert } from '@/features/tracking/NoMatch';
import { ChangeSearch, ResultFrame, TrackedHeading } from '@/features/tracking/result/ResultFrame';
import { FirstFactsPanel } from '@/features/tracking/result/SummaryPanel';
import { Column, ResultActions, ResultColumns } from '@/features/tracking/result/TrackResult';
import { ShareButtons } from '@/features/sharing/copies/ShareButtons';
import { FOUND_TEMPLATE, NOT_FOUND_TEMPLATE } from '@/features/tracking/early/showFirstFacts';

/** What is pressed before the app is there is replayed to it (`app/boot/replayEarlyEvents.ts`). */
const later = () => undefined;

/** Prerendered beside the tracking page: what `showFirstFacts` fills and shows. */
export function FirstFactsTemplates() {
  return (
    <>
      <template id={FOUND_TEMPLATE}>
        <ResultFrame heading={<TrackedHeading trackingId="" />} aside={<ChangeSearch />}>
          <ResultColumns>
            <Column>
              <FirstFactsPanel summary={undefined} onAsk={later} />
              <ResultActions>
                <ShareButtons isOffered={() => true} onPress={later} />
              </ResultActions>
            </Column>
          </ResultColumns>
        </ResultFrame>
      </template>
      <template id={NOT_FOUND_TEMPLATE}>
        <NoMatchAlert />
        <NoMatchAdvice />
      </template>
    </>
  );
}
