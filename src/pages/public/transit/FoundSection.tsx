import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ownValue } from '@/config/ownValue';
import { transitCopy, modeNames } from '@/content/transitTimes';
import { endText } from '@/features/lanes/find/endText';
import { FoundLanes } from '@/features/lanes/find/FoundLanes';
import type { Sought } from '@/features/lanes/find/sought';
import type { FoundLanes as Found } from '@/features/lanes/findLanesApi';
import { bringIntoView } from '@/ui/focus/bringIntoView';
import { Section } from '@/ui/Section';

const { results: words } = transitCopy;

/** What was found for the address. After each search on the page its heading is brought into view, and focused: once, not by a refetch. */
export function FoundSection({ sought, foundLanes }: { sought: Sought; foundLanes: Found }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const isOpened = key === 'default'; // the page was opened at this address
  useEffect(() => {
    if (!isOpened) bringIntoView(heading.current);
  }, [isOpened, key]);
  const ends = words.heading(
    endText(foundLanes.origin, sought.from),
    endText(foundLanes.destination, sought.to),
  );
  const modeName = ownValue(modeNames, sought.mode ?? '');
  const mode = modeName ? `, ${words.modeOnly(modeName).toLowerCase()}` : '';
  return (
    <Section component="div" sx={{ pt: 0 }}>
      <Typography ref={heading} variant="h2" tabIndex={-1} sx={{ mb: 2 }}>
        <span>{ends + mode}</span>
      </Typography>
      <FoundLanes {...{ sought, foundLanes }} />
    </Section>
  );
}
