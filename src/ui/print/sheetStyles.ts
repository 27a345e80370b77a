import { paperSizes } from './paperSizes';

/** Blank on each edge of an A4 sheet, in millimetres. */
export const SHEET_MARGIN = 10;

const hairline = '0.3mm solid #000';

/** A document on A4: as many pages as it needs. */
export const sheetStyles = {
  '& .sheet': {
    boxSizing: 'border-box',
    width: `${paperSizes.a4.width}mm`,
    padding: `${SHEET_MARGIN}mm`,
    fontSize: '9pt',
    lineHeight: 1.35,
    overflowWrap: 'anywhere',
  },
  '@media print': { '& .sheet': { width: 'auto', padding: 0 } },
  '& .sheet + .sheet': { breakBefore: 'page' },
  '& .sheet h1': { margin: 0, fontSize: '18pt', lineHeight: 1.2, fontWeight: 600 },
  '& .sheet h2': { margin: '4mm 0 1mm', fontSize: '10.5pt', fontWeight: 600, breakAfter: 'avoid' },
  '& .sheet p': { margin: 0 },
  '& .sheet .head': {
    display: 'flex',
    gap: '6mm',
    justifyContent: 'space-between',
    alignItems: 'flex-start',
  },
  '& .sheet .id': { fontSize: '22pt', lineHeight: 1.2, fontWeight: 600, letterSpacing: '0.06em' },
  '& .sheet .columns': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '8mm' },
  '& .sheet .columns > *': { minWidth: 0 },
  '& .sheet .address': { whiteSpace: 'pre-line' },
  '& .sheet .name': { fontWeight: 600 },
  '& .sheet dl': { margin: 0, display: 'grid', gridTemplateColumns: 'auto 1fr auto 1fr', gap: '0.5mm 3mm' },
  '& .sheet dt': { maxWidth: '32mm' },
  '& .sheet dd': { margin: 0, minWidth: 0, fontWeight: 600 },
  '& .sheet table': { width: '100%', marginTop: '2mm', borderCollapse: 'collapse' },
  '& .sheet th, & .sheet td': {
    padding: '1mm 1.5mm',
    border: hairline,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& .sheet th': { fontWeight: 600, overflowWrap: 'normal' },
  '& .sheet tr': { breakInside: 'avoid' },
  '& .sheet .number': { textAlign: 'end', whiteSpace: 'nowrap', overflowWrap: 'normal' },
  // A number with its unit, which is kept whole, or whatever was entered in its place, which may be long.
  '& .sheet .quantity': { textAlign: 'end', minWidth: '18mm' },
  '& .sheet .text': { minWidth: '22mm' },
  '& .sheet .coded': { whiteSpace: 'nowrap' },
  '& .sheet .qr': { flex: 'none', width: '45mm' },
  '& .sheet .signatures': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: '5mm',
    marginTop: '6mm',
  },
  '& .sheet .signatures > div': {
    height: '26mm',
    border: hairline,
    padding: '1mm 1.5mm',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    breakInside: 'avoid',
  },
} as const;
