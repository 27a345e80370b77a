import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LineIcon } from './LineIcon';

interface DisclosureProps {
  summary: ReactNode;
  open?: boolean;
  onOpen?: () => void;
  children: ReactNode;
}

/** Opens and closes without a script; the browser's find-in-page reaches the content, and paper shows it. */
export function Disclosure({ summary, open, onOpen, children }: DisclosureProps) {
  return (
    <Box
      component="details"
      open={open}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
      sx={{
        '& > summary': {
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'flex-start',
          gap: 2,
          py: '1.6rem',
          cursor: 'pointer',
          fontWeight: 600,
          listStyle: 'none',
          '&:hover': { color: 'primary.main' },
        },
        '& > summary::-webkit-details-marker': { display: 'none' },
        '& > summary svg': { mt: '0.2rem', color: 'primary.main', transition: 'transform 150ms' },
        '&[open] > summary svg': { transform: 'rotate(45deg)' },
        '@media (prefers-reduced-motion: reduce)': { '& > summary svg': { transition: 'none' } },
        '@media print': {
          '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
          '& > summary': { py: '0.4rem' },
          '& > summary svg': { display: 'none' },
        },
      }}
    >
      <summary>
        <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
          {summary}
        </Box>
        <LineIcon name="plus" size="2rem" />
      </summary>
      <Box sx={{ pb: '2.4rem', maxWidth: '68ch' }}>{children}</Box>
    </Box>
  );
}
