import { useState } from 'react';
import { trackedPath } from '@/config/paths';
import { shareCopy } from '@/content/tracking';
import { saveFile } from '@/ui/list/saveFile';
import type { TrackedConsignment } from '@/domain/consignment/consignment';
import { calendarFile } from './calendarFile';
import type { ShareAction } from './ShareButtons';

/** The visitor closed the system's sheet. */
const isCancelled = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError';

/** What the buttons of a result do. Calls `onCopied` once its address was copied. */
export const useShare = (consignment: TrackedConsignment, onCopied: () => void) => {
  const { trackingId, journey } = consignment;
  const [isByHand, setIsByHand] = useState(false);
  const linkOf = () => new URL(trackedPath(trackingId), location.href).href;

  const run: Record<ShareAction, () => Promise<void> | void> = {
    // Without TLS or without permission there is no clipboard.
    copy: () => navigator.clipboard.writeText(linkOf()).then(onCopied),
    share: () => navigator.share({ title: shareCopy.titleOf(trackingId), url: linkOf() }),
    calendar: () =>
      saveFile(`${trackingId}.ics`, calendarFile(consignment, linkOf(), Date.now()), 'text/calendar'),
    print: () => window.print(),
  };
  return {
    isOffered: (action: ShareAction) =>
      action === 'share' ? 'share' in navigator : action !== 'calendar' || !journey.ended,
    onPress: async (action: ShareAction) => {
      try {
        await run[action]();
      } catch (cause) {
        if (!isCancelled(cause)) setIsByHand(true);
      }
    },
    /** The address to copy by hand, once it could be neither copied nor shared. */
    linkByHand: isByHand ? linkOf() : undefined,
  };
};
