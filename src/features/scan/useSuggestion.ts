import { useEffect, useState } from 'react';
import type { Chosen } from './EventFields';
import type { Entry } from './queue/entry';
import type { EventChoice } from './queue/scanStore';
import { useLookUpScanQuery, type Scanned } from './scanApi';
import { isSame, type ScanCode } from './scanCode';

/** How long a look-up is waited for: what is suggested must not change under the thumb afterwards. */
const PATIENCE_MS = 3_000;

/** What the server says is likely; of a piece that others are ahead of, what has happened to them. */
const fromServer = ({ next, nextLeg, last, lastLeg, pieces }: Scanned, piece: number | null) => {
  const isBehind = piece !== null && pieces.length > 0 && !pieces.includes(piece);
  if (isBehind && last) return { event: last, leg: lastLeg };
  return next ? { event: next, leg: nextLeg } : undefined;
};

/** What usually follows the last scan of this very thing, as far as the device knows; else what was scanned last. */
const guess = (
  code: ScanCode,
  scans: readonly Entry[],
  events: readonly EventChoice[],
): Chosen | undefined => {
  const ownEntry = scans.find((scan) => isSame(scan, code));
  if (ownEntry) {
    const next = events.find((event) => event.code === ownEntry.event)?.next;
    return next ? { event: next, leg: null } : undefined;
  }
  const { trackingId } = code;
  const last = scans.find((scan) => scan.trackingId === trackingId) ?? scans[0];
  return last && { event: last.event, leg: last.trackingId === trackingId ? last.leg : null };
};

interface SuggestionOptions {
  code: ScanCode;
  scans: readonly Entry[];
  events: readonly EventChoice[];
  /** Whether the server can be asked. */
  isLive: boolean;
}

/** What is known of a scanned consignment, and what is likely to happen to it next. */
export const useSuggestion = ({ code, scans, events, isLive }: SuggestionOptions) => {
  const { data, isFetching, isError } = useLookUpScanQuery(code.trackingId, {
    skip: !isLive,
    refetchOnMountOrArgChange: true,
  });
  const [isLate, setIsLate] = useState(false);
  const [frozen, setFrozen] = useState<{ likely: Chosen | undefined }>();
  const isAnswered = isLive && !isFetching && !isError && data !== undefined;
  const isWaiting = isLive && !isAnswered && !isError && !isLate;
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const serverScan = isAnswered ? data : undefined;
  const serverSuggestion = serverScan ? fromServer(serverScan, code.piece) : undefined;
  const likely = frozen ? frozen.likely : isAnswered ? serverSuggestion : guess(code, scans, events);
  if (!frozen && !isWaiting) setFrozen({ likely });
  return {
    scanned: serverScan ?? undefined,
    isUnknown: isAnswered && data === null,
    isWaiting,
    likely: isWaiting ? undefined : likely,
  };
};
