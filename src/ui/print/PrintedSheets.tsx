import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';
import { pageRule, type PaperSize } from './paperSizes';

/** As they come out of the printer, also in forced colours. A phone scrolls them sideways. */
const preview = {
  overflowX: 'auto',
  color: '#000',
  '@media screen': {
    p: 2,
    bgcolor: 'grey.300',
    '& > *': { mx: 'auto', mb: 2, bgcolor: '#fff', forcedColorAdjust: 'none' },
  },
  '@media print': { overflow: 'visible', '& > *': { bgcolor: '#fff', forcedColorAdjust: 'none' } },
} as const;

interface PrintedSheetsProps {
  label: string;
  size: PaperSize;
  /** Blank on each edge of a page, in millimetres. */
  margin: number;
  styles: SystemStyleObject;
  children: ReactNode;
}

/** What is printed, a sheet after the other. */
export function PrintedSheets({ label, size, margin, styles, children }: PrintedSheetsProps) {
  return (
    <>
      <GlobalStyles styles={pageRule(size, margin)} />
      <Box role="region" aria-label={label} tabIndex={0} sx={[preview, styles]}>
        {children}
      </Box>
    </>
  );
}
