import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { papersCopy as words } from '@/content/papers';
import { pageRule } from '@/ui/print/paperSizes';
import type { Consignment } from '../consignment';
import type { Piece } from '../pieces/pieces';
import { Label } from './Label';
import { labelStyles } from './labelStyles';
import { Manifest } from './Manifest';
import type { LabelSize, Paper } from './papersAddress';
import type { Printed } from './papersApi';
import { SHEET_MARGIN, sheetStyles } from './sheetStyles';
import { Waybill } from './Waybill';

/** The label of one piece out of so many. */
export interface PrintedLabel {
  consignment: Consignment;
  piece: Piece;
  count: number;
}

interface PaperSheetsProps {
  paper: Paper;
  size: LabelSize;
  labels: readonly PrintedLabel[];
  printed: readonly Printed[];
  /** In ms. */
  now: number;
}

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

/** What is printed, a sheet after the other. */
export function PaperSheets({ paper, size, labels, printed, now }: PaperSheetsProps) {
  const isLabels = paper === 'labels';
  return (
    <>
      <GlobalStyles styles={isLabels ? pageRule(size, 0) : pageRule('a4', SHEET_MARGIN)} />
      <Box
        role="region"
        aria-label={words.sheets}
        tabIndex={0}
        sx={[preview, isLabels ? labelStyles(size) : sheetStyles]}
      >
        {isLabels &&
          labels.map((label) => (
            <Label key={`${size}-${label.consignment.id}-${label.piece.number}`} {...label} />
          ))}
        {paper === 'waybill' &&
          printed.map((one) => <Waybill key={one.consignment.id} printed={one} now={now} />)}
        {paper === 'manifest' && <Manifest printed={printed} now={now} />}
      </Box>
    </>
  );
}
