import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';
import { brand } from '@/brand/brand';
import { notPrinted } from '@/ui/notPrinted';

export const SIDEBAR_WIDTH = 248;

/** What changes something or asks for it, which is of no use on paper. Other text buttons are names of rows. */
const ACTIONS =
  '& :is(.MuiButton-root:not(.MuiButton-text), .MuiButton-text.MuiButton-colorError, .MuiToggleButtonGroup-root)';

/** The row that the keys of the list have moved to: an outline is there in forced colours too, below the top bar. */
const currentRow = {
  '& tbody tr[role="row"]:has(a:focus-visible)': { outline: '2px solid', outlineOffset: '-2px' },
  '& tbody tr[role="row"] a': { scrollMarginBlock: '9rem' },
};

interface AdminFrameProps {
  sidebar: ReactNode;
  bar: ReactNode;
  /** Between the bar and the page. */
  above?: ReactNode;
  main?: Ref<HTMLElement>;
  children: ReactNode;
}

/** Where the sidebar, the top bar and the page are. */
export function AdminFrame({ sidebar, bar, above, main, children }: AdminFrameProps) {
  return (
    <Box sx={{ display: 'flex', minHeight: '100vh', bgcolor: brand.colors.ground }}>
      <Box sx={{ width: SIDEBAR_WIDTH, flex: 'none', display: { xs: 'none', md: 'block' }, ...notPrinted }}>
        <Box sx={{ position: 'fixed', insetBlock: 0, width: SIDEBAR_WIDTH }}>{sidebar}</Box>
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'contents', ...notPrinted }}>{bar}</Box>
        {above}
        <Box
          component="main"
          ref={main}
          tabIndex={-1}
          sx={{
            p: { xs: 2, md: 3 },
            maxWidth: 1400,
            mx: 'auto',
            outline: 'none',
            '@media print': { p: 0, [ACTIONS]: { display: 'none' } },
            ...currentRow,
          }}
        >
          {children}
        </Box>
      </Box>
    </Box>
  );
}
