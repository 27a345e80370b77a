import { papersCopy as words } from '@/content/papers';
import { PrintedSheets } from '@/ui/print/PrintedSheets';
import { SHEET_MARGIN, sheetStyles } from '@/ui/print/sheetStyles';
import type { Consignment } from '@/domain/consignment/consignment';
import type { Piece } from '@/domain/pieces/pieces';
import { Label } from './Label';
import { labelStyles } from './labelStyles';
import { Manifest } from './Manifest';
import type { LabelSize, Paper } from '@/domain/papers/papersAddress';
import type { Printed } from './papersApi';
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

/** What is printed, a sheet after the other. */
export function PaperSheets({ paper, size, labels, printed, now }: PaperSheetsProps) {
  const isLabels = paper === 'labels';
  return (
    <PrintedSheets
      label={words.sheets}
      {...(isLabels
        ? { size, margin: 0, styles: labelStyles(size) }
        : { size: 'a4', margin: SHEET_MARGIN, styles: sheetStyles })}
    >
      {isLabels &&
        labels.map((label) => (
          <Label key={`${size}-${label.consignment.id}-${label.piece.number}`} {...label} />
        ))}
      {paper === 'waybill' &&
        printed.map((printedConsignment) => (
          <Waybill key={printedConsignment.consignment.id} printed={printedConsignment} now={now} />
        ))}
      {paper === 'manifest' && <Manifest printed={printed} now={now} />}
    </PrintedSheets>
  );
}
