import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
}

interface FactListProps {
  facts: readonly Fact[];
  /** Minimum width of a column. */
  columnWidth?: string;
}

/** Labels with their values, in columns where there is room. User text keeps its own direction. */
export function FactList({ facts, columnWidth = '16rem' }: FactListProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fit, minmax(min(${columnWidth}, 100%), 1fr))`,
        gap: '1.6rem 2.4rem',
        '@media print': { gap: '0.8rem 2.4rem' },
      }}
    >
      {facts.map(({ label, value }) => (
        <Box key={label} sx={{ minWidth: 0 }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: 'caption.fontSize' }}>
            {label}
          </Box>
          <Box
            component="dd"
            dir="auto"
            sx={{
              m: 0,
              fontWeight: 600,
              overflowWrap: 'anywhere',
              unicodeBidi: 'isolate',
              whiteSpace: 'pre-line',
            }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
