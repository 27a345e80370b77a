import type { Ref } from 'react';
import { exceptionCopy } from '@/content/journey';
import { shareCopy } from '@/content/tracking';
import { useAskSupport } from '@/features/chat/useAskSupport';
import type { TrackedConsignment } from '@/features/consignments/consignment';
import { useLiveConsignment } from '@/features/consignments/live/useLiveConsignment';
import { JourneyMap } from '@/features/consignments/map/JourneyMap';
import { ResultFrame, TrackedHeading } from '@/features/consignments/result/ResultFrame';
import { TrackResult } from '@/features/consignments/result/TrackResult';
import { ShareResult } from '@/features/consignments/share/ShareResult';
import { CurrentCountryMap } from '@/features/geography/CurrentCountryMap';
import { toastRaised } from '@/features/toasts/toastsSlice';
import { useAppDispatch } from '@/redux/hooks';
import { AnnounceReady } from '@/ui/loading/AnnounceReady';

interface TrackedResultProps {
  /** What was searched for. */
  sought: string;
  consignment: TrackedConsignment;
  /** Now (ms), which decides what is late. */
  now: number;
  heading: Ref<HTMLHeadingElement>;
}

/** The result of a search for one consignment, which stays up to date. */
export function TrackedResult({ sought, consignment, now, heading }: TrackedResultProps) {
  const { trackingId, topic, journey, currentLocation } = consignment;
  useLiveConsignment(sought, topic);
  const dispatch = useAppDispatch();
  const ask = useAskSupport();
  return (
    <ResultFrame
      heading={<TrackedHeading trackingId={trackingId} />}
      headingRef={heading}
      actions={
        <ShareResult
          consignment={consignment}
          onCopied={() => dispatch(toastRaised('success', shareCopy.copied))}
        />
      }
    >
      <TrackResult
        consignment={consignment}
        now={now}
        onAsk={() => ask(exceptionCopy.about(trackingId))}
        map={<CurrentCountryMap country={currentLocation} />}
        route={<JourneyMap journey={journey} now={now} />}
      />
      <AnnounceReady />
    </ResultFrame>
  );
}
