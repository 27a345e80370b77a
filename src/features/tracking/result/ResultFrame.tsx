import Box from '@mui/material/Box';
import TextLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { paths } from '@/config/paths';
import { trackingCopy } from '@/content/tracking';
import { notPrinted } from '@/ui/notPrinted';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { fact } from './firstFacts';

interface ResultFrameProps {
  heading: ReactNode;
  /** The heading takes the focus after a search. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Beside the heading. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A result of the tracking page below its heading, which stays clear of the sticky header. */
export function ResultFrame({ heading, headingRef, aside, children }: ResultFrameProps) {
  return (
    <Stack useFlexGap spacing={1} sx={{ '@media print': { gap: '1.4rem' } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5, alignItems: 'center' }}>
        <Typography
          ref={headingRef}
          variant="h4"
          component="h2"
          tabIndex={-1}
          sx={{ minWidth: 0, fontSize: '1.8rem', overflowWrap: 'anywhere', scrollMarginTop: '9.6rem' }}
        >
          {heading}
        </Typography>
        {aside}
      </Box>
      {children}
    </Stack>
  );
}

/** The heading of one consignment. */
export function TrackedHeading({ trackingId }: { trackingId: string }) {
  return (
    <>
      {trackingCopy.consignment} <span translate="no" {...fact('trackingId', { trackingId })} />
    </>
  );
}

/** Opens the form again, which is folded beside a result. Before the app is there, the empty page has it open. */
export function ChangeSearch({ onChange }: { onChange?: () => void }) {
  const change = (event: MouseEvent) => {
    if (!onChange || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChange();
  };
  return (
    <Box component="span" sx={notPrinted}>
      <span aria-hidden>· </span>
      <TextLink
        href={paths.tracking}
        onClick={change}
        underline="always"
        sx={{ display: 'inline-block', py: '1rem', px: 0.5 }}
      >
        {trackingCopy.change}
        <Box component="span" sx={visuallyHidden}>
          {' '}
          {trackingCopy.changeWhat}
        </Box>
      </TextLink>
    </Box>
  );
}
