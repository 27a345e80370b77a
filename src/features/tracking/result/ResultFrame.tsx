import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { trackingCopy } from '@/content/tracking';
import { fact } from './firstFacts';

interface ResultFrameProps {
  heading: ReactNode;
  /** The heading takes the focus after a search. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A result of the tracking page below its heading, which stays clear of the sticky header. */
export function ResultFrame({ heading, headingRef, actions, children }: ResultFrameProps) {
  return (
    <Stack useFlexGap spacing={3} sx={{ '@media print': { gap: '1.4rem' } }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 2,
          justifyContent: 'space-between',
          alignItems: 'center',
        }}
      >
        <Typography
          ref={headingRef}
          variant="h2"
          tabIndex={-1}
          sx={{ minWidth: 0, overflowWrap: 'anywhere', scrollMarginTop: '9.6rem' }}
        >
          {heading}
        </Typography>
        {actions}
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
