import Alert from '@mui/material/Alert';
import { Suspense, useState, type Ref } from 'react';
import { exceptionCopy } from '@/content/journey';
import { shareCopy } from '@/content/tracking';
import { useAskSupport } from '@/features/chat/useAskSupport';
import type { TrackedConsignment } from '@/domain/consignment/consignment';
import { useLiveConsignment } from '@/features/tracking/live/useLiveConsignment';
import type { PartyDetails } from '@/features/sharing/parties/partiesApi';
import { FollowConsignment } from '@/features/notices/FollowConsignment';
import { ClockContext } from '@/domain/places/clockContext';
import type { Clock } from '@/domain/places/momentText';
import { ClockSwitch } from '@/features/tracking/result/ClockSwitch';
import { ChangeSearch, ResultFrame, TrackedHeading } from '@/features/tracking/result/ResultFrame';
import { ResultActions, TrackResult } from '@/features/tracking/result/TrackResult';
import { ShareResult } from '@/features/sharing/copies/ShareResult';
import { toastRaised } from '@/features/toasts/toastsSlice';
import { useAppDispatch } from '@/redux/hooks';
import { AnnounceReady } from '@/ui/loading/AnnounceReady';
import { lazyPart } from '@/ui/loading/lazyPart';
import { notPrinted } from '@/ui/notPrinted';

const OpenParties = lazyPart(
  () => import(/* webpackChunkName: "parties" */ '@/features/sharing/parties/OpenParties'),
  (part) => part.OpenParties,
);

interface TrackedResultProps {
  /** What was searched for. */
  sought: string;
  consignment: TrackedConsignment;
  /** Now (ms), which decides what is late. */
  now: number;
  heading: Ref<HTMLHeadingElement>;
  /** Opens the form for another search. */
  onChange: () => void;
}

/** The result of a search for one consignment, which stays up to date. */
export function TrackedResult({ sought, consignment, now, heading, onChange }: TrackedResultProps) {
  const { trackingId, topic, journey } = consignment;
  useLiveConsignment(sought, topic);
  const dispatch = useAppDispatch();
  const ask = useAskSupport();
  const [announcement, setAnnouncement] = useState<{ of: string; message: string }>();
  const [opened, setOpened] = useState<{ of: string; details: PartyDetails }>();
  const [clock, setClock] = useState<Clock>('place');
  const details = opened?.of === trackingId ? opened.details : undefined;
  return (
    <ResultFrame
      heading={<TrackedHeading trackingId={trackingId} />}
      headingRef={heading}
      aside={<ChangeSearch onChange={onChange} />}
    >
      {announcement?.of === trackingId && (
        <Alert severity="info" sx={notPrinted}>
          {announcement.message}
        </Alert>
      )}
      <ClockContext value={clock}>
        <TrackResult
          consignment={{ ...consignment, ...details }}
          now={now}
          actions={
            <ResultActions>
              <ClockSwitch journey={journey} clock={clock} onChoose={setClock} />
              {!journey.ended && (
                <FollowConsignment
                  key={trackingId}
                  trackingId={trackingId}
                  onSent={(message) => setAnnouncement({ of: trackingId, message })}
                />
              )}
              <ShareResult
                consignment={consignment}
                onCopied={() => dispatch(toastRaised('success', shareCopy.copied))}
              />
            </ResultActions>
          }
          onAsk={() => ask(exceptionCopy.about(trackingId))}
          opener={
            (consignment.partiesLocked || consignment.hasProof) && (
              <Suspense fallback={null}>
                <OpenParties
                  key={trackingId}
                  trackingId={trackingId}
                  isLocked={consignment.partiesLocked}
                  isOpen={details !== undefined}
                  zone={journey.destinationZone}
                  onOpened={(found) => setOpened({ of: trackingId, details: found })}
                />
              </Suspense>
            )
          }
        />
      </ClockContext>
      <AnnounceReady />
    </ResultFrame>
  );
}
