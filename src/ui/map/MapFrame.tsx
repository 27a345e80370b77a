import Box from '@mui/material/Box';
import { Suspense, type ReactNode } from 'react';
import { brand } from '@/brand/brand';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { LoadingState } from '@/ui/loading/LoadingState';
import { PAPER_HEIGHT, PAPER_WIDTH } from './paper';

interface MapFrameProps {
  label: string;
  height: string;
  /** The map; a spinner is shown until its script has loaded, and while there is none. */
  children: ReactNode;
}

/** Where a map is, from the start; nothing at all if the map breaks. */
export function MapFrame({ label, height, children }: MapFrameProps) {
  const spinner = <LoadingState label="Loading the map" minHeight={height} />;
  return (
    <ErrorBoundary fallback={() => null}>
      <Box
        component="section"
        aria-label={label}
        sx={{
          flex: `1 0 ${height}`,
          height,
          borderRadius: 1,
          overflow: 'hidden',
          border: '1px solid',
          borderColor: 'divider',
          isolation: 'isolate',
          '@media print': { width: PAPER_WIDTH, maxWidth: 1, height: PAPER_HEIGHT, breakInside: 'avoid' },
          bgcolor: brand.colors.map.sea,
        }}
      >
        <Suspense fallback={spinner}>{children ?? spinner}</Suspense>
      </Box>
    </ErrorBoundary>
  );
}
